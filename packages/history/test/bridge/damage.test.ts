import { below, unwrap, Xoshiro256, type Rng } from '@doorcard/cards';
import { GAMES, listEvents } from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import { readPhhHand, writePhhHand, type PhhHand } from '../../src/index.js';
import type { PhhAction } from '../../src/phh/phhAction.js';
import { dealRandomHands } from '../randomHand.js';

const HANDS = 25;
const DAMAGES = 12;

/** One action is lost, doubled, moved, copied from elsewhere, done by another player, or deals other cards. */
function damage({ actions, ...hand }: PhhHand, rng: Rng): PhhHand {
  const at = below(rng, actions.length);
  const other = actions[below(rng, actions.length)]!;
  const changed = [...actions];
  switch (below(rng, 6)) {
    case 0:
      changed.splice(at, 1);
      break;
    case 1:
      changed.splice(at, 0, actions[at]!);
      break;
    case 2:
      changed.splice(at, 0, ...changed.splice(below(rng, changed.length), 1));
      break;
    case 3:
      changed[at] = other;
      break;
    case 4:
      changed[at] = changeActor(actions[at]!, below(rng, hand.startingStacks.length), rng);
      break;
    default:
      changed[at] = changeCards(actions[at]!, rng);
  }
  return { ...hand, actions: changed };
}

function changeActor(action: PhhAction, player: number, rng: Rng): PhhAction {
  if (action.type === 'raiseTo') return { ...action, amount: 1 + below(rng, 2 * action.amount) };
  return 'player' in action ? { ...action, player } : action;
}

function changeCards(action: PhhAction, rng: Rng): PhhAction {
  if (!('cards' in action) || action.cards === 'asDealt') return action;
  const cards = action.cards.map((card) => [card, card, null, below(rng, 52)][below(rng, 4)]!);
  return { ...action, cards: cards.length > 1 && below(rng, 3) === 0 ? cards.slice(1) : cards };
}

describe.each(GAMES)('%s: a damaged hand', (game) => {
  test('is played or refused with a code, and never crashes', () => {
    const rng = Xoshiro256.fromSeed(99n);
    const codes = new Set<string>();
    for (const hand of dealRandomHands(game, HANDS, 404n)) {
      const phh = unwrap(writePhhHand(hand));
      if (phh.actions.length === 0) continue;
      for (let i = 0; i < DAMAGES; i++) {
        const read = readPhhHand(damage(phh, rng));
        if (!read.ok) codes.add(read.error.code);
        // An accepted hand can be written and is the same when it is read again.
        else {
          const written = unwrap(writePhhHand(read.value.hand));
          const again = unwrap(readPhhHand(written));
          expect(unwrap(writePhhHand(again.hand))).toEqual(written);
          expect(again.stacks).toEqual(read.value.stacks);
          expect(listEvents(again.hand).length).toBe(listEvents(read.value.hand).length);
        }
      }
    }
    for (const code of codes) expect(code).toMatch(/^history\//);
    expect(codes.size).toBeGreaterThan(5);
  });
});
