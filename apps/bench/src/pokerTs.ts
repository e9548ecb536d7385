import type { Rng } from '@doorcard/cards';
import pokerTs from 'poker-ts';

/** Decisions a second of poker-ts with the same habits. It can hang in a hand, so every hand has a limit. */
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
      const dice = rng.nextUint32() & 15;
      const wager = actions.find((action) => action === 'bet' || action === 'raise');
      if (wager !== undefined && chipRange !== undefined && dice > 8) table.actionTaken(wager, chipRange.min);
      else if (actions.includes('check')) table.actionTaken('check');
      else table.actionTaken(dice === 0 ? 'fold' : 'call');
    }
    table.endBettingRound();
    if (table.areBettingRoundsCompleted()) table.showdown();
  }
  return decisions;
}
