import type { Legal } from '@doorcard/engine';
import type { Verdict } from './player.js';
import type { CpuCode } from './reason.js';
import { pickAction, type Wish } from './wish.js';

// What each wish turns into where it is not open: a capped raise is a call, and a free card is never folded.
export const COMPLETE: readonly Wish[] = ['COMPLETE', 'BRING_IN', 'CALL', 'CHECK'];
export const BRING_IN: readonly Wish[] = ['BRING_IN', 'CHECK', 'CALL'];
export const BET: readonly Wish[] = ['BET', 'CHECK'];
export const RAISE: readonly Wish[] = ['RAISE', 'CALL', 'CHECK'];
export const CALL: readonly Wish[] = ['CALL', 'CHECK'];
export const CHECK: readonly Wish[] = ['CHECK', 'CALL'];
export const FOLD: readonly Wish[] = ['CHECK', 'FOLD'];

/** Raises on a street after which only a hand that cannot lose goes on, where no cap stops it. */
export const ENOUGH_RAISES = 4;

export const choose = (
  legal: Legal,
  wishes: readonly Wish[],
  code: CpuCode,
  rule: string,
  data: Verdict['reason']['data'],
): Verdict => ({ action: pickAction(legal, wishes, rule), reason: { code, rule, data } });
