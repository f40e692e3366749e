import type { Grid } from '../grid/grid';

// The lines of a board as one path in cells, in runs as long as they go.

const has = (grid: Grid, row: number, col: number): boolean =>
  row >= 0 && row < grid.rows && col >= 0 && col < grid.cols &&
  (!grid.walls?.rooms || grid.walls.rooms.get(row * grid.cols + col));

/** The wall on level line `line` (0..rows) over column `col`. */
export function levelWall(grid: Grid, line: number, col: number): boolean {
  if (line > 0 && line < grid.rows && grid.walls!.down.get((line - 1) * grid.cols + col)) return false;
  return has(grid, line - 1, col) || has(grid, line, col);
}

/** The wall on upright line `line` (0..cols) beside row `row`. */
export function uprightWall(grid: Grid, row: number, line: number): boolean {
  if (line > 0 && line < grid.cols && grid.walls!.right.get(row * grid.cols + line - 1)) return false;
  return has(grid, row, line - 1) || has(grid, row, line);
}

function runs(length: number, there: (i: number) => boolean, say: (begin: number, end: number) => void): void {
  for (let begin = 0, end = 0; begin < length; begin = end) {
    while (begin < length && !there(begin)) ++begin;
    end = begin;
    while (end < length && there(end)) ++end;
    if (end > begin) say(begin, end);
  }
}

export function wallPath(grid: Grid): string {
  let path = '';
  for (let line = 0; line <= grid.rows; ++line)
    runs(grid.cols, (col) => levelWall(grid, line, col), (begin, end) => (path += `M${begin} ${line}H${end}`));
  for (let line = 0; line <= grid.cols; ++line)
    runs(grid.rows, (row) => uprightWall(grid, row, line), (begin, end) => (path += `M${line} ${begin}V${end}`));
  return path;
}

/** Hairlines between neighbours that are not solid. */
export function linePath(grid: Grid): string {
  const free = (row: number, col: number): boolean => !grid.styles[grid.cells[row * grid.cols + col]!]!.solid;
  let path = '';
  for (let line = 1; line < grid.rows; ++line)
    runs(grid.cols, (col) => free(line - 1, col) && free(line, col), (a, b) => (path += `M${a} ${line}H${b}`));
  for (let line = 1; line < grid.cols; ++line)
    runs(grid.rows, (row) => free(row, line - 1) && free(row, line), (a, b) => (path += `M${line} ${a}V${b}`));
  return path;
}

/** Where cells of each style lie: a path of rectangles a style, by its number; styles that no cell has are left out. */
export function floorPaths(grid: Grid): Map<number, string> {
  const paths = new Map<number, string>();
  for (let row = 0; row < grid.rows; ++row)
    for (let col = 0, end = 0; col < grid.cols; col = end) {
      const style = grid.cells[row * grid.cols + col]!;
      while (end < grid.cols && grid.cells[row * grid.cols + end] === style) ++end;
      paths.set(style, (paths.get(style) ?? '') + `M${col} ${row}h${end - col}v1h${col - end}z`);
    }
  return paths;
}
