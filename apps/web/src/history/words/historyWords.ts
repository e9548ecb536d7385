import type { Person, Words } from '@doorcard/text';

/** The pages with the hands that were played. */
export interface HistoryPageWords extends Pick<Words, 'reasons'> {
  readonly title: string;
  readonly opening: string;
  readonly empty: string;
  readonly emptyHint: string;
  readonly play: string;
  readonly kinds: Readonly<Record<'cash' | 'tournament' | 'file' | 'link', string>>;
  readonly filter: HistoryFilterWords;
  readonly list: HistoryListWords;
  readonly exports: ExportWords;
  readonly imports: ImportWords;
  readonly removal: RemovalWords;
  readonly replay: ReplayWords;
  readonly share: ShareWords;
  /** A hand out of a link, which is not kept yet. */
  readonly linked: LinkedWords;
  /** Before a code that has no words of its own, by its first part. */
  readonly problems: Readonly<Record<string, string>>;
  readonly otherProblem: string;
  /** By code. */
  readonly errors: Readonly<Record<string, string>>;
}

interface HistoryFilterWords {
  readonly name: string;
  readonly text: string;
  readonly textHint: string;
  readonly game: string;
  readonly anyGame: string;
  readonly outcome: string;
  readonly outcomes: Readonly<Record<'any' | 'won' | 'lost' | 'even', string>>;
  readonly leastPot: string;
  readonly anyPot: string;
  readonly potFrom: (bigBets: number) => string;
  readonly starred: string;
  readonly clear: string;
  readonly none: string;
}

interface HistoryListWords {
  readonly name: string;
  readonly count: (shown: number, all: number) => string;
  readonly cards: string;
  readonly select: (hand: string) => string;
  readonly selectPage: string;
  readonly selected: (count: number) => string;
  readonly star: string;
  readonly unstar: string;
  readonly hasNote: string;
  readonly watched: string;
  readonly unknown: string;
  readonly pot: (chips: string) => string;
  readonly page: (page: number, pages: number) => string;
  readonly earlier: string;
  readonly later: string;
  readonly broken: (count: number) => string;
  readonly brokenKept: string;
}

interface ExportWords {
  readonly name: string;
  readonly format: string;
  readonly formats: Readonly<Record<'phh' | 'pokerstars', string>>;
  readonly cards: string;
  readonly sights: Readonly<Record<'seen' | 'all', string>>;
  readonly one: string;
  readonly some: (count: number) => string;
  readonly all: (count: number) => string;
  readonly done: (count: number, file: string) => string;
  readonly refused: (count: number) => string;
}

interface ImportWords {
  readonly name: string;
  readonly files: string;
  readonly filesHint: string;
  readonly paste: string;
  readonly pasteHint: string;
  readonly take: string;
  readonly pasted: string;
  readonly kept: (count: number) => string;
  readonly there: (count: number) => string;
  readonly refused: (count: number) => string;
  readonly where: (file: string, hand: string) => string;
}

interface RemovalWords {
  readonly one: string;
  readonly some: (count: number) => string;
  readonly title: (count: number) => string;
  readonly warning: string;
  readonly yes: string;
  readonly no: string;
}

interface ReplayWords {
  readonly back: string;
  readonly controls: string;
  readonly first: string;
  readonly previous: string;
  readonly play: string;
  readonly pause: string;
  readonly next: string;
  readonly last: string;
  readonly step: (step: number, steps: number) => string;
  readonly place: string;
  readonly streets: string;
  readonly sight: string;
  readonly sights: Readonly<Record<'seen' | 'all', string>>;
  readonly reasons: string;
  /** The way to the calculator with the cards of this step. */
  readonly equity: string;
  readonly solve: string;
  readonly noReason: string;
  readonly keys: string;
  readonly throws: (who: Person, cards: string) => string;
  readonly result: (chips: string, bigBets: string) => string;
  readonly note: string;
  readonly noteKept: string;
  readonly missing: string;
  readonly details: string;
}

interface ShareWords {
  readonly name: string;
  readonly seen: string;
  readonly seenMeaning: string;
  readonly all: string;
  readonly allMeaning: string;
  readonly link: string;
  readonly copied: string;
  readonly copyIt: string;
}

interface LinkedWords {
  readonly title: string;
  readonly seen: string;
  readonly all: string;
  readonly keep: string;
  readonly there: string;
  readonly open: string;
  readonly bad: string;
}
