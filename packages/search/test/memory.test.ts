import { Xoshiro256 } from '@doorcard/cards';
import { playHand, type OpponentRecords } from '@doorcard/cpu';
import { GAMES, Hand, listEvents, makePlan, makeView, VARIANTS, type GameId } from '@doorcard/engine';
import { expect, test } from 'vitest';
import { learnFromHand, weighTypes } from '../src/memory.js';
import { findPolicy, findUsualTypes } from '../src/usualTypes.js';
import { makeStakes } from './handScript.js';

/** What is known about two players after some hands against each other. */
function watch(game: GameId, names: readonly [string, string], hands: number): OpponentRecords {
  const rng = Xoshiro256.fromSeed(31n);
  let records: OpponentRecords = [null, null];
  for (let number = 0; number < hands; number++) {
    const hand = new Hand(makePlan(makeStakes(game, 2)));
    hand.deal({ kind: 'rng', rng });
    void playHand({ hand, players: names.map(findPolicy), table: 1, number });
    records = learnFromHand(makeView(hand, null), findUsualTypes(game), records, rng);
  }
  return records;
}

const nameLikeliest = (game: GameId, records: OpponentRecords, seat: number): string => {
  const types = findUsualTypes(game);
  const weights = weighTypes(types, records[seat]!);
  return types[weights.indexOf(Math.max(...weights))]!.player.name;
};

test.each(['stud', 'badugi'] as const)('%s: a maniac and a level 2 are distinguished', (game) => {
  const records = watch(game, ['maniac', 'lv2'], 8);
  expect(nameLikeliest(game, records, 0)).toBe('maniac');
  expect(nameLikeliest(game, records, 1)).toBe('lv2');
  // Hands in which the other folded at once show nothing.
  expect(records[0]!.hands).toBeGreaterThan(4);
  expect(records[0]!.hands).toBeLessThanOrEqual(8);
  expect(JSON.parse(JSON.stringify(records))).toEqual(records);
});

test.each(GAMES)('%s: learns from a full table where some show their hands and some muck them', (game) => {
  const rng = Xoshiro256.fromSeed(32n);
  const seats = VARIANTS[game].maxSeats;
  const hand = new Hand(makePlan(makeStakes(game, seats)));
  const players = Array.from({ length: seats }, () => findPolicy('blind:call'));
  const everySecond = 0b1010101010 & ((1 << seats) - 1);
  hand.deal({ kind: 'rng', rng }, everySecond);
  void playHand({ hand, players, table: 1, number: 1 });
  const kinds = new Set(listEvents(hand).map(({ type }) => type));
  expect([kinds.has('show'), kinds.has('muck')]).toEqual([true, true]);
  const types = findUsualTypes(game).filter(({ player }) => player.name !== 'lv2');
  const records = learnFromHand(makeView(hand, null), types, [], rng);
  for (const record of records) {
    expect(record?.hands).toBe(1);
    expect(Object.keys(record!.types)).toEqual(types.map(({ player }) => player.name));
    for (const factor of Object.values(record!.types)) expect(factor).toBeGreaterThan(0);
  }
});
