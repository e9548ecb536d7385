import type { Card } from '@doorcard/cards';
import type { SolveReport } from '@doorcard/solver/worker';
import { CELLS, cellOf } from '../grid/cells.js';
import { MADE_HANDS, nameMade, type MadeHand } from './madeHand.js';

type Hand = SolveReport['hands'][number];

/** Hands together: how often they come, what they do and win. */
export interface HandGroup {
  readonly hands: readonly Hand[];
  /** The mean weight. */
  readonly weight: number;
  readonly frequencies: readonly number[];
  readonly ev: number;
  readonly equity: number;
}

function makeGroup(hands: readonly Hand[], places: number): HandGroup {
  const total = hands.reduce((sum, { weight }) => sum + weight, 0);
  const mean = (value: (hand: Hand) => number): number =>
    hands.reduce((sum, hand) => sum + hand.weight * value(hand), 0) / total;
  return {
    hands,
    weight: Math.min(1, total / places),
    frequencies: hands[0]!.frequencies.map((_, at) => mean(({ frequencies }) => frequencies[at]!)),
    ev: mean(({ ev }) => ev),
    equity: mean(({ equity }) => equity),
  };
}

/** By cell of the chart; undefined where no hand gets here. */
export function groupCells({ hands }: SolveReport): (HandGroup | undefined)[] {
  const cells: Hand[][] = CELLS.map(() => []);
  for (const hand of hands) cells[cellOf(hand.combo)]!.push(hand);
  // Hands with a card of the board cannot be held: what is left fills the cell.
  return cells.map((list) => (list.length === 0 ? undefined : makeGroup(list, list.length)));
}

interface MadeGroup extends HandGroup {
  readonly name: MadeHand;
  readonly share: number;
}

/** By what the hands are on the board, the best first. */
export function groupMade({ hands }: SolveReport, board: readonly Card[]): MadeGroup[] {
  const byName = new Map<MadeHand, Hand[]>();
  for (const hand of hands) {
    const name = nameMade(hand.combo, board);
    byName.set(name, [...(byName.get(name) ?? []), hand]);
  }
  const all = hands.reduce((sum, { weight }) => sum + weight, 0);
  return MADE_HANDS.flatMap((name) => {
    const list = byName.get(name);
    if (list === undefined) return [];
    const weight = list.reduce((sum, hand) => sum + hand.weight, 0);
    return [{ ...makeGroup(list, list.length), name, share: weight / all }];
  });
}
