import type { Seat } from '@doorcard/engine';
import type { PhhHand } from '../phh/phhHand.js';

const DOOR = 2;
/** Cards of a player before the last street, which is dealt face down. */
const BEFORE_LAST = 6;

/**
 * Stud, by street: who opens it, where an up card is unknown and the cards do not show it. The first player who acts on
 * the street is taken for the opener. Undefined when all up cards are known.
 */
export function findOpeners({ bringIn, actions, startingStacks }: PhhHand): (Seat | null)[] | undefined {
  if (bringIn === undefined) return undefined;
  const counts = startingStacks.map(() => 0);
  const openers: (Seat | null)[] = [];
  let isUnknown = false;
  let isOpen = false;
  for (const action of actions) {
    if (action.type === 'dealHole') {
      const { player, cards } = action;
      const before = counts[player]!;
      counts[player] = before + cards.length;
      isUnknown ||= cards.some((card, i) => card === null && before + i >= DOOR && before + i < BEFORE_LAST);
      if (!isOpen) openers.push(null);
      isOpen = true;
    } else if (action.type === 'dealBoard') {
      if (!isOpen) openers.push(null);
      isOpen = true;
    } else if (isOpen && 'player' in action && action.type !== 'show' && action.type !== 'muck') {
      if (isUnknown) openers[openers.length - 1] = action.player;
      isOpen = false;
    }
  }
  return openers.some((seat) => seat !== null) ? openers : undefined;
}
