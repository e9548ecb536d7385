import { unwrap } from '@doorcard/cards';
import { GAMES, listDecisions, listEvents, OVER } from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import { makePhh, makePhhs, parsePhh, parsePhhs, readPhhHand, writePhhHand } from '../../src/index.js';
import { dealRandomHands, stacksOf } from '../randomHand.js';

const HANDS = 100;

describe.each(GAMES)('%s: hand -> PHH text -> hand', (game) => {
  test('gives the same decisions, cards and money, and the same text again', () => {
    let finished = 0;
    for (const hand of dealRandomHands(game, HANDS, 2023n)) {
      const text = makePhh(unwrap(writePhhHand(hand)));
      const read = readPhhHand(unwrap(parsePhh(text)).value);
      const played = read.ok ? read.value : expect.fail(`${read.error.message}\n${text}`);
      expect(listDecisions(played.hand)).toEqual(listDecisions(hand));
      expect(played.hand.dealtCards()).toEqual(hand.dealtCards());
      expect(makePhh(unwrap(writePhhHand(played.hand)))).toBe(text);
      const isOver = hand.phase === OVER;
      finished += isOver ? 1 : 0;
      expect([played.state, played.matches]).toEqual(isOver ? ['finished', true] : ['unfinished', undefined]);
      if (isOver) expect(played.stacks).toEqual(stacksOf(hand));
      else expect(stacksOf(played.hand)).toEqual(stacksOf(hand));
      const withoutEnd = listEvents(hand).filter(({ type }) => type !== 'win');
      expect(listEvents(played.hand).filter(({ type }) => type !== 'win')).toEqual(withoutEnd);
    }
    expect(finished).toBeGreaterThan(HANDS / 2);
  });
});

test('a file of hands of all games is read hand by hand', () => {
  const hands = GAMES.flatMap((game) => [...dealRandomHands(game, 3, 5n)]);
  const text = makePhhs(hands.map((hand, i) => unwrap(writePhhHand(hand, { key: String(i + 1) }))));
  const read = unwrap(parsePhhs(text)).value.map((phh) => unwrap(readPhhHand(phh)));
  expect(read.map(({ hand }) => hand.plan.setup.variant.id)).toEqual(
    hands.map((hand) => hand.plan.setup.variant.id),
  );
  expect(makePhhs(read.map(({ hand }, i) => unwrap(writePhhHand(hand, { key: String(i + 1) }))))).toBe(text);
});
