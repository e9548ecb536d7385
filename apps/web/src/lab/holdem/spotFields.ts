import { succeed, type Result } from '@doorcard/cards';
import type { SpotFile } from '@doorcard/solver/spot';
import { readLocks, refuseField, toNumber } from '../addressFields.js';

export const STREETS = ['flop', 'turn', 'river'] as const;
export type Street = (typeof STREETS)[number];

/** The sizes of one street as texts. */
export interface MenuFields {
  readonly oopBet: string;
  readonly oopRaise: string;
  readonly donk: string;
  readonly ipBet: string;
  readonly ipRaise: string;
}

export type LockFields = NonNullable<SpotFile['locks']>[number];

/** A hold'em spot as texts, right or wrong. */
export interface SpotFields {
  readonly board: string;
  readonly oop: string;
  readonly ip: string;
  readonly pot: string;
  readonly stack: string;
  readonly menus: Readonly<Record<Street, MenuFields>>;
  /** In percent of the pot. */
  readonly goal: string;
  readonly iterations: string;
  readonly precision: 'f32' | 'i16';
  readonly locks: readonly LockFields[];
}

export const sameMenu = (bet: string, raise: string): MenuFields => ({
  oopBet: bet,
  oopRaise: raise,
  donk: '',
  ipBet: bet,
  ipRaise: raise,
});

/** As in `50%,a;60%,a`, or `50%,a;60%,a;50%|33%;a` where the players differ or the first has sizes for leading out. */
const writeMenu = ({ oopBet, oopRaise, donk, ipBet, ipRaise }: MenuFields): string =>
  donk === '' && oopBet === ipBet && oopRaise === ipRaise
    ? `${oopBet};${oopRaise}`
    : `${oopBet};${oopRaise};${donk}|${ipBet};${ipRaise}`;

function readMenu(text: string): MenuFields | undefined {
  const [oop, ip, ...more] = text.split('|').map((side) => side.split(';'));
  if (more.length > 0 || oop!.length < 2 || oop!.length > 3 || (ip !== undefined && ip.length !== 2))
    return undefined;
  const [oopBet, oopRaise, donk = ''] = oop!;
  const [ipBet, ipRaise] = ip ?? [oopBet, oopRaise];
  return { oopBet: oopBet!, oopRaise: oopRaise!, donk, ipBet: ipBet!, ipRaise: ipRaise! };
}

/** The fields of an address; what is not changed is left out. */
export function listSpotFields(fields: SpotFields, base: SpotFields): [name: string, value: string][] {
  const texts = ['board', 'oop', 'ip', 'pot', 'stack', 'goal', 'iterations', 'precision'] as const;
  return [
    ...texts.slice(0, 5).map((name): [string, string] => [name, fields[name]]),
    ...STREETS.filter((street) => usesStreet(fields.board, street)).map((street): [string, string] => [
      street,
      writeMenu(fields.menus[street]),
    ]),
    ...texts
      .slice(5)
      .filter((name) => fields[name] !== base[name])
      .map((name): [string, string] => [name, fields[name]]),
    ...(fields.locks.length === 0 ? [] : [['locks', JSON.stringify(fields.locks)] as [string, string]]),
  ];
}

/** Whether a board of this many cards still has the street before it, or is on it. */
export const usesStreet = (board: string, street: Street): boolean =>
  STREETS.indexOf(street) >= Math.round(board.replaceAll(/\s/g, '').length / 2) - 3;

/** Reads the fields of an address; fields that are missing are those of `base`. */
export function readSpotFields(query: URLSearchParams, base: SpotFields): Result<SpotFields> {
  const text = (name: 'board' | 'oop' | 'ip' | 'pot' | 'stack' | 'goal' | 'iterations'): string =>
    query.get(name) ?? base[name];
  const menus: Record<Street, MenuFields> = { ...base.menus };
  for (const street of STREETS) {
    const given = query.get(street);
    const menu = given === null ? menus[street] : readMenu(given);
    if (menu === undefined) return refuseField(street, given!, 'sizes such as 50%,a;60%,a');
    menus[street] = menu;
  }
  const precision = query.get('precision') ?? base.precision;
  if (precision !== 'f32' && precision !== 'i16') return refuseField('precision', precision, 'f32 or i16');
  const locks = readLocks<LockFields>(query);
  if (!locks.ok) return locks;
  return succeed({
    board: text('board'),
    oop: text('oop'),
    ip: text('ip'),
    pot: text('pot'),
    stack: text('stack'),
    goal: text('goal'),
    iterations: text('iterations'),
    menus,
    precision,
    locks: locks.value,
  });
}

/** The spot file. The solver checks it. */
export function makeSpotFile(fields: SpotFields): SpotFile {
  const { board, oop, ip, pot, stack, menus, goal, iterations, precision, locks } = fields;
  return {
    board,
    ranges: { oop, ip },
    pot: toNumber(pot),
    stack: toNumber(stack),
    bets: Object.fromEntries(
      STREETS.filter((street) => usesStreet(board, street)).map((street) => {
        const { oopBet, oopRaise, donk, ipBet, ipRaise } = menus[street];
        const own = { bet: oopBet, raise: oopRaise, ...(donk !== '' && { donk }) };
        return [street, { oop: own, ip: { bet: ipBet, raise: ipRaise } }];
      }),
    ),
    target: `${goal.trim()}%`,
    maxIterations: toNumber(iterations),
    ...(precision !== 'f32' && { precision }),
    ...(locks.length > 0 && { locks: [...locks] }),
  };
}

/** The fields of a spot file, as out of a saved tree. */
export function fieldsOfFile(file: SpotFile, base: SpotFields): SpotFields {
  const menus = { ...base.menus };
  for (const street of STREETS) {
    const given = file.bets[street];
    if (given === undefined) continue;
    menus[street] = {
      oopBet: given.oop.bet ?? '',
      oopRaise: given.oop.raise ?? '',
      donk: given.oop.donk ?? '',
      ipBet: given.ip.bet ?? '',
      ipRaise: given.ip.raise ?? '',
    };
  }
  return {
    board: file.board,
    oop: file.ranges.oop,
    ip: file.ranges.ip,
    pot: String(file.pot),
    stack: String(file.stack),
    menus,
    goal: (file.target ?? '0.5%').replace('%', ''),
    iterations: String(file.maxIterations ?? 1000),
    precision: file.precision ?? 'f32',
    locks: file.locks ?? [],
  };
}
