import { shuffle, type Rng } from '@doorcard/cards';
import type { HandClasses } from '../src/classGame/classGame.js';
import { DrawTally, keepAll } from '../src/classGame/drawTables.js';
import type { CompiledGame, PlayerIndex } from '../src/game/compiledGame.js';
import type { Deal } from '../src/game/deal.js';
import { compileDrawGame } from '../src/game/drawGame.js';
import { makeSlowGame, type SlowGame } from './slowGame.js';

// A small Badugi: three ranks of two suits, hands of two cards, one draw of at most one card, two wagers a round. It is
// written twice: compiled like the real game, and as a game for the exact solver that shares nothing with the first.

export const smallGame: CompiledGame = compileDrawGame({
  name: 'small badugi',
  draws: 1,
  blinds: [2, 1],
  bets: [2, 2],
  maxWagers: 2,
  potLimits: [],
});

const CARDS = 6;
const HANDS = 15;
/** By round: first hands; after the draw also the card that was drawn, so that nothing is forgotten. */
export const smallCounts = [HANDS, HANDS, HANDS, HANDS + HANDS * CARDS];

const numberHand = (low: number, high: number): number => (high * (high - 1)) / 2 + low;

/** Larger is better: two cards of different rank and suit before one card, low before high. */
function rankSmall(a: number, b: number): number {
  const [ra, rb] = [a >> 1, b >> 1];
  if (ra === rb || (a & 1) === (b & 1)) return 3 - Math.min(ra, rb);
  return 100 - 4 * Math.max(ra, rb) - Math.min(ra, rb);
}

/** Of two cards in rising order the higher one is thrown away. */
const THROWN = 1;

export function openSmallDeal(): Deal {
  const deck = Array.from({ length: CARDS }, (_, card) => card);
  const open = (): [Int32Array, Int32Array] => [new Int32Array(3), new Int32Array(3)];
  const deal: Deal = {
    buckets: open(),
    draws: [new Uint8Array(3).fill(0b11), new Uint8Array(3).fill(0b11)],
    ranks: open(),
    firsts: new Uint8Array(0),
    reset: () => deck.sort((a, b) => a - b),
    deal: (rng: Rng) => {
      shuffle(deck, rng);
      for (const player of [0, 1] as const) fillPlayer(deal, player, deck);
    },
    fill: () => {
      throw new Error('all slots are filled by the deal');
    },
  };
  return deal;
}

/** Slots: the first hand, the same after standing pat, and the hand with one new card. */
function fillPlayer({ buckets, ranks }: Deal, player: PlayerIndex, deck: readonly number[]): void {
  const [low, high] = [deck[3 * player]!, deck[3 * player + 1]!].sort((a, b) => a - b) as [number, number];
  const drawn = deck[3 * player + 2]!;
  const first = numberHand(low, high);
  buckets[player].set([first, first, HANDS + first * CARDS + drawn]);
  const kept = [low, high][1 - THROWN]!;
  ranks[player].set([0, 2 * rankSmall(low, high), 2 * rankSmall(kept, drawn)]);
}

/** The hands of one player: two cards and the next one. */
type Cards = readonly [number, number, number];

/** All deals from one deck. */
function listDeals(): [Cards, Cards][] {
  const all = [0, 1, 2, 3, 4, 5];
  const deals: [Cards, Cards][] = [];
  for (const a of all)
    for (const b of all.slice(a + 1))
      for (const c of all)
        for (const d of all.slice(c + 1)) {
          if (c === a || c === b || d === a || d === b) continue;
          const [e, f] = all.filter((card) => ![a, b, c, d].includes(card)) as [number, number];
          deals.push(
            [
              [a, b, e],
              [c, d, f],
            ],
            [
              [a, b, f],
              [c, d, e],
            ],
          );
        }
  return deals;
}

/** All deals in which each player has a deck of his own. */
function listOwnDeals(): [Cards, Cards][] {
  const all = [0, 1, 2, 3, 4, 5];
  const hands: Cards[] = all.flatMap((a) =>
    all
      .slice(a + 1)
      .flatMap((b) => all.filter((next) => next !== a && next !== b).map((next): Cards => [a, b, next])),
  );
  return hands.flatMap((own) => hands.map((other): [Cards, Cards] => [own, other]));
}

const rules = {
  draws: 1,
  finalRank: ([a, b, next]: Cards, [drawn]: readonly number[]) =>
    drawn === 1 ? rankSmall(a, next) : rankSmall(a, b),
  knownCards: ([a, b, next]: Cards, [drawn]: readonly number[]) => (drawn === 1 ? [a, b, next] : [a, b]),
};

/** The small Badugi. */
export const slowSmall = makeSlowGame({ name: 'small badugi', deals: listDeals(), ...rules });

/** The same, but the cards of one player do not change those of the other. */
export const openOwnDecks = (): SlowGame =>
  makeSlowGame({ name: 'own decks', deals: listOwnDeals(), ...rules });

/** The same as classes: first hands, then also first hands with the card that was drawn. */
export function makeSmallClasses(): HandClasses {
  const first = listDeals();
  const hands = Array.from({ length: HANDS }, (_, hand) =>
    first.find(([[a, b]]) => numberHand(a, b) === hand)![0].slice(0, 2),
  ) as [number, number][];
  const after = HANDS + HANDS * CARDS;
  const one = new DrawTally(HANDS, after);
  const strengths = new Int32Array(after);
  hands.forEach(([low, high], hand) => {
    strengths[hand] = rankSmall(low, high);
    const row = one.open(hand, hand);
    for (let card = 0; card < CARDS; card++) {
      const drawn = HANDS + hand * CARDS + card;
      strengths[drawn] = rankSmall(low, card);
      if (card !== low && card !== high) row[drawn] = 1;
    }
  });
  const none = new DrawTally(HANDS, after).finish();
  return {
    first: new Float64Array(HANDS).fill(1 / HANDS),
    draws: [[keepAll(HANDS), one.finish(), none, none]],
    strengths,
    buckets: [HANDS, after].map((count) => Int32Array.from({ length: count }, (_, each) => each)),
  };
}

/** The bucket of the compiled game for the cards of a key. */
export const bucketOfCards = ([a, b, next]: readonly number[]): number =>
  next === undefined ? numberHand(a!, b!) : HANDS + numberHand(a!, b!) * CARDS + next;
