import { DRAW_COUNTS, type CompiledGame, type PlayerIndex, type Round } from '../game/compiledGame.js';
import { DRAW_STATES, nextDrawState } from '../game/drawGame.js';
import { AGGRESSIONS } from '../game/history.js';
import { badugiGame } from './badugiGame.js';

// Badugi with a short memory, for the table of level 2: hands go on as in Badugi, but the players remember less of the
// betting. Before the second draw they know how the first round went; later three sizes of pots, and who bet last:
// nobody, the player himself, or the other.

/** By size of the pot in Badugi: small, middle or large. */
const POTS = [0, 1, 1, 2, 2] as const;
const POT_COUNT = 3;
const BETTORS = 3;

/** What a player remembers of a class of contexts before this draw. */
function findKnown(draw: number, player: PlayerIndex, known: number): number {
  if (draw === 0) return known;
  const aggression = known % AGGRESSIONS;
  const bettor = aggression === 0 ? 0 : (aggression - 1) >> 1 === player ? 1 : 2;
  return POTS[Math.floor(known / AGGRESSIONS)]! * BETTORS + bettor;
}

/** A context: what both know, then how player 0 and player 1 have drawn, with this many states each. */
const takeApart = (
  context: number,
  states: number,
): readonly [known: number, state0: number, state1: number] => [
  Math.floor(context / (states * states)),
  Math.floor(context / states) % states,
  context % states,
];

const [opening] = badugiGame.rounds;
const OPENINGS = opening!.kind === 'bet' ? opening!.tree.ends.length : 0;

function shorten(round: Round, at: number): Round {
  if (at === 0) return round;
  const draw = Math.floor((at - 1) / 3);
  const knownCount = draw === 0 ? OPENINGS : POT_COUNT * BETTORS;
  const [before, after] = [DRAW_STATES[draw]!, DRAW_STATES[draw + 1]!];
  if (round.kind === 'bet') {
    const findRows = (player: PlayerIndex): Int32Array =>
      round.rows[player].map((context) => {
        const [known, state0, state1] = takeApart(context, after);
        const [own, other] = player === 0 ? [state0, state1] : [state1, state0];
        return (findKnown(draw, player, known) * after + own) * after + other;
      });
    return { ...round, rows: [findRows(0), findRows(1)], rowCount: knownCount * after * after };
  }
  if (round.player === 0) {
    const rows = round.rows.map((context) => {
      const [known, own, other] = takeApart(context, before);
      return (findKnown(draw, 0, known) * before + own) * before + other;
    });
    return { ...round, rows, rowCount: knownCount * before * before };
  }
  // Who draws second has seen how many cards the other took.
  const rows = round.rows.map((context) => {
    const [known, other, own] = takeApart(Math.floor(context / DRAW_COUNTS), before);
    const now = nextDrawState(draw, other, context % DRAW_COUNTS);
    return (findKnown(draw, 1, known) * before + own) * after + now;
  });
  return { ...round, rows, rowCount: knownCount * before * after };
}

export const shortGame: CompiledGame = {
  ...badugiGame,
  name: 'badugi, short memory',
  rounds: badugiGame.rounds.map(shorten),
};
