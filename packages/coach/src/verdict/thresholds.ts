/** The worse labels, mildest first. */
export const FAULTS = ['inaccuracy', 'mistake', 'blunder'] as const;
export type Fault = (typeof FAULTS)[number];

/** A loss reaches a label at this many big bets and at this share of the pot before the action, whichever is more. */
export interface Threshold {
  readonly bigBets: number;
  readonly ofPot: number;
}

/** The only place of these numbers; documents and pictures do not define them. */
export const THRESHOLDS: Readonly<Record<Fault, Threshold>> = {
  inaccuracy: { bigBets: 0.1, ofPot: 0.02 },
  mistake: { bigBets: 0.3, ofPot: 0.05 },
  blunder: { bigBets: 0.75, ofPot: 0.12 },
};

/** With fewer effective samples there is no label. */
export const LEAST_EFFECTIVE = 200;

/** An answer of a drill is accepted if its loss is surely smaller than this, in big bets. */
export const ACCEPTED_LOSS = 0.1;
