import type { VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';

import { blank, editBoard, paint, redoEdit, resize, undoEdit } from '../actions/bring';
import type { Fact } from '../api/protocol';
import { BrushSample } from '../board/brush_sample';
import { usePalette } from '../board/room';
import type { Desk } from '../state/state';
import { now, updateDesk } from '../state/store';
import { icons } from '../styles/icons';
import { brushWord, wordOf } from '../texts/names';
import { t } from '../texts/texts';
import { viewOf } from '../worlds/index';

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

const mostNamed = 8; // brushes that have room for their names

function Palette({ desk }: { desk: Desk }): VNode {
  const place = useRef<HTMLDivElement>(null);
  const palette = usePalette(place);
  const brushes = now().worlds[desk.world]?.brushes ?? [];
  const view = viewOf(desk.world);
  const named = brushes.length <= mostNamed;
  return (
    <div ref={place} class={`brushes ${named ? 'named' : ''} ${view.boardClass ?? ''}`} role="group" aria-label={t('Brush')}>
      {palette && brushes.map((brush) => {
        const name = brushWord(desk.world, brush.name);
        return (
          <button key={brush.name} class="brush" type="button" aria-label={name} title={name} aria-pressed={desk.brush === brush.name}
            onClick={() => updateDesk(desk.world, { brush: brush.name })}>
            <BrushSample brush={brush} palette={palette} size={28} view={view} />
            {named && <span>{name}</span>}
          </button>
        );
      })}
    </div>
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
  const most = Math.floor(Math.sqrt(now().limits.cells)); // of a square
  const number = (label: string, value: number, set: (value: number) => void) => (
    <label class="field">
      <span>{label}</span>
      <input class="input" type="number" min={1} max={most} value={value} onInput={(event) => set(event.currentTarget.valueAsNumber || 1)} />
    </label>
  );
  const same = rows === desk.grid.rows && cols === desk.grid.cols;
  return (
    <div class="grid2">
      {number(t('Rows'), rows, setRows)}
      {number(t('Columns'), cols, setCols)}
      <button class="button" type="button" disabled={same} onClick={() => void resize(desk.world, rows, cols)}>{t('Resize')}</button>
      <button class="button" type="button" onClick={() => void blank(desk.world, rows, cols)}>{t('Clear board')}</button>
    </div>
  );
}
