import type { VNode } from 'preact';

import type { Review } from '../../api/protocol';
import type { Desk } from '../../state/state';
import { t } from '../../texts/texts';
import { gameKey, goTo, lookBack } from './analysis';
import { ownOf, putOwn, type Side } from './table';

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

/** Who made a turn: the first side made the even ones, unless the other began. */
export const sideOfTurn = (turn: number, firstSide: Side): Side => (turn % 2 === 0 ? firstSide : firstSide === 1 ? 2 : 1);

/** The turn nearest to a place on the curve, 0..1 from the left. */
export const turnAt = (share: number, turns: number): number =>
  Math.max(0, Math.min(turns, Math.round(((share * width - margin) / (width - 2 * margin)) * turns)));

function Curve({ review, shown }: { review: Review; shown: number | undefined }): VNode {
  const points = pointsOf(review.first);
  const line = points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  const [begin, end] = [points[0], points.at(-1)];
  const area = begin && end ? `${line}L${end.x} ${height - margin}L${begin.x} ${height - margin}Z` : '';
  const marks = review.slips.flatMap((slip) => points.filter(({ turn }) => turn === slip.turn + 1));
  const now = shown === undefined ? undefined : points.find(({ turn }) => turn === shown);
  const turns = review.first.length - 1;
  return (
    <svg class="curve" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t("White's winning chance after each move; the costliest moves are marked")}
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        void goTo(turnAt((event.clientX - box.left) / box.width, turns));
      }}>
      <rect class="curve-ground" x={margin} y={margin} width={width - 2 * margin} height={height - 2 * margin} rx={4} />
      <path class="curve-white" d={area} />
      <path class="curve-half" d={`M${margin} ${height / 2}H${width - margin}`} />
      <path class="curve-line" d={line} />
      {now && <path class="curve-now" d={`M${now.x} ${margin}V${height - margin}`} />}
      {marks.map(({ x, y, turn }) => (
        <g key={turn}>
          <circle class="curve-slip" cx={x} cy={y} r={6} />
          <path class="curve-sign" d={`M${x} ${y - 3.2}V${y + 0.6}M${x} ${y + 3}V${y + 3.1}`} />
        </g>
      ))}
    </svg>
  );
}

function SlipButton({ slip, moves, firstSide }: { slip: Review['slips'][number]; moves: string[]; firstSide: Side }): VNode {
  const percent = (chance: number) => Math.round(100 * chance);
  const side = sideOfTurn(slip.turn, firstSide);
  const { better } = slip;
  const fall = [slip.turn + 1, moves[slip.turn] ?? '', percent(slip.before), percent(slip.after)];
  return (
    <button type="button" class="slip" onClick={() => void goTo(slip.turn).then(() => better && putOwn({ pointed: better }))}>
      <i class={side === 1 ? 'side-disc white' : 'side-disc black'} />
      <span>
        {side === 1 ? t('Move {0}, White: {1}. The winning chance fell from {2}% to {3}%.', ...fall) : t('Move {0}, Black: {1}. The winning chance fell from {2}% to {3}%.', ...fall)}
        {better && <> <b>{t('Better: {0}.', better)}</b></>}
      </span>
    </button>
  );
}

export function Graph({ desk }: { desk: Desk }): VNode | null {
  const key = gameKey(desk);
  const { game } = desk;
  if (!key || !game) return null;
  const known = ownOf(desk).review;
  const current = known?.key === key ? known : undefined;
  const review = current?.review;
  const shown = desk.mode === 'watch' && desk.player?.kind === 'game' ? Math.floor(desk.player.step) : game.moves.length;
  const firstSide: Side = (game.state.figures.player === 2) === (game.moves.length % 2 === 1) ? 1 : 2;
  return (
    <div class="stack tight">
      <h3>{t('Evaluation graph')}</h3>
      {!current && (
        <button type="button" class="button" onClick={() => void lookBack(desk)}>{t('Review game')}</button>
      )}
      {current?.busy && (
        <span class={current.fraction === undefined ? 'gap endless' : 'gap'} role="progressbar" aria-label={t('Review game')}
          style={{ '--part': current.fraction ?? 0 }}>
          <span />
        </span>
      )}
      {review && <Curve review={review} shown={shown} />}
      {review && <p class="small quiet">{t("White's winning chance after each move; the costliest moves are marked")}</p>}
      {review?.decided !== undefined && review.decided > 0 && <p class="small">{t('The lead never changed hands after move {0}.', review.decided)}</p>}
      {review?.turning !== undefined && review.slips.length === 0 && (
        <p class="small">{t('Biggest swing: move {0}, {1}', review.turning + 1, game.moves[review.turning] ?? '')}</p>
      )}
      {review && review.slips.length === 0 && <p class="small">{t('No single move was a clear mistake.')}</p>}
      {review && review.slips.length > 0 && (
        <div class="slips">
          {review.slips.map((slip) => <SlipButton key={slip.turn} slip={slip} moves={game.moves} firstSide={firstSide} />)}
        </div>
      )}
    </div>
  );
}
