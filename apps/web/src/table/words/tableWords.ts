import type { NameAlike } from '../handSoFar.js';
import type { BoardSign } from '../readBoard.js';
import type { Fault } from '@doorcard/coach';
import type { Person, Words } from '@doorcard/text';
import type { DrawName } from '../../shared/tableParts/outs.js';

/** The page with the table. Amounts come written. */
export interface TablePageWords extends Pick<Words, 'commands' | 'play' | 'reasons'> {
  readonly opening: string;
  readonly yourTurn: string;
  /** Cards that are not a low yet, as in `7-4-3-A`. */
  readonly lowDraw: (ranks: string) => string;
  readonly yourDraw: string;
  readonly betweenHands: string;
  readonly next: string;
  /** The way to the review of the hand, and to its worst fault. */
  readonly review: string;
  readonly reviewFault: Readonly<Record<Fault, string>>;
  readonly buy: (amount: string) => string;
  readonly hint: string;
  readonly close: string;
  readonly actions: string;
  readonly yourCards: string;
  /** What a call costs, and for what pot. */
  readonly price: (call: string, pot: string) => string;
  /** Nothing to call. */
  readonly free: string;
  readonly amount: string;
  readonly slider: string;
  /** Sizes of a bet. */
  readonly pot: string;
  readonly allIn: string;
  readonly halves: Readonly<Record<'high' | 'low', string>>;
  /** Before the tokens of my draws. */
  readonly drew: string;
  /** Headlines of a finished hand. */
  readonly scoops: (who: Person, amount: string) => string;
  readonly split: (amount: string) => string;
  /** `each` is what one half is worth; undefined where they differ. */
  readonly bothHalves: (each: string | undefined) => string;
  readonly listBetween: string;
  readonly menu: string;
  readonly sound: string;
  readonly pages: Readonly<Record<'equity' | 'history' | 'settings', string>>;
  readonly coach: string;
  readonly hide: string;
  /** A card that is marked to be thrown away. */
  readonly thrown: string;
  readonly markCards: string;
  readonly youThrew: string;
  readonly openAgain: string;
  readonly backToStart: string;
  readonly pots: string;
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
  readonly memory: string;
  readonly memoryMeaning: string;
  readonly forget: string;
  readonly helpNow: string;
  readonly dead: string;
  /** A draw with its name. */
  readonly outs: (draw: string, live: number, dead: number) => string;
  readonly draws: Readonly<Record<DrawName, string>>;
  readonly outsMeaning: string;
  readonly potOdds: (percent: string) => string;
  readonly soFar: string;
  readonly alike: NameAlike;
  /** Several sentences as one. */
  readonly listDeeds: (deeds: readonly string[]) => string;
  readonly boards: {
    readonly title: string;
    readonly nothing: string;
    readonly sign: (sign: BoardSign) => string;
  };
  readonly testTitle: string;
  readonly testQuestion: (street: string, draw: string, outs: number) => string;
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
