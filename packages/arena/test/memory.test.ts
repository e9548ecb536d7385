import { makeRegistry, usualEntries, type OpponentRecords, type Player } from '@doorcard/cpu';
import { expect, test } from 'vitest';
import { playParts } from '../src/shard.js';
import { matchOf } from './matches.js';

/** Calls, counts the hands of every seat, and keeps the records of its first decision of each hand. */
function makeLearner(told: (OpponentRecords | undefined)[]): Player {
  let isNew = true;
  return {
    name: 'learner',
    decide: ({ legal }, _rng, records) => {
      if (isNew) told.push(records);
      isNew = false;
      const type = legal!.check ? 'check' : 'call';
      return {
        action: legal!.draw === undefined ? { type } : { type: 'draw', discard: [] },
        reason: { code: 'test', rule: 'test', data: {} },
      };
    },
    learn: (view, records) => {
      isNew = true;
      expect(view.seat).toBeNull();
      // Seat 0 is seen twice as often, so that seats and chairs differ.
      return view.seats.map((_, seat) => ({
        hands: (records[seat]?.hands ?? 0) + (seat === 0 ? 2 : 1),
        types: {},
      }));
    },
  };
}

function play(memory: boolean): (readonly (number | undefined)[] | undefined)[] {
  const told: (OpponentRecords | undefined)[] = [];
  const learner = makeLearner(told);
  const entry = { name: 'learner', profiles: [], make: () => learner };
  const match = matchOf({ players: ['learner', 'lv0'], games: ['badugi'], groups: 2, memory });
  void playParts(makeRegistry([...usualEntries, entry]), match, [0, 2]);
  return told.map((records) => records?.map((record) => record?.hands));
}

test('with memory a hand begins with what was seen before, by player and not by seat', () => {
  // Duplicate deals: the players change seats from hand to hand.
  expect(play(true)).toEqual([
    [undefined, undefined],
    [1, 2],
    [3, 3],
    [4, 5],
  ]);
});

test('without memory there are no records, and every shard begins without', () => {
  // Nobody learns either, so only the first decision of all is kept.
  expect(play(false)).toEqual([undefined]);
  expect(play(true)[0]).toEqual([undefined, undefined]);
});
