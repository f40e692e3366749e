import type { Desk } from '../../state/state';
import { now } from '../../state/store';
import { usedBy } from './clocks';
import { isTree, withPath } from './lines';
import { isSeats, ownOf, putOwn, type AmazonsOwn, type Seat } from './table';

// Seats, clocks, variations, a pause and a resignation outlast a reload of the page.

export const keeps = {
  of: (desk: Desk): unknown => {
    const { seats, paused, resigned, late, line, tree, exploring } = ownOf(desk);
    return { seats, paused, resigned, late, line, tree, exploring, used: [usedBy(desk, 1), usedBy(desk, 2)] };
  },
  back: (desk: Desk, kept: unknown): void => {
    const { seats, paused, resigned, late, line, tree, exploring, used } = (kept ?? {}) as Partial<AmazonsOwn>;
    const moves = desk.game?.moves ?? [];
    const path = isTree(tree) && Array.isArray(line) && line.every((move) => typeof move === 'string') ? line : moves;
    const apart = exploring === true && path !== moves;
    putOwn({
      ...(isSeats(seats) && { seats: seats! }),
      paused: paused === true,
      resigned: resigned === 1 || resigned === 2 ? resigned : undefined,
      late: late === true,
      line: apart ? path : moves,
      tree: withPath(withPath(isTree(tree) ? tree : [], path), moves),
      exploring: apart,
      used: Array.isArray(used) && used.length === 2 && used.every(Number.isFinite) ? used : [0, 0],
      last: desk.game?.grid,
      count: moves.length,
    });
  },
  /** person.easy, person.3s.paused, person.person.resigned1, person.easy.late1 */
  write: (desk: Desk): string | undefined => {
    if (!desk.game) return undefined;
    const { seats, paused, resigned, late, exploring } = ownOf(desk);
    const names = seats.map(({ by, level }) => (by === 'person' ? by : level));
    // Of a position that is only looked at, nobody plays on.
    return [...names, ...(paused || exploring ? ['paused'] : []), ...(resigned && !exploring ? [`${late ? 'late' : 'resigned'}${resigned}`] : [])].join('.');
  },
  read: (code: string): unknown => {
    const [first = '', second = '', ...rest] = code.split('.');
    const seat = (name: string): Seat => (name === 'person' ? { by: 'person', level: 'easy' } : { by: 'computer', level: name });
    const gone = /^(resigned|late)([12])$/.exec(rest.at(-1) ?? '');
    const known = [first, second].every((name) => /^(person|\d+s)$/.test(name) || now().worlds.amazons?.levels?.includes(name));
    return { ...(known && { seats: [seat(first), seat(second)] }), paused: rest.includes('paused'), ...(gone && { resigned: Number(gone[2]), late: gone[1] === 'late' }) };
  },
};
