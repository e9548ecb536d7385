import { Xoshiro256 } from '@doorcard/cards';
import {
  GAMES,
  LEVEL_UNITS,
  makeSession,
  ROTATIONS,
  STUD_STAKES,
  VARIANTS,
  type GameId,
} from '@doorcard/engine';
import {
  checkClientMessage,
  makePortPair,
  openTable,
  type HostMessage,
  type TableOptions,
  USUAL_PACE,
} from '@doorcard/table';
import { describe, expect, test } from 'vitest';
import { makePreferencesText, parsePreferences } from '../src/shared/preferences/preferences.js';
import {
  findCommonLevel,
  levelOf,
  LEVELS,
  NAMES,
  PARTNERS,
  PLAYERS,
  seatOpponents,
} from '../src/shared/tableChoice/players.js';
import { CASH_STAKES, DEPTHS, makeStructure, STAKES, STRUCTURES } from '../src/shared/tableChoice/stakes.js';
import {
  GAME_LENGTHS,
  listGames,
  listOpponents,
  makeOptions,
  MIXES,
  OWN,
  USUAL_CHOICE,
  type GamesChoice,
  type TableChoice,
} from '../src/shared/tableChoice/tableChoice.js';
import { findPlace, keyPlaces, moveGame } from '../src/start/rotation.js';
import { chooseQuietly, playInNode, testRegistry } from './nodeTable.js';

/** What the host says first when it is asked for a table. */
async function askHost(options: TableOptions): Promise<HostMessage> {
  const [host, mine] = makePortPair(queueMicrotask);
  const first = new Promise<HostMessage>((resolve) => mine.onMessage((data) => resolve(data as HostMessage)));
  openTable({
    port: host,
    storage: { load: async () => undefined, save: async () => {}, putAside: async () => {} },
    clock: { seconds: () => 0, later: () => () => {} },
    registry: testRegistry,
    random: Xoshiro256.fromSeed(1n),
    // The player who would have to wait first never acts: the table alone is asked about.
    pace: USUAL_PACE,
    onFault: (fault) => {
      throw fault;
    },
  });
  mine.post({ type: 'start', options });
  return first;
}

const CHANGES: readonly TableChoice['change'][] = [
  ...GAME_LENGTHS.map((hands) => ({ every: 'hands', hands }) as const),
  { every: 'orbit' },
  { every: 'level' },
];

/** Every choice of money and of when games change. */
const WAYS: readonly Partial<TableChoice>[] = CHANGES.flatMap((change) => [
  ...STAKES.flatMap((stakes) => DEPTHS.map((depth) => ({ change, kind: 'cash', stakes, depth }) as const)),
  ...STRUCTURES.flatMap((structure) =>
    LEVEL_UNITS.map((levelsBy) => ({ change, kind: 'tournament', structure, levelsBy }) as const),
  ),
]);

const CHOICES: readonly GamesChoice[] = [...GAMES, ...MIXES, OWN];

describe('every table that can be chosen', () => {
  test.each(CHOICES)('%s: the host takes it, for whatever money and however many', async (games) => {
    const choice: TableChoice = { ...USUAL_CHOICE, games, own: ['2-7-single', 'razz', 'razz', 'plo'] };
    for (const way of WAYS) {
      for (const opponents of [1, 6]) {
        const options = makeOptions({ ...choice, ...way, opponents }, opponents === 1 ? '7' : '');
        expect(checkClientMessage({ type: 'start', options }).ok).toBe(true);
        const answer = await askHost(options);
        expect(answer, JSON.stringify(way)).toMatchObject({
          type: 'table',
          table: { kind: way.kind, games: listGames(choice), seed: opponents === 1 ? '7' : null },
        });
      }
    }
  });

  test.each([...GAMES, ...MIXES])('%s is dealt and played at every level', async (games) => {
    for (const [i, level] of LEVELS.entries()) {
      const kind = i % 2 === 0 ? 'cash' : 'tournament';
      const choice: TableChoice = {
        ...USUAL_CHOICE,
        games,
        kind,
        opponents: 6,
        people: seatOpponents(level),
      };
      const messages = await playInNode(
        makeOptions(choice, '1'),
        chooseQuietly(() => []),
      );
      expect(messages.map(({ type }) => type)).toContain('handOver');
      expect(messages.map(({ type }) => type)).not.toContain('error');
    }
  });

  test('never seats more than its smallest game', () => {
    for (const games of CHOICES) {
      const choice: TableChoice = { ...USUAL_CHOICE, games, own: ['holdem', '2-7-triple'], opponents: 6 };
      const seats = Math.min(...listGames(choice).map((game) => VARIANTS[game].maxSeats));
      expect(makeOptions(choice, '').chairs).toHaveLength(Math.min(7, seats));
    }
    const small: TableChoice = { ...USUAL_CHOICE, games: '2-7-triple', opponents: 6 };
    expect(listOpponents(small)).toHaveLength(5);
  });

  test('a game of a cash table does not change with a level that is not there', () => {
    const choice: TableChoice = { ...USUAL_CHOICE, games: 'horse', change: { every: 'level' } };
    expect(makeOptions(choice, '').change).toEqual({ every: 'hands', hands: 6 });
    expect(makeOptions({ ...choice, kind: 'tournament' }, '').change).toEqual({ every: 'level' });
    expect(makeOptions({ ...choice, games: 'razz' }, '').change).toBeUndefined();
  });
});

