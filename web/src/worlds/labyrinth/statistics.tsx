import type { VNode } from 'preact';

import type { Measure, Rating } from '../../api/protocol';
import { now } from '../../shell/store';
import { t, word } from '../../texts/texts';

function amount({ value, decimals, unit }: Measure): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const text = value.toLocaleString(now().language, digits);
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
              <td>{amount(measure)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
