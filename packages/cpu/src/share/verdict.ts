import type { Verdict } from '../player.js';
import type { CpuData } from '../reason.js';
import { pickAction, type Wish } from '../wish.js';
import type { ShareCode, ShareRule } from './shareReason.js';
import type { Spot } from './spot.js';

export const RAISE: readonly Wish[] = ['RAISE', 'CALL', 'CHECK'];
export const CALL: readonly Wish[] = ['CALL', 'CHECK'];
export const CHECK: readonly Wish[] = ['CHECK', 'CALL'];
export const FOLD: readonly Wish[] = ['CHECK', 'FOLD'];

/** An action by a rule; the data of its reason is built when somebody asks. */
export function decideAs(
  spot: Spot,
  wishes: readonly Wish[],
  code: ShareCode,
  rule: ShareRule,
  data: () => CpuData,
  to?: number,
): Verdict {
  return {
    action: pickAction(spot.legal, wishes, rule, to),
    reason: {
      code,
      rule,
      data: () => ({
        ...data(),
        players: spot.players,
        pot: spot.view.pot,
        ...(spot.price > 0 ? { price: spot.price, requiredEquity: spot.required } : {}),
        ...(to === undefined ? {} : { raiseTo: to }),
      }),
    },
  };
}
