/** Which games speak alike. */
export type StatFamily = 'stud' | 'draw' | 'board';

/** A stat by its name and in a sentence. */
export type StatText = readonly [name: string, meaning: string];

type SharedStat = 'vpip' | 'pfr' | 'threeBet' | 'steal' | 'foldToSteal' | 'cbet' | 'sawShowdown' | 'wonSeen';

type PlainStat =
  | 'wonShowdown'
  | 'aggression'
  | 'betsPerCall'
  | 'folds'
  | 'checkRaise'
  | 'slowPlay'
  | 'lastBluff'
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

type StatPartName =
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

type PositionName =
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

/** The names of statistics and positions: in reports of the arena and on the page about your own results. */
export interface StatsWords {
  readonly statTexts: Readonly<Record<SharedStat, Readonly<Record<StatFamily, StatText>>>> &
    Readonly<Record<PlainStat, StatText>>;
  readonly parts: Readonly<Record<StatPartName, string>>;
  readonly positions: Readonly<Record<PositionName, string>>;
}
