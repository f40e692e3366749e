import type { Camera } from './camera';
import type { Grid } from './grid';
import { strands, type Point } from './lanes';
import { css, type Palette } from './palette';
import { threadWidths } from './thread';
import type { View } from './tiles';

// A thread over a large board: cut into pieces that know where they lie, so that only those in view are drawn.

interface Piece { points: Point[]; from: number; to: number; left: number; top: number; right: number; bottom: number }

const pieceLength = 128; // points

export class LongThread {
  private readonly pieces: Piece[] = [];
  readonly legs: number;

  constructor(grid: Grid, thread: readonly number[], private readonly walls: boolean) {
    this.legs = Math.max(0, thread.length - 1);
    for (const strand of strands(grid, thread)) {
      const { points } = strand;
      // How many legs lie before each point: as far as it is from the one before.
      let leg = strand.from;
      for (let i = 0; i + 1 < points.length || i === 0; i += pieceLength) {
        const part = points.slice(i, i + pieceLength + 1);
        const xs = part.map(([x]) => x);
        const ys = part.map(([, y]) => y);
        const begin = leg;
        for (let j = 1; j < part.length; ++j)
          leg += Math.abs(part[j]![0] - part[j - 1]![0]) + Math.abs(part[j]![1] - part[j - 1]![1]);
        this.pieces.push({
          points: part, from: begin, to: leg,
          left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys),
        });
      }
    }
  }

  /** The first `walked` legs of it. */
  draw(context: CanvasRenderingContext2D, camera: Camera, view: View, palette: Palette, wall: number, walked: number): void {
    const { x, y, cell } = camera;
    const room = Math.max(1, cell - (this.walls ? wall : 0));
    const near = cell >= 5;
    const widths = threadWidths(cell, room, this.walls);
    const line = near ? widths.line : Math.max(1.4, cell * 0.45);
    const off = 1;
    const seen = this.pieces.filter((piece) => piece.from < walked &&
      x + (piece.right + off) * cell >= 0 && x + (piece.left - off) * cell <= view.width &&
      y + (piece.bottom + off) * cell >= 0 && y + (piece.top - off) * cell <= view.height);
    context.lineJoin = 'round';
    context.lineCap = 'round';
    const stroke = (pieces: Piece[], width: number, colour: string): void => {
      context.lineWidth = width;
      context.strokeStyle = colour;
      context.beginPath();
      for (const piece of pieces) this.trace(context, piece, camera, walked);
      context.stroke();
    };
    if (near) stroke(seen, widths.casing, css(palette.token('surface')));
    stroke(seen, line, css(palette.token('thread')));
  }

  private trace(context: CanvasRenderingContext2D, piece: Piece, { x, y, cell }: Camera, walked: number): void {
    const { points } = piece;
    // Points closer than a pixel or two say nothing more.
    const skip = cell >= 1 ? 1 : Math.max(1, Math.round(1 / cell));
    let leg = piece.from;
    for (let i = 0; i < points.length; ++i) {
      const [px, py] = points[i]!;
      if (i > 0) {
        const [bx, by] = points[i - 1]!;
        const length = Math.abs(px - bx) + Math.abs(py - by);
        if (leg + length > walked) {
          const share = length === 0 ? 0 : (walked - leg) / length;
          context.lineTo(x + (bx + (px - bx) * share) * cell, y + (by + (py - by) * share) * cell);
          return;
        }
        leg += length;
      }
      if (i === 0) context.moveTo(x + px * cell, y + py * cell);
      else if (i % skip === 0 || i === points.length - 1) context.lineTo(x + px * cell, y + py * cell);
    }
  }
}
