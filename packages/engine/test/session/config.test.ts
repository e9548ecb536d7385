import { unwrap } from '@doorcard/cards';
import {
  GAMES,
  makeSession,
  ROTATIONS,
  RULE_SETS,
  STUD_STAKES,
  VARIANTS,
  type GameId,
  type SessionOptions,
} from '@doorcard/engine';
import { MIX_STAKES } from '../../src/session/stakes.js';
import { describe, expect, test } from 'vitest';
import type { CashConfig, TournamentConfig } from '../../src/session/config.js';
import { codeOf, foldHand } from './players.js';

const tournament = (options: object = {}): TournamentConfig =>
  unwrap(makeSession({ kind: 'tournament', id: 't', ...options })).config as TournamentConfig;
const cash = (options: object = {}): CashConfig =>
  unwrap(makeSession({ kind: 'cash', id: 'c', ...options })).config as CashConfig;

describe('a tournament with default options', () => {
  test('is Badugi with seven players of 30,000 chips', () => {
    const session = unwrap(makeSession({ kind: 'tournament', id: 't' }));
    expect(session.game).toBe('badugi');
    expect(session.seats.map((seat) => seat?.chips)).toEqual(Array(7).fill(30_000));
    expect(session.seats[6]?.name).toBe('Player 7');
  });

  test.each([
    [1, 200, 400],
    [2, 300, 500],
    [3, 300, 600],
    [4, 400, 800],
    [5, 500, 1000],
    [6, 600, 1200],
    [7, 800, 1500],
    [8, 1000, 2000],
    [9, 1500, 3000],
    [10, 2000, 4000],
    [11, 2500, 5000],
    [12, 3000, 6000],
    [13, 4000, 8000],
    [14, 5000, 10_000],
    [15, 6000, 12_000],
    [16, 8000, 15_000],
    [17, 10_000, 20_000],
    [18, 15_000, 30_000],
  ])('plays level %i at blinds of %i and %i, for 300 seconds', (level, smallBlind, bigBlind) => {
    const { levels, levelsBy } = tournament();
    expect(levels).toHaveLength(18);
    expect(levelsBy).toBe('seconds');
    expect(levels[level - 1]!.lasts).toBe(300);
    expect(levels[level - 1]!.stakes.limit).toEqual({
      ante: 0,
      smallBlind,
      bigBlind,
      smallBet: bigBlind,
      bigBet: 2 * bigBlind,
    });
  });

  test('has a stud ante of a quarter and a bring-in of half a small bet', () => {
    expect(tournament({ games: 'horse' }).levels[0]!.stakes.stud).toEqual({
      ante: 100,
      bringIn: 200,
      smallBet: 400,
      bigBet: 800,
    });
  });

  test('plays no limit at half the blinds in a mix, at the blinds themselves when nothing else is played', () => {
    const big = (games: string): unknown => tournament({ games }).levels[0]!.stakes.noLimit;
    expect(big('8-game')).toEqual({ ante: 0, smallBlind: 100, bigBlind: 200, bigBlindAnte: 200 });
    expect(big('holdem')).toEqual({ ante: 0, smallBlind: 200, bigBlind: 400, bigBlindAnte: 400 });
  });

  test.each([
    [2, [100]],
    [3, [100]],
    [4, [65, 35]],
    [6, [65, 35]],
    [7, [50, 30, 20]],
  ])('of %i players pays %j per cent', (seats, payouts) => {
    expect(tournament({ seats }).payouts).toEqual(payouts);
  });

  test('lifts the cap of WSOP rules when two are left, and keeps that of PokerStars', () => {
    expect(tournament().rules).toEqual({ ...RULE_SETS.wsop, headsUpCap: 'liftAtHeadsUpTable' });
    expect(tournament({ rules: 'pokerstars' }).rules).toEqual(RULE_SETS.pokerstars);
    expect(tournament({ rules: RULE_SETS.wsop }).rules.headsUpCap).toBe('keep');
  });
});

