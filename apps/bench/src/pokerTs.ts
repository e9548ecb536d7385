import { below, type Rng } from '@doorcard/cards';
import pokerTs from 'poker-ts';

/** The player called `random` folds once in so many times, where checking is not free. */
export const RANDOM_FOLDS = 20;

/** Decisions a second of poker-ts, played by `random` too. It can hang in a hand, so every hand has a limit. */
export function measurePokerTs(rng: Rng, seats: number): number {
  let best = 0;
  for (let round = 0; round < 4; round++) {
    const start = performance.now();
    let decisions = 0;
    while (performance.now() - start < 300) decisions += playHand(rng, seats);
    best = Math.max(best, decisions / ((performance.now() - start) / 1000));
  }
  return best;
}

const MOST_DECISIONS = 400;

function playHand(rng: Rng, seats: number): number {
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
      if (!canCheck && below(rng, RANDOM_FOLDS) === 0) table.actionTaken('fold');
      else if (wager !== undefined && chipRange !== undefined && below(rng, 2) === 0) {
        table.actionTaken(wager, chipRange.min + below(rng, chipRange.max - chipRange.min + 1));
      } else table.actionTaken(canCheck ? 'check' : 'call');
    }
    table.endBettingRound();
    if (table.areBettingRoundsCompleted()) table.showdown();
  }
  return decisions;
}
