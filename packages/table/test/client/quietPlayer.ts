import type { Action, View } from '@doorcard/engine';

/** Checks, calls and brings in; discards the first card at every draw. */
export const drawFirstCard = ({ legal, mine }: View): Action => {
  const { check, call, draw } = legal!;
  if (draw !== undefined) return { type: 'draw', discard: [mine!.cards[0]!] };
  return { type: check ? 'check' : call === undefined ? 'bringIn' : 'call' };
};
