import { high, RANKS, rankOf, type Card } from '@doorcard/cards';
import type { Seat } from '@doorcard/engine';
import type { Belief } from './belief.js';

/** Hands in a few words. The last four are of low games, where the highest card of the hand counts. */
export const HOLDING_CLASSES = [
  'nothing',
  'pair',
  'twoPair',
  'trips',
  'straight',
  'flush',
  'fullHouse',
  'quads',
  'low',
  'fourLow',
  'threeLow',
  'twoLow',
] as const;
export type HoldingClass = (typeof HOLDING_CLASSES)[number];

/** A class of hands and how likely it is. */
export interface HoldingShare {
  readonly class: HoldingClass;
  /** The highest card of a low hand, as in `8`. */
  readonly top?: string;
  /** 0..1 */
  readonly share: number;
}

/** What an opponent most likely holds, and who he most likely is. */
export interface OpponentRead {
  readonly seat: Seat;
  /** The name of the type, as in `lv2`. */
  readonly type: string;
  readonly typeShare: number;
  /** The most likely classes, the most likely first. */
  readonly holdings: readonly HoldingShare[];
}

const MOST_CLASSES = 3;
/** Holdings that are looked at, evenly spaced by weight: enough for shares to the nearest percent. */
const SAMPLES = 200;

/** What the live opponents are believed to hold. */
export function readOpponents({ frame, pools, types }: Belief): OpponentRead[] {
  const { view } = frame;
  return pools.flatMap((pool) => {
    if (view.seats[pool.seat]!.folded) return [];
    const sums = new Map<string, HoldingShare>();
    const { count, discards } = frame.seats[pool.seat]!;
    const held = new Uint8Array(8);
    for (let sample = 0; sample < SAMPLES; sample++) {
      const entry = pool.findAt((sample + 0.5) / SAMPLES);
      const number = frame.holdCards(pool.entries[entry]!, count, discards.length, held);
      const found = classify(view.game, [...held.subarray(0, number)], view.board);
      const key = `${found.class} ${found.top ?? ''}`;
      const share = (sums.get(key)?.share ?? 0) + 1 / SAMPLES;
      sums.set(key, { ...found, share });
    }
    const shares = pool.shareTypes();
    const best = shares.reduce((most, share, type) => (share > shares[most]! ? type : most), 0);
    const holdings = [...sums.values()].sort((a, b) => b.share - a.share).slice(0, MOST_CLASSES);
    return [{ seat: pool.seat, type: types[best]!.name, typeShare: shares[best]!, holdings }];
  });
}

type Found = Omit<HoldingShare, 'share'>;

/** The class of a hand as it is now. */
function classify(game: string, hand: readonly Card[], board: readonly Card[]): Found {
  switch (game) {
    case 'badugi':
      return nameLow(findBadugi(hand), true);
    case '2-7-triple':
    case '2-7-single':
      return nameLow([...new Set(hand.map(rankOf))], false, 5);
    case 'razz':
      return nameLow([...new Set(hand.map(rankOf))], true, 5);
    default:
      return { class: nameHigh(board.length > 0 && hand.length <= 4 ? [...hand, ...board] : hand) };
  }
}

/** The ranks of the best badugi: most cards first, then the lowest highest card. */
function findBadugi(hand: readonly Card[]): number[] {
  let best = 0;
  let [most, lowest] = [0, 0];
  for (let bits = 1; bits < 1 << hand.length; bits++) {
    let [ranks, suits, count, highest, fits] = [0, 0, 0, -1, true];
    for (let place = 0; place < hand.length; place++) {
      if (((bits >> place) & 1) === 0) continue;
      const [rank, suit] = [rankOf(hand[place]!), hand[place]! & 3];
      fits &&= (((ranks >> rank) | (suits >> suit)) & 1) === 0;
      ranks |= 1 << rank;
      suits |= 1 << suit;
      highest = Math.max(highest, rank === ACE ? -1 : rank);
      count++;
    }
    if (fits && (count > most || (count === most && highest < lowest)))
      [best, most, lowest] = [bits, count, highest];
  }
  return hand.filter((_, place) => (best >> place) & 1).map(rankOf);
}

const ACE = 12;
const LOW_NAMES: readonly HoldingClass[] = ['nothing', 'nothing', 'twoLow', 'threeLow', 'fourLow', 'low'];

/** A low hand by the number of different ranks and the highest of them; `size` of them make a hand. */
function nameLow(ranks: readonly number[], aceIsLow: boolean, size = 4): Found {
  const order = (rank: number): number => (aceIsLow && rank === ACE ? -1 : rank);
  const best = ranks.toSorted((a, b) => order(a) - order(b)).slice(0, size);
  // Ranks above this do not count as low cards before the hand is complete.
  const kept = best.length === size ? best : best.filter((rank) => order(rank) <= HIGHEST_DRAW);
  const isMade = best.length === size;
  const name = isMade ? 'low' : LOW_NAMES[kept.length]!;
  return isMade ? { class: name, top: RANKS[best.at(-1)!]! } : { class: name };
}

/** The nine. */
const HIGHEST_DRAW = 7;

function nameHigh(cards: readonly Card[]): HoldingClass {
  if (cards.length >= 5 && cards.length <= 7) {
    const { category } = high.describe(high.rank(cards));
    return category === 'noPair' ? 'nothing' : category === 'straightFlush' ? 'quads' : category;
  }
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(rankOf(card), (counts.get(rankOf(card)) ?? 0) + 1);
  const sizes = [...counts.values()].sort((a, b) => b - a);
  if (sizes[0] === 4) return 'quads';
  if (sizes[0] === 3) return 'trips';
  return sizes[0] === 2 ? (sizes[1] === 2 ? 'twoPair' : 'pair') : 'nothing';
}
