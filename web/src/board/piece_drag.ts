import type { Piece } from '../api/protocol';
import type { Point } from './lanes';
import { placeOf } from './pieces';
import type { Range } from './world_view';

// A piece under a finger: it follows one to one as far as it may go, and snaps to the cells when it is let go. Its
// transform is set at once; the page is not drawn for it.

/** How far a piece is from where it was, in cells. */
export const dragged = (pixels: number, cell: number, { least, most }: Range): number =>
  Math.max(least, Math.min(most, pixels / cell));

const slack = 4; // pixels
const patience = 1500; // milliseconds until a piece that nobody moved is put back

export class PieceDrag {
  moved = false;
  private by = 0;

  constructor(private readonly element: SVGGElement, private readonly at: Piece, readonly piece: number,
    private readonly range: Range, private readonly cell: number, private readonly from: Point) {
    element.classList.add('dragged');
  }

  move([x, y]: Point): void {
    const pixels = this.range.axis === 'x' ? x - this.from[0] : y - this.from[1];
    if (Math.abs(pixels) > slack) this.moved = true;
    this.by = dragged(pixels, this.cell, this.range);
    this.put(this.by);
  }

  /** In whole cells; `now` is where the piece stands once the game has answered, and how large a cell is then. */
  release(now: () => { piece: Piece | undefined; cell: number } | undefined): number {
    this.element.classList.remove('dragged');
    const by = Math.round(this.by);
    this.put(by);
    setTimeout(() => {
      const { piece, cell } = now() ?? {};
      if (piece && cell && !this.element.classList.contains('dragged'))
        this.element.style.transform = placeOf(piece.col, piece.row, cell);
    }, patience);
    return by;
  }

  cancel(): void {
    this.element.classList.remove('dragged');
    this.put(0);
  }

  private put(by: number): void {
    const { axis } = this.range;
    const { col, row } = this.at;
    this.element.style.transform = placeOf(col + (axis === 'x' ? by : 0), row + (axis === 'y' ? by : 0), this.cell);
  }
}

/** A piece that goes wherever the pointer does; one that may not stay there is back where it was. Points are in cells. */
export class FreeDrag {
  constructor(private readonly element: SVGGElement, private readonly at: Piece, private readonly cell: number, private readonly from: Point) {}

  move([x, y]: Point): void {
    this.element.classList.add('dragged'); // again and again: the page may be drawn meanwhile
    this.put(x - this.from[0], y - this.from[1]);
  }

  /** `stays`: the page draws it where it is let go. */
  release(stays: boolean): void {
    this.element.classList.remove('dragged');
    if (!stays) this.put(0, 0);
  }

  private put(right: number, down: number): void {
    this.element.style.transform = placeOf(this.at.col + right, this.at.row + down, this.cell);
  }
}
