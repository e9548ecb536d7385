import { refuse, type Combo, type Result } from '@doorcard/cards';
import { attempt, checkForm } from '@doorcard/sealed';
import * as z from 'zod/mini';
import { nameField } from '../spot/field.js';
import { checkTwice, readLock, readShare, REST, type Lock, type Share } from '../spot/locks.js';
import { lockSchema, readList, type LockFile } from '../spot/spotFile.js';
import { makeDecisionPoint, type DecisionPoint } from './decisionPoint.js';
import type { HandPolicy } from './evaluation.js';
import type { GameState } from './gameState.js';

const schema = z.strictObject({
  villain: z.array(lockSchema, 'a list of decisions: [{"node": "bet 7.5", "strategy": {"fold": 1}}]'),
});

const EXAMPLE = '[{"node": "bet 7.5", "strategy": {"fold": 0.3, "call": "rest"}}]';

/** The JSON text of a villain's strategy as a value for `parseVillainStrategy`. */
export const readVillainList = (content: string): Result<readonly unknown[]> =>
  readList(content, 'villain', `a JSON list: ${EXAMPLE}`);

/**
 * Reads how a villain plays a decision point: a list of decisions with their strategies, written like the locks of a spot.
 * The entry with the node `rest` says how often the villain folds at all other decisions; otherwise he checks or calls.
 * Pass `perChip` if the amounts of the state are in fractions of a chip: the list is always in chips.
 */
export function parseVillainStrategy(value: unknown, state: GameState, perChip = 1): Result<HandPolicy> {
  const checked = checkForm(
    schema,
    { villain: value },
    {
      name: 'a villain strategy',
      codes: {
        unknownField: 'villain/unknown-field',
        missingField: 'villain/missing-field',
        badField: 'villain/bad-field',
      },
      listFields: () => ['node', 'strategy'],
    },
  );
  if (!checked.ok) return checked;
  const point = makeDecisionPoint(state);
  if (!point.ok) return point;
  return attempt(() => readVillain(checked.value.villain, point.value, perChip));
}

const NEVER: Share = () => 0;

function readVillain(list: readonly LockFile[], point: DecisionPoint, perChip: number): HandPolicy {
  const game = { tree: point.decisionTree.root, board: point.state.board, ranges: point.ranges, perChip };
  const locks: Lock[] = [];
  let fold: Share | undefined;
  for (const [i, entry] of list.entries()) {
    const field = `villain.${i}`;
    if (entry.node.trim() === REST) {
      if (fold !== undefined) nameField(`${field}.node`, refuseSecondRest());
      fold = readFold(entry, field);
      continue;
    }
    const lock = readLock(entry, field, game);
    if (lock.node.side === point.side) nameField(`${field}.node`, refuseHero(entry.node));
    locks.push(lock);
  }
  checkTwice(locks, 'villain');
  return makePolicy(locks, fold ?? NEVER, point);
}

/** How often each hand folds to a bet that no entry names. */
function readFold({ strategy }: LockFile, field: string): Share {
  const { fold, ...others } = strategy;
  const other = Object.keys(others)[0];
  if (fold === undefined || fold === REST || other !== undefined) {
    const word = other ?? `fold ${fold ?? 'missing'}`;
    return nameField(
      `${field}.strategy`,
      refuse({
        code: 'villain/bad-rest',
        value: word,
        problem: `"${word}" in the strategy of all other decisions`,
        expected: 'how often the villain folds there, as in {"fold": 0.4}; otherwise he checks or calls',
      }),
    );
  }
  return nameField(`${field}.strategy.fold`, readShare(fold));
}

const refuseSecondRest = (): Result<never> =>
  refuse({
    code: 'villain/two-rests',
    value: REST,
    problem: `"${REST}" appears twice`,
    expected: 'one entry for all other decisions',
  });

const refuseHero = (node: string): Result<never> =>
  refuse({
    code: 'villain/hero-decides',
    value: node,
    problem: `hero decides after "${node}"`,
    expected: 'actions after which the villain decides',
  });

/** Nodes are identified by number, so that the policy fits every point that is made from the same state. */
function makePolicy(locks: readonly Lock[], fold: Share, { tree, hands }: DecisionPoint): HandPolicy {
  const idOf = new Map(tree.decisions.map(({ source, id }) => [source, id]));
  const byNode = new Map<number, Lock[]>();
  for (const lock of locks) {
    const id = idOf.get(lock.node)!;
    byNode.set(id, [...(byNode.get(id) ?? []), lock]);
  }
  return ({ id, side, source }, dealt) => {
    const { combos } = hands[side];
    // If two strategies match a decision and a card, the later one counts.
    const lock = byNode
      .get(id)
      ?.findLast(({ path }) => path.cards.every((card, i) => card === 'any' || card === dealt[i]));
    if (lock !== undefined) return (hand, frequencies) => frequencies.set(lock.strategy(combos[hand]!));
    const folds = source.actions.findIndex(({ kind }) => kind === 'fold');
    const goesOn = source.actions.findIndex(({ kind }) => kind === 'check' || kind === 'call');
    const shareOf = (combo: Combo): number => (folds < 0 ? 0 : fold(combo));
    return (hand, frequencies) => {
      const share = shareOf(combos[hand]!);
      frequencies.fill(0);
      if (folds >= 0) frequencies[folds] = share;
      frequencies[goesOn] = 1 - share;
    };
  };
}
