import { compileDrawGame } from '../game/drawGame.js';

/** Blinds 1 and 2, bets 2 and 4, in units of the small blind; five wagers. */
export const badugiGame = compileDrawGame({
  name: 'badugi',
  draws: 3,
  blinds: [2, 1],
  bets: [2, 2, 4, 4],
  maxWagers: 5,
  // What each has paid: in small bets 2, 3, 4 and 6 before the second draw, 3, 5, 7 and 10 before the third.
  potLimits: [
    [4, 6, 8, 12],
    [6, 10, 14, 20],
  ],
});
