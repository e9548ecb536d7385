import { GAMES, VARIANTS, type Hand } from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import { checkMatch, countGroups, countRotations, type Match } from '../src/match.js';
import { estimatePlayers, runMatches, traceCurve } from '../src/runMatches.js';
import { MatchTable } from '../src/matchTable.js';
import { MATCH_SIGNATURE, playParts as playPartsOf, type ShardSums } from '../src/shard.js';
import { makeArenaTasks } from '../src/tasks.js';
import { unwrap } from '@doorcard/cards';
import { makeRegistry, usualEntries, type Player } from '@doorcard/cpu';
import { makeInline, makeJobPlan, runPlan } from '@doorcard/jobs';
import { backwards, forwards, matchOf, registry } from './matches.js';
import { playSlowly } from './slowMatch.js';

/** Players that decide synchronously play synchronously. */
const now = <T>(value: T | Promise<T>): T => {
  if (value instanceof Promise) throw new Error('it takes time');
  return value;
};
const playParts = (match: Match, cuts: readonly number[]): ShardSums =>
  now(playPartsOf(registry, match, cuts));
const playNow = (table: MatchTable, group: number, rotation: number): Hand =>
  now(table.play(group, rotation));

const sumUp = ({ parts }: ShardSums, game: number) => ({
  groups: parts.reduce((sum, games) => sum + games[game]!.groups, 0),
  chips: parts[0]![game]!.chips.map((_, i) => parts.reduce((sum, games) => sum + games[game]!.chips[i]!, 0)),
  squares: parts[0]![game]!.squares.map((_, i) =>
    parts.reduce((sum, games) => sum + games[game]!.squares[i]!, 0),
  ),
});

describe('a shard against the same hands played and added up by the slow reference', () => {
  test.each<[string, Partial<Match>]>([
    ['duplicate heads-up Badugi', {}],
    ['stud, three players', { games: ['stud'], players: ['lv1', 'lv2', 'lv0'] }],
    ['stud8, not duplicate', { games: ['stud8'], duplicate: false, groups: 60 }],
    [
      'one against five',
      { games: ['razz'], players: ['lv2', 'lv1', 'lv1', 'lv1', 'lv1', 'lv1'], groups: 12 },
    ],
    ["no-limit hold'em at random", { games: ['holdem'], players: ['random', 'random', 'lv0'], groups: 30 }],
    ['the other rules', { games: ['2-7-triple'], players: ['random', 'lv0'], rules: 'pokerstars' }],
    [
      'a mix, each game in turn',
      { games: ['badugi', 'razz', 'holdem'], players: ['random', 'lv0'], groups: 37 },
    ],
  ])('%s', (_name, partial) => {
    const match = matchOf(partial);
    const slow = playSlowly(match, 0, match.groups);
    const fast = playParts(match, [0, match.groups]);
    match.games.forEach((_, k) => {
      const own = slow.filter((_group, i) => i % match.games.length === k);
      expect(sumUp(fast, k)).toEqual({
        groups: own.length,
        chips: match.players.map((_p, i) => own.reduce((sum, { chips }) => sum + chips[i]!, 0)),
        squares: match.players.map((_p, i) => own.reduce((sum, { chips }) => sum + chips[i]! ** 2, 0)),
      });
    });
    // Somebody must have won something, or nothing was compared.
    expect(slow.some(({ chips }) => chips[0] !== 0)).toBe(true);
  });
});

test.each(GAMES)(
  '%s: what one player wins the others lose, at the smallest and the largest table',
  (game) => {
    for (const seats of [2, VARIANTS[game].maxSeats]) {
      const players = Array.from({ length: seats }, (_, i) => (i % 2 === 0 ? 'random' : 'lv0'));
      const { parts } = playParts(matchOf({ games: [game], players }), [0, 3, 5]);
      for (const [sums] of parts) expect(sums!.chips.reduce((a, b) => a + b, 0)).toBe(0);
    }
  },
);

test.each(['random', 'lv0', 'lv1', 'lv2', 'lv2:5'])(
  '%s against itself with duplicate deals: nobody wins anything in any group',
  (name) => {
    for (const game of ['badugi', 'stud', 'razz', 'stud8', 'limit-holdem'] as const) {
      if (game === 'limit-holdem' && name.startsWith('lv2')) continue;
      const { parts } = playParts(matchOf({ games: [game], players: [name, name, name], groups: 6 }), [0, 6]);
      expect(parts[0]![0]).toEqual({ groups: 6, chips: [0, 0, 0], squares: [0, 0, 0] });
    }
  },
);

