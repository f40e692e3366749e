import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

import { openExample, openPuzzle, translate } from '../actions/bring';
import { cancelWork } from '../actions/solve';
import type { DeskProps } from '../board/world_view';
import type { Desk } from '../state/state';
import { now } from '../state/store';
import { icons } from '../styles/icons';
import { exampleTitle, puzzleTitle, wordOf } from '../texts/names';
import { t } from '../texts/texts';
import { Busy } from './busy';
import { EditPart } from './edit_part';
import { openFile } from './files';
import { GeneratePart } from './generate_part';
import { NoticeLine } from './notice';
import { PasteBox } from './paste_box';

/** Bring a board: a file, the clipboard, an example, a new one, the hand. */
export function BoardSection({ desk, view }: DeskProps): VNode {
  const { world } = desk;
  const { origin } = desk;
  const examples = view.examples.filter(({ file }) => file !== view.collection);
  const listed = origin.from === 'example' && origin.file === view.collection; // by the world itself
  const chosen = origin.from === 'example'
    ? examples.findIndex(({ file, puzzle }) => file === origin.file && (puzzle === undefined || puzzle === origin.puzzle))
    : -1;
  // In a collection the board has a name of its own too.
  const title = desk.parsed.puzzles?.[desk.parsed.puzzle ?? 0]?.title ?? '';
  const level = / \d+$/.test(title) ? puzzleTitle(title) : undefined;
  const others = now().worlds[world]?.translates_to ?? [];
  const busy = desk.work?.what === 'generating' || desk.work?.what === 'opening' ? desk.work : undefined;
  return (
    <>
      <Open desk={desk} />
      {desk.parsed.warnings.length > 0 && (
        <div class="notice" aria-label={t('Warnings')}>{desk.parsed.warnings.map((warning) => <p key={warning}><b>{t('Note:')}</b> {warning}</p>)}</div>
      )}
      {examples.length > 0 && (
        <label class="field">
          <span>{t('Example')}</span>
          <select class="select" value={String(chosen)} onChange={(event) => {
            const example = examples[Number(event.currentTarget.value)];
            if (example) void openExample(world, example);
          }}>
            {chosen < 0 && <option value="-1">{(origin.from === 'example' && level) || t('Your board')}</option>}
            {examples.map((example, i) => (
              <option key={i} value={String(i)}>{exampleTitle(example.title)}{i === chosen && level && ` · ${level}`}</option>
            ))}
          </select>
        </label>
      )}
      {!listed && <Puzzles desk={desk} />}
      <GeneratePart desk={desk} view={view} />
      <Busy work={busy} cancel={() => cancelWork(world)} />
      {(now().worlds[world]?.brushes?.length ?? 0) > 0 && <EditPart desk={desk} />}
      {others.length > 0 && (
        <div class="row">
          <span class="small quiet">{t('Convert to')}</span>
          {others.map((other) => (
            <button key={other} class="button" type="button" title={t('Whatever the other world lacks is left out')} onClick={() => void translate(world, other)}>
              {wordOf('world', other)}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

const mostMended = 100_000; // characters: a longer text is mended elsewhere

function Open({ desk }: { desk: Desk }): VNode {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState<string>();
  const broken = desk.notice?.section === 'board' ? desk.notice.source : undefined;
  useEffect(() => setText(undefined), [desk.grid]);
  useEffect(() => {
    if (broken && broken.length <= mostMended) setText(broken);
  }, [broken]);
  return (
    <>
      <div class="grid2">
        <button class="button" type="button" onClick={() => input.current?.click()}>{icons.open()}{t('Open file')}</button>
        <button class="button" type="button" aria-expanded={text !== undefined} onClick={() => setText(text === undefined ? '' : undefined)}>
          {icons.paste()}{t('Paste')}
        </button>
        <input ref={input} type="file" hidden tabIndex={-1} aria-label={t('Open file')} onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) void openFile(file);
        }} />
      </div>
      <NoticeLine desk={desk} section="board" />
      {text !== undefined && <PasteBox text={text} close={() => setText(undefined)} />}
    </>
  );
}

/** Of a file with several puzzles: one after another, or by its title. */
function Puzzles({ desk }: { desk: Desk }): VNode | null {
  const { puzzles, puzzle = 0 } = desk.parsed;
  if (!puzzles || puzzles.length < 2) return null;
  const turn = (by: number) => void openPuzzle(desk.world, puzzle + by);
  return (
    <div class="field">
      <span>{t('Puzzle')} {t('{0} of {1}', puzzle + 1, puzzles.length)}</span>
      <div class="row tight">
        <button class="button icon" type="button" aria-label={t('Previous')} disabled={puzzle <= 0} onClick={() => turn(-1)}>{icons.back()}</button>
        <select class="select grow titles" aria-label={t('Puzzle')} value={String(puzzle)}
          onChange={(event) => void openPuzzle(desk.world, Number(event.currentTarget.value))}>
          {puzzles.map(({ title }, i) => <option key={i} value={String(i)}>{`${i + 1}. ${puzzleTitle(title)}`}</option>)}
        </select>
        <button class="button icon" type="button" aria-label={t('Next')} disabled={puzzle + 1 >= puzzles.length} onClick={() => turn(1)}>
          {icons.forward()}
        </button>
      </div>
    </div>
  );
}
