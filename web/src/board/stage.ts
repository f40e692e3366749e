import type { Grid } from '../grid/grid';
import { clamp, fit, follow, settle, zoom, type Camera } from './camera';
import type { Point } from './lanes';
import { wallWidth, type Room } from './layout';
import { LongThread } from './long_thread';
import { css, type LaneColour, type Palette } from './palette';
import type { Picture } from './picture';
import { SearchPainter } from './search_painter';
import { drawTime } from './thread';
import { tilePainter } from './tile_painter';
import { Tiles, type TileArea, type View } from './tiles';

// A large board on a canvas. Whoever changes anything asks for the next frame; nothing is drawn while nothing changes.

const paintTime = 4; // milliseconds a frame for new tiles of each layer
const leastForContrast = 5; // pixels a cell

/** A thread, how far it is painted on its tiles, and when it began to draw itself. */
interface Drawn { cells: readonly number[]; palette: Palette; long: LongThread; tiles: Tiles; legs: number; since: number }

export class Stage {
  camera: Camera = { x: 0, y: 0, cell: 1 };
  private grid: Grid | undefined;
  private picture: Picture | undefined;
  private palette: Palette | undefined;
  private tiles: Tiles | undefined;
  private thread: Drawn | undefined;
  private search: { cells: readonly number[]; colour: LaneColour; painter: SearchPainter } | undefined;
  private room: Room = { width: 0, height: 0 };
  private ratio = 1;
  private fitted = true; // follows the room until somebody zooms
  private asked = 0;

  constructor(private readonly canvas: HTMLCanvasElement, private readonly moved: (camera: Camera) => void,
    private readonly still: () => boolean) {}

  show(picture: Picture, palette: Palette, room: Room, ratio: number): void {
    const { grid } = picture;
    if (room.width !== this.room.width || room.height !== this.room.height || ratio !== this.ratio) {
      this.room = room;
      this.ratio = ratio;
      this.canvas.width = Math.round(room.width * ratio);
      this.canvas.height = Math.round(room.height * ratio);
      if (this.grid) this.place(this.fitted ? fit(this.grid, room, ratio) : clamp(this.camera, this.grid, room));
    }
    const other = !this.grid || this.grid.rows !== grid.rows || this.grid.cols !== grid.cols;
    if (other || this.palette !== palette || this.grid?.styles !== grid.styles || this.picture?.thickness !== picture.thickness) {
      // The painter asks for the grid of its time: tiles stay when a cell changes.
      this.tiles = new Tiles(grid.rows, grid.cols, (context, area) => this.painter()(context, area));
      this.paintTile = undefined;
      this.search = undefined;
    } else if (this.grid && this.grid !== grid) {
      this.paintTile = undefined;
      this.tiles?.invalidate(touched(this.grid, grid));
    }
    this.grid = grid;
    this.palette = palette;
    if (other) this.reset();
    this.setThread(picture, palette);
    this.setSearch(picture);
    if (picture.walker && !other && !this.fitted) this.place(follow(this.camera, picture.walker, grid, this.room));
    this.picture = picture;
    this.ask();
  }

  private paintTile: ReturnType<typeof tilePainter> | undefined;
  private painter(): ReturnType<typeof tilePainter> {
    const thickness = this.picture?.thickness;
    this.paintTile ??= tilePainter(this.grid!, this.palette!, (scale) => wallWidth(scale, thickness));
    return this.paintTile;
  }

  private setThread({ thread, drawsIn, grid, thickness }: Picture, palette: Palette): void {
    if (thread.length === 0) this.thread = undefined;
    else if (this.thread?.cells !== thread || this.thread.palette !== palette || this.picture?.thickness !== thickness) {
      const long = new LongThread(grid, thread, palette, (scale) => wallWidth(scale, thickness));
      const drawn: Drawn = {
        cells: thread, palette, long, legs: 0, since: drawsIn && !this.still() ? performance.now() : -Infinity,
        tiles: new Tiles(grid.rows, grid.cols, (context, area) => long.paint(context, area, 0, drawn.legs)),
      };
      this.thread = drawn;
    }
  }

  private setSearch({ search, grid }: Picture): void {
    if (!search) this.search = undefined;
    else {
      const { cells, colour } = search;
      if (this.search?.cells !== cells || this.search.colour !== colour)
        this.search = { cells, colour, painter: new SearchPainter(grid, cells, this.palette!, colour) };
      this.search.painter.show(search.shown);
    }
  }

  // ---- Moving about ----

  reset(): void {
    if (!this.grid) return;
    this.fitted = true;
    this.place(fit(this.grid, this.room, this.ratio));
  }

  pan(dx: number, dy: number): void {
    if (!this.grid) return;
    this.place(clamp({ ...this.camera, x: this.camera.x + dx, y: this.camera.y + dy }, this.grid, this.room));
  }

