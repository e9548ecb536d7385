import type { Rng } from '@doorcard/cards';
import type { Action } from '@doorcard/engine';
import { ChancePath, ExactPath, SampledError } from './stream.js';

/** An action and how often a player takes it in one spot. */
export interface ActionFrequency {
  readonly action: Action;
  /** Above 0, up to 1. */
  readonly frequency: number;
}

/** Every action that a choice can lead to, with its probability. They add up to 1. */
export const listFrequencies = (choose: (rng: Rng) => Action): ActionFrequency[] =>
  followPaths(new ChancePath(), choose);

/** The same, or undefined where the choice samples, so that the probabilities are not exact. */
export function listKnownFrequencies(choose: (rng: Rng) => Action): ActionFrequency[] | undefined {
  try {
    return followPaths(new ExactPath(), choose);
  } catch (error) {
    if (error instanceof SampledError) return undefined;
    throw error;
  }
}

function followPaths(path: ChancePath, choose: (rng: Rng) => Action): ActionFrequency[] {
  const sums: { action: Action; frequency: number }[] = [];
  do {
    const action = choose(path);
    let at = 0;
    while (at < sums.length && !isSameAction(sums[at]!.action, action)) at++;
    if (at === sums.length) sums.push({ action, frequency: path.probability });
    else sums[at]!.frequency += path.probability;
  } while (path.advance());
  return sums;
}

/** Whether two actions are the same; the order of discards does not matter. */
export function isSameAction(one: Action, other: Action): boolean {
  if (one.type === 'raise') return other.type === 'raise' && one.to === other.to;
  if (one.type !== 'draw') return one.type === other.type;
  return (
    other.type === 'draw' &&
    one.discard.length === other.discard.length &&
    one.discard.every((card) => other.discard.includes(card))
  );
}