describe('a cash table with default options', () => {
  test('is the stud family at 40/80 with 100 big bets and six hands of each game', () => {
    const config = cash();
    expect(config.games).toEqual(['stud', 'razz', 'stud8']);
    expect(config.change).toEqual({ every: 'hands', hands: 6 });
    expect(config.seats).toBe(7);
    expect(config.stakes.stud).toEqual(STUD_STAKES.mid);
    expect(config.chips).toBe(8000);
    expect(config.buyIn).toEqual({ min: 1600, max: 8000 });
    expect(config.rules).toEqual(RULE_SETS.wsop);
  });

  test('has the three stakes of stud', () => {
    const write = ({
      ante,
      bringIn,
      smallBet,
      bigBet,
    }: (typeof STUD_STAKES)['low' | 'mid' | 'high']): string => [ante, bringIn, smallBet, bigBet].join('/');
    expect(write(STUD_STAKES.low)).toBe('5/10/20/40');
    expect(write(STUD_STAKES.mid)).toBe('10/20/40/80');
    expect(write(STUD_STAKES.high)).toBe('100/200/400/800');
    expect(cash({ stakes: { stud: STUD_STAKES.high } }).chips).toBe(80_000);
  });

  test('plays a mix at 40/80, and pot limit and no limit at 10/20 with a big-blind ante of 20', () => {
    expect(cash({ games: '8-game' }).stakes).toEqual({
      stud: { ante: 10, bringIn: 20, smallBet: 40, bigBet: 80 },
      limit: { ante: 0, smallBlind: 20, bigBlind: 40, smallBet: 40, bigBet: 80 },
      noLimit: { ante: 0, smallBlind: 10, bigBlind: 20, bigBlindAnte: 20 },
    });
    expect(cash({ games: '8-game' }).chips).toBe(8000);
    expect(cash({ games: 'holdem' }).chips).toBe(2000);
  });

  test.each([
    ['horse', 7],
    ['8-game', 6],
    ['stud-family', 7],
    ['badugi-stud', 7],
    ['2-7-triple', 6],
  ])('playing %s has %i chairs', (games, seats) => expect(cash({ games }).seats).toBe(seats));
});

describe('what a hand is played for', () => {
  const setupOf = (game: GameId): object =>
    foldHand(unwrap(makeSession({ kind: 'cash', id: 'c', games: game, seats: 4 }))).hand.plan.setup;

  test.each([
    // game, antes and blinds by hand seat, bring-in, small bet, big bet
    ['stud', [10, 10, 10, 10], [], 20, 40, 80],
    ['badugi', [0, 0, 0, 0], [20, 40, 0, 0], 0, 40, 80],
    ['limit-holdem', [0, 0, 0, 0], [20, 40, 0, 0], 0, 40, 80],
    ['holdem', [0, 20, 0, 0], [10, 20, 0, 0], 0, 20, 20],
    ['plo', [0, 20, 0, 0], [10, 20, 0, 0], 0, 20, 20],
    ['2-7-single', [0, 20, 0, 0], [10, 20, 0, 0], 0, 20, 20],
  ] as const)('%s', (game, antes, blinds, bringIn, smallBet, bigBet) => {
    expect(setupOf(game)).toMatchObject({ antes, blinds, bringIn, smallBet, bigBet });
  });

  test('antes are trimmed unless the big blind posts one for all', () => {
    expect(setupOf('stud')).toMatchObject({ rules: { anteTrimming: true } });
    expect(setupOf('holdem')).toMatchObject({ rules: { anteTrimming: false } });
  });

  test.each(GAMES)('%s can be played with two and with all seats', (game) => {
    for (const seats of [2, VARIANTS[game].maxSeats]) {
      const session = unwrap(makeSession({ kind: 'cash', id: 'c', games: game, seats }));
      expect(foldHand(session).chairs).toHaveLength(seats);
    }
  });
});

