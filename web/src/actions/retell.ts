import type { GameState, Motion, Parsed, Shown, Solved } from '../api/protocol';
import { bestOf } from '../api/report';
import { Reel } from '../grid/reel';
import { client } from '../state/line';
import type { Desk, WorldName } from '../state/state';
import { now, updateDesk, updateGame, watch } from '../state/store';
import { noticeText } from '../texts/names';
import { fail, inTurn, quick, work } from './ask';
import { rate } from './solve';

// What the server has said on a desk follows the page's language: the same is asked once more, and only the words are
// taken over. Boards, games and their moves, and where a player stands, stay as they are.

/** The desk in sight: others when they come into sight. */
export function followLanguage(): void {
  watch(({ page, desks, language }) => {
    const desk = page.name === 'world' ? desks[page.world] : undefined;
    if (!desk || desk.language === language) return;
    updateDesk(desk.world, { language });
    setTimeout(() => void retell(desk.world)); // when whoever has just got an answer has put it on the desk
  });
}

const nothing = (): undefined => undefined;

async function retell(world: WorldName): Promise<void> {
  const desk = now().desks[world];
  if (!desk) return;
  retellNotice(desk);
  await Promise.all([retellBoard(desk), retellGame(world), retellPlayer(desk)]);
  if (now().desks[world]?.work) return; // which brings new words, or has this done once more
  if (desk.solved && desk.asked) await retellSolution(desk, desk.asked);
  if (desk.rating && now().desks[world]?.rating === desk.rating) await rate(world);
}

/** A text that is still to be read tells again what is wrong with it. */
function retellNotice({ world, notice }: Desk): void {
  if (!notice || noticeText(notice.text) !== notice.text) return;
  const { section, source, file } = notice;
  updateDesk(world, { notice: undefined });
  if (source !== undefined) client.get(world, 'parse', { text: source }).catch((error: unknown) => fail(world, section, error, source, file));
}

async function retellBoard({ world, origin, parsed, grid }: Desk): Promise<void> {
  // What a generator had to say is in no file.
  const made = origin.from === 'recipe' && parsed.warnings.length > 0;
  const job = made ? client.ask<Parsed>(world, 'generate', { options: origin.options, seed: origin.seed })
    : client.ask<Parsed>(world, 'parse', { text: parsed.text });
  const told = await job.result.catch(nothing);
  if (told) updateDesk(world, (desk) => (desk.grid === grid ? { parsed: { ...desk.parsed, scene: told.scene, warnings: told.warnings } } : {}));
}

async function retellGame(world: WorldName): Promise<void> {
  await inTurn(`play ${world}`, async () => {
    const game = now().desks[world]?.game;
    if (!game?.state.events.length) return;
    const { start, moves, settings } = game;
    const told = await client.get<GameState>(world, 'play', { text: start, moves, settings }).catch(nothing);
    const still = now().desks[world]?.game?.moves === moves;
    if (told && still) updateGame(world, ({ state }) => ({ state: { ...state, events: told.events, refused: false } }));
  });
}

/** How a board was made; a solution has its own motion. */
async function retellPlayer({ world, origin, player }: Desk): Promise<void> {
  if (player?.kind !== 'making' || origin.from !== 'recipe') return;
  const motion = await client.ask<Motion>(world, 'making', { options: origin.options, seed: origin.seed }).result.catch(nothing);
  if (motion) updateDesk(world, retold(player.reel, motion));
}

const retold = (reel: Reel | undefined, motion: Motion) => ({ player }: Desk): Partial<Desk> =>
  player && player.reel === reel ? { player: { ...player, reel: new Reel(motion) } } : {};

async function retellSolution({ world, parsed, solved, shown, player }: Desk, asked: object): Promise<void> {
  const told = await work<Solved>(world, 'solve', 'solving', 'solve', asked);
  const other = shown > 0 ? told?.report.listed?.[shown] : undefined;
  const shownToo = other && (await quick<Shown>(world, 'solve', 'motion', { text: parsed.text, solution: other }));
  // A search that a clock ends may find something else: then what was found stays, in the words it was told in.
  if (!told || now().desks[world]?.solved !== solved || JSON.stringify(bestOf(told.report)) !== JSON.stringify(bestOf(solved!.report))) return;
  const { motion } = Object.assign(told, shownToo);
  updateDesk(world, { solved: { ...told, report: solved!.report } });
  if (motion && player?.kind === 'solution') updateDesk(world, retold(player.reel, motion));
}
