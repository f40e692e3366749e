import type { VNode } from 'preact';

import type { Figure } from '../api/protocol';
import { amount } from '../texts/amounts';

const shown = (value: string): string => (/^-?\d{4,}$/.test(value) ? amount(Number(value)) : value);

/** A number that people compare, its name small beside it, and what it is measured against. */
export function FigureLine({ name, value, beside }: { name: string; value: string; beside?: string | undefined }): VNode {
  return (
    <div class="figure">
      <b>{shown(value)}</b>
      <span>{name}{beside && <> · {beside}</>}</span>
    </div>
  );
}

export function Figures({ figures }: { figures: readonly Figure[] }): VNode | null {
  if (figures.length === 0) return null;
  return (
    <div class="figures">
      {figures.map(({ name, title, value }) => <FigureLine key={name} name={title} value={value} />)}
    </div>
  );
}
