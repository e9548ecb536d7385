import { below, unwrap, Xoshiro256 } from '@doorcard/cards';
import { GAMES, makeView, OVER, type GameId, type Hand } from '@doorcard/engine';
import { makePhh, makeOpenPokerStarsText, makePokerStarsText, writePhhHand } from '../../src/index.js';
import { listPayouts } from '../../src/rake.js';
import { dealRandomHands } from '../randomHand.js';

const NAMES = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Joe'];

/** What is left of the payouts after a small rake, in proportion. */
export function takeRake(hand: Hand, rake: number): number[] {
  const payouts = listPayouts(hand);
  const pot = payouts.reduce((sum, chips) => sum + chips, 0);
  if (rake === 0 || pot < 100 * rake) return payouts;
  const left = payouts.map((chips) => chips - Math.floor((chips * rake) / pot));
  return left;
}

export interface HandTexts {
  readonly game: GameId;
  readonly hand: Hand;
  readonly phh: string;
  readonly text: string;
}

/** Finished hands of all games as texts of both formats, as one seat or everybody saw them. */
export function* makeTexts(
  perGame: number,
  seed: bigint,
  games: readonly GameId[] = GAMES,
): Generator<HandTexts> {
  const rng = Xoshiro256.fromSeed(seed);
  for (const game of games) {
    for (const hand of dealRandomHands(game, perGame, seed + BigInt(GAMES.indexOf(game)))) {
      if (hand.phase !== OVER) continue;
      const { seats } = hand.plan;
      const collected = takeRake(hand, below(rng, 2));
      const isMoney = below(rng, 2) === 0;
      const details = {
        id: 1 + below(rng, 1_000_000),
        table: 'Ceres',
        names: NAMES.slice(0, seats),
        time: '2026/03/04 05:06:07 ET',
        collected,
        ...(isMoney ? { currency: { symbol: '$', code: 'USD' }, unit: 100 } : {}),
      };
      const view = makeView(hand, below(rng, seats));
      const text = unwrap(
        below(rng, 2) === 0 ? makeOpenPokerStarsText(hand, details) : makePokerStarsText(view, details),
      );
      const unit = isMoney ? 100 : 1;
      yield { game, hand, text, phh: makePhh(unwrap(writePhhHand(hand, { unit, collected }))) };
    }
  }
}
