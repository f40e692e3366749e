import type { Opened, Traced } from '../api/protocol';

// The open list of a search at any step. A step is a number of expansions that are done; what is opened is known by its
// number in the order in which it was opened.

const never = Infinity;

export class OpenList {
  readonly opened: Opened;
  readonly taken: readonly number[]; // by expansion
  private readonly expansion: Float64Array; // by opening: when it is taken
  private readonly gone: Float64Array; // and when it leaves the list for another of the same state
  private readonly key: Float64Array; // what decides whose turn it is, where the least f does
  private readonly goals: ReadonlySet<number>;

  constructor(readonly traced: Traced & { opened: Opened; taken: number[] }) {
    this.opened = traced.opened;
    this.taken = traced.taken;
    const { at, replaces } = this.opened;
    this.goals = new Set(this.opened.goals);
    this.expansion = new Float64Array(at.length).fill(never);
    this.gone = new Float64Array(at.length).fill(never);
    this.key = new Float64Array(at.length);
    this.taken.forEach((opening, i) => (this.expansion[opening] = i));
    replaces.forEach((before, opening) => before >= 0 && (this.gone[before] = at[opening]!));
    // What is opened below the last f taken counts as if it were that.
    let floor = 0;
    let done = -1;
    for (let opening = 0; opening < at.length; ++opening) {
      for (; done < at[opening]!; floor = Math.max(floor, this.key[this.taken[++done]!]!));
      this.key[opening] = Math.max(this.f(opening), floor);
    }
  }

  /** Expansions that are told. */
  get length(): number {
    return this.taken.length;
  }

  f(opening: number): number {
    return this.opened.g[opening]! + this.opened.h[opening]!;
  }

  /** Whether one of them was as near its turn as the other, and only their age decided. */
  ties(a: number, b: number): boolean {
    return this.opened.order === 'least' && this.key[a] === this.key[b];
  }

  isGoal(opening: number): boolean {
    return this.goals.has(opening);
  }

  /** What was expanded last; nothing before the first step. */
  current(step: number): number | undefined {
    return this.taken[step - 1];
  }

  /** The step that expands it; nothing: none does. */
  takenAt(opening: number): number | undefined {
    const expansion = this.expansion[opening]!;
    return expansion === never ? undefined : expansion + 1;
  }

  /** The step that opened it, 0 before the first. */
  openedAt(opening: number): number {
    return this.opened.at[opening]! + 1;
  }

  /** The opening whose expansion opened this one; nothing: the search begins here. */
  parent(opening: number): number | undefined {
    const expansion = this.opened.parent[opening]!;
    return expansion < 0 ? undefined : this.taken[expansion];
  }

  isOpen(opening: number, step: number): boolean {
    return this.openedAt(opening) <= step && this.expansion[opening]! >= step && this.gone[opening]! >= step && !this.isGoal(opening);
  }

  /** Those that wait after so many steps, in the order in which they are taken. */
  waiting(step: number): number[] {
    const found: number[] = [];
    for (let opening = 0; opening < this.key.length && this.openedAt(opening) <= step; ++opening)
      if (this.isOpen(opening, step)) found.push(opening);
    return found.sort((a, b) => this.compare(a, b));
  }

  /** By when they are taken; those that never are, by whose turn it would be. */
  private compare(a: number, b: number): number {
    const [one, other] = [this.expansion[a]!, this.expansion[b]!];
    if (one !== other) return one < other ? -1 : 1;
    const { order } = this.opened;
    if (order === 'least' && this.key[a] !== this.key[b]) return this.key[a]! - this.key[b]!;
    return order === 'oldest' || order === 'own' ? a - b : b - a;
  }

  /** From it back to where the search began, itself first. */
  chain(opening: number): number[] {
    const found = [opening];
    for (let at = this.parent(opening); at !== undefined; at = this.parent(at)) found.push(at);
    return found;
  }

  /** By cell: what was opened there with the least f, after so many steps; a walker may come back in another state. */
  cells(step: number): Map<number, number> {
    const found = new Map<number, number>();
    const { cell, at } = this.opened;
    for (let opening = 0; cell && opening < cell.length && at[opening]! < step; ++opening) {
      const known = found.get(cell[opening]!);
      if (known === undefined || this.f(opening) < this.f(known)) found.set(cell[opening]!, opening);
    }
    return found;
  }

  /** All that is ever opened on a cell. */
  on(cell: number): number[] {
    return this.opened.cell?.flatMap((each, opening) => (each === cell ? [opening] : [])) ?? [];
  }

  /** Where the pieces stand in a state that was opened. */
  state(opening: number): number[] | undefined {
    const { states } = this.traced;
    const { piece, to, parent } = this.opened;
    if (!states || !piece || !to) return undefined;
    const before = states[Math.max(0, parent[opening]!)];
    return before?.map((place, i) => (i === piece[opening] ? to[opening]! : place));
  }
}
