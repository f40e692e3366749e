import type { Brush } from '../api/protocol';

// Brushes of one kind differ in a value: "food 1" to "food 9", or "endless wall", which is a wall as well.

export interface BrushKind { name: string; brushes: Brush[] }

const numbered = /^(.*?) ?(\d+)$/;

/** The number of a brush that has one. */
export const valueOf = ({ name }: Brush): string | undefined => numbered.exec(name)?.[2];

/** In the order of the brushes; a kind that has only numbers for names has none itself. */
export function kindsOf(brushes: readonly Brush[]): BrushKind[] {
  const names = new Set(brushes.map(({ name }) => numbered.exec(name)?.[1]));
  const kinds = new Map<string, Brush[]>();
  for (const brush of brushes) {
    const last = /\S+$/.exec(brush.name)![0];
    const name = numbered.exec(brush.name)?.[1] ?? (names.has(last) ? last : brush.name);
    kinds.set(name, [...(kinds.get(name) ?? []), brush]);
  }
  return [...kinds].map(([name, of]) => ({ name, brushes: of }));
}
