import type { ComponentChildren, VNode } from 'preact';

import type { Review } from '../../api/protocol';
import type { Desk } from '../../state/state';
import { now } from '../../state/store';
import { icons } from '../../styles/icons';
import { t } from '../../texts/texts';
import { gameKey, lookBack } from './analysis';
import { show } from './explore';
import { begins } from './lines';
import { firstSide, sideOfTurn } from './moves';
import { ownOf, slipHere, type AmazonsOwn, type Side } from './table';

// The whole game as one curve: the chance of white before each turn and at the end. The turns that cost most are marked,
// with what would have been better.

const width = 320;
const height = 120;
const margin = 6;

export function pointsOf(first: (number | null)[]): { x: number; y: number; turn: number }[] {
  const step = (width - 2 * margin) / Math.max(1, first.length - 1);
  return first.flatMap((chance, turn) =>
    chance === null ? [] : [{ x: margin + turn * step, y: margin + (1 - chance) * (height - 2 * margin), turn }],
  );
}

/** The turn nearest to a place on the curve, 0..1 from the left. */
export const turnAt = (share: number, turns: number): number =>
  Math.max(0, Math.min(turns, Math.round(((share * width - margin) / (width - 2 * margin)) * turns)));

function Curve({ review, moves, shown }: { review: Review; moves: string[]; shown: number | undefined }): VNode {
  const points = pointsOf(review.first);
  const line = points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  const [begin, end] = [points[0], points.at(-1)];
  const area = begin && end ? `${line}L${end.x} ${height - margin}L${begin.x} ${height - margin}Z` : '';
  const marks = review.slips.flatMap((slip) => points.filter(({ turn }) => turn === slip.turn + 1));
  const here = shown === undefined ? undefined : points.find(({ turn }) => turn === shown);
  const turns = review.first.length - 1;
  return (
    <svg class="curve" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t("White's winning chance after each move; the costliest moves are marked")}
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        void show(moves.slice(0, turnAt((event.clientX - box.left) / box.width, turns)));
      }}>
      <rect class="curve-ground" x={margin} y={margin} width={width - 2 * margin} height={height - 2 * margin} rx={4} />
      <path class="curve-white" d={area} />
      <path class="curve-half" d={`M${margin} ${height / 2}H${width - margin}`} />
      <path class="curve-line" d={line} />
      {here && <path class="curve-now" d={`M${here.x} ${margin}V${height - margin}`} />}
      {marks.map(({ x, y, turn }) => (
        <g key={turn}>
          <circle class="curve-slip" cx={x} cy={y} r={6} />
          <path class="curve-sign" d={`M${x} ${y - 3.2}V${y + 0.6}M${x} ${y + 3}V${y + 3.1}`} />
        </g>
      ))}
    </svg>
  );
}

function slipInWords({ turn, before, after }: Slip, move: string, side: Side): string {
  const percent = (chance: number) => Math.round(100 * chance);
  const fall = [turn + 1, move, percent(before), percent(after)];
  return side === 1
    ? t('Move {0}, White: {1}. The winning chance fell from {2}% to {3}%.', ...fall)
    : t('Move {0}, Black: {1}. The winning chance fell from {2}% to {3}%.', ...fall);
}

type Slip = Review['slips'][number];

/** Moves in a text are not broken over lines. */
const unbroken = (text: string): ComponentChildren =>
  text.split(/([a-z]\d+-[a-z]\d+\/[a-z]\d+\.?)/).map((part, i) => (i % 2 ? <span class="unbroken" key={i}>{part}</span> : part));

/** From mistake to mistake: the board shows the position before each, with the better move. */
export function Mistakes({ desk }: { desk: Desk }): VNode | null {
  const { line, exploring } = ownOf(desk);
  const slips = reviewOf(desk)?.review?.slips ?? [];
  if (slips.length === 0 || desk.mode !== 'play') return null;
  const { moves } = desk.game!;
  const here = slipHere(desk);
  const inOrder = [...slips].sort((a, b) => a.turn - b.turn);
  const next = inOrder.find(({ turn }) => !exploring || turn > moves.length); // from the end of the game: the first
  const previous = inOrder.filter(({ turn }) => turn < moves.length).at(-1);
  const button = (label: string, icon: VNode, slip: Slip | undefined) => (
    <button type="button" class="button icon" aria-label={label} title={label} disabled={!slip} onClick={() => slip && void show(line.slice(0, slip.turn))}>{icon}</button>
  );
  return (
    <div class="mistakes">
      {button(t('Previous mistake'), icons.back(), previous)}
      <p class="small" aria-live="polite">
        {here ? <>{unbroken(slipInWords(here, line[here.turn] ?? '', sideOfTurn(here.turn, firstSide(desk))))} {here.better && <b>{unbroken(t('Better: {0}.', here.better))}</b>}</>
          : t('Mistakes: {0}', slips.length)}
      </p>
      {button(t('Next mistake'), icons.forward(), next)}
    </div>
  );
}

/** Of the game that lies there. */
function reviewOf(desk: Desk): AmazonsOwn['review'] {
  const key = gameKey(desk);
  const { review } = ownOf(desk);
  return key && review?.key === key ? review : undefined;
}

/** On a phone the mistakes are at the head of the sheet, under the board. */
export function Graph({ desk }: { desk: Desk }): VNode | null {
  const key = gameKey(desk);
  const { game } = desk;
  if (!game || desk.mode !== 'play') return null;
  const { line } = ownOf(desk);
  const current = reviewOf(desk);
  const review = current?.review;
  const shown = begins(line, game.moves) ? game.moves.length : undefined;
  return (
    <div class="graph">
      {!current && (
        <button type="button" class="button" disabled={!key} onClick={() => void lookBack(desk)}>{t('Review game')}</button>
      )}
      {current?.busy && (
        <span class={current.fraction === undefined ? 'gap endless' : 'gap'} role="progressbar" aria-label={t('Review game')}
          style={{ '--part': current.fraction ?? 0 }}>
          <span />
        </span>
      )}
      {review && <Curve review={review} moves={line} shown={shown} />}
      {review?.decided !== undefined && review.decided > 0 && review.slips.length === 0 && (
        <p class="small">{t('The lead never changed hands after move {0}.', review.decided)}</p>
      )}
      {review?.turning !== undefined && review.slips.length === 0 && (
        <p class="small">{t('Biggest swing: move {0}, {1}', review.turning + 1, line[review.turning] ?? '')}</p>
      )}
      {review && review.slips.length === 0 && <p class="small">{t('No single move was a clear mistake.')}</p>}
      {!now().narrow && <Mistakes desk={desk} />}
    </div>
  );
}
