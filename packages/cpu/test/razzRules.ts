import { RAZZ_RULES } from '../src/razz/razzRules.js';
import { expect } from 'vitest';
import { playRazz } from './razzTable.js';

/** Self-play at two, six and seven players: every row of the tables is used, and no other. */
export function checkRazzRules(hands: number, seed: number): void {
  const unused = new Set(RAZZ_RULES);
  const unknown = new Set<string>();
  for (const seats of [2, 6, 7]) {
    playRazz(seats, Math.ceil(hands / 3), seed, (_view, { reason }) => {
      if (reason.code === 'only_choice' || unused.delete(reason.rule)) return;
      if (!RAZZ_RULES.includes(reason.rule)) unknown.add(reason.rule);
    });
  }
  expect([...unknown]).toEqual([]);
  expect([...unused]).toEqual([]);
}
