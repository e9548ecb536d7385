import type { StrategyProfile } from '../badugi/strategyProfile.js';

/** The numbers of docs/design/stud8.md. Shares of the pot are for two players; `fairFor` makes them those of more. */
export const LINES = {
  /** Heads-up on 3rd street: what completes as the bring-in, and against the bring-in. */
  bringIn: 0.41,
  lastIn: 0.4,
  /** Against two, and what a start that is not the best asks for against more, on the scale of two players. */
  twoLeft: 0.52,
  start: 0.53,
  /** Staying in on 3rd street asks for a base, a part of the price, and more for two bets cold. */
  defence: 0.24,
  defencePrice: 0.55,
  defenceCold: 0.06,
  /** Raising a completion, and each raise after it. */
  raise3rd: 0.56,
  raiseScoop3: 0.52,
  raise3rdStep: 0.06,
  resteal: 0.45,
  restealFrequency: 0.15,
  /** How often a hand calls a re-raise that is a little short of the price, and how little. */
  seldom: 0.25,
  seldomBelow: 0.03,
  /** By street from 4th: what bets, what bets as a semi-bluff, what raises, and how many times the price a call asks for. */
  bet: [0.54, 0.54, 0.54, 0.54],
  pressure: [0.42, 0.42, 0.42, 1],
  raise: [0.6, 0.6, 0.6, 0.62],
  raiseStep: 0.05,
  callFactor: [1.3, 1.3, 1.2, 1],
  /** What a hand for both halves bets and raises with on 5th and 6th street. */
  scoopBet: 0.4,
  scoopRaise: 0.52,
  /** A full house or better raises while it wins about its half. */
  monster: 0.5,
  /** How far above the line a hand has to be to check or call instead, and how often it does. */
  trapAbove: 0.06,
  trapFrequency: 0.35,
  slowPlayAbove: 0.1,
  slowPlayFrequency: 0.2,
  /** How often, for a personality with the usual bluff frequency. */
  pressureFrequency: 0.5,
  semiBluff: 0.38,
  semiBluffFrequency: 0.12,
  /** A hand on 7th street that wins less than this when shown down has nothing to lose by betting. */
  hopeless: 0.25,
  missedLowFrequency: 0.6,
  missedHighFrequency: 0.5,
};

/** What one line between two players is among more: a fair share of the pot is smaller. */
export const fairFor = (opponents: number): number => 2 / (opponents + 1);

/** How a personality moves the lines. 1 changes nothing. */
export interface Style {
  /** Multiplies what entering a pot with three or more players asks for. */
  readonly enter: number;
  /** Multiplies what staying in asks for. */
  readonly call: number;
  /** Multiplies what bets and raises ask for. */
  readonly wager: number;
  /** Multiplies how often it traps. */
  readonly trap: number;
  /** Multiplies how often it bluffs. */
  readonly bluff: number;
}

const USUAL_BLUFF = 0.17;
const ENTER_PART = 0.6;
const CALL_PART = 0.25;
const WAGER_PART = 0.3;

export const styleOf = ({ aggressionFactor, bluffFrequency, tightnessFactor }: StrategyProfile): Style => ({
  enter: 1 + ENTER_PART * (tightnessFactor - 1),
  call: 1 + CALL_PART * (tightnessFactor - 1),
  wager: 1 - WAGER_PART * (aggressionFactor - 1),
  trap: aggressionFactor,
  bluff: bluffFrequency / USUAL_BLUFF,
});
