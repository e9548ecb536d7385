import { unwrap } from '@doorcard/cards';
import { makeRegistry, usualEntries, type OpponentRecords, type Player } from '@doorcard/cpu';
import { expect, test } from 'vitest';
import { MemoryStorage, options, Sitting, usualRegistry } from './sitting.js';

const lv0 = unwrap(usualRegistry.find('lv0'));

/** A player that counts the hands of everybody, and notes what it was given. */
function makeLearner() {
  const given: (OpponentRecords | undefined)[] = [];
  const player: Omit<Player, 'name'> = {
    decide: (view, rng, records) => {
      given.push(records);
      return lv0.decide(view, rng);
    },
    learn: (view, records) => {
      // Only what the public saw.
      expect([view.seat, view.mine, view.phase]).toEqual([null, null, 'over']);
      return records.map((record) => ({ hands: (record?.hands ?? 0) + 1, types: { lv2: 1.5 } }));
    },
  };
  const entry = { name: 'guest', profiles: [], make: (name: string) => ({ name, ...player }) };
  return { given, registry: makeRegistry<Player>([...usualEntries, entry]) };
}

const CHAIRS = [
  { name: 'You', player: 'human' },
  { name: 'Ann', player: 'guest' },
];
const start = { type: 'start', options: options('stud', { chairs: CHAIRS }) } as const;
const known = (hands: number) => ({ hands, types: { lv2: 1.5 } });

test('what a player learns is kept by chair, saved, shown and forgotten', async () => {
  const storage = new MemoryStorage();
  const { given, registry } = makeLearner();
  const first = new Sitting({ storage, registry });
  await first.say(start);
  await first.say({ type: 'memory' });
  expect(first.last('memory').records).toEqual([null, null]);
  await first.playHand();
  expect(given.at(-1)).toEqual([null, null]);
  await first.say({ type: 'nextHand' });
  await first.playHand();
  expect(given.at(-1)).toEqual([known(1), known(1)]);
  await first.say({ type: 'leave' });

  const second = new Sitting({ storage, registry });
  await second.say({ type: 'resume' });
  await second.say({ type: 'memory' });
  expect(second.last('memory').records).toEqual([known(2), known(2)]);
  await second.say({ type: 'memory', forget: true });
  expect(second.last('memory').records).toEqual([null, null]);
  await second.say({ type: 'leave' });

  const third = new Sitting({ storage, registry });
  await third.say({ type: 'resume' });
  await third.say({ type: 'memory' });
  expect(third.last('memory').records).toEqual([null, null]);
});
