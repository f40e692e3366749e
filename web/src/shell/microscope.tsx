import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';

import { scopeWork } from '../actions/desk';
import { askBound, examine, lookOf, pick, sightOf, type Look } from '../actions/microscope';
import type { Desk } from '../state/state';
import { now } from '../state/store';
import { stateName, stateOn, sumOf, whyCell, whyState } from '../texts/microscope';
import { t, tn } from '../texts/texts';
import { Busy } from './busy';

const mostListed = 50;

/** A search under the microscope: one that is shown alone and stands still. */
export function Microscope({ desk }: { desk: Desk }): VNode | null {
  const sight = sightOf(desk);
  const { online } = now();
  useEffect(() => void (sight && online && examine(desk.world)), [sight?.traced, online]);
  const look = lookOf(desk);
  if (!look) {
    const work = sight && scopeWork(desk);
    if (work) return <Busy work={work} cancel={work.cancel} bare />;
    return desk.race ? <p class="small quiet">{t('Watch one search and pause it to see its open list.')}</p> : null;
  }
  const { open, step, picked } = look;
  const ofCells = open.opened.cell !== undefined;
  const spoken = picked === undefined ? open.current(step) : ofCells ? stateOn(open, picked, step) : picked;
  return (
    <div class="microscope stack tight">
      <h3>{t('Microscope')}</h3>
      <div role="status">
        {spoken !== undefined && <p><b>{stateName(open, desk.grid, spoken)}</b> <span class="numbers">{sumOf(open, spoken)}</span></p>}
        <p class="small">{sentence(desk, look, spoken)}</p>
      </div>
      {!ofCells && spoken !== undefined && <Parts desk={desk} look={look} opening={spoken} />}
      {open.opened.loss > 0 && (
        <p class="small quiet">{t('In g and h, a step counts {0} and a loss of 1 counts {1}.', open.opened.step, open.opened.loss)}</p>
      )}
      {open.traced.cut && step >= open.length && <p class="small quiet">{t('Only the beginning was recorded.')}</p>}
      <List desk={desk} look={look} spoken={spoken} />
    </div>
  );
}

function sentence({ grid }: Desk, { open, step, picked }: Look, spoken: number | undefined): string {
  if (picked !== undefined && open.opened.cell) return whyCell(open, grid, picked, step);
  return spoken === undefined ? t('Step forward, or click a cell.') : whyState(open, grid, spoken, step);
}

/** What the bound of a state of pieces is made of. */
function Parts({ desk, look, opening }: { desk: Desk; look: Look; opening: number }): VNode | null {
  useEffect(() => void askBound(desk.world, opening), [look.open, opening, now().language]);
  const { bound } = look;
  if (!bound || bound.parts.length === 0) return null;
  return (
    <table class="bound-parts small">
      <caption class="unseen">{t('What h is made of')}</caption>
      <tbody>
        {bound.parts.map(({ piece, value, why }) => <tr key={piece}><td>{why}</td><td>+{value}</td></tr>)}
      </tbody>
      <tfoot><tr><td>h</td><td>{bound.bound}</td></tr></tfoot>
    </table>
  );
}

/** What the head of a column says, for those who do not see it. */
const Unseen = ({ text }: { text: string }): VNode => <span class="unseen">{text}</span>;

/** What waits, the next first. One stop for the keyboard: arrows go through it. */
function List({ desk, look: { open, step }, spoken }: { desk: Desk; look: Look; spoken: number | undefined }): VNode {
  const { world, grid } = desk;
  const waiting = open.waiting(step);
  const shown = waiting.slice(0, mostListed);
  const chosen = spoken === undefined ? -1 : shown.indexOf(spoken);
  const choose = (opening: number | undefined): void => {
    if (opening !== undefined && opening !== spoken) pick(world, open.opened.cell?.[opening] ?? opening);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = { ArrowDown: chosen + 1, ArrowUp: chosen - 1, Home: 0, End: shown.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    choose(shown[to]);
  };
  const origin = (opening: number): string => {
    const parent = open.parent(opening);
    if (parent === undefined) return '';
    return open.opened.cell ? stateName(open, grid, parent) : t('step {0}', open.takenAt(parent)!);
  };
  return (
    <>
      <p class="small quiet">{tn('{0} state on the open list, the next one first', '{0} states on the open list, the next one first', waiting.length)}</p>
      {shown.length > 0 && (
        <div class="open-list">
          <div class="open-list-head" aria-hidden="true"><span /><span>g</span><span>h</span><span>f</span><span>{t('from')}</span></div>
          <div role="listbox" tabIndex={0} aria-label={t('Open list')} onKeyDown={onKeyDown}
            {...(chosen >= 0 && { 'aria-activedescendant': `open-${shown[chosen]}` })}>
            {shown.map((opening) => (
              <div key={opening} id={`open-${opening}`} role="option" aria-selected={opening === spoken} onClick={() => choose(opening)}>
                <b>{stateName(open, grid, opening)}</b>
                <span><Unseen text="g" /> {open.opened.g[opening]}</span>
                <span><Unseen text="h" /> {open.opened.h[opening]}</span>
                <span><Unseen text="f" /> {open.f(opening)}</span>
                <span>{origin(opening) && <><Unseen text={t('from')} /> {origin(opening)}</>}</span>
              </div>
            ))}
          </div>
        </div>
      )}
      {waiting.length > shown.length && <p class="small quiet">{t('and {0} more', waiting.length - shown.length)}</p>}
    </>
  );
}
