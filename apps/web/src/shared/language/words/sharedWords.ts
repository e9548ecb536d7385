import type { Card } from '@doorcard/cards';
import type { GameId, RaiseKind } from '@doorcard/engine';
import type { CommonWords, Person, WriteAmounts } from '@doorcard/text';
import type { KeyAction } from '../../keys/keys.js';
import type { Speed } from '../../tableChoice/speed.js';

/** What several pages say. */
export interface SharedWords extends CommonWords {
  /** The words with amounts, written in another way. */
  readonly writeAmounts: WriteAmounts;
  readonly chooseLanguage: string;
  /** A card for screen readers: "ace of spades". */
  readonly card: (card: Card) => string;
  readonly hiddenCard: string;
  readonly somethingWrong: string;
  readonly workerFailed: string;
  readonly speeds: Readonly<Record<Speed, string>>;
  readonly tableParts: TablePartWords;
  /** Names of games where there is little room. */
  readonly shortGames: Readonly<Record<GameId, string>>;
  /** What the keys of the table do. */
  readonly keyActions: Readonly<Record<KeyAction, string>>;
}

/** At a table, live or replayed. */
interface TablePartWords {
  readonly leave: string;
  readonly seats: string;
  readonly log: string;
  readonly why: string;
  readonly dealer: string;
  /** Beside the chips of a bet: what its player did, before the amount. */
  readonly spot: Readonly<Record<'check' | 'call' | RaiseKind, string>>;
  readonly pat: string;
  /** What somebody takes out of the pot. */
  readonly wins: (who: Person, amount: string) => string;
  readonly awards: string;
  readonly halves: Readonly<Record<'high' | 'low', string>>;
  readonly allFolded: string;
}
