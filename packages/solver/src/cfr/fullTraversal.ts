import { CHANCE, END, type Game, type GamePlayer, type Policy } from '../game/game.js';
import { unroll } from '../game/unrolled.js';
import type { Schedule } from './schedule.js';

// Copies of imported constants: an import is looked up at each use, a constant of this module is inlined.
const DEALS = CHANCE;
const OVER = END;

export interface FullTraversal {
  readonly iterations: number;
  /** Runs `count` more iterations: one pass over the whole game for each player in turn. */
  iterate(count: number): void;
  /** The average strategy so far. It reads the tables, so it changes with further iterations. */
  readonly policy: Policy;
}

/** CFR over the whole game in every pass, with alternating updates. The schedule selects the variant. */
export function makeFullTraversal<S>(game: Game<S>, schedule: Schedule): FullTraversal {
  const { turns, edges, children, chances, rows, payoffs, sets, setOf, cells } = unroll(game);
  const regrets = new Float64Array(cells);
  const sums = new Float64Array(cells);
  const current = new Float64Array(cells);
  /** By node. */
  const own = new Float64Array(turns.length);
  const other = new Float64Array(turns.length);
  const values = new Float64Array(turns.length);
  let iterations = 0;

  function matchRegrets(): void {
    for (const { row, actions } of sets) {
      let total = 0;
      for (let cell = row; cell < row + actions; cell++) total += Math.max(regrets[cell]!, 0);
      for (let cell = row; cell < row + actions; cell++)
        current[cell] = total > 0 ? Math.max(regrets[cell]!, 0) / total : 1 / actions;
    }
  }

  function discount(player: GamePlayer): void {
    const { positive, negative, strategy } = schedule.discounts(iterations);
    for (const set of sets) {
      if (set.player !== player) continue;
      for (let cell = set.row; cell < set.row + set.actions; cell++) {
        regrets[cell]! *= regrets[cell]! > 0 ? positive : negative;
        sums[cell]! *= strategy;
      }
    }
  }

  /** The probability of reaching a node: the part of `player` (`own`), and that of chance and the other player (`other`). */
  function spreadReach(player: GamePlayer): void {
    own[0] = 1;
    other[0] = 1;
    for (let node = 0; node < turns.length; node++) {
      const turn = turns[node]!;
      const first = edges[node]!;
      const shift = rows[node]! - first;
      for (let edge = first; edge < edges[node + 1]!; edge++) {
        const child = children[edge]!;
        const chance = turn === DEALS ? chances[edge]! : current[edge + shift]!;
        own[child] = turn === player ? own[node]! * chance : own[node]!;
        other[child] = turn === player ? other[node]! : other[node]! * chance;
      }
    }
  }

  /** Values from the ends up to the root; regrets and strategy sums where `player` decides. */
  function gatherValues(player: GamePlayer): void {
    for (let node = turns.length - 1; node >= 0; node--) {
      const turn = turns[node]!;
      if (turn === OVER) {
        values[node] = player === 0 ? payoffs[node]! : -payoffs[node]!;
        continue;
      }
      const first = edges[node]!;
      const end = edges[node + 1]!;
      const shift = rows[node]! - first;
      let value = 0;
      for (let edge = first; edge < end; edge++)
        value += (turn === DEALS ? chances[edge]! : current[edge + shift]!) * values[children[edge]!]!;
      values[node] = value;
      if (turn !== player) continue;
      for (let edge = first; edge < end; edge++) {
        regrets[edge + shift]! += other[node]! * (values[children[edge]!]! - value);
        sums[edge + shift]! += own[node]! * current[edge + shift]!;
      }
    }
  }

  return {
    get iterations() {
      return iterations;
    },
    iterate(count) {
      for (let i = 0; i < count; i++) {
        for (const player of [0, 1] as const) {
          matchRegrets();
          discount(player);
          spreadReach(player);
          gatherValues(player);
        }
        iterations++;
      }
    },
    policy(infoKey, actions) {
      const row = setOf.get(infoKey)?.row ?? -1;
      const share = row < 0 ? new Float64Array(actions) : sums.slice(row, row + actions);
      const total = share.reduce((sum, part) => sum + part, 0);
      return total > 0 ? share.map((part) => part / total) : share.fill(1 / actions);
    },
  };
}
