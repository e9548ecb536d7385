import { buildBettingTree, type BettingTree } from './bettingTree.js';
import {
  DRAW_COUNTS,
  findMostPaid,
  type BetRound,
  type CompiledGame,
  type DrawRound,
  type PlayerIndex,
  type Round,
} from './compiledGame.js';
import { AGGRESSIONS, classifyAggression, classifyPot, POT_SIZES } from './history.js';

// Heads-up draw games with blinds. Player 0 is the big blind: he draws and bets first after the first round.
//
// What the abstraction keeps of earlier rounds: before the second draw the exact betting of the first round; later the
// size of the pot and who bet last; and for each player how he has drawn.

/** How a player has drawn, by draws so far: as many values as here. */
export const DRAW_STATES = [1, DRAW_COUNTS, 6, 7] as const;

/** After the second draw, by number of cards drawn first and second. */
const SECOND_STATES = [
  [0, 2, 2, 2],
  [1, 3, 5, 5],
  [1, 4, 5, 5],
  [1, 4, 5, 5],
] as const;

/** After the third draw, by state after the second and number of cards drawn third. */
const THIRD_STATES = [
  [0, 3, 3, 3],
  [1, 3, 3, 3],
  [2, 4, 6, 6],
  [2, 4, 6, 6],
  [2, 5, 6, 6],
  [2, 5, 6, 6],
] as const;

/** The state of a player who has drawn `count` cards in the draw with this index, from 0. */
export const nextDrawState = (draw: number, state: number, count: number): number =>
  draw === 0 ? count : (draw === 1 ? SECOND_STATES : THIRD_STATES)[state]![count]!;

export interface DrawGameForm {
  readonly name: string;
  readonly draws: 1 | 2 | 3;
  readonly blinds: readonly [big: number, small: number];
  /** By betting round. */
  readonly bets: readonly number[];
  readonly maxWagers: number;
  /** From the second betting round on: the limits of pot classes in units, four for each round but the last. */
  readonly potLimits: readonly (readonly number[])[];
}

/** The rounds of a draw game with up to three draws. */
export function compileDrawGame({
  name,
  draws,
  blinds,
  bets,
  maxWagers,
  potLimits,
}: DrawGameForm): CompiledGame {
  const rounds: Round[] = [];
  const smallBlind: PlayerIndex = 1;
  const opening = buildBettingTree({ paid: [blinds[1], blinds[0]], wagers: 1, maxWagers, bet: bets[0]! });
  // The first round: each of its ends is a class of its own.
  rounds.push(
    makeBet(
      0,
      opening,
      smallBlind,
      1,
      (_, end) => end,
      new Int32Array(mostPaid(opening, bets, maxWagers) + 1),
    ),
  );
  let classes = opening.ends.length;
  for (let draw = 0; draw < draws; draw++) {
    const states = DRAW_STATES[draw]!;
    const contexts = classes * states * states;
    rounds.push(makeDraw(draw + 1, 0, contexts, (context, count) => context * DRAW_COUNTS + count));
    const after = DRAW_STATES[draw + 1]!;
    rounds.push(
      makeDraw(draw + 1, 1, contexts * DRAW_COUNTS, (context, count) => {
        const [before, first] = [Math.floor(context / DRAW_COUNTS), context % DRAW_COUNTS];
        const known = Math.floor(before / (states * states));
        const state0 = nextDrawState(draw, Math.floor(before / states) % states, first);
        return (known * after + state0) * after + nextDrawState(draw, before % states, count);
      }),
    );
    const tree = buildBettingTree({ paid: [0, 0], wagers: 0, maxWagers, bet: bets[draw + 1]! });
    const stride = AGGRESSIONS * after * after;
    const pots = Int32Array.from(
      { length: mostPaid(opening, bets, maxWagers) + 1 },
      (_, paid) => stride * classifyPot(paid, potLimits[draw] ?? []),
    );
    rounds.push(
      makeBet(
        draw + 1,
        tree,
        0,
        classes * after * after,
        (context, end) =>
          classifyAggression(tree.ends[end]!, 0) * after * after + (context % (after * after)),
        pots,
      ),
    );
    classes = POT_SIZES * AGGRESSIONS;
  }
  return {
    name,
    rounds,
    stakes: { ante: 0, blinds, bringIn: 0, smallBet: bets[0]!, bigBet: bets.at(-1)! },
    mostPaid: findMostPaid(0, rounds),
    slotStep: 0,
  };
}

const mostPaid = (opening: BettingTree, bets: readonly number[], maxWagers: number): number =>
  Math.max(...opening.ends.map(({ paid }) => paid)) +
  bets.slice(1).reduce((sum, bet) => sum + maxWagers * bet, 0);

function makeBet(
  street: number,
  tree: BettingTree,
  first: PlayerIndex,
  contexts: number,
  nextOf: (context: number, end: number) => number,
  pots: Int32Array,
): BetRound {
  const ends = tree.ends.length;
  const rows = Int32Array.from({ length: contexts }, (_, context) => context);
  const next = Int32Array.from({ length: contexts * ends }, (_, i) => nextOf(Math.floor(i / ends), i % ends));
  return {
    kind: 'bet',
    street,
    tree,
    first,
    rows: [rows, rows],
    rowCount: contexts,
    next: [next, next],
    pots,
  };
}

function makeDraw(
  street: number,
  player: PlayerIndex,
  contexts: number,
  nextOf: (context: number, count: number) => number,
): DrawRound {
  const rows = Int32Array.from({ length: contexts }, (_, context) => context);
  const next = Int32Array.from({ length: contexts * DRAW_COUNTS }, (_, i) =>
    nextOf(Math.floor(i / DRAW_COUNTS), i % DRAW_COUNTS),
  );
  return { kind: 'draw', street, player, rows, rowCount: contexts, next };
}
