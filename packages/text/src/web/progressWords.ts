/** Which games speak alike. */
export type StatFamily = 'stud' | 'draw' | 'board';

/** A stat by its name and in a sentence. */
export type StatText = readonly [name: string, meaning: string];

export type SharedStat =
  'vpip' | 'pfr' | 'threeBet' | 'steal' | 'foldToSteal' | 'cbet' | 'sawShowdown' | 'wonSeen';

export type PlainStat =
  | 'wonShowdown'
  | 'aggression'
  | 'betsPerCall'
  | 'folds'
  | 'patAggression'
  | 'foldToDoorPair'
  | 'fold5th'
  | 'peel4th'
  | 'pat'
  | 'snow'
  | 'breaks'
  | 'drawn'
  | 'betDrawingMore'
  | 'scoop'
  | 'quartered'
  | 'lowOnly'
  | 'highOnly'
  | 'threeCardWin'
  | 'finalLow'
  | 'badugiCards'
  | 'badugiTop';

export type StatPartName =
  | 'doorBest'
  | 'doorNotBest'
  | 'asBringIn'
  | 'notBringIn'
  | 'asSmallBlind'
  | 'asBigBlind'
  | 'doorLow'
  | 'doorMiddle'
  | 'doorHigh'
  | 'caughtGood'
  | 'caughtBad'
  | 'cards1'
  | 'cards2'
  | 'cards3'
  | 'cards4'
  | 'cards5';

export type PositionName =
  | 'smallBlind'
  | 'bigBlind'
  | 'early'
  | 'cutoff'
  | 'button'
  | 'bringIn'
  | 'after1'
  | 'after2'
  | 'after3'
  | 'after4'
  | 'after5'
  | 'after6'
  | 'after7';

/** The page about one's own results. */
export interface ProgressWords {
  readonly title: string;
  readonly lead: string;
  readonly counting: (done: number, all: number) => string;
  /** The counting thread has ended by itself. */
  readonly failed: string;
  readonly emptyTitle: string;
  readonly empty: string;
  readonly play: string;
  /** The filters leave no hand. */
  readonly nothingHere: string;
  readonly showAll: string;
  readonly skipped: (hands: number) => string;
  readonly filters: string;
  readonly game: string;
  readonly allGames: string;
  readonly period: string;
  readonly periods: Readonly<Record<'all' | 'month' | 'week' | 'today', string>>;
  readonly summary: string;
  readonly hands: string;
  readonly result: string;
  readonly resultInBets: string;
  /** An amount with its unit: +12.5 BB. */
  readonly bets: (amount: string) => string;
  readonly per100: string;
  readonly needed: string;
  readonly neededMeaning: string;
  /** Between which bounds the truth lies, 95 times in 100. */
  readonly interval: string;
  readonly between: (low: string, high: string) => string;
  readonly tooFew: string;
  /** What an interval that holds 0 means, and one that does not. */
  readonly verdicts: Readonly<Record<'open' | 'winning' | 'losing', string>>;
  readonly curve: string;
  readonly curveMeaning: string;
  readonly curveText: (hands: number, result: string, showdown: string, other: string) => string;
  readonly lines: Readonly<Record<'result' | 'showdown' | 'other' | 'band', string>>;
  readonly handNumber: string;
  readonly byGame: string;
  readonly byPosition: string;
  readonly byEnd: string;
  readonly ends: Readonly<Record<'showdown' | 'other', string>>;
  readonly position: string;
  readonly positions: Readonly<Record<PositionName, string>>;
  readonly end: string;
  readonly stats: string;
  readonly statsMeaning: string;
  readonly stat: string;
  readonly value: string;
  /** Times possible. */
  readonly times: string;
  readonly timesOf: (n: number) => string;
  readonly byStreet: string;
  readonly wholeHand: string;
  readonly statTexts: Readonly<Record<SharedStat, Readonly<Record<StatFamily, StatText>>>> &
    Readonly<Record<PlainStat, StatText>>;
  readonly parts: Readonly<Record<StatPartName, string>>;
}
