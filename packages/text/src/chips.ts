/** Amounts are written alike in every language: 1,250. */
export const writeChips = (chips: number): string => String(chips).replaceAll(/\B(?=(\d{3})+$)/g, ',');

/** A way to write amounts: in chips, or in big bets of some table. */
export type WriteChips = (chips: number) => string;

/** With its sign, in the given way of writing amounts. */
export const signed = (write: WriteChips, chips: number): string =>
  chips < 0 ? `-${write(-chips)}` : `+${write(chips)}`;

/** With its sign: +1,250. */
export const writeResult = (chips: number): string => signed(writeChips, chips);

/** In big bets, with one decimal if it is not zero: 12.5 BB. */
export function writeBigBets(chips: number, bigBet: number): string {
  const tenths = Math.round((Math.abs(chips) * 10) / bigBet);
  const sign = chips < 0 && tenths > 0 ? '-' : '';
  const rest = tenths % 10;
  return `${sign}${writeChips((tenths - rest) / 10)}${rest === 0 ? '' : `.${rest}`} BB`;
}
