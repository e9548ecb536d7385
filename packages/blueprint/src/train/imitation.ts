import type { Action, View } from '@doorcard/engine';
import type { Abstraction } from '../abstraction.js';
import { CALL, FOLD, RAISE } from '../game/bettingTree.js';
import { DRAW_COUNTS } from '../game/compiledGame.js';
import { findCell, findPlace } from '../place.js';
import { makeStrategy, type Strategy } from '../strategy/strategy.js';

/** A table that imitates a player: counts of what it did in each information set. */
export class Imitation {
  private readonly counts: Float32Array;
  /** The same counts without regard to earlier rounds, for decisions that were never seen. */
  private readonly roughCounts: readonly Float32Array[];
  decisions = 0;

  constructor(readonly abstraction: Abstraction) {
    const { game, layout, counts } = abstraction;
    this.counts = new Float32Array(layout.cells);
    this.roughCounts = game.rounds.map(
      (round, at) =>
        new Float32Array(counts[at]! * (round.kind === 'bet' ? 2 * round.tree.width : DRAW_COUNTS)),
    );
  }

  /** Counts a decision; one that the compiled game does not have is left out. */
  add(view: View, action: Action): void {
    const { abstraction } = this;
    const place = findPlace(abstraction.game, view);
    if (typeof place === 'string') return;
    const bucket = abstraction.bucketOf(view);
    const cell = findCell(abstraction, place, bucket);
    const round = abstraction.game.rounds[place.round]!;
    const rough = this.roughCounts[place.round]!;
    const count = abstraction.counts[place.round]!;
    let index: number;
    let roughCell: number;
    if (round.kind === 'draw') {
      if (action.type !== 'draw') return;
      index = Math.min(action.discard.length, DRAW_COUNTS - 1);
      roughCell = bucket * DRAW_COUNTS;
    } else {
      const { tree } = round;
      index = kindOf(action) - tree.firsts[place.state]!;
      if (index < 0 || index >= tree.counts[place.state]!) return;
      const role = place.player === place.first ? 0 : 1;
      roughCell = (role * count + bucket) * tree.width + tree.cells[place.state]!;
    }
    this.decisions++;
    this.counts[cell + index]!++;
    rough[roughCell + index]!++;
  }

  makeStrategy(): Strategy {
    const { abstraction, counts, roughCounts } = this;
    const { game, layout } = abstraction;
    const fallback = new Float32Array(layout.cells);
    game.rounds.forEach((round, at) => {
      const table = roughCounts[at]!;
      for (let row = 0; row < round.rowCount; row++)
        fallback.set(table, layout.offsets[at]! + row * table.length);
    });
    return makeStrategy(
      abstraction,
      { regrets: fallback, sums: counts },
      {
        seed: '0',
        lanes: 0,
        deals: 0,
        coarseBatches: 0,
        batches: 0,
        nodes: this.decisions,
        command: 'imitation',
      },
    );
  }
}

const kindOf = ({ type }: Action): number => (type === 'fold' ? FOLD : type === 'raise' ? RAISE : CALL);
