import type { Action, Legal, View } from '@doorcard/engine';
import type { Words } from '@doorcard/text';
import type { Key } from './key.js';

/** Something a player may do now, with its key and its words. A raise of any amount asks for it first. */
export interface Choice {
  readonly key: Key;
  readonly label: string;
  readonly action: Action | 'askAmount';
}

/** The choices of betting; those of a draw depend on what is marked. */
export function listChoices({ legal }: View, { actions }: Words): Choice[] {
  if (legal === null || legal.draw !== undefined) return [];
  const passive: Choice[] = [];
  if (legal.fold) passive.push({ key: 'F', label: actions.fold, action: { type: 'fold' } });
  if (legal.check) passive.push({ key: 'C', label: actions.check, action: { type: 'check' } });
  if (legal.call !== undefined) {
    passive.push({ key: 'C', label: actions.call(legal.call), action: { type: 'call' } });
  }
  if (legal.bringIn !== undefined) {
    passive.push({ key: 'C', label: actions.bringIn(legal.bringIn), action: { type: 'bringIn' } });
  }
  return [...passive, ...listRaises(legal, actions)];
}

function listRaises({ raise }: Legal, actions: Words['actions']): Choice[] {
  if (raise === undefined) return [];
  const { as, min, max, sizes } = raise;
  const isFree = min < max && (sizes === undefined || sizes.length > 1);
  return [
    {
      key: 'R',
      label: isFree ? `${actions.raise(as, min)}…` : actions.raise(as, min),
      action: isFree ? 'askAmount' : { type: 'raise', to: min },
    },
  ];
}
