import { render } from 'preact';

import './styles/tokens.css';
import './styles/type.css';
import './styles/controls.css';
import './styles/page.css';
import './styles/panel.css';
import './styles/start.css';
import './styles/help.css';

import { onMoved } from './actions/play';
import { App } from './shell/app';
import { keepDesks } from './shell/bring_back';
import { listenForFiles } from './shell/files';
import { listenForKeys } from './shell/keys';
import { describe, openPage } from './shell/open_page';
import { client } from './state/line';
import { pageOf } from './state/route';
import { firstLanguage, firstTheme, followSystem } from './state/settings';
import type { State } from './state/state';
import { begin, now, update, updateDesk, watch } from './state/store';
import { t } from './texts/texts';
import { viewOf } from './worlds/index';

const place = document.getElementById('studio')!;
const phone = matchMedia('(max-width: 860px) and (orientation: portrait), (max-width: 640px)'); // as in styles/page.css

const dress = ({ language, theme, page }: State) => {
  document.documentElement.lang = language;
  document.documentElement.dataset['theme'] = theme;
  document.title = page.name === 'start' ? 'Ariadne' : `${t()[page.world].name} · Ariadne`;
};

const first: State = {
  page: pageOf(location.hash),
  language: firstLanguage(),
  theme: firstTheme(),
  online: true,
  worlds: {},
  limits: { cells: Infinity, cells_in_making: Infinity, cells_traced: Infinity, steps_in_motion: Infinity },
  desks: {},
  narrow: phone.matches,
};

begin(first, (state) => {
  dress(state);
  render(<App state={state} />, place);
});

onMoved((desk) => viewOf(desk.world).moved?.(desk));
followSystem();
listenForFiles();
listenForKeys();
keepDesks();
phone.addEventListener('change', () => update({ narrow: phone.matches }));
addEventListener('hashchange', () => void openPage());

// Back on line: what was said of the connection is no longer true, and a world that could not be opened is opened.
watch((state, before) => {
  if (!state.online || before.online) return;
  for (const desk of Object.values(state.desks)) if (desk.notice?.text === 'connection') updateDesk(desk.world, { notice: undefined });
  if (state.page.name === 'world' && !state.desks[state.page.world]) void openPage();
});

void client.connect().catch(() => undefined);
void describe().catch(() => undefined);
if (now().page.name !== 'start') void openPage();