describe('settings that cannot be played are refused', () => {
  const seven = Array.from({ length: 7 }, (_, i) => `P${i}`);
  const level = { stakes: MIX_STAKES, lasts: 10 };
  const { stud, limit, noLimit } = MIX_STAKES;
  test.each<[string, object, string]>([
    ['no id', { id: '' }, 'session/bad-config'],
    ['an id with a line break', { id: 'a\n' }, 'session/bad-config'],
    ['no game', { games: [] }, 'session/bad-games'],
    ['an unknown game', { games: ['stud', 'snap'] }, 'session/bad-games'],
    ['an unknown mix', { games: 'dealers-choice' }, 'session/bad-games'],
    ['a number for games', { games: 8 }, 'session/bad-games'],
    ['unknown names', { names: 7 }, 'session/bad-config'],
    ['one seat', { seats: 1 }, 'session/bad-config'],
    ['half a seat', { seats: 2.5 }, 'session/bad-config'],
    ['eleven seats', { games: 'holdem', seats: 11 }, 'session/bad-config'],
    ['nine at HORSE', { games: 'horse', seats: 9 }, 'session/too-many-seats'],
    ['seven at 8-game', { games: '8-game', names: seven }, 'session/too-many-seats'],
    ['fewer names than seats', { seats: 7, names: ['A', 'B'] }, 'session/bad-names'],
    ['an empty name', { names: ['A', ''] }, 'session/bad-config'],
    ['a button outside the table', { seats: 3, button: 3 }, 'session/no-such-seat'],
    ['no chips', { chips: 0 }, 'session/bad-config'],
    ['more chips than can be counted', { chips: 2 ** 53 }, 'session/bad-config'],
    ['a change after no hands', { change: { every: 'hands', hands: 0 } }, 'session/bad-config'],
    ['a change without a number', { change: { every: 'hands' } }, 'session/bad-config'],
    ['a change by an unknown unit', { change: { every: 'moon' } }, 'session/bad-config'],
    ['unknown rules', { rules: 'mine' }, 'session/bad-config'],
    ['a cap of 3', { rules: { ...RULE_SETS.wsop, maxWagers: 3 } }, 'session/bad-config'],
    ['one player', { names: ['A', null] }, 'session/too-few-players'],
    ['more prizes than players', { seats: 2, payouts: [5, 3, 2] }, 'session/bad-payouts'],
    ['half a prize', { payouts: [0.5] }, 'session/bad-config'],
    ['no levels', { levels: [] }, 'session/bad-config'],
    ['a level without length', { levels: [{ ...level, lasts: 0 }] }, 'session/bad-config'],
    ['levels by an unknown unit', { levels: [level], levelsBy: 'moons' }, 'session/bad-config'],
    ['blinds that a level lacks', { levels: [level, { ...level, stakes: { stud } }] }, 'session/no-stakes'],
  ])('tournament: %s', (_name, options, code) => {
    const all = { kind: 'tournament', id: 't', ...options } as SessionOptions;
    expect(codeOf(makeSession(all))).toBe(code);
  });

  test.each<[string, object, string]>([
    ['a change with the level', { change: { every: 'level' } }, 'session/no-levels'],
    ['no stakes for a game', { games: 'badugi', stakes: { stud } }, 'session/no-stakes'],
    ['stakes of the wrong type', { stakes: null }, 'session/bad-config'],
    ['negative antes', { stakes: { stud: { ...stud, ante: -1 } } }, 'session/bad-config'],
    ['a bring-in above the bet', { stakes: { stud: { ...stud, bringIn: 41 } } }, 'setup/bring-in'],
    ['a big bet below the small one', { stakes: { stud: { ...stud, bigBet: 30 } } }, 'setup/big-bet'],
    [
      'a small blind above the big one',
      { games: 'badugi', stakes: { limit: { ...limit, smallBlind: 50 } } },
      'session/bad-blinds',
    ],
    [
      'no blinds',
      { games: 'badugi', stakes: { limit: { ...limit, smallBlind: 0, bigBlind: 0 } } },
      'setup/blinds',
    ],
    [
      'no big blind',
      { games: 'plo', stakes: { noLimit: { ...noLimit, smallBlind: 0, bigBlind: 0 } } },
      'setup/small-bet',
    ],
    ['stacks below the buy-in', { chips: 10 }, 'session/bad-buy-in'],
    ['a minimum buy-in above the maximum', { buyIn: { min: 10, max: 5 } }, 'session/bad-buy-in'],
  ])('cash: %s', (_name, options, code) => {
    expect(codeOf(makeSession({ kind: 'cash', id: 'c', ...options }))).toBe(code);
  });

  test('the message names the field and what is expected', () => {
    const result = makeSession({ kind: 'cash', id: 'c', games: '8-game', seats: 8 });
    expect(result).toMatchObject({ ok: false, error: { value: '8', expected: 'at most 6' } });
    const bad = makeSession({ kind: 'tournament', id: 't', payouts: [50, -1] });
    expect(bad).toMatchObject({ ok: false, error: { value: '.payouts[1]' } });
  });
});

test('the mixes have their games in the usual order', () => {
  expect(ROTATIONS).toEqual({
    horse: ['limit-holdem', 'omaha8', 'razz', 'stud', 'stud8'],
    '8-game': ['2-7-triple', 'limit-holdem', 'omaha8', 'razz', 'stud', 'stud8', 'holdem', 'plo'],
    'stud-family': ['stud', 'razz', 'stud8'],
    'badugi-stud': ['badugi', 'stud', 'razz', 'stud8'],
  });
});
