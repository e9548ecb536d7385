import { DECK_SIZE, rankBadugi4, type Card } from '@doorcard/cards';
import { LOWEST_BADUGI, RANK_COUNT, setOf, sizeOf } from './badugiRank.js';

// Where a hand ends when its cards that count are kept and the others are drawn again, draw after draw. A badugi stands
// pat. Suits are all alike, so the rank of a hand is all there is to know of it, and the next draw depends on the kept
// ranks and on how many cards are unseen: 48 for a player's own four cards, 52 less the kept ones where the discards are
// not known. Each row is an enumeration of all draws from that many cards. Which cards the earlier discards were is
// not asked: the highest cards of the kept suits stand for them, since thrown cards nearly always clash with a kept
// one and are of little use. The known chances to make a badugi come out within 0.1 points.

/** Final ranks and how likely each is. */
export interface Outcomes {
  readonly ranks: Uint16Array;
  readonly chances: Float64Array;
}

const FEWEST_UNSEEN = 36;
const UNSEEN_COUNTS = DECK_SIZE - FEWEST_UNSEEN;

/** By draws left, unseen cards and rank: what has been asked for so far. */
const known: (Outcomes | undefined)[] = Array.from({ length: 3 * UNSEEN_COUNTS * LOWEST_BADUGI });

/** Final ranks of a hand that is not a badugi, with 1 to 3 draws left, the next from this many unseen cards. */
export function findOutcomes(rank: number, unseen: number, draws: number): Outcomes {
  const place = ((draws - 1) * UNSEEN_COUNTS + unseen - FEWEST_UNSEEN) * LOWEST_BADUGI + rank;
  return (known[place] ??= draws === 1 ? drawOnce(rank, unseen) : drawOn(rank, unseen, draws));
}

/** The chance to end with a badugi. */
export function chanceOfBadugi(rank: number, unseen: number, draws: number): number {
  if (rank >= LOWEST_BADUGI) return 1;
  const { ranks, chances } = findOutcomes(rank, unseen, draws);
  let sum = 0;
  for (let i = 0; i < ranks.length; i++) if (ranks[i]! >= LOWEST_BADUGI) sum += chances[i]!;
  return sum;
}

/** Adds the final ranks of a hand to a table by rank, each with this weight. */
function addOutcomes(into: Float64Array, weight: number, rank: number, unseen: number, draws: number): void {
  if (draws === 0 || rank >= LOWEST_BADUGI) {
    into[rank]! += weight;
    return;
  }
  const { ranks, chances } = findOutcomes(rank, unseen, draws);
  for (let i = 0; i < ranks.length; i++) into[ranks[i]!]! += weight * chances[i]!;
}

function drawOn(rank: number, unseen: number, draws: number): Outcomes {
  const first = findOutcomes(rank, unseen, 1);
  const sums = new Float64Array(RANK_COUNT);
  const left = unseen - (4 - sizeOf(rank));
  for (let i = 0; i < first.ranks.length; i++) {
    addOutcomes(sums, first.chances[i]!, first.ranks[i]!, left, draws - 1);
  }
  return pack(sums, 1);
}

function drawOnce(rank: number, unseen: number): Outcomes {
  const kept = listKept(rank);
  const deck = listUnseen(kept, unseen);
  const counts = new Float64Array(RANK_COUNT);
  const [a, b, c] = kept as [Card, Card, Card];
  if (kept.length === 3) {
    for (const x of deck) counts[rankBadugi4(a, b, c, x)]!++;
    return pack(counts, unseen);
  }
  if (kept.length === 2) {
    for (let i = 1; i < unseen; i++) {
      for (let j = 0; j < i; j++) counts[rankBadugi4(a, b, deck[i]!, deck[j]!)]!++;
    }
    return pack(counts, (unseen * (unseen - 1)) / 2);
  }
  for (let i = 2; i < unseen; i++) {
    for (let j = 1; j < i; j++) {
      for (let k = 0; k < j; k++) counts[rankBadugi4(a, deck[i]!, deck[j]!, deck[k]!)]!++;
    }
  }
  return pack(counts, (unseen * (unseen - 1) * (unseen - 2)) / 6);
}

/** Cards of a rank, each of another suit. */
function listKept(rank: number): Card[] {
  const kept: Card[] = [];
  for (let set = setOf(rank), suit = 0; set !== 0; set &= set - 1, suit++) {
    kept.push(cardOfLow(31 - Math.clz32(set & -set), suit));
  }
  return kept;
}

/** 0 for the ace to 12 for the king. */
const cardOfLow = (low: number, suit: number): Card => ((low + 12) % 13) * 4 + suit;

/** The deck without the kept cards and without as many discards as are known, the highest of the kept suits. */
function listUnseen(kept: readonly Card[], unseen: number): Card[] {
  const gone = new Set(kept);
  for (let low = 12; gone.size < DECK_SIZE - unseen; low--) {
    for (let suit = 0; suit < kept.length && gone.size < DECK_SIZE - unseen; suit++) {
      gone.add(cardOfLow(low, suit));
    }
  }
  return Array.from({ length: DECK_SIZE }, (_, card) => card).filter((card) => !gone.has(card));
}

function pack(sums: Float64Array, total: number): Outcomes {
  let count = 0;
  for (let rank = 1; rank < RANK_COUNT; rank++) if (sums[rank]! > 0) count++;
  const ranks = new Uint16Array(count);
  const chances = new Float64Array(count);
  for (let rank = 1, i = 0; rank < RANK_COUNT; rank++) {
    if (sums[rank] === 0) continue;
    ranks[i] = rank;
    chances[i++] = sums[rank]! / total;
  }
  return { ranks, chances };
}
