import { leastCell, type Room } from './layout';

// How searches side by side share the room.

const headHeight = 40; // pixels over a lane's board
const gap = 16;

interface RaceLayout { columns: number; swiped: boolean }

/** In as many columns as leave the boards largest; on a phone, those that would be too small are swiped through one by one. */
export function raceLayout(room: Room, { rows, cols }: { rows: number; cols: number }, lanes: number, narrow: boolean): RaceLayout {
  const cellIn = (columns: number): number => {
    const lines = Math.ceil(lanes / columns);
    const width = (room.width - (columns - 1) * gap) / columns;
    const height = (room.height - (lines - 1) * gap) / lines - headHeight;
    return Math.min(width / cols, height / rows);
  };
  let columns = 1;
  for (let more = 2; more <= lanes; ++more) if (cellIn(more) > cellIn(columns)) columns = more;
  const alone = Math.min(room.width / cols, (room.height - headHeight) / rows);
  return { columns, swiped: narrow && lanes > 1 && cellIn(columns) < Math.min(leastCell, alone) };
}
