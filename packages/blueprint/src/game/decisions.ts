import { DRAW_COUNTS, type CompiledGame, type Layout } from './compiledGame.js';

/** Calls back with the first cell of every decision and its number of cells. */
export function forEachDecision(
  game: CompiledGame,
  { offsets }: Layout,
  counts: readonly number[],
  visit: (cell: number, actions: number) => void,
): void {
  game.rounds.forEach((round, at) => {
    const buckets = counts[at]!;
    let cell = offsets[at]!;
    if (round.kind === 'draw') {
      for (let i = 0; i < round.rowCount * buckets; i++, cell += DRAW_COUNTS) visit(cell, DRAW_COUNTS);
      return;
    }
    const { roles, cells, counts: actions, width } = round.tree;
    const states = [0, 1].map((role) => [...roles.keys()].filter((state) => roles[state] === role));
    for (let row = 0; row < 2 * round.rowCount; row++) {
      for (let bucket = 0; bucket < buckets; bucket++, cell += width) {
        for (const state of states[row % 2]!) visit(cell + cells[state]!, actions[state]!);
      }
    }
  });
}
