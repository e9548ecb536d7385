import type { Action, Legal, View } from '@doorcard/engine';
import { listFrequencies, listKnownFrequencies } from './frequencies.js';
import type { CpuDecision, CpuPlayer, Decide, Verdict } from './player.js';

/** How a player decides in the game of a view. */
export type Choice = (view: View) => Decide;

/** A player of this package. */
export const makePlayer = (name: string, choice: Choice): CpuPlayer => {
  const choose: CpuPlayer['choose'] = (view, rng) => {
    const legal = legalOf(view);
    return takeOnlyChoice(legal) ?? choice(view)(view, legal, rng).action;
  };
  return {
    name,
    decide: (view, rng) => {
      const legal = legalOf(view);
      const action = takeOnlyChoice(legal);
      return action === undefined
        ? explain(choice(view)(view, legal, rng))
        : { action, reason: { code: 'only_choice', rule: 'only', data: {} } };
    },
    choose,
    frequencies: (view) => listFrequencies((rng) => choose(view, rng)),
    knownFrequencies: (view) => listKnownFrequencies((rng) => choose(view, rng)),
  };
};

/** The decision of a verdict, its data built. */
export function explain({ action, reason }: Verdict): CpuDecision {
  const { code, rule, data } = reason;
  return { action, reason: { code, rule, data: typeof data === 'function' ? data() : data } };
}

function legalOf({ legal }: View): Legal {
  if (legal === null) throw new Error('this seat is not to act');
  return legal;
}

/** Where there is nothing to choose. */
function takeOnlyChoice({ fold, check, call, bringIn, raise, draw }: Legal): Action | undefined {
  const choices = Number(fold) + Number(check) + Number(call !== undefined) + Number(bringIn !== undefined);
  if (choices !== 1 || raise !== undefined || draw !== undefined) return undefined;
  return { type: fold ? 'fold' : check ? 'check' : call !== undefined ? 'call' : 'bringIn' };
}
