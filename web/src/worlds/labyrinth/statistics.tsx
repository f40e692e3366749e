import type { VNode } from 'preact';

import type { Measure, Rating } from '../../api/protocol';
import { amount } from '../../texts/amounts';
import { t, word } from '../../texts/texts';

function measured({ value, decimals, unit }: Measure): string {
  const text = amount(value, decimals);
  return unit ? `${text} ${t().labyrinth.units[unit] ?? unit}` : text;
}

/** What a labyrinth is like; what each word means is told when one points at it. */
export function Statistics({ rating }: { rating: Rating }): VNode {
  return (
    <table class="labyrinth-statistics">
      <caption>{t().labyrinth.statistics}</caption>
      <tbody>
        {rating.measures.map((measure) => {
          const meaning = t().labyrinth.meanings[measure.name] ?? measure.meaning;
          return (
            <tr key={measure.name} title={meaning}>
              <th scope="row">
                {word(measure.title)}
                {meaning && <span class="labyrinth-meaning">{meaning}</span>}
              </th>
              <td>{measured(measure)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