test('however a match is cut into parts, the sums are the same', () => {
  const match = matchOf({ games: ['badugi', 'stud8'], groups: 71 });
  const whole = playParts(match, [0, 71]);
  for (const cuts of [
    [0, 36, 71],
    [0, 1, 11, 12, 30, 44, 70, 71],
  ]) {
    const together = playParts(match, cuts);
    const apart = cuts.slice(1).map((to, i) => playParts(match, [cuts[i]!, to]));
    for (const game of [0, 1]) {
      expect(sumUp(together, game)).toEqual(sumUp(whole, game));
      expect(sumUp({ parts: apart.flatMap(({ parts }) => parts), styles: [] }, game)).toEqual(
        sumUp(whole, game),
      );
    }
  }
});

test('the order in which shards come back does not matter, nor does one that comes twice', async () => {
  const matches = [
    matchOf({ groups: 1500, games: ['razz'], styleEvery: 100 }),
    matchOf({ groups: 700, players: ['lv0', 'lv1', 'random'], games: ['stud'] }),
  ];
  const one = await runMatches(forwards, 'a', matches);
  const other = await runMatches(backwards, 'b', matches);
  expect(other).toEqual(one);
  expect(one.map(estimatePlayers)).toEqual(other.map(estimatePlayers));
  expect(one[0]!.styles).toHaveLength(2);
});

test('every rotation plays the same deck, and the one against five sits in every seat', () => {
  const names = ['lv2', 'lv1', 'lv1', 'lv1', 'lv1', 'lv1'];
  const table = new MatchTable({
    games: ['stud'],
    players: names.map((name) => unwrap(registry.find(name))),
    rules: 'wsop',
    seed: '3',
  });
  const seats = new Set<number>();
  const firsts = new Set<string>();
  for (let rotation = 0; rotation < 6; rotation++) {
    const hand = playNow(table, 5, rotation);
    firsts.add(hand.dealtCards().slice(0, 18).join());
    seats.add(names.findIndex((_, seat) => table.chairAt(seat, rotation) === 0));
  }
  expect(seats).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  expect(firsts.size).toBe(1);
  expect(playNow(table, 6, 0).dealtCards().slice(0, 18).join()).not.toBe([...firsts][0]);
});

describe('asynchronous players', () => {
  const lv1 = unwrap(registry.find('lv1'));
  const withGuest = (guest: Omit<Player, 'name'>) =>
    makeRegistry<Player>([
      ...usualEntries,
      { name: 'guest', profiles: [], make: (name) => ({ name, ...guest }) },
    ]);
  const match = matchOf({ games: ['badugi', 'stud'], players: ['guest', 'lv2', 'random'], groups: 12 });

  test('play the same hands as synchronous players', async () => {
    const prepared: string[] = [];
    const guest: Omit<Player, 'name'> = {
      prepare: async (game) => {
        prepared.push(game);
      },
      decide: async (view, rng) => {
        if (prepared.length < 2) throw new Error('asked before it was ready');
        return lv1.decide(view, rng);
      },
    };
    const played = playPartsOf(withGuest(guest), match, [0, 5, 12]);
    expect(played).toBeInstanceOf(Promise);
    const atOnce = playParts({ ...match, players: ['lv1', 'lv2', 'random'] }, [0, 5, 12]);
    expect(await played).toEqual(atOnce);
    expect(prepared).toEqual(['badugi', 'stud']);
  });

  test('may decide synchronously or asynchronously', async () => {
    let asked = 0;
    const guest: Omit<Player, 'name'> = {
      decide: (view, rng) => {
        const decision = lv1.decide(view, rng);
        return asked++ % 3 === 0 ? Promise.resolve(decision) : decision;
      },
    };
    const atOnce = playParts({ ...match, players: ['lv1', 'lv2', 'random'] }, [0, 12]);
    expect(await playPartsOf(withGuest(guest), match, [0, 12])).toEqual(atOnce);
  });

  test('fail the shard when they cannot load, reject, or act illegally', async () => {
    const decide: Player['decide'] = (view, rng) => lv1.decide(view, rng);
    const broken: readonly (readonly [Omit<Player, 'name'>, object])[] = [
      [
        { prepare: () => Promise.reject(new Error('no file')), decide },
        { code: 'player/not-prepared', problem: 'guest cannot play badugi: no file' },
      ],
      [{ decide: () => Promise.reject(new Error('no idea')) }, { message: 'no idea' }],
      [
        {
          decide: async () => ({
            action: { type: 'raise', to: 7 },
            reason: { code: 'bad', rule: 'bad', data: {} },
          }),
        },
        { code: 'player/illegal-action', problem: 'guest may not raise to 7' },
      ],
    ];
    for (const [guest, error] of broken) {
      const play = async (): Promise<unknown> => playPartsOf(withGuest(guest), match, [0, 2]);
      await expect(play()).rejects.toMatchObject(error);
    }
  });
});

