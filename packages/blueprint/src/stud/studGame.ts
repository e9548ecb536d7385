import { buildBettingTree } from '../game/bettingTree.js';
import { findMostPaid, type BetRound, type CompiledGame, type PlayerIndex } from '../game/compiledGame.js';
import { AGGRESSIONS, classifyAggression, classifyPot, POT_SIZES } from '../game/history.js';

// Heads-up stud: five betting rounds in which the cards decide who acts first. Of earlier rounds the size of the pot is
// kept, and who bet last on each of the two streets before, as each player sees it.

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

/** Who bet last on the street before the last: nobody, player 0 or player 1. */
const EARLIER = 3;
const CONTEXTS = POT_SIZES * AGGRESSIONS * EARLIER;

/** A context as a player sees it: 1 and 2 are his own aggression, 3 and 4 the other's; earlier 1 and 2. */
function seeContext(context: number, player: PlayerIndex): number {
  if (player === 0) return context;
  const earlier = context % EARLIER;
  const last = Math.floor(context / EARLIER);
  const aggression = last % AGGRESSIONS;
  const seen = aggression === 0 ? 0 : aggression > 2 ? aggression - 2 : aggression + 2;
  return (last - aggression + seen) * EARLIER + (earlier === 0 ? 0 : EARLIER - earlier);
}

/** What is left of who bet last, one street later. */
function forget(context: number): number {
  const aggression = Math.floor(context / EARLIER) % AGGRESSIONS;
  return aggression === 0 ? 0 : aggression > 2 ? 2 : 1;
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
      Int32Array.from(
        { length: contexts * ends },
        (_, i) => EARLIER * classifyAggression(tree.ends[i % ends]!, first) + forget(Math.floor(i / ends)),
      );
    const pots = Int32Array.from(
      { length: most + 1 },
      (_, paid) => EARLIER * AGGRESSIONS * classifyPot(paid, POT_LIMITS[street] ?? []),
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
