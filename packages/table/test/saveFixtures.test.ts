import { readFileSync } from 'node:fs';
import type { Action, View } from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import { codeOf, MemoryStorage, Sitting } from './sitting.js';

// Tables as earlier versions saved them: versions 2 and 3 by 0.1.0, version 1 by the commit that added the host.
const read = (name: string): string =>
  readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8').trimEnd();

async function resume(name: string): Promise<Sitting> {
  const sitting = new Sitting({ storage: new MemoryStorage(read(name)) });
  expect(codeOf(await sitting.say({ type: 'resume' }))).toEqual([]);
  return sitting;
}

const chipsOf = (sitting: Sitting): (number | undefined)[] =>
  sitting.last('table').table.chairs.map((chair) => chair?.chips);

/** Checks, calls and stands pat. */
function playQuietly({ legal }: View): Action {
  if (legal!.draw !== undefined) return { type: 'draw', discard: [] };
  return { type: legal!.check ? 'check' : legal!.call === undefined ? 'bringIn' : 'call' };
}

/** Plays the hand to its end; the number of chips stays the same. */
async function finish(sitting: Sitting): Promise<void> {
  await sitting.playHand(playQuietly);
  const { results } = sitting.last('handOver');
  const sum = (key: 'before' | 'after'): number => results.reduce((all, each) => all + each[key], 0);
  expect(sum('after')).toBe(sum('before'));
}

test('a saved table of version 3 goes on, and nothing is known about its players', async () => {
  const sitting = await resume('table-v3-midhand.json');
  expect(sitting.last('view')).toMatchObject({ decision: 11, view: { game: 'stud8', street: 2, pot: 180 } });
  await sitting.say({ type: 'memory' });
  expect(sitting.last('memory').records).toEqual([null, null, null, null]);
  await finish(sitting);
});

describe('a saved table of version 2', () => {
  test('goes on in the middle of a hand, with the reasons that were given before', async () => {
    const sitting = await resume('table-v2-midhand.json');
    const { hand, decision, view } = sitting.last('view');
    expect([hand, decision, view.game, view.street, view.pot]).toEqual([
      't1lndta71h2figi-1',
      11,
      'stud8',
      2,
      180,
    ]);
    expect(view.mine!.cards).toEqual([1, 42, 40, 37, 3]);
    expect(view.seats.map(({ stack, folded }) => [stack, folded])).toEqual([
      [7950, false],
      [7970, true],
      [7950, false],
      [7950, false],
    ]);
    expect(sitting.last('table').table.chairs.map((chair) => chair?.player)).toEqual([
      'human',
      'lv2:4',
      'lv1:rock',
      'lv0',
    ]);
    await finish(sitting);
    const { reasons } = sitting.last('reasons');
    expect(
      reasons.slice(0, 8).map(({ seat, decision: at, reason }) => [seat, at, reason.code, reason.rule]),
    ).toEqual([
      [1, 0, 'weak_bring_in', 'lv1/3rd/bringIn/weak'],
      [2, 1, 'progress', 'lv0'],
      [0, 3, 'eight_steal', 'stud8/3rd/unopened/steal'],
      [1, 4, 'weak_smallbet', 'lv1/facing/fold'],
      [2, 5, 'progress', 'lv0'],
      [2, 7, 'progress', 'lv0'],
      [0, 9, 'eight_air', 'stud8/4th/open/air'],
      [2, 10, 'progress', 'lv0'],
    ]);
  });

  test('shows its last hand again between two hands', async () => {
    const sitting = await resume('table-v2-between.json');
    expect(chipsOf(sitting)).toEqual([7920, 8080, 8080, 7920]);
    await sitting.say({ type: 'lookBack' });
    expect(sitting.last('handOver')).toMatchObject({
      hand: 't1lndta71h2figi-2',
      results: [
        { seat: 0, chair: 2, name: 'Bob', before: 8100, after: 8080 },
        { seat: 1, chair: 3, name: '松', before: 7960, after: 7920 },
        { seat: 2, chair: 0, name: 'You', before: 7960, after: 7920 },
        { seat: 3, chair: 1, name: 'Ann', before: 7980, after: 8080 },
      ],
    });
    expect(sitting.last('view').view.seats.map(({ shown }) => shown)).toEqual([
      null,
      [15, 17, 12, 8],
      [4, 3, 18, 5],
      [13, 2, 11, 37],
    ]);
    expect(sitting.last('reasons').reasons.slice(0, 2)).toMatchObject([
      { seat: 3, decision: 1, reason: { code: 'playable_three', rule: 'badugi/predraw/call' } },
      { seat: 0, decision: 2, reason: { code: 'no_badugi_hand', rule: 'badugi/lv1/before/fold' } },
    ]);
    await sitting.say({ type: 'nextHand' });
    await finish(sitting);
  });

  test('goes on in a tournament', async () => {
    const sitting = await resume('table-v2-tournament.json');
    expect(chipsOf(sitting)).toEqual([33800, 29200, 31000, 26000]);
    expect(sitting.last('table').table).toMatchObject({ kind: 'tournament', hands: 4, level: { number: 1 } });
    const { view } = sitting.last('view');
    expect([view.game, view.pot, view.mine!.cards]).toEqual(['limit-holdem', 1000, [10, 38]]);
    await finish(sitting);
  });
});

describe('a saved table of version 1', () => {
  test('goes on between two hands; its last hand has reasons, and is not shown again', async () => {
    const sitting = await resume('table-v1-between.json');
    expect(chipsOf(sitting)).toEqual([7950, 8130, 7970, 7950]);
    expect(await sitting.say({ type: 'lookBack' })).toEqual([]);
    const hand = 't1lndta71h2figi-1';
    await sitting.say({ type: 'why', hand });
    expect(sitting.last('reasons').reasons).toHaveLength(13);
    expect(sitting.last('reasons').reasons[2]).toMatchObject({
      seat: 0,
      decision: 3,
      action: { type: 'raise', to: 40 },
      reason: { code: 'low_steal', rule: 'razz/3rd/unopened/bestDoor' },
    });
    await sitting.say({ type: 'record', hand, cards: 'all' });
    expect(sitting.last('record').all!.phh).toContain('finishing_stacks = [8130, 7970, 7950, 7950]');
    await sitting.say({ type: 'nextHand' });
    await finish(sitting);
  });
});
