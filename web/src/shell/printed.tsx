import type { VNode } from 'preact';

import type { Desk } from '../state/state';
import { wordOf } from '../texts/names';
import { FigureLine, Figures } from './figures';

const longestPrinted = 700; // characters of a route: board and solution fit on one sheet

/** Under the board on paper: what the board starts with, and the solution that lies on it, in words. */
export function Printed({ desk }: { desk: Desk }): VNode {
  const { world, mode, solved } = desk;
  const facts = desk.parsed.facts ?? [];
  const route = solved?.words ?? '';
  return (
    <div class="printed" aria-hidden="true">
      {facts.length > 0 && (
        <div class="figures">
          {facts.map(({ name, value, choices }) => (
            <FigureLine key={name} name={wordOf(world, name)} value={choices?.length ? wordOf(world, value) : value} />
          ))}
        </div>
      )}
      {solved && (mode === 'look' || mode === 'watch') && (
        <>
          <Figures figures={solved.report.verdict === 'solved' ? (solved.still?.figures ?? []) : []} />
          <p>{solved.sentence}</p>
          {route && <p class="mono">{route.length > longestPrinted ? `${route.slice(0, longestPrinted)} …` : route}</p>}
        </>
      )}
    </div>
  );
}