  zoomBy(factor: number, at: Point = [this.room.width / 2, this.room.height / 2]): void {
    if (!this.grid) return;
    this.fitted = false;
    this.place(zoom(this.camera, this.camera.cell * factor, at, this.grid, this.room));
  }

  settle(at: Point = [this.room.width / 2, this.room.height / 2]): void {
    if (this.grid && !this.fitted) this.place(settle(this.camera, at, this.grid, this.room, this.ratio));
  }

  toCells([px, py]: Point): Point {
    return [(px - this.camera.x) / this.camera.cell, (py - this.camera.y) / this.camera.cell];
  }

  private place(camera: Camera): void {
    this.camera = camera;
    this.ask();
  }

  // ---- Drawing ----

  ask(): void {
    if (this.asked === 0) this.asked = requestAnimationFrame(() => this.frame());
  }

  /** The whole board before this returns, wherever one looks at it. */
  showAll(): void {
    const { camera } = this;
    if (this.grid) this.camera = fit(this.grid, this.room, this.ratio);
    if (this.thread) this.thread.since = -Infinity;
    this.frame(Infinity);
    this.camera = camera;
  }

  stop(): void {
    cancelAnimationFrame(this.asked);
    this.asked = 0;
  }

  private frame(time = paintTime): void {
    this.asked = 0;
    const context = this.canvas.getContext('2d');
    const { grid, palette, tiles, picture, camera } = this;
    if (!context || !grid || !palette || !tiles || !picture || this.room.width === 0) return;
    const view: View = { ...this.room, ratio: this.ratio };
    const width = grid.cols * camera.cell;
    const height = grid.rows * camera.cell;
    context.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
    context.clearRect(0, 0, view.width, view.height);
    context.fillStyle = css(palette.token('surface'));
    context.fillRect(camera.x, camera.y, width, height);
    const search = (): void =>
      this.search?.painter.paint(context, { ...camera, width: view.width, height: view.height });
    if (grid.walls) search();
    // Walls and fills step back where the thread and the search are no wider than they are.
    const far = camera.cell < leastForContrast && (this.thread !== undefined || (this.search && grid.walls));
    context.globalAlpha = far ? 0.5 : 1;
    const complete = tiles.draw(context, camera, view, performance.now() + time);
    context.globalAlpha = 1;
    if (!grid.walls) search();
    if (!grid.walls?.rooms) {
      context.strokeStyle = css(palette.token(grid.walls ? 'edge' : 'line'));
      context.lineWidth = 1;
      context.strokeRect(camera.x - 0.5, camera.y - 0.5, width + 1, height + 1);
    }
    const drawn = this.drawThread(context, view, picture, time);
    this.moved(camera);
    if (!complete || !drawn) this.ask();
  }

  /** False: it is not all there yet. */
  private drawThread(context: CanvasRenderingContext2D, view: View, { walked }: Picture, time: number): boolean {
    if (!this.thread) return true;
    const { long, tiles, since, legs: before } = this.thread;
    const share = walked === undefined ? Math.min(1, (performance.now() - since) / drawTime) : 1;
    const legs = (walked === undefined ? long.legs : walked - 1) * share;
    this.thread.legs = legs;
    if (legs > before)
      tiles.amend(this.camera.cell * view.ratio, (area) => long.crosses(area, before, legs),
        (on, area) => long.paint(on, area, before, legs));
    else if (legs < before) tiles.invalidate((area) => long.crosses(area, legs, before));
    const complete = tiles.draw(context, this.camera, view, performance.now() + time);
    return complete && share >= 1;
  }
}

/** Whether anything that an area shows differs between two boards of the same size. */
function touched(before: Grid, after: Grid): (area: TileArea) => boolean {
  const { cols } = after;
  let top = Infinity, bottom = -1, left = Infinity, right = -1;
  const note = (cell: number): void => {
    const row = Math.floor(cell / cols);
    const col = cell % cols;
    top = Math.min(top, row);
    bottom = Math.max(bottom, row);
    left = Math.min(left, col);
    right = Math.max(right, col);
  };
  if (before.cells !== after.cells)
    for (let i = 0; i < after.cells.length; ++i) if (before.cells[i] !== after.cells[i]) note(i);
  for (const part of ['right', 'down'] as const) {
    const a = before.walls?.[part].bytes;
    const b = after.walls?.[part].bytes;
    if (a === b || !a || !b) continue;
    for (let i = 0; i < b.length; ++i)
      if (a[i] !== b[i]) for (let bit = 0; bit < 8; ++bit) if (((a[i]! ^ b[i]!) >> bit) & 1) note(8 * i + bit);
  }
  // A wall lies half in the next room.
  return (area) => area.row <= bottom + 1 && area.row + area.rows > top - 1 && area.col <= right + 1 &&
    area.col + area.cols > left - 1;
}
