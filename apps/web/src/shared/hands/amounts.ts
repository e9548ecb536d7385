import { signed, writeBigBets, writeChips, type WriteChips } from '@doorcard/text';
import type { HandRow } from './keptHand.js';
import type { Preferences } from '../preferences/preferences.js';

/** What amounts of a hand are made of. */
export type Money = Pick<HandRow, 'unit' | 'bigBet'>;

/** Chips of a hand out of a file are parts of its money. */
const inMoney = (chips: number, unit: number): string => {
  if (unit === 1) return writeChips(chips);
  const [whole, rest] = (chips / unit).toFixed(2).split('.');
  return `${writeChips(Number(whole))}.${rest!}`;
};

/** Amounts of a hand as the visitor wants them, and results in both ways, the wanted one first. */
export interface HandAmounts {
  readonly write: WriteChips;
  readonly writeResult: (chips: number) => readonly [wanted: string, other: string];
}

export function makeAmounts({ unit, bigBet }: Money, wanted: Preferences['unit']): HandAmounts {
  const ways: readonly [WriteChips, WriteChips] = [
    (chips) => inMoney(chips, unit),
    (chips) => writeBigBets(chips, bigBet),
  ];
  const [first, second] = wanted === 'bigBets' ? ways.toReversed() : ways;
  return {
    write: first,
    writeResult: (chips) => [signed(first, chips), signed(second, chips)],
  };
}
