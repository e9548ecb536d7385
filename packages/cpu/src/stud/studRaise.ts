import type { Legal } from '@doorcard/engine';
import type { CpuDecision } from '../player.js';
import { chooseRaise } from '../choice.js';
import type { VisibleContext } from '../visibleContext.js';
import { readShape } from './handShape.js';
import { isLock } from './lock.js';
import type { StudCode, StudData } from './studReason.js';

/** A raise, or a call once there has been raising enough. */
export function raiseUnlessEnough(
  context: VisibleContext,
  legal: Legal,
  code: StudCode,
  rule: string,
  data: StudData,
): CpuDecision {
  const hasLock = (): boolean => isLock(context, (cards) => readShape(cards).strength);
  return chooseRaise(legal, context.raiseCount, hasLock, code, rule, data);
}
