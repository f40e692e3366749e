import { Component, type VNode } from 'preact';
import { useMemo } from 'preact/hooks';

import type { Style } from '../api/protocol';
import type { Grid, GridWalls } from '../grid/grid';
import { Mark } from './marks';
import { css, type Palette } from './palette';
import { floorPaths, linePath, wallPath } from './wall_path';
import type { WorldView } from './world_view';

// What lies under everything that moves: fills, hairlines, values, walls. Each part is drawn again only when what it
// shows has changed, values row by row.

interface FloorProps { grid: Grid; palette: Palette; cell: number }

const leastForLines = 6;
const leastForText = 11;
const leastForCornerText = 24;

/** One path a style. */
export function Fills({ grid, palette, cell }: FloorProps): VNode {
  return useMemo(() => {
    const paths = [...floorPaths(grid)].sort(([a], [b]) => a - b);
    return (
      <g>
        <rect width={grid.cols} height={grid.rows} fill={css(palette.token('surface'))} />
        {paths.map(([style, path]) => {
          const { fill } = grid.styles[style]!;
          if (fill[0] === 'surface' && fill[1] === 1) return null;
          return <path key={style} d={path} fill={css(palette.solid(fill))} />;
        })}
        {!grid.walls && cell >= leastForLines && (
          <path class="board-lines" d={linePath(grid)} stroke={css(palette.token('line'))} stroke-width={1 / cell} />
        )}
      </g>
    );
  }, [grid.cells, grid.styles, palette, cell]);
}

const sameRooms = (a: GridWalls, b: GridWalls): boolean =>
  a.rooms === b.rooms || (a.rooms !== undefined && b.rooms !== undefined && a.rooms.equals(b.rooms));

export class Walls extends Component<FloorProps & { thickness: number }> {
  override shouldComponentUpdate(next: FloorProps & { thickness: number }): boolean {
    const [a, b] = [next.grid.walls, this.props.grid.walls];
    const same = a === b || (a && b && a.right.equals(b.right) && a.down.equals(b.down) && sameRooms(a, b));
    return !same || next.palette !== this.props.palette || next.cell !== this.props.cell ||
      next.thickness !== this.props.thickness;
  }

  override render({ grid, palette, cell, thickness }: FloorProps & { thickness: number }): VNode {
    return (
      <path d={wallPath(grid)} fill="none" stroke={css(palette.token('edge'))} stroke-width={thickness / cell}
        stroke-linecap="square" />
    );
  }
}

/** Values lie under the search, marks over it and over the thread. */
type Layer = 'values' | 'marks';

function layerOf(mark: string, drawn: boolean): Layer {
  // What a world draws in a cell may fill it: only the two ends then lie above the thread.
  return mark === 'none' || (drawn && mark !== 'disc' && mark !== 'square') ? 'values' : 'marks';
}

interface RowProps extends FloorProps {
  row: number;
  view: Pick<WorldView, 'cell'>;
  aside: ReadonlySet<number> | undefined; // cells whose values make room for the thread
  layer: Layer;
}

function sameRow(a: RowProps, b: RowProps): boolean {
  if (a.grid.styles !== b.grid.styles || a.palette !== b.palette || a.cell !== b.cell) return false;
  if (a.grid.cols !== b.grid.cols || a.view !== b.view) return false;
  if (a.grid.cells === b.grid.cells && a.aside === b.aside) return true;
  for (let i = a.row * a.grid.cols, end = i + a.grid.cols; i < end; ++i)
    if (a.grid.cells[i] !== b.grid.cells[i] || a.aside?.has(i) !== b.aside?.has(i)) return false;
  return true;
}

class Row extends Component<RowProps> {
  override shouldComponentUpdate(next: RowProps): boolean {
    return !sameRow(this.props, next);
  }

  override render(props: RowProps): VNode {
    const { grid, row, view, palette, cell, layer } = props;
    const inside: VNode[] = [];
    for (let col = 0; col < grid.cols; ++col) {
      const index = row * grid.cols + col;
      const style = grid.styles[grid.cells[index]!]!;
      const mark = style.mark ?? 'none';
      if (layer !== 'values' && mark === 'none') continue;
      const drawn = view.cell?.(style, index, props.aside?.has(index));
      if (layerOf(mark, drawn !== undefined) !== layer) continue;
      if (drawn || mark !== 'none')
        inside.push(
          <g key={col} transform={`translate(${col} ${row})`}>
            {drawn ?? <Mark style={style} palette={palette} cell={cell} />}
          </g>,
        );
      else if (style.text && !style.solid && cell >= leastForText) {
        const text = value(style, col, row, palette, cell, props.aside?.has(index) ?? false);
        if (text) inside.push(text);
      }
    }
    return <g>{inside}</g>;
  }
}

function value(style: Style, col: number, row: number, palette: Palette, cell: number, aside: boolean): VNode | null {
  const fill = css(palette.textOn(palette.solid(style.fill), style.ink));
  const text = (style.sign ?? '') + style.text!;
  if (!aside) {
    const size = cell >= leastForCornerText ? 0.4 : 0.54;
    return (
      <text key={col} x={col + 0.5} y={row + 0.5 + size * 0.36} font-size={size} fill={fill} text-anchor="middle">
        {text}
      </text>
    );
  }
  if (cell < leastForCornerText) return null;
  const size = Math.max(9 / cell, 0.26);
  return (
    <text key={col} x={col + 0.08} y={row + 0.08 + size * 0.74} font-size={size} fill={fill}>
      {style.text}
    </text>
  );
}

/** A layer of what is on the cells, or of what the world draws there. */
export function Signs(props: Omit<RowProps, 'row'>): VNode {
  const rows: VNode[] = [];
  for (let row = 0; row < props.grid.rows; ++row) rows.push(<Row key={row} row={row} {...props} />);
  return <g class="board-text">{rows}</g>;
}
