import type { VNode } from 'preact';

import { hashOf } from '../state/route';
import { setLanguage, setTheme } from '../state/settings';
import { worldNames, type Language, type State } from '../state/state';
import { Mark, icons } from '../styles/icons';
import { worldName } from '../texts/names';
import { languageNames, learn, t } from '../texts/texts';
import { viewOf } from '../worlds/index';

/** Where its words do not come, the language stays. */
const choose = (language: Language): void => void learn(language).then(() => setLanguage(language), () => undefined);

/** The slim bar on top: the mark, the five worlds, language, light or dark, help. */
export function Bar({ state }: { state: State }): VNode {
  const { page, theme } = state;
  const here = page.name === 'start' ? undefined : page.world;
  const other = theme === 'dark' ? t('Light theme') : t('Dark theme');
  const help = page.name === 'help' ? hashOf({ name: 'world', world: page.world }) : hashOf({ name: 'help', world: here ?? worldNames[0] });
  return (
    <header class="bar">
      <a class="home" href="#/" aria-label={t('Ariadne, home')} {...(page.name === 'start' && { 'aria-current': 'page' })}>
        <Mark />
        <span>Ariadne</span>
      </a>
      <nav class="worlds" aria-label={t('Worlds')}>
        {worldNames.map((world) => (
          <a key={world} href={hashOf({ name: 'world', world })} aria-label={worldName(world)} {...(world === here && { 'aria-current': 'page' })}>
            {viewOf(world).pictogram()}
            <span>{worldName(world)}</span>
          </a>
        ))}
      </nav>
      <div class="settings">
        <select class="select language" aria-label={t('Language')} value={state.language}
          onChange={(event) => choose(event.currentTarget.value as Language)}>
          {(Object.keys(languageNames) as Language[]).map((language) => (
            <option key={language} value={language} lang={language}>{state.narrow ? language.toUpperCase() : languageNames[language]}</option>
          ))}
        </select>
        <button class="button plain icon" type="button" aria-label={other} title={other}
          onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
          {theme === 'dark' ? icons.sun() : icons.moon()}
        </button>
        <a class="button plain icon" href={help} aria-label={t('Help')} title={`${t('Help')} (?)`}
          {...(page.name === 'help' && { 'aria-current': 'page' })}>
          {icons.help()}
        </a>
      </div>
    </header>
  );
}
