import { CardSet } from '../cardSet.js';
import { Deck } from '../deck.js';
import { below, type Rng } from '../rng.js';
import type { EquityDeal } from './deal.js';
import type { Progress } from './enumeration.js';
import type { Tally } from './tally.js';

/** The quantile of the normal distribution for intervals of 95 %. */
const NORMAL_95 = 1.959964;
/** The margin is checked every `BATCH` samples; the first check comes late enough for a fair variance. */
const BATCH = 10_000;

/**
 * Half the width of a 95 % interval of a hand's share. The last term covers samples that were all alike: an outcome
 * that was never seen in n samples may still happen up to 3 / n of the time.
 */
export const halfWidth = (tally: Tally, player: number): number =>
  NORMAL_95 * Math.sqrt(tally.variance(player) / tally.weight) + 3 / tally.weight;

/** Deals the unknown cards at random until every interval is as narrow as requested, or the samples run out. */
export function sample(
  deal: EquityDeal,
  tally: Tally,
  rng: Rng,
  { margin, maxSamples }: { margin: number; maxSamples: number },
  onProgress: Progress,
): void {
  const dealer = makeDealer(deal, rng);
  while (tally.weight < maxSamples) {
    const batch = Math.min(BATCH, maxSamples - tally.weight);
    for (let i = 0; i < batch; i++) {
      dealer();
      for (let player = 0; player < deal.hands.length; player++) {
        tally.rank(player, deal.hands[player]!, deal.board);
      }
      tally.settle(1);
    }
    const widest = Math.max(...deal.hands.map((_, player) => halfWidth(tally, player)));
    if (widest <= margin) break;
    // Widths shrink with the square root of the number of samples.
    onProgress(Math.min(1, Math.max((margin / widest) ** 2, tally.weight / maxSamples)));
  }
  onProgress(1);
}

/** A function that deals one possible outcome into the hands and the board. */
function makeDealer(deal: EquityDeal, rng: Rng): () => void {
  const deck = new Deck(CardSet.FULL.diff(CardSet.from(deal.live)));
  const start = deal.hands.map((hand) => hand.slice());
  return () => {
    deck.reset();
    if (deal.draws > 0) deal.hands.forEach((hand, player) => hand.set(start[player]!));
    for (const { cards, known, missing } of deal.gaps) {
      for (let i = 0; i < missing; i++) cards[known + i] = deck.draw(rng);
    }
    if (deal.draws > 0) drawAll(deal, deck, rng);
  };
}

/** When the deck runs out, the discards of earlier rounds are shuffled and drawn again, as at a table. */
function drawAll(deal: EquityDeal, deck: Deck, rng: Rng): void {
  const muck: number[] = [];
  for (let drawsLeft = deal.draws; drawsLeft > 0; drawsLeft--) {
    const thrown: number[] = [];
    for (const hand of deal.hands) {
      const own: number[] = [];
      for (const place of deal.findThrown(hand, drawsLeft)) {
        own.push(hand[place]!);
        // A full table can use up even the earlier rounds; then the discards of the others in this round are drawn.
        const pile = muck.length > 0 ? muck : thrown;
        hand[place] = deck.size > 0 ? deck.draw(rng) : takeRandom(pile, rng);
      }
      thrown.push(...own);
    }
    muck.push(...thrown);
  }
}

function takeRandom(pile: number[], rng: Rng): number {
  const at = below(rng, pile.length);
  const card = pile[at]!;
  pile[at] = pile.at(-1)!;
  pile.pop();
  return card;
}
