import { succeed, type Result } from '@doorcard/cards';
import type { LateFile, LateGameId } from '@doorcard/solver/late';
import { readLocks, refuseField, toNumber } from '../addressFields.js';

export const LATE_GAMES = [
  'razz',
  'stud',
  'stud8',
  'badugi',
  '2-7-triple',
] as const satisfies readonly LateGameId[];

export const isStud = (game: LateGameId): boolean => game === 'razz' || game === 'stud' || game === 'stud8';

type LateLock = NonNullable<LateFile['locks']>[number];

/** A spot of a late street as texts, right or wrong. The first to act comes first. */
export interface LateFields {
  readonly game: LateGameId;
  readonly street: '6' | '7';
  readonly up: readonly [string, string];
  readonly dead: string;
  readonly pot: string;
  readonly bet: string;
  readonly cap: string;
  readonly ranges: readonly [string, string];
  /** What was bet on this street before. */
  readonly line: string;
  readonly goal: string;
  readonly iterations: string;
  /** Whether the first acts first whatever the boards say. */
  readonly isGiven: boolean;
  readonly locks: readonly LateLock[];
}

const BASE: Omit<LateFields, 'game' | 'up' | 'ranges' | 'pot'> = {
  street: '7',
  dead: '',
  bet: '1',
  cap: '4',
  line: '',
  goal: '0.1',
  iterations: '1000',
  isGiven: false,
  locks: [],
};

/** Spots to begin with; the Razz one is solved by another program too. */
export const LATE_PRESETS: Readonly<Record<LateGameId, LateFields>> = {
  razz: { ...BASE, game: 'razz', up: ['2c4d7h8s', 'Ad5s6cKh'], dead: '3hQc', pot: '10', ranges: ['*', '*'] },
  stud: {
    ...BASE,
    game: 'stud',
    up: ['AhTd8c4s', 'Qs9d6h3c'],
    dead: 'Kd5c',
    pot: '9',
    ranges: ['pair, flush4, *:0.3', 'pair, flush4, *:0.3'],
  },
  stud8: {
    ...BASE,
    game: 'stud8',
    up: ['KdKh9c4s', '3c5d7hQs'],
    dead: 'Ac8d',
    pot: '8',
    ranges: ['pair, flush4, *:0.5', 'low2, low1:0.7, pair:0.5, *:0.2'],
  },
  badugi: {
    ...BASE,
    game: 'badugi',
    up: ['', ''],
    pot: '6',
    ranges: ['badugi<=T, badugi<=Q:0.5, badugi:0.2', 'badugi&[A-8][A-8][A-8]*, three<=8'],
  },
  '2-7-triple': {
    ...BASE,
    game: '2-7-triple',
    up: ['', ''],
    pot: '6',
    ranges: ['low<=9, low<=J:0.3', 'low<=T, low:0.3'],
  },
};

const TEXTS = ['street', 'dead', 'pot', 'bet', 'cap', 'line', 'goal', 'iterations'] as const;

/** The fields of an address. */
export function listLateFields(fields: LateFields): [name: string, value: string][] {
  const { game, up, ranges, isGiven, locks } = fields;
  return [
    ['game', game],
    ...(isStud(game) ? up.map((cards): [string, string] => ['up', cards]) : []),
    ...ranges.map((range): [string, string] => ['range', range]),
    ...TEXTS.filter((name) => name === 'pot' || fields[name] !== BASE[name]).map((name): [string, string] => [
      name,
      fields[name],
    ]),
    ['first', isGiven ? 'given' : ''],
    ['locks', locks.length === 0 ? '' : JSON.stringify(locks)],
  ];
}

/** Reads the fields of an address; without a game it is the first preset. */
export function readLateFields(query: URLSearchParams): Result<LateFields> {
  const named = query.get('game') ?? 'razz';
  const game = LATE_GAMES.find((each) => each === named);
  if (game === undefined) return refuseField('game', named, `one of ${LATE_GAMES.join(', ')}`);
  const base = LATE_PRESETS[game];
  const text = (name: (typeof TEXTS)[number]): string =>
    query.get(name) ?? (query.has('game') ? ((BASE as LateFields)[name] ?? base[name]) : base[name]);
  const street = query.get('street') ?? base.street;
  if (street !== '6' && street !== '7') return refuseField('street', street, '6 or 7');
  const pair = (
    name: 'up' | 'range',
    usual: readonly [string, string],
  ): Result<readonly [string, string]> => {
    const given = query.getAll(name);
    if (given.length === 0) return succeed(usual);
    return given.length === 2
      ? succeed([given[0]!, given[1]!])
      : refuseField(name, given.join(' '), `${name} twice: of the first to act, then of the other`);
  };
  const [up, ranges] = [pair('up', base.up), pair('range', base.ranges)];
  if (!up.ok) return up;
  if (!ranges.ok) return ranges;
  const locks = readLocks<LateLock>(query);
  if (!locks.ok) return locks;
  return succeed({
    game,
    street,
    up: up.value,
    ranges: ranges.value,
    dead: text('dead'),
    pot: query.get('pot') ?? base.pot,
    bet: text('bet'),
    cap: text('cap'),
    line: text('line'),
    goal: text('goal'),
    iterations: text('iterations'),
    isGiven: query.get('first') === 'given',
    locks: locks.value,
  });
}

/** The spot file. The solver checks it. */
export function makeFile(fields: LateFields): LateFile {
  const { game, street, up, dead, pot, bet, cap, ranges, line, goal, iterations, isGiven, locks } = fields;
  return {
    game,
    ...(isStud(game) && { street: Number(street), up: [up[0], up[1]] as [string, string], dead }),
    pot: toNumber(pot),
    bet: toNumber(bet),
    maxWagers: toNumber(cap),
    ranges: [ranges[0], ranges[1]],
    ...(line !== '' && { line }),
    ...(isGiven && isStud(game) && { firstToAct: 'given' as const }),
    ...(locks.length > 0 && { locks: [...locks] }),
    target: `${goal.trim()}%`,
    maxIterations: toNumber(iterations),
  };
}

/** The fields of a spot file. A range with a weight for each hand has no text, so the field holds all hands. */
export function fieldsOfFile(file: LateFile): LateFields {
  const base = LATE_PRESETS[file.game];
  const text = (range: LateFile['ranges'][number]): string => (typeof range === 'string' ? range : '*');
  return {
    ...base,
    street: file.street === 6 ? '6' : '7',
    up: file.up ?? ['', ''],
    dead: file.dead ?? '',
    pot: String(file.pot),
    bet: String(file.bet),
    cap: String(file.maxWagers ?? 4),
    ranges: [text(file.ranges[0]), text(file.ranges[1])],
    line: file.line ?? '',
    goal: (file.target ?? '0.1%').replace('%', ''),
    iterations: String(file.maxIterations ?? 1000),
    isGiven: file.firstToAct === 'given',
    locks: file.locks ?? [],
  };
}
