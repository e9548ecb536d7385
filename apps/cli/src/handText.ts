import {
  makeCards,
  parseCards,
  RANKING_BY_ID,
  refuse,
  succeed,
  type Card,
  type Result,
  type Showdown,
} from '@doorcard/cards';
import type { Variant } from '@doorcard/engine';

/** A hand to be ranked: its own cards, and those of a board that it shares. */
export interface RankableHand {
  readonly hand: readonly Card[];
  readonly board: readonly Card[];
}

const EXAMPLES: Readonly<Record<string, string>> = {
  badugi: 'As2d3c4h',
  '2-7-triple': '7s5h4d3c2s',
  '2-7-single': '7s5h4d3c2s',
  omaha8: 'As2dKcQh/3s8dKhQs2c',
  plo: 'AsKsQdJd/Ts9s2s2c2h',
  holdem: 'AsKd/QhJcTd',
  'limit-holdem': 'AsKd/QhJcTd',
};

export const exampleHand = (game: string): string => EXAMPLES[game] ?? 'AsAhKdKc2s2hJd';

/** Reads `As2d3c4h`; in games with a board also `AsKd/QhJcTd`, or the board apart. */
export function parseRankable(
  text: string,
  game: Variant,
  sharedBoard: readonly Card[],
): Result<RankableHand> {
  const slash = text.indexOf('/');
  const { showdown } = game;
  if (slash >= 0 && (showdown.boardSize === 0 || sharedBoard.length > 0)) {
    return refuse({
      code: 'hand/board-not-expected',
      value: text.slice(slash),
      at: slash + 1,
      problem: `a board in "${text}"`,
      expected: showdown.boardSize === 0 ? `no board in ${game.id}` : 'one board only',
    });
  }
  // The slash is read as a space, so that a card on both sides of it is found.
  const parsed = parseCards(slash < 0 ? text : `${text.slice(0, slash)} ${text.slice(slash + 1)}`);
  if (!parsed.ok) return parsed;
  const size = slash < 0 ? undefined : unwrapLength(text.slice(0, slash));
  const both = parsed.value.find((card) => sharedBoard.includes(card));
  if (both !== undefined) {
    return refuse({
      code: 'card/duplicate',
      value: makeCards([both]),
      problem: `${makeCards([both])} is in the hand and on the board`,
      expected: 'each card once',
    });
  }
  return splitHand(text, [...parsed.value], game, sharedBoard, size);
}

const unwrapLength = (text: string): number => text.replaceAll(/\s/g, '').length / 2;

function splitHand(
  text: string,
  cards: readonly Card[],
  game: Variant,
  sharedBoard: readonly Card[],
  handSize: number | undefined,
): Result<RankableHand> {
  const { showdown } = game;
  const whole = cards.length + sharedBoard.length;
  const [fewest, most] = countCards(showdown);
  if (whole < fewest || whole > most || (handSize !== undefined && handSize !== showdown.handSize)) {
    return refuse({
      code: whole > most ? 'hand/too-many-cards' : 'hand/too-few-cards',
      value: text,
      problem: `"${text}" has ${describeCount(cards.length, sharedBoard.length, handSize)}`,
      expected: `${describeSizes(showdown, fewest, most)} in ${game.id}, as in ${exampleHand(game.id)}`,
    });
  }
  if (showdown.fromHand === 'any') return succeed({ hand: cards, board: sharedBoard });
  return succeed({
    hand: cards.slice(0, showdown.handSize),
    board: [...cards.slice(showdown.handSize), ...sharedBoard],
  });
}

function countCards(showdown: Showdown): readonly [fewest: number, most: number] {
  if (showdown.fromHand === 'two') return [showdown.handSize + 3, showdown.handSize + showdown.boardSize];
  const sizes = showdown.rankings.flatMap((id) => RANKING_BY_ID[id].sizes);
  return [Math.min(...sizes), Math.max(...sizes)];
}

function describeCount(hand: number, board: number, beforeSlash: number | undefined): string {
  if (beforeSlash !== undefined)
    return `${beforeSlash} cards before the board and ${hand - beforeSlash} on it`;
  return `${hand} card${hand === 1 ? '' : 's'}${board > 0 ? ` beside a board of ${board}` : ''}`;
}

function describeSizes({ handSize, boardSize }: Showdown, fewest: number, most: number): string {
  if (boardSize > 0) return `${handSize} cards of the hand and 3 to 5 of the board`;
  return fewest === most ? `${fewest} cards` : `${fewest} to ${most} cards`;
}

/** The known cards of a hand whose other cards may be any; `??` is one of those. */
export function parseKnownCards(text: string): Result<Card[]> {
  if (text.trim() === '') {
    return refuse({
      code: 'input/no-hand',
      value: text,
      problem: 'an empty hand',
      expected: 'cards such as AsKd, or ?? for an unknown card',
    });
  }
  return parseCards(text.replaceAll('??', '  '));
}
