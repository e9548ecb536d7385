import { succeed, type Result } from '@doorcard/cards';
import * as z from 'zod/mini';
import { parsePhhAction, type PhhAction } from './phhAction.js';
import { isTooLarge, sizeWords } from './phhAmountReader.js';
import { placeOf, readTyped, refuseAt, type PhhSource } from './phhSource.js';

const STRINGS = { schema: z.array(z.string()), expected: 'strings, as in ["d dh p1 AsKd", "p1 f"]' };

/** The actions with their amounts as written. */
export function readActions(source: PhhSource, players: number): Result<readonly PhhAction[]> {
  const texts = readTyped(source, 'actions', STRINGS);
  if (!texts.ok) return texts;
  const actions: PhhAction[] = [];
  for (const [index, text] of texts.value.entries()) {
    const action = parsePhhAction(text, players);
    if (!action.ok) return refuseAction(source, index, action.error);
    actions.push(action.value);
  }
  return succeed(actions);
}

/** By action: refuses a raise to more chips of this unit than can be counted. */
export function checkRaises(
  source: PhhSource,
  raises: readonly number[],
  unit: number,
): Result<never> | undefined {
  const index = raises.findIndex((amount) => isTooLarge(amount, unit));
  if (index < 0) return undefined;
  return refuseAction(source, index, {
    code: 'phh/amount-too-large',
    value: String(raises[index]),
    problem: `a raise to ${raises[index]!}`,
    expected: sizeWords(unit),
  });
}

const refuseAction = (
  source: PhhSource,
  index: number,
  complaint: Parameters<typeof refuseAt>[2],
): Result<never> => refuseAt(source, placeOf(source, 'actions', index), complaint, `action ${index + 1}`);
