import type { TableState } from '@doorcard/table/client';
import { playSound } from '../shared/sound/sound.js';
import type { Sound } from '../shared/preferences/soundKinds.js';
import { tableStore } from '../shared/tableStore/useTable.js';

type Heard = Pick<TableState, 'hand' | 'view' | 'decision' | 'results'>;

/** How long somebody must have waited before a knock reports the turn, in milliseconds. */
const WAIT = 3000;

/** What is to be heard when a table goes from one state to the next. */
export function listSounds(before: Heard, after: Heard): readonly Sound[] {
  const sounds: Sound[] = [];
  if (after.hand !== undefined && after.hand.hand !== before.hand?.hand) {
    const isNewGame = before.hand !== undefined && before.hand.game !== after.hand.game;
    sounds.push(isNewGame ? 'newGame' : 'card');
  }
  if (isSameHand(before, after)) {
    if (count(after, WAGERS) > count(before, WAGERS)) sounds.push('bet');
    if (count(after, CHECKS) > count(before, CHECKS)) sounds.push('check');
    if (count(after, CARDS) > count(before, CARDS)) sounds.push('card');
  }
  if (isNewlyAsked(before, after)) sounds.push('turn');
  if (after.results !== undefined && before.results === undefined) sounds.push('pot');
  return sounds;
}

const WAGERS: readonly string[] = ['call', 'raise', 'bringIn'];
const CHECKS: readonly string[] = ['check'];
const CARDS: readonly string[] = ['deal', 'board', 'draw'];

const isSameHand = (before: Heard, after: Heard): boolean =>
  before.hand !== undefined && before.hand.hand === after.hand?.hand;

const isAsked = ({ view }: Heard): boolean => view !== undefined && view.legal !== null;

const isNewlyAsked = (before: Heard, after: Heard): boolean =>
  isAsked(after) && !(isAsked(before) && isSameHand(before, after) && after.decision === before.decision);

const count = ({ view }: Heard, types: readonly string[]): number =>
  view?.events.filter(({ type }) => types.includes(type)).length ?? 0;

/** A bring-in clicks once, a call twice, a bet or raise three times. */
function countClicks({ view }: Heard): 1 | 2 | 3 {
  const last = view?.events.findLast(({ type }) => WAGERS.includes(type))?.type;
  return last === 'raise' ? 3 : last === 'call' ? 2 : 1;
}

/** Plays the sounds of the table of this page; returns what stops them. */
export function playTableSounds(): () => void {
  let waitedSince = performance.now();
  return tableStore.subscribe((state, before) => {
    const sounds = listSounds(before, state);
    for (const sound of sounds) {
      if (sound === 'turn' && performance.now() - waitedSince < WAIT) continue;
      playSound(sound, countClicks(state));
    }
    // Waiting begins when nothing is asked any more.
    if (isAsked(before) || isAsked(state)) waitedSince = performance.now();
  });
}
