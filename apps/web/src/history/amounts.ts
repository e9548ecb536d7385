import { writeBigBets, writeChips, writeResult } from '@doorcard/text';
import type { HandRow } from './keptHand.js';

type Money = Pick<HandRow, 'unit' | 'bigBet'>;

/** Chips of a hand out of a file are parts of its money. */
const inUnits = (chips: number, unit: number): string => {
  const [whole, rest] = (Math.abs(chips) / unit).toFixed(2).split('.');
  return `${writeChips(Number(whole))}.${rest!}`;
};

export const writePot = (chips: number, { unit }: Money): string =>
  unit === 1 ? writeChips(chips) : inUnits(chips, unit);

export const writeWon = (chips: number, { unit }: Money): string =>
  unit === 1 ? writeResult(chips) : `${chips < 0 ? '-' : '+'}${inUnits(chips, unit)}`;

export const writeWonBets = (chips: number, { bigBet }: Money): string =>
  `${chips < 0 ? '' : '+'}${writeBigBets(chips, bigBet)}`;
