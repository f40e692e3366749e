import type { Camera } from './camera';

// A large picture as square bitmaps, painted when they come into view and kept: panning only puts them elsewhere.
//
// Tiles are painted at whole device pixels a cell, or at 2, 1, 1/2, 1/4, ... where cells are smaller than that, and
// drawn a bit enlarged or shrunk while the zoom is between two of these.

const tileSide = 256; // device pixels, about

export interface TileArea { col: number; row: number; cols: number; rows: number; scale: number }

/** Paints the cells of an area at `scale` device pixels a cell. */
export type TilePainter = (context: CanvasRenderingContext2D, area: TileArea) => void;

/** In CSS pixels; ratio: device pixels to one of them. */
export interface View { width: number; height: number; ratio: number }

interface Tile { bitmap: HTMLCanvasElement; stale: boolean; used: number; painted: number }

const mostTiles = 400;

export function tileScale(device: number): number {
  if (device >= 3) return Math.round(device);
  let scale = 2;
  while (device <= scale / 2) scale /= 2;
  return scale;
}

export const cellsPerTile = (scale: number): number => Math.max(1, Math.floor(tileSide / scale));

export class Tiles {
  private readonly tiles = new Map<string, Tile>();
  private clock = 0;
  private coarsest = 0; // scale so far: the overview, never forgotten
  private last = 0; // scale that was all there

  constructor(private readonly rows: number, private readonly cols: number, private readonly paint: TilePainter) {}

  /**
   * Draws what is in view, painting missing tiles until the deadline; in place of those still missing comes what there
   * is of another scale. What time is left goes to the tiles around the view. False: there is more to paint.
   */
  draw(context: CanvasRenderingContext2D, camera: Camera, view: View, deadline: number): boolean {
    ++this.clock;
    const scale = tileScale(camera.cell * view.ratio);
    if (this.coarsest === 0 || scale < this.coarsest) this.coarsest = scale;
    // What is missing comes before what is out of date, and of that the longest out of date.
    const wanted = [...this.inView(camera, view, scale)];
    const age = (key: string): number => {
      const tile = this.tiles.get(key);
      return !tile ? -1 : tile.stale ? tile.painted : Infinity;
    };
    const order = wanted.filter((key) => age(key) < Infinity).sort((a, b) => age(a) - age(b));
    for (const key of order) {
      if (performance.now() >= deadline) break;
      this.paintAnew(key, this.tiles.get(key));
    }
    const missing = wanted.filter((key) => !this.tiles.has(key));
    const complete = wanted.every((key) => age(key) === Infinity);
    context.imageSmoothingEnabled = true;
    if (missing.length > 0) this.drawInstead(context, camera, view, missing, scale);
    for (const key of wanted) this.put(context, camera, key);
    if (complete) this.last = scale;
    const ready = complete && this.prepare(camera, view, scale, deadline);
    this.forget();
    return ready;
  }

  /** What these cells show has changed. */
  invalidate(touches: (area: TileArea) => boolean): void {
    for (const [key, tile] of this.tiles) if (!tile.stale && touches(this.areaOf(key))) tile.stale = true;
  }

  /** Adds to what is painted already; tiles of another scale will be painted anew. */
  amend(device: number, touches: (area: TileArea) => boolean, paint: TilePainter): void {
    const scale = tileScale(device);
    for (const [key, tile] of this.tiles) {
      const area = this.areaOf(key);
      if (tile.stale || !touches(area)) continue;
      const context = area.scale === scale ? tile.bitmap.getContext('2d') : null;
      if (context) paint(context, area);
      else tile.stale = true;
    }
  }

  private prepare(camera: Camera, view: View, scale: number, deadline: number): boolean {
    const margin = cellsPerTile(scale) * camera.cell;
    const moved = { ...camera, x: camera.x + margin, y: camera.y + margin };
    const wider = { ...view, width: view.width + 2 * margin, height: view.height + 2 * margin };
    for (const key of this.inView(moved, wider, scale)) {
      const tile = this.tiles.get(key);
      if (tile && !tile.stale) tile.used = this.clock;
      else if (performance.now() < deadline) this.paintAnew(key, tile);
      else return false;
    }
    return true;
  }

  private *inView(camera: Camera, view: View, scale: number): Generator<string> {
    const per = cellsPerTile(scale);
    const side = per * camera.cell;
    const first = (corner: number): number => Math.max(0, Math.floor(-corner / side));
    const last = (corner: number, room: number, cells: number): number =>
      Math.min(Math.ceil(cells / per) - 1, Math.floor((room - corner) / side));
    const right = last(camera.x, view.width, this.cols);
    const bottom = last(camera.y, view.height, this.rows);
    for (let ty = first(camera.y); ty <= bottom; ++ty)
      for (let tx = first(camera.x); tx <= right; ++tx) yield `${scale} ${tx} ${ty}`;
  }

  // When zooming in, the scale before has what is in view; otherwise the overview has it.
  private drawInstead(context: CanvasRenderingContext2D, camera: Camera, view: View, missing: string[], scale: number): void {
    const other = this.last > 0 && this.last < scale ? this.last : this.coarsest;
    if (other === scale) return;
    context.save();
    context.beginPath();
    for (const key of missing) context.rect(...this.place(camera, this.areaOf(key)));
    context.clip();
    for (const key of this.inView(camera, view, other)) this.put(context, camera, key);
    context.restore();
  }

  private put(context: CanvasRenderingContext2D, camera: Camera, key: string): void {
    const tile = this.tiles.get(key);
    if (!tile) return;
    tile.used = this.clock;
    context.drawImage(tile.bitmap, ...this.place(camera, this.areaOf(key)));
  }

  private place(camera: Camera, { col, row, cols, rows }: TileArea): [number, number, number, number] {
    const { x, y, cell } = camera;
    return [x + col * cell, y + row * cell, cols * cell, rows * cell];
  }

  private areaOf(key: string): TileArea {
    const [scale, tx, ty] = key.split(' ').map(Number) as [number, number, number];
    const per = cellsPerTile(scale);
    const col = tx * per;
    const row = ty * per;
    return { scale, col, row, cols: Math.min(per, this.cols - col), rows: Math.min(per, this.rows - row) };
  }

  private paintAnew(key: string, old: Tile | undefined): void {
    const area = this.areaOf(key);
    const bitmap = old?.bitmap ?? document.createElement('canvas');
    bitmap.width = Math.max(1, Math.ceil(area.cols * area.scale)); // clears it, too
    bitmap.height = Math.max(1, Math.ceil(area.rows * area.scale));
    const context = bitmap.getContext('2d', { willReadFrequently: true });
    if (context) this.paint(context, area);
    this.tiles.set(key, { bitmap, stale: false, used: this.clock, painted: this.clock });
  }

  private forget(): void {
    if (this.tiles.size <= mostTiles) return;
    const oldest = [...this.tiles]
      .filter(([key, tile]) => tile.used < this.clock && !key.startsWith(`${this.coarsest} `))
      .sort(([, a], [, b]) => a.used - b.used);
    for (const [key] of oldest.slice(0, this.tiles.size - mostTiles + 40)) this.tiles.delete(key);
  }
}
