import { CardSet, makeCards, refuse, succeed, type Card, type Result } from '@doorcard/cards';
import { hiddenOn, LATE_GAME_BY_ID, type LateGameId, type LateStreet } from './lateGame.js';
import { visitHands, indexOfHand } from './handIndex.js';
import type { LateRange } from './lateRange.js';
import { buildLateTree, MOST_DECISIONS, type LateDecision, type LateNode } from './lateTree.js';
import { parseLine } from './line.js';

/** Two ranges on a late street, heads-up at fixed limit. The first player acts first on every street. */
export interface LateSpotOptions {
  readonly game: LateGameId;
  readonly street: LateStreet;
  /** The up cards of both; empty in draw games. */
  readonly up: readonly [readonly Card[], readonly Card[]];
  /** Other cards that both have seen. (None) */
  readonly dead?: readonly Card[];
  /** In the pot before the betting of this street. */
  readonly pot: number;
  readonly bet: number;
  /** Bets and raises of a street; Infinity without a cap, which needs stacks. */
  readonly maxWagers: number;
  /** What each has behind at the beginning of the street. (Enough for every bet) */
  readonly stacks?: readonly [number, number] | undefined;
  /** What was bet on this street so far, as in `check,bet`. Ranges are those of the decision after it. (Nothing) */
  readonly line?: string;
  readonly ranges: readonly [LateRange, LateRange];
  /** `given` accepts a first player whose board does not open. (board) */
  readonly firstToAct?: 'board' | 'given';
}

/** A spot that was checked. */
export interface LateSpot extends Required<Omit<LateSpotOptions, 'stacks' | 'firstToAct'>> {
  readonly stacks: readonly [number, number] | undefined;
  /** What can be lost: the smaller stack. */
  readonly stack: number;
  /** Cards that nobody has seen. */
  readonly live: readonly Card[];
  /** The betting from the beginning of the street. */
  readonly tree: LateNode;
  /** The decision after the line. */
  readonly root: LateDecision;
}

/** Checks a spot and builds its betting tree. */
export function makeLateSpot(options: LateSpotOptions): Result<LateSpot> {
  const { game: id, street, up, dead = [], line = '', maxWagers, stacks } = options;
  const game = LATE_GAME_BY_ID[id];
  const wrong = up.findIndex((cards) => cards.length !== game.upCards);
  if (wrong >= 0) {
    return refuse({
      code: 'spot/wrong-up-cards',
      value: makeCards(up[wrong]!),
      problem: `up.${wrong}: ${up[wrong]!.length} up cards`,
      expected:
        game.upCards === 0
          ? `no up cards in ${id}: "up" is left out or ["", ""]`
          : `${game.upCards} up cards for each player on 6th and 7th street`,
    });
  }
  const seen = [...up[0], ...up[1], ...dead];
  const twice = seen.find((card, i) => seen.indexOf(card) !== i);
  if (twice !== undefined) {
    return refuse({
      code: 'card/duplicate',
      value: makeCards([twice]),
      problem: `${makeCards([twice])} appears twice in "up" and "dead"`,
      expected: 'each card once',
    });
  }
  if (options.firstToAct !== 'given' && game.opens !== undefined) {
    const [first, second] = [game.opens.rank(up[0]), game.opens.rank(up[1])];
    if (first < second) {
      return refuse({
        code: 'spot/wrong-opener',
        value: makeCards(up[0]),
        problem: `the board ${makeCards(up[0])} does not act first: ${makeCards(up[1])} does`,
        expected: 'the player who acts first in front in "up" and "ranges", or "firstToAct": "given"',
      });
    }
  }
  if (maxWagers === Infinity && stacks === undefined) {
    return refuse({
      code: 'spot/no-end',
      value: 'uncapped',
      problem: 'betting without a cap and without stacks never ends',
      expected: '"stacks", or a number of wagers such as 4',
    });
  }
  const live = [...CardSet.FULL.diff(CardSet.from(seen))];
  const needed = 2 * game.hidden;
  if (live.length < needed) {
    return refuse({
      code: 'spot/too-few-cards',
      value: String(live.length),
      problem: `${live.length} unseen cards`,
      expected: `at least ${needed}: ${game.hidden} hidden cards for each player; a shared last card is not supported`,
    });
  }
  const stack = stacks === undefined ? Infinity : Math.min(...stacks);
  const tree = buildLateTree({ street, bet: options.bet, maxWagers, stack });
  if (tree === undefined) {
    return refuse({
      code: 'spot/too-large',
      value: String(maxWagers),
      problem: `the betting has more than ${MOST_DECISIONS} decisions`,
      expected: 'a lower cap or shorter stacks',
    });
  }
  const root = parseLine(line, tree);
  if (!root.ok) return root;
  const ranges = checkRanges(options, live, hiddenOn(game, street));
  if (!ranges.ok) return ranges;
  return succeed({
    game: id,
    street,
    up,
    dead,
    pot: options.pot,
    bet: options.bet,
    maxWagers,
    stacks,
    stack,
    line,
    ranges: options.ranges,
    live,
    tree,
    root: root.value,
  });
}

const NAMES = ['first', 'second'] as const;

function checkRanges({ ranges }: LateSpotOptions, live: readonly Card[], size: number): Result<void> {
  for (const [i, range] of ranges.entries()) {
    if (range.size !== size) {
      return refuse({
        code: 'range/wrong-size',
        value: String(range.size),
        problem: `ranges.${i}: hands of ${range.size} cards`,
        expected: `hands of ${size} hidden cards`,
      });
    }
    if (!visitHands(live, size, (hand) => range.weights[indexOfHand(hand)]! > 0)) {
      return refuse({
        code: 'range/no-live-hands',
        value: NAMES[i]!,
        problem: `ranges.${i}: no hand of the ${NAMES[i]} player is left without the up cards and dead cards`,
        expected: 'at least one hand of unseen cards',
      });
    }
  }
  if (canMeet(ranges, live, size)) return succeed(undefined);
  return refuse({
    code: 'range/no-deal',
    value: '',
    problem: 'every hand of one range shares a card with every hand of the other',
    expected: 'two ranges with hands that can be dealt together',
  });
}

/** Whether there are two hands without a card in common; almost always the first two are. */
function canMeet(ranges: LateSpotOptions['ranges'], live: readonly Card[], size: number): boolean {
  const counts = ranges.map(({ weights }) =>
    weights.reduce((count, weight) => count + (weight > 0 ? 1 : 0), 0),
  );
  const [few, many] = counts[0]! <= counts[1]! ? ranges : [ranges[1], ranges[0]];
  return visitHands(live, size, (hand) => {
    if (!(few.weights[indexOfHand(hand)]! > 0)) return false;
    const rest = live.filter((card) => !hand.includes(card));
    return visitHands(rest, size, (other) => many.weights[indexOfHand(other)]! > 0);
  });
}
