import type { Point } from './lanes';
import type { Room } from './layout';

// Which part of a large board is in view: where its corner lies in the room, and how large a cell is, in pixels.

export interface Camera { x: number; y: number; cell: number }

interface Extent { rows: number; cols: number }

const margin = 8;
export const largestCell = 64;
const leastSharp = 3; // from here on cells are whole pixels

export function fit(extent: Extent, room: Room, ratio = 1): Camera {
  const cell = Math.min((room.width - 2 * margin) / extent.cols, (room.height - 2 * margin) / extent.rows, largestCell);
  return clamp({ x: 0, y: 0, cell: Math.max(cell * ratio >= leastSharp ? Math.floor(cell * ratio) / ratio : cell, 1e-3) }, extent, room);
}

/** A board smaller than the room lies in its middle; a larger one covers it. */
export function clamp(camera: Camera, extent: Extent, room: Room): Camera {
  const along = (at: number, size: number, all: number): number =>
    size <= all - 2 * margin ? (all - size) / 2 : Math.min(margin, Math.max(at, all - margin - size));
  return {
    cell: camera.cell,
    x: along(camera.x, extent.cols * camera.cell, room.width),
    y: along(camera.y, extent.rows * camera.cell, room.height),
  };
}

/** The cell under the given point stays under it. */
export function zoom(camera: Camera, cell: number, [px, py]: Point, extent: Extent, room: Room): Camera {
  const least = Math.min(fit(extent, room).cell, largestCell);
  const size = Math.max(least, Math.min(cell, largestCell));
  const share = size / camera.cell;
  return clamp({ cell: size, x: px - (px - camera.x) * share, y: py - (py - camera.y) * share }, extent, room);
}

/** After a gesture: whole pixels a cell where there are some, and a whole corner, so that walls are sharp. */
export function settle(camera: Camera, at: Point, extent: Extent, room: Room, ratio: number): Camera {
  const device = camera.cell * ratio;
  const cell = device >= leastSharp ? Math.round(device) / ratio : camera.cell;
  const settled = zoom(camera, cell, at, extent, room);
  return { ...settled, x: Math.round(settled.x * ratio) / ratio, y: Math.round(settled.y * ratio) / ratio };
}

/** Moved so far that the cell is well inside; as it is where it was. */
export function follow(camera: Camera, [col, row]: Point, extent: Extent, room: Room): Camera {
  const along = (corner: number, at: number, all: number): number => {
    const place = corner + (at + 0.5) * camera.cell;
    const edge = Math.min(all / 4, 120);
    return place < edge ? corner + (edge - place) : place > all - edge ? corner - (place - all + edge) : corner;
  };
  return clamp(
    { cell: camera.cell, x: along(camera.x, col, room.width), y: along(camera.y, row, room.height) }, extent, room,
  );
}
