import type { Grid } from '../grid/grid';
import { css, packed, type LaneColour, type Palette } from './palette';
import { SearchTrace } from './search_trace';

// Expanded cells as a bitmap of one pixel a cell, enlarged without smoothing. Older ones are fainter: 25 to 70 percent.

/** Where the board's corner lies, how large a cell is and what is in view, in pixels. */
interface Window { x: number; y: number; cell: number; width: number; height: number }

const faintest = 0.25;
const strongest = 0.7;
const shades = 64;
const fullRepaint = 150_000; // up to so many cells are shaded anew each time, by their age now
const leastForOutline = 5; // pixels a cell
const mostOutlines = 20_000;

export class SearchPainter {
  private readonly trace: SearchTrace;
  private readonly bitmap: HTMLCanvasElement;
  private readonly context: CanvasRenderingContext2D;
  private readonly image: ImageData;
  private readonly pixels: Uint32Array;
  private readonly shade = new Uint32Array(shades);
  private readonly outline: string;
  private painted = 0;

  constructor(private readonly grid: Grid, cells: readonly number[], palette: Palette, token: LaneColour) {
    this.trace = new SearchTrace(grid, cells);
    const colour = palette.token(token);
    for (let i = 0; i < shades; ++i) this.shade[i] = packed(colour, faintest + ((strongest - faintest) * i) / (shades - 1));
    this.outline = css(colour);
    this.bitmap = document.createElement('canvas');
    this.bitmap.width = grid.cols;
    this.bitmap.height = grid.rows;
    this.context = this.bitmap.getContext('2d')!;
    this.image = this.context.createImageData(grid.cols, grid.rows);
    this.pixels = new Uint32Array(this.image.data.buffer);
  }

  show(wanted: number): void {
    const before = this.trace.shown;
    this.trace.show(wanted);
    const { shown, cells } = this.trace;
    if (shown === before && this.painted === shown) return;
    if (shown < before) {
      this.pixels.fill(0);
      this.painted = 0;
    }
    // Beyond what can be shaded anew in a frame, age is counted from the end of the whole search.
    const anew = cells.length <= fullRepaint;
    const whole = Math.max(1, anew ? shown : cells.length);
    for (let i = anew ? 0 : this.painted; i < shown; ++i) {
      const cell = cells[i]!;
      if (this.trace.order[cell] === i) this.pixels[cell] = this.shade[Math.min(shades - 1, Math.floor((i * shades) / whole))]!;
    }
    this.painted = shown;
    this.context.putImageData(this.image, 0, 0);
  }

  paint(context: CanvasRenderingContext2D, window: Window): void {
    const { x, y, cell } = window;
    context.imageSmoothingEnabled = cell < 1;
    context.drawImage(this.bitmap, x, y, this.grid.cols * cell, this.grid.rows * cell);
    this.paintFrontier(context, window);
  }

  private paintFrontier(context: CanvasRenderingContext2D, { x, y, cell, width, height }: Window): void {
    const { frontier } = this.trace;
    if (frontier.size === 0 || this.trace.shown >= this.trace.cells.length) return;
    const { cols } = this.grid;
    context.beginPath();
    const line = cell < leastForOutline || frontier.size > mostOutlines ? 0 : Math.max(1, Math.min(2.5, cell * 0.09));
    const inset = line === 0 ? 0 : line / 2 + (this.grid.walls ? Math.max(0.5, cell * 0.08) : 0.5);
    for (const at of frontier) {
      const left = x + (at % cols) * cell;
      const top = y + Math.floor(at / cols) * cell;
      if (left + cell < 0 || top + cell < 0 || left > width || top > height) continue;
      context.rect(left + inset, top + inset, cell - 2 * inset, cell - 2 * inset);
    }
    if (line === 0) {
      context.fillStyle = this.outline;
      context.fill();
    } else {
      context.strokeStyle = this.outline;
      context.lineWidth = line;
      context.stroke();
    }
  }
}
