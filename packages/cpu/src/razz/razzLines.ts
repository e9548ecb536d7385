// The numbers of docs/design/razz.md. Lists go by street from 3rd, chances and shares from 0 to 1.

/** What an action leaves of the share of any two hole cards. */
export const STORY = {
  limp: 0.7,
  bringInCompletes: 0.3,
  /** First in when no lower door is left, by how many are left to act beside the bring-in. */
  steal: [0.8, 0.7, 0.6, 0.5, 0.5, 0.5, 0.5, 0.5],
  opensIntoLowerDoor: 0.25,
  callsCompletion: 0.3,
  bringInCalls: 0.6,
  /** From 4th street on these multiply what was left. */
  bet: [1, 0.85, 0.8, 0.85, 1],
  call: [1, 0.85, 0.7, 0.75, 1],
  raise: 0.5,
  least: 0.1,
  /** What each raise adds to the share of cards that raise. */
  strongRaise: 0.4,
  mostStrong: 0.8,
};

export const LINES = {
  /** First in: the chance against the best door left, by how many are left to act beside the bring-in. */
  open: [0.29, 0.44, 0.5, 0.53, 0.56, 0.58, 0.59, 0.6],
  /** What it takes off that line when no door left is as low as mine. */
  bestDoor: 0.06,
  /** What each limper adds to it. */
  limper: 0.03,
  /** What a seen card changes on 3rd street: one from ace to five that I need or of a rank that I hold; any other. */
  deadLow: 0.01,
  deadOther: 0.007,
  /** What each player behind adds to the price on 3rd street. */
  behind: 0.04,
  /** After a call, this many bets of the street are expected to be paid later. */
  laterBets: [0.9, 0.8, 0.65, 0.25, 0],
  /** Whatever the pot, a chance below this is not worth a call. */
  least: [0, 0.16, 0.1, 0.05, 0],
  /** The share from which a hand bets, and raises. */
  bet: [0, 0.49, 0.51, 0.52, 0.56],
  raise: [0.55, 0.61, 0.61, 0.63, 0.63],
  /** No personality raises for value with less. */
  leastRaise: 0.52,
  /** What every raise before adds. */
  raiseStep: 0.05,
  /** How much of what the up cards suggest beyond a fair share comes off the bet line. */
  lead: 0.45,
  /** How far below the bet line a semi-bluff may be. */
  semiBluff: 0.12,
  /** A semi-bluff raise has this share, and up cards that suggest as much. */
  bluffRaise: 0.42,
  bluffRaiseLead: 0.5,
  /** A check-raise has this share, and up cards that suggest less than that to somebody behind. */
  checkRaise: 0.62,
  checkRaiseLead: 0.62,
  /** A check-raise and a slow-play have less than this share. */
  slowPlay: 0.85,
  /** 5th and 6th street: the weight of lows worse than an eight in a raise, for each of the first raises of the street. */
  raiseWeight: 0.5,
  raisesBelieved: 2,
  /** 7th street: the weight of worse lows in a bet, and of better lows in a check. */
  bluffWeight: 0.7,
  checkWeight: 0.45,
  /** 7th street: a bluff has less than this chance at a showdown, and up cards that suggest as much as theirs. */
  bluffBelow: 0.35,
  bluffLead: 0.5,
};

/** How often, where it may be. The last three multiply what a personality bluffs beyond 0.05. */
export const RATES = {
  trap: 0.25,
  checkRaise: 0.3,
  slowPlay: 0.15,
  semiBluff: 3,
  bluffRaise: 1.5,
  bluff: 5.6,
};

/** What the numbers of a personality change, per point from 1: the lines of wagers, calls, opening, slow-plays. */
export const TEMPER = { push: 0.35, call: 0.6, open: 0.2, patience: 3, bluffFrom: 0.05 };
