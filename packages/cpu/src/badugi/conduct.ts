import { OPENING_SEATS, type OpeningSeat } from './openingSeat.js';

// Everything that a seat has done in a hand, as one number: what a range is looked up by.

/** What a seat did before the first draw, the strongest thing last. */
export const ENTRIES = [
  'nothing',
  'limped',
  'called',
  'calledMore',
  'raisedLimpers',
  ...OPENING_SEATS,
  'reraised',
  'capped',
] as const;
export type Entry = (typeof ENTRIES)[number];

/** What it did in a round of betting after a draw; betting or raising into a player who is pat means more. */
export const DEEDS = [
  'nothing',
  'checked',
  'called',
  'bet',
  'betIntoPat',
  'raised',
  'raisedPat',
  'reraised',
] as const;
export type Deed = (typeof DEEDS)[number];

export const CHECKED = 1;
export const CALLED = 2;
const BET = 3;
const RAISED = 5;
const RERAISED = 7;
const ENTRY = Object.fromEntries(ENTRIES.map((name, i) => [name, i])) as Readonly<Record<Entry, number>>;

const ENTRY_BITS = 4;
const ENTRY_MASK = 15;
const STREET_BITS = 6;
const TAKE_BITS = 3;

export const entryOf = (conduct: number): Entry => ENTRIES[conduct & ENTRY_MASK]!;
const shiftOf = (street: number): number => ENTRY_BITS + (street - 1) * STREET_BITS;
/** What it took at a draw: 0 nothing yet, 1 stood pat, one more than the cards otherwise, at most 4. */
export const takeOf = (conduct: number, street: number): number => (conduct >> shiftOf(street)) & 7;
/** Index in DEEDS. */
export const deedOf = (conduct: number, street: number): number =>
  (conduct >> (shiftOf(street) + TAKE_BITS)) & 7;

/** What was done up to the end of a street, 0 for before the first draw. */
export const conductUpTo = (conduct: number, street: number): number =>
  conduct & ((1 << shiftOf(street + 1)) - 1);

/** What a raise before the first draw says: how many raises and limpers there were before it, and from where it came. */
export function entryOfRaise(raises: number, limpers: number, from: OpeningSeat): number {
  if (raises > 0) return raises === 1 ? ENTRY.reraised : ENTRY.capped;
  return limpers > 0 ? ENTRY.raisedLimpers : ENTRY[from];
}

export const entryOfCall = (raises: number): number =>
  raises === 0 ? ENTRY.limped : raises === 1 ? ENTRY.called : ENTRY.calledMore;

export const deedOfWager = (wagers: number, isIntoPat: boolean): number =>
  wagers > 1 ? RERAISED : (wagers === 0 ? BET : RAISED) + (isIntoPat ? 1 : 0);

/** The conduct with this entry, if it is stronger than the one before. */
export const enter = (conduct: number, entry: number): number =>
  entry > (conduct & ENTRY_MASK) ? (conduct & ~ENTRY_MASK) | entry : conduct;

/** The conduct with this deed, if it is stronger than the one before on the street. */
export function note(conduct: number, street: number, deed: number): number {
  const shift = shiftOf(street) + TAKE_BITS;
  return deed > ((conduct >> shift) & 7) ? (conduct & ~(7 << shift)) | (deed << shift) : conduct;
}

/** The conduct with a draw of this many cards. */
export const take = (conduct: number, street: number, count: number): number =>
  conduct | (Math.min(count + 1, 4) << shiftOf(street));
