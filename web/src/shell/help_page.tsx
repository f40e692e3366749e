import type { VNode } from 'preact';

import { hashOf } from '../state/route';
import { worldNames, type WorldName } from '../state/state';
import { gameKeys, helpOf, pageKeys, playerKeys, type Keys } from '../texts/help';
import { worldName } from '../texts/names';
import { t } from '../texts/texts';
import { viewOf } from '../worlds/index';

export function HelpPage({ world }: { world: WorldName }): VNode {
  const { rules, keys, formats } = helpOf(world);
  return (
    <main class="help">
      <article class="help-text">
        <nav class="help-nav" aria-label={t('Help')}>
          <a class="button" href={hashOf({ name: 'world', world })}>{t('Back to the board')}</a>
          {worldNames.filter((other) => other !== world).map((other) => (
            <a key={other} class="button plain" href={hashOf({ name: 'help', world: other })}>{worldName(other)}</a>
          ))}
        </nav>
        <h1>{viewOf(world).pictogram()}{t('How to play {0}', worldName(world))}</h1>
        <h2>{t('Rules')}</h2>
        <ul>{rules.map((rule) => <li key={rule}>{rule}</li>)}</ul>
        <h2>{t('Keys')}</h2>
        <h3>{t('While playing')}</h3>
        <KeyList keys={[...keys, ...gameKeys()]} />
        <h3>{t('In the player')}</h3>
        <KeyList keys={playerKeys()} />
        <h3>{t('Anywhere')}</h3>
        <KeyList keys={pageKeys()} />
        <h2>{t('File formats')}</h2>
        {formats.map(([title, text, sample]) => (
          <div key={title} class="stack tight">
            <h3>{title}</h3>
            <p>{text}</p>
            <pre tabIndex={0} aria-label={title}>{sample}</pre>
          </div>
        ))}
      </article>
    </main>
  );
}

function KeyList({ keys }: { keys: Keys }): VNode {
  return (
    <dl class="help-keys">
      {keys.flatMap(([names, meaning]) => [
        <dt key={`${names} ${meaning}`}>{names.split(/,? /).map((name, i) => (name === '…' ? '…' : <kbd key={i}>{name}</kbd>))}</dt>,
        <dd key={meaning}>{meaning}</dd>,
      ])}
    </dl>
  );
}