test('decks depend on the seed', () => {
  const play = (seed: string) => playParts(matchOf({ seed }), [0, 40]);
  expect(play('7')).toEqual(play('7'));
  expect(play('8')).not.toEqual(play('7'));
});

test('groups and hands', () => {
  const duplicate = { players: ['lv2', 'lv1', 'lv1'], duplicate: true };
  expect(countRotations(duplicate)).toBe(3);
  expect([countGroups(9, duplicate), countGroups(10, duplicate)]).toEqual([3, 4]);
  const single = { ...duplicate, duplicate: false };
  expect([countRotations(single), countGroups(10, single)]).toEqual([1, 10]);
});

test('a curve ends with the result, and its hands add up', async () => {
  const [result] = await runMatches(forwards, 'curve', [matchOf({ groups: 640, games: ['razz'] })]);
  const curve = traceCurve(result!, 1);
  const end = estimatePlayers(result!)[1]!;
  expect(curve.at(-1)).toMatchObject({ hands: 1280, per100: end.per100, interval: end.interval });
  expect(curve.length).toBeGreaterThan(20);
  expect(curve.every(({ hands }, i) => i === 0 || hands > curve[i - 1]!.hands)).toBe(true);
});

test('styles are counted for every player in the selected groups', () => {
  const match = matchOf({ games: ['stud8'], players: ['lv2', 'lv1', 'random'], groups: 30, styleEvery: 10 });
  const { styles } = playParts(match, [0, 30]);
  const hands = styles.map(({ results }) =>
    Object.values(results).reduce((sum, { hands: each }) => sum + each, 0),
  );
  // Three groups of three hands.
  expect(hands).toEqual([9, 9, 9]);
  expect(playParts({ ...match, styleEvery: 0 }, [0, 30]).styles).toEqual([]);
});

describe('matches that cannot be played are refused', () => {
  test.each([
    [{ players: ['lv2'] }, 'player/wrong-number'],
    [{ players: new Array<string>(9).fill('lv1') }, 'player/wrong-number'],
    [{ games: ['stud', '2-7-triple'], players: new Array<string>(7).fill('lv1') }, 'player/wrong-number'],
    [{ players: ['lv2', 'lv9'] }, 'player/unknown'],
    [{ players: ['lv2', 'lv2:7'] }, 'player/unknown-profile'],
  ] as const)('%j: %s', (partial, code) => {
    const result = checkMatch(matchOf(partial), registry);
    expect(result.ok ? undefined : result.error.code).toBe(code);
  });

  test.each([
    [{ match: matchOf({}), cuts: [0] }, 'jobs/bad-input', 'at cuts; '],
    [{ match: matchOf({}), cuts: [0, 5, 5] }, 'jobs/bad-input', 'at cuts; '],
    [{ match: { ...matchOf({}), games: ['chess'] }, cuts: [0, 1] }, 'jobs/bad-input', 'at match.games.0; '],
    [{ match: { ...matchOf({}), seed: '-1' }, cuts: [0, 1] }, 'jobs/bad-input', 'at match.seed; '],
    [{ match: matchOf({}), cuts: [0, 1], more: true }, 'jobs/bad-input', 'invalid value; '],
    [{ match: matchOf({}), cuts: [0, 8193] }, 'jobs/shard-failed', '8193 groups in one part'],
    [null, 'jobs/bad-input', 'invalid value; '],
  ])('input of a shard: %j', async (input, code, part) => {
    const play = async (): Promise<unknown> => {
      const plan = makeJobPlan(MATCH_SIGNATURE, 'r', [{ id: 's', input: input as never }]);
      return runPlan(makeInline(makeArenaTasks(registry)), plan);
    };
    await expect(play()).rejects.toMatchObject({ code, value: 's' });
    await expect(play()).rejects.toThrow(part);
  });
});
