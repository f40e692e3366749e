import type { VNode } from 'preact';

import { hashOf } from '../state/route';
import { setLanguage, setTheme } from '../state/settings';
import { worldNames, type Language, type State } from '../state/state';
import { Mark, icons } from '../styles/icons';
import { languageNames, t } from '../texts/texts';
import { viewOf } from '../worlds/index';

/** The slim bar on top: the mark, the five worlds, language, light or dark, help. */
export function Bar({ state }: { state: State }): VNode {
  const { page, theme } = state;
  const words = t();
  const here = page.name === 'start' ? undefined : page.world;
  const other = theme === 'dark' ? words.bar.light : words.bar.dark;
  const help = page.name === 'help' ? hashOf({ name: 'world', world: page.world }) : hashOf({ name: 'help', world: here ?? worldNames[0] });
  return (
    <header class="bar">
      <a class="home" href="#/" aria-label={words.bar.home} {...(page.name === 'start' && { 'aria-current': 'page' })}>
        <Mark />
        <span>Ariadne</span>
      </a>
      <nav class="worlds" aria-label={words.bar.worlds}>
        {worldNames.map((world) => (
          <a key={world} href={hashOf({ name: 'world', world })} aria-label={words[world].name} {...(world === here && { 'aria-current': 'page' })}>
            {viewOf(world).pictogram()}
            <span>{words[world].name}</span>
          </a>
        ))}
      </nav>
      <div class="settings">
        <select class="select language" aria-label={words.bar.language} value={state.language}
          onChange={(event) => setLanguage(event.currentTarget.value as Language)}>
          {(Object.keys(languageNames) as Language[]).map((language) => (
            <option key={language} value={language} lang={language}>{state.narrow ? language.toUpperCase() : languageNames[language]}</option>
          ))}
        </select>
        <button class="button plain icon" type="button" aria-label={other} title={other}
          onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
          {theme === 'dark' ? icons.sun() : icons.moon()}
        </button>
        <a class="button plain icon" href={help} aria-label={words.bar.help} title={`${words.bar.help} (?)`}
          {...(page.name === 'help' && { 'aria-current': 'page' })}>
          {icons.help()}
        </a>
      </div>
    </header>
  );
}
