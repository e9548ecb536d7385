import type { Rng } from '@doorcard/cards';
import { imagine, makeView, type View } from '@doorcard/engine';
import { checkShape, succeed, wrong, type Result } from '@doorcard/sealed';
import { viewSchema } from './viewSchema.js';

/**
 * A view from outside, of a seat that is to act. It must be one that the dealer could have produced: the hidden cards
 * are imagined, the events played, and the view of that hand must be the same, to the last chip.
 */
export function checkView(value: unknown, rng: Rng): Result<View> {
  const shaped = checkShape(viewSchema, value, 'view/bad-shape');
  if (!shaped.ok) return shaped;
  const view = shaped.value;
  if (view.seat === null || view.legal === null || view.actor !== view.seat) {
    const seat = view.seat === null ? 'the public' : `seat ${view.seat}`;
    return wrong(
      'view/not-your-turn',
      view.seat,
      `${seat} is not to act`,
      'the view of the seat that is to act',
    );
  }
  return compareViews(view, lookAgain(view, rng));
}

/** The engine throws for events that are not possible in any hand. */
function lookAgain(view: View, rng: Rng): View | Error {
  try {
    return makeView(imagine(view, rng), view.seat);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function compareViews(view: View, again: View | Error): Result<View> {
  const problem = again instanceof Error ? again.message : findDifference(view, again);
  if (problem === undefined) return succeed(view);
  return wrong('view/impossible', problem, `impossible view: ${problem}`, 'a view as the dealer gives it');
}

function findDifference(view: View, again: View): string | undefined {
  const names = Object.keys(view) as (keyof View)[];
  const at = names.find((name) => makeText(view[name]) !== makeText(again[name]));
  return at && `${at} differs`;
}

const makeText = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
