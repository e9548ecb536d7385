import {
  CardSet,
  cardsOf,
  InputError,
  parseCards,
  parseRange,
  parseSeed,
  type Range,
  refuse,
  succeed,
  type Card,
  type Result,
} from '@doorcard/cards';
import { attempt } from '@doorcard/sealed';
import { STREETS, type PostflopStreet } from '../tree/bettingTree.js';
import { parseBetMenu, type BetMenus } from './betMenu.js';
import { nameField } from './field.js';
import { checkSpotFile, type Precision, type SpotAlgorithm, type SpotFile } from './spotFile.js';

export interface Rake {
  /** The share of every pot, from 0 to 1, whether it ends with a fold or a showdown. An uncalled bet is returned first. */
  readonly rate: number;
  /** The maximum in chips; 0 means no rake. */
  readonly cap: number;
}

/** The sizes of both players on a street, out of position first. */
export type StreetMenus = readonly [oop: BetMenus, ip: BetMenus];

/** A heads-up spot after the flop. Amounts are whole chips. */
export interface Spot {
  readonly board: readonly Card[];
  /** Out of position first; combos with a card of the board have the weight 0. */
  readonly ranges: readonly [Range, Range];
  /** Combos of the ranges before those with board cards are removed. */
  readonly rawCombos: readonly [number, number];
  /** Chips in the pot before the first decision. */
  readonly pot: number;
  /** What each player has behind. */
  readonly stack: number;
  /** From the street of the board to the river. */
  readonly bets: Readonly<Partial<Record<PostflopStreet, StreetMenus>>>;
  /** Adds an all-in of at most this many pots; 0 adds none. */
  readonly addAllIn: number;
  /** Turns a bet into an all-in if at most this many pots, counted after a call, would stay behind; 0 never does. */
  readonly forceAllIn: number;
  /** Drops sizes that are too close to a larger one, see `wagers.ts`; 0 drops none. */
  readonly merge: number;
  readonly rake: Rake;
  readonly algorithm: SpotAlgorithm;
  readonly precision: Precision;
  readonly threads: number;
  /** The exploitability to reach, as a share of the pot. */
  readonly target: number;
  readonly maxIterations: number;
  readonly seed: bigint;
  /** The file that this spot was read from. */
  readonly file: SpotFile;
}

const MIN_BOARD = 3;
const MAX_BOARD = 5;

/** Reads a spot from parsed JSON. */
export function parseSpot(value: unknown): Result<Spot> {
  const checked = checkSpotFile(value);
  if (!checked.ok) return checked;
  return attempt(() => readSpot(checked.value));
}

function readSpot(file: SpotFile): Spot {
  const board = nameField('board', parseBoard(file.board));
  const street = streetOf(board);
  const raw = [
    nameField('ranges.oop', parseRange(file.ranges.oop)),
    nameField('ranges.ip', parseRange(file.ranges.ip)),
  ] as const;
  const dead = CardSet.from(board);
  const ranges = [raw[0].without(dead), raw[1].without(dead)] as const;
  checkRanges(ranges, file);
  return {
    board,
    ranges,
    rawCombos: [raw[0].size, raw[1].size],
    pot: file.pot,
    stack: file.stack,
    bets: readBets(file, street),
    addAllIn: file.addAllIn ?? 0,
    forceAllIn: file.forceAllIn ?? 0,
    merge: file.merge ?? 0,
    rake: file.rake ?? { rate: 0, cap: 0 },
    algorithm: file.algorithm ?? 'dcfr',
    precision: file.precision ?? 'f32',
    threads: file.threads ?? 1,
    target: nameField('target', parseTarget(file.target ?? '0.5%')),
    maxIterations: file.maxIterations ?? 1000,
    seed: nameField('seed', parseSeed(file.seed ?? 1)),
    file,
  };
}

/** Three to five cards. */
function parseBoard(text: string): Result<Card[]> {
  const board = parseCards(text);
  if (!board.ok || (board.value.length >= MIN_BOARD && board.value.length <= MAX_BOARD)) return board;
  return refuse({
    code: 'board/wrong-size',
    value: text,
    problem: `${board.value.length} cards on the board`,
    expected: 'three, four or five cards, such as QsJh2h8d',
  });
}

/** The street that a board of three to five cards belongs to. */
export const streetOf = (board: readonly Card[]): PostflopStreet => STREETS[board.length - MIN_BOARD]!;

/** A share from a text such as `0.5%`. */
export function parseTarget(text: string): Result<number> {
  const digits = /^(\d+(?:\.\d+)?|\.\d+) ?%$/.exec(text.trim())?.[1];
  const target = Number(`${digits}e-2`);
  if (target <= 1) return succeed(target);
  return refuse({
    code: 'target/not-percent',
    value: text,
    problem: `"${text}" is not a target`,
    expected: 'an exploitability in percent of the pot, such as 0.5%',
  });
}

function readBets(file: SpotFile, first: PostflopStreet): Partial<Record<PostflopStreet, StreetMenus>> {
  const bets: Partial<Record<PostflopStreet, StreetMenus>> = {};
  for (const street of STREETS) {
    const menus = file.bets[street];
    // Menus of streets that are over are checked too: a typing error is reported wherever it is.
    if (menus !== undefined) {
      bets[street] = [readMenus(menus.oop, `bets.${street}.oop`), readMenus(menus.ip, `bets.${street}.ip`)];
    } else if (STREETS.indexOf(street) >= STREETS.indexOf(first)) {
      throw new InputError({
        code: 'spot/missing-field',
        value: `bets.${street}`,
        problem: `the spot has no bets.${street}`,
        expected: `the sizes of every street from the ${first} on: {"oop": {"bet": "50%,a", "raise": "60%,a"}, "ip": {…}}`,
      });
    }
  }
  return bets;
}

function readMenus(
  {
    bet = '',
    raise = '',
    donk,
  }: { bet?: string | undefined; raise?: string | undefined; donk?: string | undefined },
  field: string,
): BetMenus {
  return {
    bet: nameField(`${field}.bet`, parseBetMenu(bet, 'bet')),
    raise: nameField(`${field}.raise`, parseBetMenu(raise, 'raise')),
    ...(donk === undefined ? {} : { donk: nameField(`${field}.donk`, parseBetMenu(donk, 'bet')) }),
  };
}

function checkRanges(ranges: readonly [Range, Range], file: SpotFile): void {
  for (const [i, side] of (['oop', 'ip'] as const).entries()) {
    if (ranges[i]!.size > 0) continue;
    throw new InputError({
      code: 'range/no-live-combos',
      value: file.ranges[side],
      problem: `ranges.${side}: no hand of "${file.ranges[side]}" can be dealt on the board ${file.board}`,
      expected: 'at least one hand without a card of the board',
    });
  }
  if (canMeet(...ranges)) return;
  throw new InputError({
    code: 'range/no-deal',
    value: `${file.ranges.oop} | ${file.ranges.ip}`,
    problem: `"${file.ranges.oop}" and "${file.ranges.ip}" always share a card`,
    expected: 'two ranges with hands that can be dealt together',
  });
}

/** Whether there are two hands without a card in common. */
function canMeet(oop: Range, ip: Range): boolean {
  for (const [own] of oop) {
    const blockers = CardSet.from(cardsOf(own));
    for (const [other] of ip) if (!blockers.intersects(CardSet.from(cardsOf(other)))) return true;
  }
  return false;
}
