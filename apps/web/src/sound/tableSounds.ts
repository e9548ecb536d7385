import type { TableState } from '@doorcard/table/client';
import { tableStore } from '../table/useTable.js';
import { playSound, type Sound } from './sound.js';

type Heard = Pick<TableState, 'hand' | 'view' | 'decision' | 'results'>;

/** What is to be heard when a table goes from one state to the next. */
export function listSounds(before: Heard, after: Heard): readonly Sound[] {
  const sounds: Sound[] = [];
  if (after.hand !== undefined && after.hand.hand !== before.hand?.hand) sounds.push('deal');
  if (isSameHand(before, after)) {
    if (countBets(after) > countBets(before)) sounds.push('bet');
    if (countCards(after) > countCards(before)) sounds.push('deal');
  }
  if (isAsked(after) && !(isAsked(before) && isSameHand(before, after) && after.decision === before.decision))
    sounds.push('turn');
  if (after.results !== undefined && before.results === undefined && hasWon(after)) sounds.push('win');
  return sounds;
}

const isSameHand = (before: Heard, after: Heard): boolean =>
  before.hand !== undefined && before.hand.hand === after.hand?.hand;

const isAsked = ({ view }: Heard): boolean => view !== undefined && view.legal !== null;

/** Wagers and calls so far. */
const countBets = ({ view }: Heard): number =>
  view?.events.filter(({ type }) => type === 'call' || type === 'raise' || type === 'bringIn').length ?? 0;

const countCards = ({ view }: Heard): number =>
  view?.events.filter(({ type }) => type === 'deal' || type === 'board').length ?? 0;

function hasWon({ results, hand }: Heard): boolean {
  const mine = results?.find(({ seat }) => seat === hand?.you);
  return mine !== undefined && mine.after > mine.before;
}

/** Lets the table of this page be heard; what it answers ends that. */
export const hearTable = (): (() => void) =>
  tableStore.subscribe((state, before) => {
    for (const sound of listSounds(before, state)) playSound(sound);
  });
