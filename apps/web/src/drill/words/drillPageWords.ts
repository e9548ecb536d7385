import type { DrillWords } from '@doorcard/text';

/** What the drills say beside the questions themselves. */
export interface DrillPageWords {
  readonly drills: DrillWords;
  readonly title: string;
  readonly lead: string;
  /** The same question with the boards hidden. */
  readonly memory: string;
  readonly ownMistakes: string;
  readonly meanings: Readonly<Record<string, string>>;
  readonly due: (count: number) => string;
  readonly nothingDue: string;
  readonly startDue: string;
  readonly startAny: string;
  readonly start: string;
  readonly families: string;
  readonly family: (name: string) => string;
  readonly answered: (right: number, answered: number) => string;
  readonly notAsked: string;
  readonly level: (level: number) => string;
  readonly mistakes: string;
  readonly noMistakes: string;
  readonly remove: string;
  readonly dueNow: string;
  readonly backIn: (days: number) => string;
  readonly backSoon: string;
  readonly game: string;
  readonly anyGame: string;
  readonly opinions: string;
  readonly opinionLines: readonly string[];
  readonly session: {
    readonly name: (family: string) => string;
    readonly place: (number: number, count: number) => string;
    readonly loading: string;
    readonly close: string;
    readonly answers: string;
    readonly look: string;
    readonly hide: string;
    readonly hidden: string;
    readonly skip: string;
    readonly right: string;
    readonly wrong: string;
    readonly youSaid: (answer: string) => string;
    readonly accepted: (answers: string) => string;
    readonly why: string;
    readonly outs: string;
    readonly next: string;
    readonly finish: string;
    readonly done: (right: number, count: number) => string;
    readonly streak: (count: number) => string;
    readonly again: string;
    readonly all: string;
    readonly gone: string;
    readonly atTable: (action: string) => string;
    readonly progress: string;
    readonly states: Readonly<Record<'right' | 'wrong' | 'now' | 'open', string>>;
    readonly you: string;
    readonly board: string;
    readonly pot: (pot: string, toCall: string) => string;
    readonly review: string;
  };
  readonly first: {
    readonly title: string;
    readonly lead: string;
    readonly choose: string;
    readonly done: string;
    readonly deal: (game: string) => string;
  };
  readonly today: {
    readonly title: string;
    readonly lead: (game: string, date: string) => string;
    readonly share: string;
    readonly copied: string;
    readonly copyIt: string;
    readonly text: (
      date: string,
      game: string,
      question: string,
      isRight: boolean,
      address: string,
    ) => string;
  };
  readonly text: {
    readonly label: string;
    readonly send: string;
    readonly meaning: string;
    readonly unknown: (text: string) => string;
  };
}
