import { CHANCE, END, type Game, type Turn } from './game.js';

/** A whole game as flat arrays, each node before its children; for games small enough to enumerate. */
export interface Unrolled {
  /** By node: whose turn it is. */
  readonly turns: Uint8Array;
  /** By node: its first edge; its edges end where those of the next node begin. */
  readonly edges: Int32Array;
  /** By edge: the node it leads to, and its probability where chance moves. */
  readonly children: Int32Array;
  readonly chances: Float64Array;
  /** By node where a player moves: what he knows. */
  readonly keys: Float64Array;
  /** By node: where the row of its information set begins in the tables; by end: what the first player wins. */
  readonly rows: Int32Array;
  readonly payoffs: Float64Array;
  readonly sets: readonly InfoSet[];
  /** By information key. */
  readonly setOf: ReadonlyMap<number, InfoSet>;
  /** Cells of all rows. */
  readonly cells: number;
}

export interface InfoSet {
  readonly player: Turn;
  readonly row: number;
  readonly actions: number;
}

export function unroll<S>(game: Game<S>): Unrolled {
  const turns: Turn[] = [];
  const edges: number[] = [];
  const children: number[] = [];
  const chances: number[] = [];
  const keys: number[] = [];
  const rows: number[] = [];
  const payoffs: number[] = [];
  const setOf = new Map<number, InfoSet>();
  let cells = 0;

  // Breadth first, so that the edges of a node are adjacent and in the order of the nodes.
  const states: S[] = [game.root()];
  for (let node = 0; node < states.length; node++) {
    const state = states[node]!;
    const turn = game.turn(state);
    turns.push(turn);
    edges.push(children.length);
    payoffs.push(turn === END ? game.payoff(state, 0) : 0);
    const isDecision = turn !== CHANCE && turn !== END;
    keys.push(isDecision ? game.infoKey(state) : -1);
    rows.push(isDecision ? findSet(state, turn).row : -1);
    if (turn === END) continue;
    for (let action = 0; action < game.actions(state); action++) {
      const chance = turn === CHANCE ? game.chance(state, action) : 1;
      if (chance === 0) continue;
      children.push(states.length);
      chances.push(chance);
      states.push(game.next(state, action));
    }
  }
  edges.push(children.length);

  function findSet(state: S, player: Turn): InfoSet {
    const key = game.infoKey(state);
    const known = setOf.get(key);
    if (known !== undefined) return known;
    const set = { player, row: cells, actions: game.actions(state) };
    cells += set.actions;
    setOf.set(key, set);
    return set;
  }

  return {
    turns: Uint8Array.from(turns),
    edges: Int32Array.from(edges),
    children: Int32Array.from(children),
    chances: Float64Array.from(chances),
    keys: Float64Array.from(keys),
    rows: Int32Array.from(rows),
    payoffs: Float64Array.from(payoffs),
    sets: [...setOf.values()],
    setOf,
    cells,
  };
}
