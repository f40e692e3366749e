import type { VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

import { unfolded } from '../actions/ask';
import type { DeskProps } from '../board/world_view';
import type { Desk, Section } from '../state/state';
import { updateDesk } from '../state/store';
import { icons } from '../styles/icons';
import { worldName } from '../texts/names';
import { k, t } from '../texts/texts';
import { Coach } from './coach';
import { endingOf } from './ending';
import { BoardSection } from './section_board';
import { PlaySection } from './section_play';
import { SolveSection } from './section_solve';
import { ShareSection } from './section_share';
import { WatchSection } from './section_watch';

const parts: Record<Section, (props: DeskProps) => VNode> = {
  board: BoardSection, solve: SolveSection, watch: WatchSection, play: PlaySection, share: ShareSection,
};

const titles: Record<Section, string> = { board: k('Board'), solve: k('Solve'), watch: k('Watch'), play: k('Play'), share: k('Share & export') };
const tabs = { ...titles, share: k('Share') }; // short, for a phone
export const sections = Object.keys(parts) as Section[];

/** The other way round than it is seen, whatever has been unfolded since it was drawn. */
function toggleSection(desk: Desk, section: Section): void {
  const opens = !desk.open.includes(section);
  updateDesk(desk.world, ({ open }) => ({ open: opens ? unfolded(open, section) : open.filter((each) => each !== section) }));
}

export const showSection = (desk: Desk, section: Section): void =>
  updateDesk(desk.world, ({ open }) => ({ open: unfolded(open, section) }));

/** Whether somebody has done anything on this page yet. */
function useTouched(): { readonly current: boolean } {
  const touched = useRef(false);
  useEffect(() => {
    const over = new AbortController();
    for (const kind of ['pointerdown', 'keydown'])
      addEventListener(kind, () => void (touched.current = true), { capture: true, signal: over.signal });
    return () => over.abort();
  }, []);
  return touched;
}

/** The panel in the order of work: foldable sections, or on a phone one of them under tabs. */
export function Panel({ desk, view, narrow }: DeskProps & { narrow: boolean }): VNode {
  const latest = desk.open.at(-1);
  const touched = useTouched();
  const editing = desk.mode === 'edit';
  const edits = useRef(editing);
  // What was just asked for comes into sight; what comes by itself, as a world opens, leaves the panel at its top.
  useEffect(() => {
    const begins = editing && !edits.current;
    edits.current = editing;
    if (!touched.current) return;
    if (begins) document.getElementById('edit-part')?.scrollIntoView({ block: 'nearest' });
    else if (!narrow && latest) document.getElementById(`section-${latest}`)?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [latest, desk.mode, desk.solved, desk.reached, desk.game?.state.standing]);
  return narrow ? <Tabs desk={desk} view={view} touched={touched} /> : (
    <aside class="panel" aria-label={worldName(desk.world)}>
      <Coach desk={desk} view={view} open={(section) => showSection(desk, section)} />
      {sections.map((section) => <Foldable key={section} desk={desk} view={view} section={section} />)}
    </aside>
  );
}

/** A section: what is shared, then the world's own part. */
function Contents({ desk, view, section }: DeskProps & { section: Section }): VNode {
  const Shared = parts[section];
  const Own = view.sections?.[section];
  return (
    <>
      <Shared desk={desk} view={view} />
      {Own && <div class="own stack"><Own desk={desk} /></div>}
    </>
  );
}

function Foldable({ desk, view, section }: DeskProps & { section: Section }): VNode {
  const open = desk.open.includes(section);
  const id = `section-${section}`;
  return (
    <section class="section" aria-labelledby={`${id}-title`}>
      <h2>
        <button class="fold" type="button" id={`${id}-title`} aria-expanded={open} aria-controls={id}
          onClick={() => toggleSection(desk, section)}>
          <span>{t(titles[section])}</span>
          {icons.fold()}
        </button>
      </h2>
      <div id={id} class="section-body stack" hidden={!open}>{open && <Contents desk={desk} view={view} section={section} />}</div>
    </section>
  );
}

function Tabs({ desk, view, touched }: DeskProps & { touched: { readonly current: boolean } }): VNode {
  const active = desk.open.at(-1) ?? 'solve';
  const body = useRef<HTMLDivElement>(null);
  const bringIntoSight = (): void => body.current?.scrollIntoView({ block: 'start' });
  const over = endingOf(desk, view) !== undefined;
  // Each opens at its top; a game with its goal, or its result, over it.
  useLayoutEffect(() => {
    if (active === 'play') body.current?.parentElement?.scrollTo(0, 0);
    else if (touched.current) bringIntoSight();
  }, [active, over]);
  const choose = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (!by) return;
    event.preventDefault();
    const next = sections[(sections.indexOf(active) + by + sections.length) % sections.length]!;
    showSection(desk, next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <aside class="sheet" aria-label={worldName(desk.world)}>
      <Coach desk={desk} view={view} open={(section) => { showSection(desk, section); requestAnimationFrame(bringIntoSight); }} />
      <div class="tabs" role="tablist" onKeyDown={choose}>
        {sections.map((section) => (
          <button key={section} id={`tab-${section}`} type="button" role="tab" aria-selected={section === active}
            aria-controls="tab-panel" tabIndex={section === active ? 0 : -1} onClick={() => showSection(desk, section)}>
            {t(tabs[section])}
          </button>
        ))}
      </div>
      <div ref={body} id="tab-panel" class="sheet-body stack" role="tabpanel" aria-labelledby={`tab-${active}`} tabIndex={-1}>
        <h2 class="unseen">{t(titles[active])}</h2>
        <Contents desk={desk} view={view} section={active} />
      </div>
    </aside>
  );
}
