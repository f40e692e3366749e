import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { hashOf } from '../state/route';
import { worldNames, type Language, type WorldName } from '../state/state';
import { samples, type Help } from '../texts/help/help';
import { t } from '../texts/texts';
import { viewOf } from '../worlds/index';

/** Read seldom: each language comes when it is asked for. */
const helpIn: Record<Language, () => Promise<{ help: Help }>> = {
  en: () => import('../texts/help/en'),
  es: () => import('../texts/help/es'),
  cs: () => import('../texts/help/cs'),
};

export function HelpPage({ world, language }: { world: WorldName; language: Language }): VNode {
  const [help, setHelp] = useState<Help>();
  useEffect(() => {
    let wanted = true;
    helpIn[language]().then((found) => { if (wanted) setHelp(found.help); }, () => undefined);
    return () => { wanted = false; };
  }, [language]);
  const { name } = t()[world];
  return (
    <main class="help">
      <article class="help-text">
        <nav class="help-nav" aria-label={t().bar.help}>
          <a class="button" href={hashOf({ name: 'world', world })}>{t().bar.back}</a>
          {worldNames.filter((other) => other !== world).map((other) => (
            <a key={other} class="button plain" href={hashOf({ name: 'help', world: other })}>{t()[other].name}</a>
          ))}
        </nav>
        <h1>{viewOf(world).pictogram()}{help?.title(name) ?? name}</h1>
        {help && <Text help={help} world={world} />}
      </article>
    </main>
  );
}

function Text({ help, world }: { help: Help; world: WorldName }): VNode {
  const { rules, keys, formats } = help.worlds[world];
  return (
    <>
      <h2>{help.rules}</h2>
      <ul>{rules.map((rule) => <li key={rule}>{rule}</li>)}</ul>
      <h2>{help.keys}</h2>
      <h3>{help.inGame}</h3>
      <Keys keys={[...keys, ...help.game]} />
      <h3>{help.inPlayer}</h3>
      <Keys keys={help.player} />
      <h3>{help.onPage}</h3>
      <Keys keys={help.page} />
      <h2>{help.formats}</h2>
      {formats.map(([title, text], i) => (
        <div key={title} class="stack tight">
          <h3>{title}</h3>
          <p>{text}</p>
          <pre tabIndex={0} aria-label={title}>{samples()[world][i]}</pre>
        </div>
      ))}
    </>
  );
}

function Keys({ keys }: { keys: [string, string][] }): VNode {
  return (
    <dl class="help-keys">
      {keys.flatMap(([names, meaning]) => [
        <dt key={`${names} ${meaning}`}>{names.split(/,? /).map((name, i) => (name === '…' ? '…' : <kbd key={i}>{name}</kbd>))}</dt>,
        <dd key={meaning}>{meaning}</dd>,
      ])}
    </dl>
  );
}
