import type { VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';

import { blank, editBoard, paint, redoEdit, resize, undoEdit } from '../actions/bring';
import type { Brush, Fact } from '../api/protocol';
import { BrushSample } from '../board/brush_sample';
import { useOneStop } from '../board/one_stop';
import { usePalette } from '../board/room';
import type { Desk } from '../state/state';
import { now, updateDesk } from '../state/store';
import { icons } from '../styles/icons';
import { brushWord, word, wordOf } from '../texts/names';
import { t } from '../texts/texts';
import { viewOf } from '../worlds/index';
import { kindsOf, valueOf, type BrushKind } from './brush_kinds';

/** By hand: brushes as they look on the board, size, what is on no cell, and the way back. */
export function EditPart({ desk }: { desk: Desk }): VNode {
  const { world } = desk;
  const editing = desk.mode === 'edit';
  return (
    <div id="edit-part" class="stack tight">
      <button class="button" type="button" aria-pressed={editing} onClick={() => editBoard(world, !editing)}>
        {icons.pencil()}{editing ? t('Done') : t('Edit')}
      </button>
      {editing && (
        <>
          <Palette desk={desk} />
          <div class="grid2">
            <button class="button" type="button" disabled={desk.past.length === 0} onClick={() => void undoEdit(world)}>{icons.undo()}{t('Undo')}</button>
            <button class="button" type="button" disabled={desk.future.length === 0} onClick={() => void redoEdit(world)}>{icons.redo()}{t('Redo')}</button>
          </div>
          {(desk.parsed.facts ?? []).length > 0 && (
            <div class="grid2">{desk.parsed.facts!.map((fact) => <FactField key={fact.name} desk={desk} fact={fact} />)}</div>
          )}
          <SizeFields key={`${desk.grid.rows}x${desk.grid.cols}`} desk={desk} />
        </>
      )}
    </div>
  );
}

/** The kinds of brushes, and of the one in hand its value. */
function Palette({ desk }: { desk: Desk }): VNode {
  const place = useRef<HTMLDivElement>(null);
  const palette = usePalette(place);
  const lately = useRef(new Map<string, Brush>()); // of each kind the one that was used last
  const { world } = desk;
  const view = viewOf(world);
  const kinds = kindsOf(now().worlds[world]?.brushes ?? []);
  const here = kinds.findIndex(({ brushes }) => brushes.some(({ name }) => name === desk.brush));
  const { group, item } = useOneStop(here);
  const take = (kind: BrushKind, brush: Brush): void => {
    lately.current.set(kind.name, brush);
    updateDesk(world, { brush: brush.name });
  };
  return (
    <div ref={place} class={`stack tight ${view.boardClass ?? ''}`}>
      <div class="brushes" role="radiogroup" aria-label={t('Brush')} {...group}>
        {palette && kinds.map((kind, i) => {
          const chosen = kind.brushes.find(({ name }) => name === desk.brush);
          const brush = chosen ?? lately.current.get(kind.name) ?? kind.brushes[0]!;
          return (
            <button key={kind.name} class="brush" type="button" role="radio" aria-checked={i === here} {...item(i)} onClick={() => take(kind, brush)}>
              <BrushSample brush={brush} palette={palette} size={28} view={view} />
              <span>{kind.name === '' ? word('cost') : wordOf(world, kind.name)}</span>
            </button>
          );
        })}
      </div>
      {kinds[here] && kinds[here].brushes.length > 1 && <ValueField desk={desk} kind={kinds[here]} take={take} />}
    </div>
  );
}

interface ValueFieldProps { desk: Desk; kind: BrushKind; take: (kind: BrushKind, brush: Brush) => void }

function ValueField({ desk, kind, take }: ValueFieldProps): VNode {
  const { brushes } = kind;
  const at = brushes.findIndex(({ name }) => name === desk.brush);
  const brush = brushes[at]!;
  const value = valueOf(brush) ?? brushWord(desk.world, brush.name);
  return (
    <label class="field brush-value">
      <span>{t('Value')}</span>
      <input type="range" min={0} max={brushes.length - 1} value={at} aria-valuetext={value}
        onInput={(event) => take(kind, brushes[event.currentTarget.valueAsNumber]!)} />
      <output>{value}</output>
    </label>
  );
}

function FactField({ desk, fact }: { desk: Desk; fact: Fact }): VNode {
  const set = (value: string) => void paint(desk.world, [], { [fact.name]: value });
  return (
    <label class="field">
      <span>{wordOf(desk.world, fact.name)}</span>
      {fact.choices?.length ? (
        <select class="select" value={fact.value} onChange={(event) => set(event.currentTarget.value)}>
          {fact.choices.map((choice) => <option key={choice} value={choice}>{wordOf(desk.world, choice)}</option>)}
        </select>
      ) : (
        <input class="input" type="number" min={fact.least} max={fact.most} value={fact.value}
          onChange={(event) => set(event.currentTarget.value)} />
      )}
    </label>
  );
}

function SizeFields({ desk }: { desk: Desk }): VNode {
  const [rows, setRows] = useState(desk.grid.rows);
  const [cols, setCols] = useState(desk.grid.cols);
  const number = (label: string, value: number, set: (value: number) => void) => (
    <label class="field">
      <span>{label}</span>
      <input class="input" type="number" min={1} value={value} onInput={(event) => set(Math.floor(Number(event.currentTarget.value)))} />
    </label>
  );
  const same = rows === desk.grid.rows && cols === desk.grid.cols;
  const possible = rows > 0 && cols > 0 && rows * cols <= now().limits.cells;
  return (
    <div class="grid2">
      {number(t('Rows'), rows, setRows)}
      {number(t('Columns'), cols, setCols)}
      <button class="button" type="button" disabled={same || !possible} onClick={() => void resize(desk.world, rows, cols)}>{t('Resize')}</button>
      <button class="button" type="button" disabled={!possible} onClick={() => void blank(desk.world, rows, cols)}>{t('Clear board')}</button>
    </div>
  );
}
