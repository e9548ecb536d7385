import { tabulate, type Game, type Policy } from '@doorcard/solver/game';
import { KINDS } from '../src/game/bettingTree.js';
import { DRAW_COUNTS, layOut, type CompiledGame } from '../src/game/compiledGame.js';

// Small draw games for the exact solver, by the rules as a player would say them: blinds 1 and 2, bets of 2, two wagers a
// round, draws of at most one card. They share nothing with the compiled games.

/** Turns of the solver's games that are not those of players. */
const CHANCE = 2;
const END = 3;

interface SlowState {
  readonly deal: number;
  /** Betting before the first draw, draws, betting after it and so on: f, c, r and digits. */
  readonly moves: string;
}

interface Position {
  readonly turn: 0 | 1 | typeof END;
  readonly actions: readonly string[];
  /** What both have paid, and who folded. */
  readonly paid: readonly [number, number];
  readonly folded?: 0 | 1;
  /** By player: the cards drawn in draws that are over for both. */
  readonly drawn: readonly [readonly number[], readonly number[]];
}

/** Reads the moves from the start. */
function readPosition(moves: string, draws: number): Position {
  const paid: [number, number] = [2, 1];
  let turn: 0 | 1 = 1;
  let bets = 1;
  let checked = 0;
  /** Betting in even phases, draws in odd ones. */
  let phase = 0;
  let pending: number[] = [];
  const drawn: [number[], number[]] = [[], []];
  for (const move of moves) {
    const other = (1 - turn) as 0 | 1;
    if (phase % 2 === 1) {
      pending.push(Number(move));
      if (pending.length === 2) {
        pending.forEach((count, player) => drawn[player]!.push(count));
        pending = [];
        [phase, turn, bets, checked] = [phase + 1, 0, 0, 0];
      } else turn = 1;
      continue;
    }
    if (move === 'f') return { turn: END, actions: [], paid, folded: turn, drawn };
    if (move === 'r') {
      paid[turn] = Math.max(...paid) + 2;
      bets++;
      checked = 1;
      turn = other;
      continue;
    }
    paid[turn] = Math.max(...paid);
    checked++;
    if (checked < 2) {
      turn = other;
      continue;
    }
    if (phase === 2 * draws) return { turn: END, actions: [], paid, drawn };
    [phase, turn] = [phase + 1, 0];
  }
  if (phase % 2 === 1) return { turn, actions: ['0', '1'], paid, drawn };
  const owes = paid[turn] < Math.max(...paid);
  return { turn, actions: [...(owes ? ['f'] : []), 'c', ...(bets < 2 ? ['r'] : [])], paid, drawn };
}

export interface SlowRules<Cards> {
  readonly name: string;
  readonly draws: number;
  /** All equally likely. */
  readonly deals: readonly (readonly [Cards, Cards])[];
  /** Larger is better. `drawn` has the number of cards of each draw. */
  readonly finalRank: (cards: Cards, drawn: readonly number[]) => number;
  /** What a player has seen of his cards. */
  readonly knownCards: (cards: Cards, drawn: readonly number[]) => readonly number[];
}

/** What a player knows when he decides. */
export interface KeyText {
  readonly moves: string;
  readonly cards: readonly number[];
  readonly player: 0 | 1;
}

export interface SlowGame {
  readonly game: Game;
  /** By key. */
  readonly keyTexts: readonly KeyText[];
}

export function makeSlowGame<Cards>(rules: SlowRules<Cards>): SlowGame {
  const { name, draws, deals, finalRank, knownCards } = rules;
  const positions = new Map<string, Position>();
  const read = (moves: string): Position => {
    const known = positions.get(moves) ?? readPosition(moves, draws);
    positions.set(moves, known);
    return known;
  };
  const keys = new Map<string, number>();
  const keyTexts: KeyText[] = [];
  const game: Game<SlowState> = {
    name,
    root: () => ({ deal: -1, moves: '' }),
    turn: ({ deal, moves }) => (deal < 0 ? CHANCE : read(moves).turn),
    actions: ({ deal, moves }) => (deal < 0 ? deals.length : read(moves).actions.length),
    chance: () => 1 / deals.length,
    next: ({ deal, moves }, action) =>
      deal < 0 ? { deal: action, moves } : { deal, moves: moves + read(moves).actions[action]! },
    payoff: ({ deal, moves }, player) => {
      const { paid, folded, drawn } = read(moves);
      if (folded !== undefined) return folded === player ? -paid[player] : paid[folded];
      const [own, theirs] = ([0, 1] as const).map((each) => finalRank(deals[deal]![each], drawn[each]));
      return (player === 0 ? 1 : -1) * Math.sign(own! - theirs!) * paid[0];
    },
    infoKey: ({ deal, moves }) => {
      const { turn, drawn } = read(moves);
      const player = turn as 0 | 1;
      const cards = knownCards(deals[deal]![player], drawn[player]);
      const text = `${player} ${moves} ${cards.join()}`;
      const known = keys.get(text);
      if (known !== undefined) return known;
      keys.set(text, keyTexts.length);
      return keyTexts.push({ moves, cards, player }) - 1;
    },
  };
  return { game: tabulate(game), keyTexts };
}

/** A strategy of the compiled game as a policy of the slow one. */
export function makeSlowPolicy(
  { keyTexts }: SlowGame,
  game: CompiledGame,
  counts: readonly number[],
  bucketOf: (cards: readonly number[]) => number,
  table: Float32Array,
): Policy {
  const layout = layOut(game, { counts });
  return (key, actions) => {
    const { moves, cards, player } = keyTexts[key]!;
    let [at, context, state, paid] = [0, 0, 0, 0];
    for (const move of moves) {
      const round = game.rounds[at]!;
      if (round.kind === 'draw') {
        context = round.next[context * DRAW_COUNTS + Number(move)]!;
        at++;
        continue;
      }
      const next = round.tree.next[state * KINDS + 'fcr'.indexOf(move)]!;
      if (next >= 0) {
        state = next;
        continue;
      }
      paid += round.tree.ends[-1 - next]!.paid;
      context = round.next[0][context * round.tree.ends.length - 1 - next]! + round.pots[paid]!;
      at++;
      state = 0;
    }
    const round = game.rounds[at]!;
    const row =
      round.kind === 'draw'
        ? round.rows[context]!
        : round.rows[player][context]! * 2 + round.tree.roles[state]!;
    const width = round.kind === 'draw' ? DRAW_COUNTS : round.tree.width;
    const cell =
      layout.offsets[at]! +
      (row * counts[at]! + bucketOf(cards)) * width +
      (round.kind === 'draw' ? 0 : round.tree.cells[state]!);
    const parts = [...table.subarray(cell, cell + actions)].map((part) => Math.max(0, part));
    const total = parts.reduce((sum, part) => sum + part, 0);
    return parts.map((part) => (total > 0 ? part / total : 1 / actions));
  };
}