describe('the money', () => {
  test.each(STAKES)('%s stakes are those of the stud games', (stakes) => {
    expect(CASH_STAKES[stakes].stud).toEqual(STUD_STAKES[stakes]);
  });

  test.each<[games: GamesChoice, stakes: TableChoice['stakes'], chips: number]>([
    ['stud', 'mid', 8000],
    ['stud', 'low', 4000],
    ['badugi', 'high', 80_000],
    // Big blinds where nothing limits a bet, big bets as soon as one game of the mix has a limit.
    ['holdem', 'mid', 2000],
    ['8-game', 'mid', 8000],
  ])('a hundred big bets of %s at %s stakes are %i chips', (games, stakes, chips) => {
    expect(makeOptions({ ...USUAL_CHOICE, games, stakes, depth: 100 }, '').chips).toBe(chips);
  });

  test('the usual tournament is the one of the engine: 18 levels of five minutes, 30,000 chips', () => {
    for (const games of [['badugi'], ['holdem', 'plo']] as const) {
      const session = makeSession({ kind: 'tournament', id: 'usual', games });
      if (!session.ok || session.value.config.kind !== 'tournament') throw new Error('no tournament');
      const { levels, levelsBy, chips } = session.value.config;
      const mine = makeStructure('usual', 'seconds', games);
      expect(mine).toMatchObject({ levels, levelsBy, chips });
      expect([mine.levels.length, mine.lasts, chips]).toEqual([18, 300, 30_000]);
    }
  });

  test('a short tournament has few levels, counted in hands', () => {
    const options = makeOptions(
      { ...USUAL_CHOICE, kind: 'tournament', structure: 'short', levelsBy: 'seconds' },
      '',
    );
    expect(options.levelsBy).toBe('hands');
    expect(options.levels!.length).toBeLessThan(9);
    const blinds = options.levels!.map(({ stakes }) => stakes.limit!.bigBlind);
    expect(blinds).toEqual(blinds.toSorted((a, b) => a - b));
  });
});

describe('opponents', () => {
  test('are all that the computer players are', () => {
    const all = testRegistry.entries.flatMap(({ name, profiles }) =>
      profiles.length === 0 ? [name] : profiles.map((profile) => `${name}:${profile}`),
    );
    expect([...PLAYERS].toSorted()).toEqual(all.toSorted());
  });

  test('are of a level, or sparring partners', () => {
    expect(PARTNERS).toHaveLength(13);
    expect(PLAYERS.filter((player) => levelOf(player) !== undefined)).toHaveLength(13);
  });

  test('of one level are known as such, one of them chosen by hand is not', () => {
    for (const level of LEVELS) expect(findCommonLevel(seatOpponents(level).slice(0, 3))).toBe(level);
    const [first, ...others] = seatOpponents('lv2');
    expect(findCommonLevel([{ ...first!, player: 'lv1:rock' }, ...others])).toBeUndefined();
  });

  test('without a name have the usual one, and no name breaks a line', () => {
    const people = seatOpponents('lv1', ['  ', 'Zo\né', '太郎']);
    const { chairs } = makeOptions({ ...USUAL_CHOICE, opponents: 3, people }, '');
    expect(chairs.map(({ name }) => name)).toEqual(['You', NAMES[0], 'Zoé', '太郎']);
  });
});

describe('an own order', () => {
  const order: readonly GameId[] = ['stud', 'razz', 'stud8', 'razz'];

  test('moves one game and leaves the others as they are', () => {
    expect(moveGame(order, 0, 2)).toEqual(['razz', 'stud8', 'stud', 'razz']);
    expect(moveGame(order, 3, 0)).toEqual(['razz', 'stud', 'razz', 'stud8']);
    expect(moveGame(order, 1, 1)).toEqual(order);
  });

  test('distinguishes two of the same game', () => {
    expect(new Set(keyPlaces(order)).size).toBe(order.length);
  });

  test.each([
    ['a little', 0, 30, 0],
    ['over the middle of the next', 0, 71, 1],
    ['below all', 0, 999, 3],
    ['above all', 3, -50, 0],
  ])('a row that is dragged %s', (_how, from, height, to) => {
    expect(findPlace([20, 70, 120, 170], from, height)).toBe(to);
  });
});

describe('the last choice', () => {
  const choice: TableChoice = {
    ...USUAL_CHOICE,
    games: OWN,
    own: [...ROTATIONS.horse],
    kind: 'tournament',
    change: { every: 'level' },
    people: seatOpponents('lv1', ['Zoé']),
  };

  test('is kept whole', () => {
    expect(parsePreferences(makePreferencesText({ table: choice }))).toEqual({
      ok: true,
      value: { table: choice },
    });
  });

  test.each<[name: string, broken: object]>([
    ['a game that is not known here', { games: 'pineapple' }],
    [
      'somebody who is not known here',
      { people: seatOpponents('lv2').map((each) => ({ ...each, player: 'lv9' })) },
    ],
    ['nobody', { people: [] }],
    ['hands without an end', { change: { every: 'hands', hands: 0 } }],
  ])('with %s is as if nothing had been chosen', (_name, broken) => {
    const table = { ...choice, ...broken } as TableChoice;
    expect(parsePreferences(makePreferencesText({ table, speed: 'fast' }))).toEqual({
      ok: true,
      value: { speed: 'fast' },
    });
  });
});
