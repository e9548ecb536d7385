import type { EquityWords } from '@doorcard/text';

/** The page that computes the chances of hands. */
export interface EquityPageWords extends EquityWords {
  readonly title: string;
  readonly lead: string;
  readonly game: string;
  readonly hand: (number: number) => string;
  readonly board: string;
  readonly dead: string;
  /** What to enter, by the way the cards lie. */
  readonly hints: Readonly<Record<'draw' | 'stud' | 'board', string>>;
  readonly deadHint: string;
  /** The text of a field beside its cards. */
  readonly asText: (field: string) => string;
  readonly choose: (field: string) => string;
  /** The cards of a field as they are read out. */
  readonly chosen: (field: string, cards: readonly string[], unknown: number) => string;
  /** Beside the deck when a field has all its cards. */
  readonly full: string;
  readonly anyCard: string;
  readonly clear: (field: string) => string;
  readonly addHand: string;
  readonly removeHand: (field: string) => string;
  readonly draws: string;
  readonly drawsLeft: (draws: number) => string;
  readonly precision: string;
  readonly precisions: Readonly<Record<'quick' | 'usual' | 'fine', readonly [name: string, meaning: string]>>;
  readonly calculate: string;
  readonly cancel: string;
  readonly cancelled: string;
  readonly working: string;
  readonly done: (percent: number) => string;
  readonly result: string;
  readonly anyHand: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly copyByHand: string;
  readonly rules: string;
  /** The way to the hands, whose replay leads back here with its cards. */
  readonly fromHand: string;
  /** By code. The size is how many cards a hand of the game has. */
  readonly errors: Readonly<Record<string, (value: string, size: number) => string>>;
}
