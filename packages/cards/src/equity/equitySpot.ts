import { DECK_SIZE, makeCard, type Card } from '../card.js';
import { refuse, succeed, type Result } from '@doorcard/sealed';
import type { Showdown } from '../showdown.js';

/** What is known before the showdown. */
export interface EquitySpot {
  readonly showdown: Showdown;
  /**
   * The known cards of each hand. If there are fewer than a complete hand, the others are unknown (or not dealt yet)
   * and may be any: for a stud opponent, give the up cards alone.
   */
  readonly hands: readonly (readonly Card[])[];
  /** The board so far. */
  readonly board?: readonly Card[];
  /** Cards that nobody can get any more: folded up cards and discards. */
  readonly dead?: readonly Card[];
  /** How often each hand still draws; 0 by default. */
  readonly draws?: number;
}

/** Refuses impossible spots: too many cards, a card twice, a board or draws in a game without them. */
export function checkSpot(spot: EquitySpot): Result<EquitySpot> {
  return checkHands(spot) ?? checkBoard(spot) ?? checkDraws(spot) ?? checkDeck(spot) ?? succeed(spot);
}

type Refusal = Result<never> | undefined;

function checkHands({ hands, showdown }: EquitySpot): Refusal {
  if (hands.length < 2) {
    return refuse({
      code: 'equity/too-few-hands',
      value: String(hands.length),
      problem: `${hands.length} hand${hands.length === 1 ? '' : 's'} given`,
      expected: 'two or more',
    });
  }
  const long = hands.find((hand) => hand.length > showdown.handSize);
  if (long === undefined) return undefined;
  const text = long.map(makeCard).join('');
  return refuse({
    code: 'hand/too-many-cards',
    value: text,
    problem: `"${text}" has ${long.length} cards`,
    expected: `at most ${showdown.handSize}`,
  });
}

function checkBoard({ board = [], showdown }: EquitySpot): Refusal {
  const sizes = showdown.boardSize === 0 ? [0] : [0, 3, 4, 5];
  if (sizes.includes(board.length)) return undefined;
  const text = board.map(makeCard).join('');
  return refuse({
    code: showdown.boardSize === 0 ? 'board/not-in-this-game' : 'board/wrong-size',
    value: text,
    problem: `the board "${text}" has ${board.length} card${board.length === 1 ? '' : 's'}`,
    expected: showdown.boardSize === 0 ? 'no board in this game' : 'no card, a flop of 3, or 4 or 5 cards',
  });
}

function checkDraws({ draws = 0, showdown }: EquitySpot): Refusal {
  if (Number.isInteger(draws) && draws >= 0 && draws <= showdown.draws) return undefined;
  return refuse({
    code: showdown.draws === 0 ? 'draws/not-in-this-game' : 'draws/out-of-range',
    value: String(draws),
    problem: `${draws} draws`,
    expected: showdown.draws === 0 ? 'no draws in this game' : `a whole number from 0 to ${showdown.draws}`,
  });
}

function checkDeck({ hands, board = [], dead = [], showdown }: EquitySpot): Refusal {
  const seen = new Set<Card>();
  for (const card of [...hands.flat(), ...board, ...dead]) {
    if (seen.has(card)) {
      return refuse({
        code: 'card/duplicate',
        value: makeCard(card),
        problem: `${makeCard(card)} appears twice`,
        expected: 'each card once in all hands, the board and the dead cards',
      });
    }
    seen.add(card);
  }
  const needed = hands.length * showdown.handSize + showdown.boardSize + dead.length;
  if (needed <= DECK_SIZE) return undefined;
  return refuse({
    code: 'equity/too-many-hands',
    value: String(hands.length),
    problem: `${hands.length} hands, the board and the dead cards need ${needed} cards`,
    expected: `at most ${DECK_SIZE}`,
  });
}
