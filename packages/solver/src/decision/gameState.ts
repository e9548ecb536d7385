import {
  CardSet,
  comboOf,
  makeCards,
  makeCombo,
  makeRange,
  parseCards,
  parseRange,
  Range,
  type Card,
  type Combo,
} from '@doorcard/cards';
import {
  attempt,
  checkForm,
  InputError,
  refuse,
  succeed,
  unwrap,
  type Form,
  type Result,
} from '@doorcard/sealed';
import * as z from 'zod/mini';
import type { Side } from '../tree/bettingTree.js';
import { DEFAULT_MENU, type DecisionMenu } from './decisionMenu.js';

export const POSITIONS = ['OOP', 'IP'] as const;
export type Position = (typeof POSITIONS)[number];

/** A heads-up decision after the flop: hero has to act with one hand against the range of a villain. */
export interface GameState {
  readonly heroHand: Combo;
  /** Three to five cards. */
  readonly board: readonly Card[];
  /** Chips in the pot before hero acts, with the villain's bet. */
  readonly pot: number;
  /** The effective stack: what hero has left, at most what the villain can still win. */
  readonly stack: number;
  /** The villain's bet that hero has to match. 0 means that the villain has checked (hero in position) or that hero acts first. */
  readonly toCall: number;
  readonly position: Position;
  /** All hands that hero could hold here, `heroHand` among them. The villain knows this range and not the hand. */
  readonly heroRange: Range;
  /** `heroRange` as text, before hands with board cards are removed. */
  readonly heroRangeText: string;
  /** `symmetric`: no hero range was given, so it is the villain's range with hero's hand added. */
  readonly heroRangeSource: 'given' | 'symmetric';
  readonly villainRange: Range;
  /** Combos of the villain range before and after those with cards of hero or the board are removed. */
  readonly villainCombos: { readonly raw: number; readonly live: number };
  readonly menu: DecisionMenu;
}

// These messages say what is expected; `checkForm` adds the field and the value.
const text = z.string('a text');
const chips = z
  .int('a whole number of chips, such as 10')
  .check(z.minimum(0, 'a whole number of chips from 0, such as 10'));
const sizes = z.strictObject(
  { bet: text, raise: text },
  'sizes such as {"bet": "33%,75%,a", "raise": "60%,a"}',
);

const inputSchema = z.strictObject(
  {
    hero: text,
    board: text,
    villainRange: text,
    heroRange: z.optional(text),
    pot: chips,
    stack: chips,
    toCall: z.optional(chips),
    position: z.optional(z.enum(POSITIONS, 'IP or OOP')),
    menu: z.optional(
      z.strictObject({ first: sizes, later: sizes }, 'sizes of this street and of later ones'),
    ),
  },
  'a decision point: {"hero": "AhKd", "board": "Ts9s2h", "villainRange": "QQ+", "pot": 10, "stack": 100}',
);

/** A decision point as JSON. */
export type GameStateInput = z.input<typeof inputSchema>;

/** Reads and checks a decision point. Defaults: `toCall` 0, `position` IP, `heroRange` the villain's range, `menu` `DEFAULT_MENU`. */
export function parseGameState(input: unknown): Result<GameState> {
  const checked = checkForm(inputSchema, input, FORM);
  if (!checked.ok) return checked;
  return attempt(() => readState(checked.value));
}

const FORM: Form = {
  name: 'a decision point',
  codes: {
    unknownField: 'decision/unknown-field',
    missingField: 'decision/missing-field',
    badField: 'decision/bad-field',
    nothing: 'decision/missing-field',
  },
  listFields: () => Object.keys(inputSchema.shape),
};

function readState(input: z.output<typeof inputSchema>): GameState {
  const { pot, stack, toCall = 0, position = 'IP' } = input;
  const hero = unwrap(parseHand(input.hero));
  const board = unwrap(parseBoard(input.board, hero));
  unwrap(checkChips(pot, stack, toCall));
  const heroHand = comboOf(hero[0]!, hero[1]!);

  const raw = unwrap(parseRange(input.villainRange));
  const dead = CardSet.from(board);
  const villainRange = raw.without(dead);
  const heroRange = unwrap(readHeroRange(input.heroRange, raw, heroHand));
  const live = villainRange.without(CardSet.from(hero)).size;
  if (live === 0) {
    throw new InputError({
      code: 'range/no-live-combos',
      value: input.villainRange,
      problem: `none of the ${raw.size} combos of "${input.villainRange}" can be dealt with ${makeCombo(heroHand)} on ${makeCards(board)}`,
      expected: 'a villain range with at least one hand that shares no card with hero and the board',
    });
  }
  return {
    heroHand,
    board,
    pot,
    stack,
    toCall,
    position,
    heroRange: heroRange.without(dead),
    heroRangeText: makeRange(heroRange),
    heroRangeSource: input.heroRange === undefined ? 'symmetric' : 'given',
    villainRange,
    villainCombos: { raw: raw.size, live },
    menu: input.menu ?? DEFAULT_MENU,
  };
}

function parseHand(text: string): Result<Card[]> {
  const hand = parseCards(text);
  if (!hand.ok || hand.value.length === 2) return hand;
  return refuse({
    code: 'hand/wrong-size',
    value: text,
    problem: `${hand.value.length} cards in hero's hand`,
    expected: 'two cards, such as AhKd',
  });
}

function parseBoard(text: string, hero: readonly Card[]): Result<Card[]> {
  const board = parseCards(text);
  if (!board.ok) return board;
  const twice = board.value.find((card) => hero.includes(card));
  if (twice !== undefined) {
    return refuse({
      code: 'card/duplicate',
      value: makeCards([twice]),
      problem: `${makeCards([twice])} is in hero's hand and on the board`,
      expected: 'every card once',
    });
  }
  if (board.value.length >= 3 && board.value.length <= 5) return board;
  return refuse({
    code: 'board/wrong-size',
    value: text,
    problem: `${board.value.length} cards on the board`,
    expected: 'three, four or five cards, such as Ts9s2h',
  });
}

function checkChips(pot: number, stack: number, toCall: number): Result<undefined> {
  if (toCall > stack) {
    return refuse({
      code: 'chips/call-above-stack',
      value: String(toCall),
      problem: `${toCall} to call with a stack of ${stack}`,
      expected: 'at most the stack: the part of a bet above it is returned to the villain',
    });
  }
  if (toCall > pot) {
    return refuse({
      code: 'chips/bet-not-in-pot',
      value: String(toCall),
      problem: `${toCall} to call in a pot of ${pot}`,
      expected: "a pot that includes the villain's bet",
    });
  }
  return succeed(undefined);
}

/** The given range, which has to contain hero's hand; or the villain's range with hero's hand added. */
function readHeroRange(text: string | undefined, villainRange: Range, heroHand: Combo): Result<Range> {
  if (text === undefined) return succeed(Range.from([...villainRange, [heroHand, 1]]));
  const range = parseRange(text);
  if (!range.ok || range.value.weightOf(heroHand) > 0) return range;
  return refuse({
    code: 'range/hero-not-in-range',
    value: text,
    problem: `the hero range "${text}" does not contain ${makeCombo(heroHand)}`,
    expected: `a hero range with the hand that hero has, as in "${text},${makeCombo(heroHand)}"`,
  });
}

export const sideOf = (position: Position): Side => (position === 'OOP' ? 0 : 1);

/** The equity that a call needs to break even: c / (p + c), where the pot p includes the bet. */
export const requiredEquity = ({ pot, toCall }: Pick<GameState, 'pot' | 'toCall'>): number =>
  toCall === 0 ? 0 : toCall / (pot + toCall);
