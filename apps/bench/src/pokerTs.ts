import { below, type Rng } from '@doorcard/cards';
import pokerTs from 'poker-ts';

/** The player called `random` folds one time in this many, where checking is not free. */
export const RANDOM_FOLDS = 20;

/** How a player of poker-ts plays: whether it bets to the minimum or to any amount. */
export interface Style {
  /** One fold in this many, where checking is not free. */
  readonly folds: number;
  /** Bets and raises in this many of sixteen cases. */
  readonly wagers: number;
  readonly anyAmount: boolean;
}

export const RANDOM: Style = { folds: RANDOM_FOLDS, wagers: 8, anyAmount: true };
/** As the benchmark plays all games. */
export const USUAL: Style = { folds: 16, wagers: 7, anyAmount: false };

/** One second of play. */
export interface Rate {
  readonly decisions: number;
  readonly hands: number;
}

/** The rate of poker-ts in the same style of play. It can hang in a hand, so every hand has a limit. */
export function measurePokerTs(rng: Rng, seats: number, style: Style): Rate {
  let best: Rate = { decisions: 0, hands: 0 };
  for (let round = 0; round < 6; round++) {
    const start = performance.now();
    let [decisions, hands] = [0, 0];
    for (; performance.now() - start < 300; hands++) decisions += playHand(rng, seats, style);
    const seconds = (performance.now() - start) / 1000;
    if (decisions / seconds > best.decisions)
      best = { decisions: decisions / seconds, hands: hands / seconds };
  }
  return best;
}

const MOST_DECISIONS = 400;

function playHand(rng: Rng, seats: number, { folds, wagers, anyAmount }: Style): number {
  const table = new pokerTs.Table({ smallBlind: 20, bigBlind: 40 });
  for (let seat = 0; seat < seats; seat++) table.sitDown(seat, 8000);
  table.startHand();
  let decisions = 0;
  while (table.isHandInProgress()) {
    while (table.isBettingRoundInProgress()) {
      if (decisions++ > MOST_DECISIONS) return decisions;
      const { actions, chipRange } = table.legalActions();
      const canCheck = actions.includes('check');
      const wager = actions.find((action) => action === 'bet' || action === 'raise');
      if (!canCheck && below(rng, folds) === 0) table.actionTaken('fold');
      else if (wager !== undefined && chipRange !== undefined && below(rng, 16) < wagers) {
        const more = anyAmount ? below(rng, chipRange.max - chipRange.min + 1) : 0;
        table.actionTaken(wager, chipRange.min + more);
      } else table.actionTaken(canCheck ? 'check' : 'call');
    }
    table.endBettingRound();
    if (table.areBettingRoundsCompleted()) table.showdown();
  }
  return decisions;
}
