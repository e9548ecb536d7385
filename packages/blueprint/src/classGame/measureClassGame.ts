import { refuse, succeed, type Result } from '@doorcard/cards';
import type { BadugiBuckets } from '../badugi/badugiBuckets.js';
import { openTables, type Strategy } from '../strategy/strategy.js';
import { makeBadugiClasses, type ClassDetail } from './badugiClasses.js';
import type { ClassGame } from './classGame.js';
import { Responder } from './responder.js';

/** What a best response wins in the class game, in big bets per 100 hands. */
export interface ClassGameFigure {
  /** On average over both seats. */
  readonly per100: number;
  /** As the big blind, and as the small blind. */
  readonly seats: readonly [number, number];
  readonly nodes: number;
}

/** From small bets a hand to big bets per 100. */
const PER_100 = 50;

/** The exact best response to a Badugi strategy in the game of its hand classes, without card removal. */
export function measureClassGame(
  strategy: Strategy & { readonly abstraction: { readonly buckets?: BadugiBuckets } },
  detail: ClassDetail,
  onProgress?: (nodes: number) => void,
): Result<ClassGameFigure> {
  const { abstraction } = strategy;
  const { game, layout, counts, buckets } = abstraction;
  if (buckets === undefined || abstraction.gameId !== 'badugi') {
    return refuse({
      code: 'strategy/no-class-game',
      value: abstraction.id,
      problem: `there is no class game of ${abstraction.gameId}`,
      expected: 'a strategy for badugi',
    });
  }
  const classes = makeBadugiClasses(buckets, detail);
  const source: ClassGame = { game, classes, layout, counts, values: openTables(strategy).values };
  let walked = 0;
  const [big, small] = ([0, 1] as const).map((me) => {
    const responder = new Responder(source, me, (nodes) => onProgress?.(walked + nodes));
    const won = PER_100 * responder.run();
    walked += responder.nodes;
    return won;
  }) as [number, number];
  return succeed({ per100: (big + small) / 2, seats: [big, small], nodes: walked });
}
