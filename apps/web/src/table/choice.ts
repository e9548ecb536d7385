import type { Card } from '@doorcard/cards';
import type { Action, Legal, LegalRaise } from '@doorcard/engine';
import type { Words } from '@doorcard/text';

/** Something a player may do now, with its key and its words. */
export interface Choice {
  /** As a keyboard names it: `f`, `Enter`. */
  readonly hotkey: string;
  readonly label: string;
  readonly action: Action;
  /** Puts chips in of one's own will. */
  readonly isBold: boolean;
  readonly isOff?: boolean;
}

const choose = (hotkey: string, label: string, action: Action, isBold = false): Choice => ({
  hotkey,
  label: capital(label),
  action,
  isBold,
});

/** As a button begins. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** From passive to bold. A raise of any amount has a field of its own and is not among them. */
export function listChoices(legal: Legal, marked: readonly Card[], words: Words): Choice[] {
  const { actions } = words;
  if (legal.draw !== undefined) return listDraws(marked, words);
  const { fold, check, call, bringIn, raise } = legal;
  return [
    ...(fold ? [choose('f', actions.fold, { type: 'fold' })] : []),
    ...(check ? [choose('c', actions.check, { type: 'check' })] : []),
    ...(call === undefined ? [] : [choose('c', actions.call(call), { type: 'call' })]),
    ...(bringIn === undefined ? [] : [choose('c', actions.bringIn(bringIn), { type: 'bringIn' })]),
    ...(raise === undefined || isFree(raise) ? [] : listSizes(raise, words)),
  ];
}

/** Any amount between two may be bet. */
export const isFree = ({ min, max, sizes }: LegalRaise): boolean => sizes === undefined && min < max;

const listSizes = ({ as, min, sizes = [min] }: LegalRaise, { actions }: Words): Choice[] =>
  sizes.map((to, i) => choose(i === 0 ? 'r' : 'b', actions.raise(as, to), { type: 'raise', to }, true));

function listDraws(marked: readonly Card[], { actions, play }: Words): Choice[] {
  const draw = choose('Enter', play.draw(marked.length), { type: 'draw', discard: marked }, true);
  return [choose('p', actions.pat, { type: 'draw', discard: [] }), { ...draw, isOff: marked.length === 0 }];
}

/** Amounts that people bet: the least, half the pot, the pot, all; each within what is legal and only once. */
export function listAmounts(
  { min, max }: LegalRaise,
  pot: number,
  currentBet: number,
  call: number,
): readonly (readonly [name: 'least' | 'halfPot' | 'pot' | 'most', to: number])[] {
  const after = pot + call;
  const wishes = [
    ['least', min],
    ['halfPot', currentBet + Math.floor(after / 2)],
    ['pot', currentBet + after],
    ['most', max],
  ] as const;
  return wishes.filter(
    ([name, to], i) =>
      name === 'least' ||
      name === 'most' ||
      (to > min && to < max && !wishes.slice(0, i).some(([, other]) => other === to)),
  );
}
