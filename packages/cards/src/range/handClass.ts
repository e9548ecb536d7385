import { cardOf, makeRank, parseRank, RANKS, SUITS, type Rank, type RankChar } from '../card.js';
import { refuse, succeed, type Result } from '@doorcard/sealed';
import { comboOf, type Combo } from './combo.js';

/**
 * Hands that are the same before the flop, 0..168: a cell of the usual chart, row * 13 + column. Pairs are on the
 * diagonal, suited hands have their higher card as the row, offsuit hands as the column.
 */
export type HandClass = number;
export type HandClassName = `${RankChar}${RankChar}${'' | 's' | 'o'}`;

export type Shape = 'pair' | 'suited' | 'offsuit';

const SIDE = RANKS.length;
export const HAND_CLASS_COUNT = SIDE * SIDE;

const rowOf = (hand: HandClass): Rank => Math.trunc(hand / SIDE);
const columnOf = (hand: HandClass): Rank => hand % SIDE;

export const highRankOf = (hand: HandClass): Rank => Math.max(rowOf(hand), columnOf(hand));
export const lowRankOf = (hand: HandClass): Rank => Math.min(rowOf(hand), columnOf(hand));

export function shapeOf(hand: HandClass): Shape {
  if (rowOf(hand) === columnOf(hand)) return 'pair';
  return rowOf(hand) > columnOf(hand) ? 'suited' : 'offsuit';
}

/** The ranks come in either order; two equal ranks are a pair, suited or not. */
export function handClassOf(a: Rank, b: Rank, suited: boolean): HandClass {
  const [high, low] = a > b ? [a, b] : [b, a];
  return suited ? high * SIDE + low : low * SIDE + high;
}

const COMBOS: readonly (readonly Combo[])[] = Array.from({ length: HAND_CLASS_COUNT }, (_, hand) =>
  listCombos(hand),
);

function listCombos(hand: HandClass): Combo[] {
  const shape = shapeOf(hand);
  const combos: Combo[] = [];
  for (let first = SUITS.length - 1; first >= 0; first--) {
    for (let second = SUITS.length - 1; second >= 0; second--) {
      if (shape === 'suited' ? first !== second : first === second) continue;
      if (shape === 'pair' && first < second) continue;
      combos.push(comboOf(cardOf(highRankOf(hand), first), cardOf(lowRankOf(hand), second)));
    }
  }
  return combos;
}

/** Six for a pair, four suited, twelve offsuit; spades first. */
export const combosOf = (hand: HandClass): readonly Combo[] => COMBOS[hand]!;

const SUFFIXES = { pair: '', suited: 's', offsuit: 'o' } as const satisfies Record<Shape, string>;

export const makeHandClass = (hand: HandClass): HandClassName =>
  `${makeRank(highRankOf(hand))}${makeRank(lowRankOf(hand))}${SUFFIXES[shapeOf(hand)]}`;

/** One class: `AA`, `AKs` or `AKo`. */
export function parseHandClass(name: string): Result<HandClass> {
  const hands = parseHandClasses(name);
  if (!hands.ok) return hands;
  const [hand, other] = hands.value;
  if (hand !== undefined && other === undefined) return succeed(hand);
  return refuse({
    code: 'range/unknown-hand',
    value: name,
    at: 1,
    problem: `"${name}" may be suited or offsuit`,
    expected: `one of them, as in ${name}s`,
  });
}

/** One class, or both of `AK`: suited and offsuit. `offset` is added to the positions in errors. */
export function parseHandClasses(name: string, offset = 0): Result<readonly HandClass[]> {
  const ranks: Rank[] = [];
  for (const index of [0, 1]) {
    const char = name[index];
    const rank = char === undefined ? undefined : parseRank(char);
    if (rank === undefined) return refuseRank(name, index, offset);
    ranks.push(rank);
  }
  const [a, b] = [ranks[0]!, ranks[1]!];
  const suffix = name.slice(2);
  if (suffix === '') {
    return succeed(
      a === b ? [handClassOf(a, b, false)] : [handClassOf(a, b, true), handClassOf(a, b, false)],
    );
  }
  if (a !== b && (suffix === 's' || suffix === 'o')) return succeed([handClassOf(a, b, suffix === 's')]);
  const pair = name.slice(0, 2);
  return refuse({
    code: 'range/unknown-hand',
    value: suffix,
    at: offset + 3,
    problem: `"${suffix}" after "${pair}" in "${name}"`,
    expected:
      a === b
        ? `nothing after a pair, as in ${pair}`
        : `s (suited), o (offsuit) or nothing (both), as in ${pair}s`,
  });
}

function refuseRank(name: string, index: number, offset: number): Result<never> {
  const char = name[index];
  return refuse({
    code: 'range/unknown-hand',
    value: char ?? name,
    at: offset + (char === undefined ? 1 : index + 1),
    problem:
      char === undefined ? `a hand needs two ranks, not "${name}"` : `unknown rank "${char}" in "${name}"`,
    expected: `two of ${RANKS.join(', ')} (T is ten), as in AA, AKs or AKo, or two cards, as in AhKd`,
  });
}
