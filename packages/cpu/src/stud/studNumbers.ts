// The numbers of docs/design/stud-hi.md. Lists by street begin with 3rd street.

export const STUD_NUMBERS = {
  /** Claims: each step of 1 halves the hands that an honest player would have left. */
  fade: 0.6,
  open: [0.3, 0.5, 0.7, 0.9, 1, 1],
  bet: [0, 0.25, 0.35, 0.4, 0.4],
  raise: [1.5, 1.2, 1],
  call: [0.4, 0.3, 0.5, 0.5, 0.3],
  limp: 0.2,
  check: 0.25,
  /** How much of a claim shows in the final hand. */
  shows: [0.45, 0.5, 0.6, 0.8, 1],
  /** The share of hands that may be anything: without a claim, and at least. */
  anyMost: 0.7,
  anyLeast: 0.25,
  /** What later bets add to the price of a call: for a made hand, for a draw, and on 3rd street for each further player. */
  later: [0.06, 0.04, 0.02, 0, 0],
  laterDraw: [0.06, 0.02, 0, 0, 0],
  laterPlayer: 0.03,
  /** What somebody claims who calls a bet of mine, or a raise. */
  callsBet: [0.4, 0.2, 0.3, 0.4, 0.6],
  callsRaise: [0.8, 1, 1.3, 1.4, 1.5],
  /** The chance heads-up from which a hand bets, raises, and what each raise before adds. Among more players it is the same part of a fair share. */
  betLine: [0.5, 0.39, 0.41, 0.43, 0.45],
  raiseLine: [0.46, 0.47, 0.5, 0.5, 0.5],
  raiseStep: 0.05,
  mostLine: 0.9,
  /** 3rd street: the chance to complete with against 1, 2 … 6 others, and from the bring-in seat heads-up. */
  openLine: [0.4, 0.3, 0.25, 0.22, 0.2, 0.19],
  bringInLine: 0.55,
  /** The part of the line that is enough with the highest door of all, from the queen up. */
  steal: 0.6,
  resteal: 0.15,
  /** Mixing. */
  trapFrom: 0.55,
  trap: 0.35,
  slowFrom: 0.65,
  slow: 0.25,
  semiFrom: 0.3,
  semi: 0.7,
  drawRaise: 0.35,
  barrelFrom: [0, 0.28, 0.32, 0.32, 0],
  barrel: [0, 0.9, 0.75, 0.6, 0],
  bluffBelow: 0.22,
  bluff: 2,
};
