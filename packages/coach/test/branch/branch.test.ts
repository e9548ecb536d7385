import { rewind, type Action, type View } from '@doorcard/engine';
import { expect, test } from 'vitest';
import { Branch } from '../../src/branch/branch.js';
import { makeMixedModel } from '../../src/verdict/opponentModel.js';
import { listOwnDecisions } from '../../src/verdict/ownDecision.js';
import { PLANTED } from '../verdict/scenes.js';

const hand = PLANTED[0]![1]();
const { view } = listOwnDecisions(hand, 0).at(-1)!;
const model = makeMixedModel('razz');

const playOut = (branch: Branch, first: Action): View => {
  branch.act(first);
  while (branch.view.legal !== null) {
    branch.act(branch.view.legal.check ? { type: 'check' } : { type: 'call' });
  }
  return branch.view;
};

test('goes on from the view to an end that the view did not know', () => {
  const branch = new Branch({ view, model, seed: 1n });
  expect({ ...branch.view, events: [] }).toEqual({ ...view, events: [] });
  const end = playOut(branch, { type: 'call' });
  expect(end.phase).toBe('over');
  expect(end.mine!.cards).toEqual(view.mine!.cards);
  expect(end.seats[1]!.up).toEqual(view.seats[1]!.up);
  // The river card of the other is imagined: whatever is in the record stays there.
  expect(end.seats[1]!.shown).toHaveLength(7);
  expect(new Set([...end.seats[1]!.shown!, ...end.mine!.cards]).size).toBe(14);
});

test('is the same for the same seed, and another world for another', () => {
  const ends = [1n, 1n, 2n, 3n, 4n].map((seed) =>
    playOut(new Branch({ view, model, seed }), { type: 'call' }),
  );
  expect(ends[1]).toEqual(ends[0]);
  expect(new Set(ends.map(({ seats }) => String(seats[1]!.shown))).size).toBeGreaterThan(1);
});

test('draw games go on too', () => {
  const [, makeHand] = PLANTED.find(([name]) => name.startsWith('badugi'))!;
  const badugi = makeHand();
  const first = listOwnDecisions(badugi, 0)[0]!;
  expect(rewind(badugi, first.place).actor).toBe(0);
  const branch = new Branch({ view: first.view, model: makeMixedModel('badugi'), seed: 5n });
  branch.act(first.view.legal!.call === undefined ? { type: 'check' } : { type: 'call' });
  while (branch.view.legal !== null) {
    const { draw, check } = branch.view.legal;
    branch.act(draw ? { type: 'draw', discard: [] } : check ? { type: 'check' } : { type: 'call' });
  }
  expect(branch.view.phase).toBe('over');
});
