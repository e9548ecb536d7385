import {
  rankAceToFive7,
  rankEight7,
  rankHigh7,
  rankHighBoard,
  rankLowBoard,
  RANKS,
  type Card,
  type Rng,
} from '@doorcard/cards';
import type { PlayerIndex } from '../game/compiledGame.js';
import type { Deal } from '../game/deal.js';
import { dealCards } from './dealCards.js';
import type { StudBuckets } from './studBuckets.js';

export type StudGameId = 'stud' | 'razz' | 'stud8';

const STREETS = 5;
const HAND = 7;
const DECK = 52;
const FIRST_UP = 2;
const LAST_STREET = STREETS - 1;
const NO_DRAWS = new Uint8Array(0);

/** Deals of heads-up stud. */
export class StudDeal implements Deal {
  readonly buckets: readonly [Int32Array, Int32Array] = [new Int32Array(STREETS), new Int32Array(STREETS)];
  readonly draws: readonly [Uint8Array, Uint8Array] = [NO_DRAWS, NO_DRAWS];
  readonly ranks: readonly [Int32Array, Int32Array] = [new Int32Array(STREETS), new Int32Array(STREETS)];
  readonly firsts = new Uint8Array(STREETS);
  private readonly deck = Uint8Array.from({ length: DECK }, (_, card) => card);
  /** By player: two down, four up, one down. */
  readonly hands = [this.deck.subarray(0, HAND), this.deck.subarray(HAND, 2 * HAND)] as const;

  constructor(
    private readonly game: StudGameId,
    private readonly grouped: readonly [StudBuckets, StudBuckets],
  ) {}

  reset(): void {
    for (let card = 0; card < DECK; card++) this.deck[card] = card;
  }

  deal(rng: Rng): void {
    const { deck, hands, grouped, buckets, firsts } = this;
    dealCards(deck, 2 * HAND, rng);
    grouped[0].fillBuckets(hands[0], hands[1], buckets[0]);
    grouped[1].fillBuckets(hands[1], hands[0], buckets[1]);
    firsts[0] = findBringIn(this.game, hands[0][FIRST_UP]!, hands[1][FIRST_UP]!);
    for (let street = 1; street < LAST_STREET; street++) firsts[street] = this.findOpener(street);
    firsts[LAST_STREET] = firsts[LAST_STREET - 1]!;
    const edge = this.compareHands();
    this.ranks[0][LAST_STREET] = edge;
  }

  fill(): void {
    throw new Error('stud has no draws');
  }

  private findOpener(street: number): PlayerIndex {
    const { hands } = this;
    const end = street + 3;
    const rank = this.game === 'razz' ? rankLowBoard : rankHighBoard;
    // Equal boards: the first seat opens.
    return rank(hands[0].subarray(FIRST_UP, end)) >= rank(hands[1].subarray(FIRST_UP, end)) ? 0 : 1;
  }

  /** Twice the share of the pot that player 0 wins more than player 1: from -2 to 2. */
  private compareHands(): number {
    const [a, b] = this.hands;
    if (this.game === 'razz') return 2 * compare(rankAceToFive7, a, b);
    const high = compare(rankHigh7, a, b);
    if (this.game === 'stud') return 2 * high;
    const hasLow = rankOf(rankEight7, a) > 0 || rankOf(rankEight7, b) > 0;
    return hasLow ? high + compare(rankEight7, a, b) : 2 * high;
  }
}

type Rank7 = typeof rankHigh7;

const rankOf = (rank: Rank7, h: Uint8Array): number => rank(h[0]!, h[1]!, h[2]!, h[3]!, h[4]!, h[5]!, h[6]!);

const compare = (rank: Rank7, a: Uint8Array, b: Uint8Array): number =>
  Math.sign(rankOf(rank, a) - rankOf(rank, b));

/** The lowest door card, clubs before spades; in Razz the highest with the ace low, spades first. */
function findBringIn(game: StudGameId, door0: Card, door1: Card): PlayerIndex {
  if (game !== 'razz') return door0 < door1 ? 0 : 1;
  const value = (card: Card): number => (((card >> 2) + 1) % RANKS.length) * 4 + (card & 3);
  return value(door0) > value(door1) ? 0 : 1;
}
