import type { Legal } from '@doorcard/engine';
import type { Verdict } from './player.js';
import { pickAction, type Wish } from './wish.js';

const WISHES: readonly Wish[] = ['CHECK', 'CALL', 'BRING_IN', 'COMPLETE', 'BET', 'RAISE', 'FOLD'];

/** Keeps every hand going, whatever the cards. */
export function decideLv0(legal: Legal): Verdict {
  const reason = { code: 'progress', rule: 'lv0', data: {} } as const;
  if (legal.draw !== undefined) return { action: { type: 'draw', discard: [] }, reason };
  return { action: pickAction(legal, WISHES, 'lv0'), reason };
}
