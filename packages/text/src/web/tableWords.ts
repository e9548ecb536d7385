import type { RaiseKind } from '@doorcard/engine';

/** The page with the table. Amounts come written. */
export interface WebTableWords {
  readonly leave: string;
  readonly opening: string;
  readonly yourTurn: string;
  readonly yourDraw: string;
  readonly betweenHands: string;
  readonly next: string;
  readonly buy: (amount: string) => string;
  readonly hint: string;
  readonly why: string;
  readonly log: string;
  readonly close: string;
  readonly actions: string;
  readonly seats: string;
  /** What a seat did last, in a word. */
  readonly acted: Readonly<Record<'check' | 'call' | RaiseKind, string>>;
  readonly yourCards: string;
  readonly dealer: string;
  readonly price: (amount: string) => string;
  readonly amount: string;
  readonly least: string;
  readonly halfPot: string;
  readonly pot: string;
  readonly most: string;
  /** A card that is marked to be thrown away. */
  readonly thrown: string;
  readonly markCards: string;
  readonly error: string;
  readonly openAgain: string;
  readonly backToStart: string;
  readonly workerFailed: string;
  readonly pots: string;
  readonly awards: string;
  readonly halves: Readonly<Record<'high' | 'low', string>>;
  readonly allFolded: string;
  readonly communityCard: string;
  readonly gotIt: string;
  readonly rulesOfGame: string;
  readonly newGame: string;
  /** The clock of a level: hands, or minutes and seconds. */
  readonly levelLeft: (number: number, left: number, unit: 'hands' | 'seconds') => string;
  readonly nextStakes: (stakes: string) => string;
  readonly playersLeft: (left: number, all: number) => string;
  readonly youAreOut: (place: number, all: number) => string;
  readonly prize: (percent: number) => string;
  readonly watchOn: string;
  readonly outMeaning: string;
  readonly youWon: string;
  readonly wonMeaning: (players: number, hands: number) => string;
  readonly otherWon: (name: string) => string;
  readonly places: string;
  readonly newTable: string;
  readonly noChips: string;
  readonly tools: string;
  readonly autoNext: string;
  readonly pause: string;
  readonly goOn: string;
  readonly testMe: string;
  readonly keys: string;
  readonly textMode: string;
  readonly helpNow: string;
  readonly dead: string;
  /** For screen readers: a card of the strip that is one of mine to hope for, or of somebody who folded. */
  readonly deadOut: string;
  readonly foldedCard: string;
  readonly outs: (live: number, dead: number) => string;
  readonly outsMeaning: string;
  readonly potOdds: (ratio: string, percent: number) => string;
  readonly testTitle: string;
  readonly testQuestion: (street: string, outs: number) => string;
  readonly testAnswer: string;
  readonly testCheck: string;
  readonly testRight: (dead: number) => string;
  readonly testWrong: (dead: number) => string;
  readonly testSkip: string;
  readonly command: string;
  readonly commandMeaning: string;
  readonly send: string;
  readonly closeKey: string;
}
