import { buildBettingTree } from '../game/bettingTree.js';
import { findMostPaid, type BetRound, type CompiledGame, type PlayerIndex } from '../game/compiledGame.js';
import { AGGRESSIONS, classifyAggression, classifyPot, POT_SIZES } from '../game/history.js';

// Heads-up stud: five betting rounds in which the cards decide who acts first. Of earlier rounds the size of the pot is
// kept and who bet last, as each player sees it.

/** In antes: the bring-in, and the bet of each street. */
const BRING_IN = 2;
const BETS = [4, 4, 8, 8, 8] as const;
const MAX_WAGERS = 5;

/** Limits of pot classes by street: what each player has paid, in antes. */
const POT_LIMITS = [
  [3, 5, 9, 13],
  [5, 9, 13, 17],
  [9, 13, 17, 25],
  [13, 21, 29, 37],
] as const;

const CONTEXTS = POT_SIZES * AGGRESSIONS;

/** A context as a player sees it: 1 and 2 are his own aggression, 3 and 4 the other's. */
function seeContext(context: number, player: PlayerIndex): number {
  const aggression = context % AGGRESSIONS;
  if (aggression === 0 || player === 0) return context;
  return context - aggression + (aggression > 2 ? aggression - 2 : aggression + 2);
}

export function compileStudGame(name: string): CompiledGame {
  const trees = BETS.map((bet, street) =>
    buildBettingTree({
      paid: [0, 0],
      wagers: 0,
      maxWagers: MAX_WAGERS,
      bet,
      ...(street === 0 && { bringIn: BRING_IN }),
    }),
  );
  const ante = 1;
  const most = ante + BETS.reduce((sum, bet) => sum + MAX_WAGERS * bet, 0);
  const rounds = trees.map((tree, street): BetRound => {
    const contexts = street === 0 ? 1 : CONTEXTS;
    const rowsOf = (player: PlayerIndex): Int32Array =>
      Int32Array.from({ length: contexts }, (_, context) => seeContext(context, player));
    const ends = tree.ends.length;
    const nextOf = (first: PlayerIndex): Int32Array =>
      Int32Array.from({ length: contexts * ends }, (_, i) => classifyAggression(tree.ends[i % ends]!, first));
    const pots = Int32Array.from(
      { length: most + 1 },
      (_, paid) => AGGRESSIONS * classifyPot(paid, POT_LIMITS[street] ?? []),
    );
    return {
      kind: 'bet',
      street,
      tree,
      first: undefined,
      rows: [rowsOf(0), rowsOf(1)],
      rowCount: contexts,
      next: [nextOf(0), nextOf(1)],
      pots,
    };
  });
  return {
    name,
    rounds,
    stakes: { ante, blinds: [], bringIn: BRING_IN, smallBet: BETS[0], bigBet: BETS[4] },
    mostPaid: findMostPaid(ante, rounds),
    slotStep: 1,
  };
}
