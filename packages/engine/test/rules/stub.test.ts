import { below, DECK_SIZE, Xoshiro256, type Card } from '@doorcard/cards';
import {
  CALL,
  DRAW,
  DRAWING,
  Hand,
  listEvents,
  makeDefaultSetup,
  makePlan,
  RULE_SETS,
  type HandEvent,
} from '@doorcard/engine';
import { expect, test } from 'vitest';

const ALL: readonly Card[] = Array.from({ length: DECK_SIZE }, (_, card) => card);

/** The cards that may come next, by the rules: what has not been dealt since the last shuffle. */
function findStub(events: readonly HandEvent[], seats: number): Card[] {
  let stub = new Set(ALL);
  const held = Array.from({ length: seats }, (): Card[] => []);
  let thrown: Card[] = [];
  for (const event of events) {
    if (event.type === 'street') thrown = [];
    if (event.type === 'deal') held[event.seat]!.push(...event.cards.map(({ card }) => card));
    if (event.type === 'draw') held[event.seat]!.push(...event.cards);
    if (event.type === 'discard') {
      held[event.seat] = held[event.seat]!.filter((card) => !event.cards.includes(card));
      thrown.push(...event.cards);
    }
    // All come back but hands and the discards of this round. Nobody folds in this test.
    if (event.type === 'reshuffle')
      stub = new Set(ALL.filter((card) => ![...held.flat(), ...thrown].includes(card)));
    if (event.type === 'deal') for (const { card } of event.cards) stub.delete(card);
    if (event.type === 'draw') for (const card of event.cards) stub.delete(card);
  }
  return [...stub];
}

test('the cards that may come next, also after a reshuffle', () => {
  const seats = 6;
  const plan = makePlan(makeDefaultSetup('badugi', seats, RULE_SETS.wsop));
  const rng = Xoshiro256.fromSeed(5n);
  const hand = new Hand(plan);
  let reshuffles = 0;
  for (let i = 0; i < 40; i++) {
    hand.deal({ kind: 'rng', rng });
    while (hand.actor >= 0) {
      const marks = new Uint8Array(DECK_SIZE);
      hand.markStub(marks);
      expect(ALL.filter((card) => marks[card] === 1)).toEqual(findStub(listEvents(hand), seats));
      expect(hand.act(hand.phase === DRAWING ? DRAW + below(rng, 16) : CALL)).toBe(true);
    }
    reshuffles += listEvents(hand).filter(({ type }) => type === 'reshuffle').length;
  }
  expect(reshuffles).toBeGreaterThan(0);
});
