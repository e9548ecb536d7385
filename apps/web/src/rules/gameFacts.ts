import type { Showdown } from '@doorcard/cards';
import {
  makeDefaultSetup,
  MIN_SEATS,
  RULE_SETS,
  VARIANTS,
  type GameId,
  type RuleSet,
  type RuleSetId,
  type Setup,
  type Variant,
} from '@doorcard/engine';
import type { CommonWords } from '@doorcard/text';
import type { PlayingCards, RuleFactWords } from './words/rulesWords.js';

/** A label and what it says, for a list of facts. */
export type Fact = readonly [label: string, value: string];

/** A game at a glance, all of it from its record and the rules of the room. */
export function listFacts(words: CommonWords, w: RuleFactWords, game: GameId, ruleSet: RuleSetId): Fact[] {
  const variant = VARIANTS[game];
  const { betting, streets, showdown, maxSeats } = variant;
  const own = w.ownCards(countCards(variant, 'down'), countCards(variant, 'up'));
  const board = showdown.boardSize === 0 ? [] : [w.boardCards(showdown.boardSize)];
  return [
    [w.players, w.playerCount(MIN_SEATS, maxSeats)],
    [w.cards, [own, ...board].join(' + ')],
    ...(showdown.draws === 0 ? [] : [[w.draws, w.drawCount(showdown.draws)] as const]),
    [w.rounds, String(streets.length)],
    [w.betting, w.bettings[betting]],
    ...(hasCap(variant) ? [[w.cap, w.capCount(RULE_SETS[ruleSet].maxWagers)] as const] : []),
    [w.stakes, nameStakes(words, exampleSetup(game, ruleSet))],
  ];
}

const countCards = ({ streets }: Variant, side: 'down' | 'up'): number =>
  streets.reduce((sum, street) => sum + (street[side] ?? 0), 0);

export const hasCap = ({ betting }: Variant): boolean => betting === 'fixedLimit';

/** The usual stakes, as an example of sizes. */
export const exampleSetup = (game: GameId, ruleSet: RuleSetId): Setup =>
  makeDefaultSetup(game, MIN_SEATS, RULE_SETS[ruleSet]);

function nameStakes(
  { table }: CommonWords,
  { variant, antes, blinds, bringIn, smallBet, bigBet }: Setup,
): string {
  if (variant.forced === 'bringIn') return table.studStakes(antes[0]!, bringIn, smallBet, bigBet);
  if (variant.betting === 'fixedLimit') return table.limitStakes(smallBet, bigBet);
  return table.blindStakes(Math.min(...blinds), Math.max(...blinds), Math.max(...antes));
}

/** The options of a room that make a difference in a game. */
export function listOptions({ id, forced, betting }: Variant): (keyof RuleSet)[] {
  const isStud = forced === 'bringIn';
  return [
    ...(betting === 'fixedLimit' ? (['maxWagers', 'headsUpCap'] as const) : []),
    ...(isStud ? (['openerTie'] as const) : []),
    ...(id === 'stud' ? (['openPairDouble'] as const) : []),
    ...(isStud ? (['oddChip', 'anteTrimming'] as const) : []),
    'freeFold',
  ];
}

/** Whose tournaments lift the cap when two players are left. */
export const LIFTS_CAP_IN_TOURNAMENTS: Readonly<Record<RuleSetId, boolean>> = {
  wsop: true,
  pokerstars: false,
};

/** Which cards make a hand. */
export function findPlayingCards({ fromHand, boardSize, handSize, rankings }: Showdown): PlayingCards {
  if (fromHand === 'two') return 'twoOfHand';
  if (boardSize > 0) return 'withBoard';
  if (rankings[0] === 'badugi') return 'subset';
  return handSize === 7 ? 'fiveOfSeven' : 'all';
}
