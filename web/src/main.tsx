import { render, type VNode } from 'preact';

import './styles/tokens.css';
import './styles/type.css';
import './styles/controls.css';
import './styles/page.css';
import './styles/bar.css';
import './styles/panel.css';
import './styles/coach.css';
import './styles/start.css';
import './styles/help.css';
import './styles/print.css';

import { isOfLine } from './actions/ask';
import { onMoved } from './actions/play';
import { followLanguage } from './actions/retell';
import { Bar } from './shell/bar';
import { keepDesk, keepOnLeaving } from './shell/bring_back';
import { EmbedPage } from './shell/embed_page';
import { listenForFiles } from './shell/files';
import { HelpPage } from './shell/help_page';
import { listenForKeys } from './shell/keys';
import { keepPage } from './shell/offline';
import { describe, openPage } from './shell/open_page';
import { StartPage } from './shell/start_page';
import { WorldPage } from './shell/world_page';
import { isHeld, keepAddress } from './state/address';
import { client } from './state/line';
import { pageOf } from './state/route';
import { firstLanguage, firstTheme, followSystem } from './state/settings';
import type { State } from './state/state';
import { begin, now, update, updateDesk, watch } from './state/store';
import { worldName } from './texts/names';
import { learn, t } from './texts/texts';
import { beginsByItself } from './worlds/at_once';
import { viewOf } from './worlds/index';

const place = document.getElementById('studio')!;
const phone = matchMedia('(max-width: 860px) and (orientation: portrait), (max-width: 640px)'); // as in styles/page.css

let printing = false; // black on white, whatever is on the screen

const dress = ({ language, theme, page }: State) => {
  const root = document.documentElement;
  // Setting them again, even to the same, would style the whole page anew.
  if (root.lang !== language) root.lang = language;
  const shown = printing ? 'print' : theme;
  if (root.dataset['theme'] !== shown) root.dataset['theme'] = shown;
  document.title = page.name === 'start' ? 'Ariadne' : `${worldName(page.world)} · Ariadne`;
};

/** Where it takes no keys, to what is around it. */
const skipToBoard = (): void =>
  (document.querySelector<HTMLElement>('#board .board-place[tabindex]') ?? document.getElementById('board'))?.focus();

function App({ state }: { state: State }): VNode {
  const { page } = state;
  if (state.embedded) return <EmbedPage state={state} />;
  return (
    <>
      {page.name === 'world' && (
        <button class="skip button" type="button" onClick={skipToBoard}>{t('Skip to the board')}</button>
      )}
      <Bar state={state} />
      {!state.online && <p class="offline" role="status">{t('No connection to the server. Your board is safe. Reconnecting...')}</p>}
      {page.name === 'start' && <StartPage />}
      {page.name === 'world' && <WorldPage key={page.world} state={state} world={page.world} />}
      {page.name === 'help' && <HelpPage key={page.world} world={page.world} />}
      <div class="unseen" role="status" aria-live="polite">{state.said}</div>
      <div class="drop" aria-hidden="true">{t('Drop the file to open it')}</div>
    </>
  );
}

const first: State = {
  page: pageOf(location.hash),
  language: firstLanguage(),
  theme: firstTheme(),
  online: true,
  worlds: {},
  limits: { cells: Infinity, cells_in_making: Infinity, cells_traced: Infinity, steps_in_motion: Infinity },
  embeds: false,
  embedded: location.pathname === '/embed',
  desks: {},
  narrow: phone.matches,
};

await learn(first.language).catch(() => undefined);
begin(first, (state) => {
  dress(state);
  render(<App state={state} />, place);
});

onMoved((desk) => viewOf(desk.world).moved?.(desk));
followSystem();
for (const event of ['beforeprint', 'afterprint'])
  addEventListener(event, () => {
    printing = event === 'beforeprint';
    dress(now());
  });
followLanguage();
listenForKeys();
if (!first.embedded) {
  listenForFiles();
  keepOnLeaving();
}
keepAddress({
  add: (link, desk) => {
    const own = viewOf(desk.world).keeps?.write?.(desk);
    return { ...link, ...(own !== undefined && { own }), ...(!link.view && beginsByItself(desk.world) && { view: 'look' }) };
  },
  begins: beginsByItself,
  written: keepDesk,
});
phone.addEventListener('change', () => update({ narrow: phone.matches }));
addEventListener('hashchange', () => void openPage());

watch((state, before) => {
  if (state.language !== before.language) void describe().catch(() => undefined);
});

// Back on line: what was said of the connection is no longer true, and stays only with a button to try again; what could
// not be opened is opened.
watch((state, before) => {
  if (!state.online || before.online) return;
  for (const { world, notice } of Object.values(state.desks))
    if (notice && isOfLine(notice) && !notice.again) updateDesk(world, { notice: undefined });
  if (state.page.name === 'world' && (!state.desks[state.page.world] || isHeld())) void openPage();
});

// Only pages that were built: while one is being written, nothing of it is kept.
if (import.meta.env.PROD && 'serviceWorker' in navigator) setTimeout(() => void keepPage().catch(() => undefined), 1000);

void client.connect().catch(() => undefined);
void describe().catch(() => undefined);
if (now().page.name !== 'start') void openPage();
