import type { Grid } from '../grid/grid';
import { strands, type Point } from './lanes';
import { css, packed, type Palette } from './palette';
import { threadWidths } from './thread';
import type { TileArea } from './tiles';

// A thread over a large board: cut into pieces that know where they lie, so that a tile draws only what crosses it.

interface Piece { points: Point[]; from: number; to: number; left: number; top: number; right: number; bottom: number }

const pieceLength = 64; // legs, about
const leastForStroke = 3; // pixels a cell; smaller ones are dots
const leastForCasing = 5;

export class LongThread {
  private readonly pieces: Piece[] = [];
  readonly legs: number;

  constructor(private readonly grid: Grid, private readonly thread: readonly number[], private readonly palette: Palette,
    private readonly wallPixels: (scale: number) => number) {
    this.legs = Math.max(0, thread.length - 1);
    if (walkedOnce(grid, thread)) this.cutCells();
    else for (const strand of strands(grid, thread)) this.cut(strand.points, strand.from);
  }

  /** Whether an area shows any of the legs from `from` to `to`. */
  crosses(area: TileArea, from: number, to: number): boolean {
    return this.pieces.some((piece) => touches(piece, area, from, to));
  }

  /** Of the legs from `from` to `to` what crosses the area, at its scale. */
  paint(context: CanvasRenderingContext2D, area: TileArea, from: number, to: number): void {
    const seen = this.pieces.filter((piece) => touches(piece, area, from, to));
    if (seen.length === 0) return;
    if (area.scale < leastForStroke) return this.dots(context, area, seen, from, to);
    const { scale } = area;
    const walls = this.grid.walls !== undefined;
    const room = Math.max(1, scale - (walls ? this.wallPixels(scale) : 0));
    const { line, casing } = threadWidths(scale, room, walls);
    context.lineJoin = 'round';
    // An odd wall lies on whole pixels, half a pixel aside: so does the middle of a room.
    const aside = walls && this.wallPixels(scale) % 2 === 1 ? 0.5 : 0;
    const stroke = (width: number, colour: string, cap: CanvasLineCap): void => {
      context.lineWidth = width;
      context.strokeStyle = colour;
      context.lineCap = cap;
      context.beginPath();
      for (const piece of seen) trace(context, piece, area, aside, from, to);
      context.stroke();
    };
    if (scale >= leastForCasing) stroke(casing, css(this.palette.token('surface')), 'butt');
    stroke(scale < leastForCasing ? Math.max(1, room) : line, css(this.palette.token('thread')), 'round');
  }

  // Written as numbers: a tile has ten thousands of them.
  private dots(context: CanvasRenderingContext2D, { col, row, cols, rows, scale }: TileArea, seen: Piece[], from: number, to: number): void {
    const { width, height } = context.canvas;
    const image = context.getImageData(0, 0, width, height);
    const pixels = new Uint32Array(image.data.buffer);
    const colour = packed(this.palette.token('thread'));
    const dot = (x: number, y: number): void => {
      if (x >= 0 && y >= 0 && x < width && y < height) pixels[y * width + x] = colour;
    };
    for (const piece of seen) {
      const end = Math.min(piece.to, to);
      for (let leg = Math.floor(Math.max(piece.from, from)); leg <= end; ++leg) {
        const here = this.thread[leg]!;
        const x = (here % this.grid.cols) - col;
        const y = Math.floor(here / this.grid.cols) - row;
        if (x < -1 || y < -1 || x > cols || y > rows) continue;
        if (scale < 2) {
          dot(Math.floor(x * scale), Math.floor(y * scale));
          continue;
        }
        // Two pixels a cell, of which the first is the wall's: the room's own, and the one between it and the next.
        dot(2 * x + 1, 2 * y + 1);
        const next = this.thread[leg + 1] ?? here;
        const dx = (next % this.grid.cols) - (here % this.grid.cols);
        const dy = Math.floor(next / this.grid.cols) - Math.floor(here / this.grid.cols);
        dot(2 * x + 1 + dx, 2 * y + 1 + dy);
      }
    }
    context.putImageData(image, 0, 0);
  }

  private cutCells(): void {
    const { cols } = this.grid;
    for (let begin = 0; begin < Math.max(1, this.legs); begin += pieceLength) {
      const points: Point[] = [];
      const end = Math.min(this.legs, begin + pieceLength);
      for (let i = begin; i <= end; ++i) {
        const here = this.thread[i]!;
        const straight = i > begin && i < end && here - this.thread[i - 1]! === this.thread[i + 1]! - here;
        if (!straight) points.push([(here % cols) + 0.5, Math.floor(here / cols) + 0.5]);
      }
      this.keep(points, begin, end);
    }
  }

  private cut(points: Point[], first: number): void {
    let from = first;
    for (let i = 0; i + 1 < points.length || i === 0; i += pieceLength) {
      const part = points.slice(i, i + pieceLength + 1);
      let to = from;
      for (let j = 1; j < part.length; ++j) to += length(part[j - 1]!, part[j]!);
      this.keep(part, from, to);
      from = to;
    }
  }

  private keep(points: Point[], from: number, to: number): void {
    let [left, top] = points[0]!;
    let [right, bottom] = [left, top];
    for (const [x, y] of points) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
    this.pieces.push({ points, from, to, left, top, right, bottom });
  }
}

const length = (a: Point, b: Point): number => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]);

function touches(piece: Piece, { col, row, cols, rows }: TileArea, from: number, to: number): boolean {
  return piece.from <= to && piece.to >= from && piece.right >= col - 1 && piece.left <= col + cols + 1 &&
    piece.bottom >= row - 1 && piece.top <= row + rows + 1;
}

function trace(context: CanvasRenderingContext2D, { points, from: first }: Piece, { col, row, scale }: TileArea,
  aside: number, from: number, to: number): void {
  const put = (x: number, y: number, begins: boolean): void => {
    const px = (x - col) * scale + aside;
    const py = (y - row) * scale + aside;
    if (begins) context.moveTo(px, py);
    else context.lineTo(px, py);
  };
  let leg = first;
  let begun = false;
  for (let i = 1; i < points.length && leg < to; ++i) {
    const [ax, ay] = points[i - 1]!;
    const [bx, by] = points[i]!;
    const long = length(points[i - 1]!, points[i]!);
    if (long > 0 && leg + long > from) {
      const enter = Math.max(0, (from - leg) / long);
      const leave = Math.min(1, (to - leg) / long);
      if (!begun) put(ax + (bx - ax) * enter, ay + (by - ay) * enter, true);
      begun = true;
      put(ax + (bx - ax) * leave, ay + (by - ay) * leave, false);
    }
    leg += long;
  }
}

function walkedOnce(grid: Grid, thread: readonly number[]): boolean {
  const seen = new Uint8Array(grid.cells.length);
  for (const cell of thread) {
    if (seen[cell]) return false;
    seen[cell] = 1;
  }
  return true;
}
