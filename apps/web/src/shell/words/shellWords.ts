import type { Route } from '../../shared/address/route.js';

/** What is around the pages. */
export interface ShellWords {
  readonly menu: {
    readonly name: string;
    /** How many drills are due. */
    readonly due: (count: number) => string;
    readonly pages: Readonly<
      Record<Exclude<Route, 'hand' | 'table' | 'system' | 'review' | 'arena'>, string>
    >;
  };
  /** Another tab has the table. */
  readonly otherTab: {
    readonly title: string;
    readonly taken: string;
    readonly text: string;
    readonly takenText: string;
    readonly take: string;
    readonly back: string;
  };
  readonly update: {
    readonly ready: string;
    readonly reload: string;
    readonly later: string;
  };
  /** The language that was chosen could not be fetched. */
  readonly missingLanguage: (name: string) => string;
}
