import type { Rng } from '@doorcard/cards';
import type { Legal, View } from '@doorcard/engine';
import type { Verdict } from '../player.js';
import { BET, BRING_IN, CALL, CHECK, choose, COMPLETE, ENOUGH_RAISES, FOLD, RAISE } from '../choice.js';
import { happens } from '../stream.js';
import { isBeatenBy, readShape } from '../stud/handShape.js';
import { hasThreeToStraight } from '../stud/straightDraw.js';
import { buildVisibleContext, findLive, type VisibleContext } from '../visibleContext.js';
import { findDelta, LV1_DUEL, LV1_LINES, raiseLines, type Lines, type StudGame } from './demand.js';
import { scoreHigh } from './highScore.js';
import { cannotLoseIn, hasLock } from './lv1Lock.js';
import { capEightFold, countDifferentLows, hasEightLow, scoreEight, scoreRazz } from './lowScore.js';
import type { CpuParamsLv1 } from './params.js';
import type { Score } from './score.js';

/** What a raise on 3rd street asks for beyond a completion. */
const RERAISE_STEP = 12;
/** The share of a full bet from which on a price is heavy. */
const HEAVY = 1;
/** The share of the pot below which a price is never too high. */
const TRIFLE = 0.08;
/** The most players that count while only the bring-in has paid. */
const MOST_UNENTERED = 4;
const SEMI_BLUFF_DRAW = 8;

/** Adds up points for the hand and compares them with what the street and the betting demand. */
export function decideLv1(view: View, legal: Legal, rng: Rng, params: CpuParamsLv1): Verdict {
  const game = view.game as StudGame;
  const context = buildVisibleContext(view);
  const score = scoreHand(game, context);
  const players = countPlayers(context);
  const duel = context.headsUp ? LV1_DUEL[game] : undefined;
  const delta = (duel?.delta ?? 1) * findDelta(params, players, context.street >= 5, context.raiseCount);
  const lines = raiseLines(LV1_LINES[game][context.street - 3]!, delta, duel?.fold);
  const hand: Lv1Hand = { game, context, legal, rng, params, score, players, lines };
  if (context.street > 3) return view.currentBet === 0 ? mayBet(hand) : answer(hand, lines.raise!);
  if (context.third === 'bringIn') return bringIn(hand);
  return context.third === 'unopened' ? enter(hand) : answer(hand, lines.complete! + RERAISE_STEP);
}

interface Lv1Hand {
  readonly game: StudGame;
  readonly context: VisibleContext;
  readonly legal: Legal;
  readonly rng: Rng;
  readonly params: CpuParamsLv1;
  readonly score: Score;
  readonly players: number;
  readonly lines: Lines;
}

/** What the hand of a view is worth to lv1. */
export function scoreHand(game: StudGame, context: VisibleContext): Score {
  switch (game) {
    case 'stud':
      return scoreHigh(context);
    case 'razz':
      return scoreRazz(context);
    case 'stud8':
      return scoreEight(context);
  }
}

function countPlayers({ live, street, bringInSeat, lastAggressorSeat }: VisibleContext): number {
  const players = live.length + 1;
  if (street > 3 || lastAggressorSeat !== undefined) return players;
  const hasEntered = live.some(({ acted, seat }) => acted && seat !== bringInSeat);
  return hasEntered ? players : Math.min(MOST_UNENTERED, players);
}

function bringIn({ legal, score: { points: score }, lines }: Lv1Hand): Verdict {
  const demand = lines.complete!;
  return score >= demand
    ? choose(legal, COMPLETE, 'value', 'lv1/3rd/bringIn/complete', { score, demand })
    : choose(legal, BRING_IN, 'weak_bring_in', 'lv1/3rd/bringIn/weak', { score, demand });
}

function enter({ legal, score: { points: score }, lines }: Lv1Hand): Verdict {
  const { fold } = lines;
  const complete = lines.complete!;
  if (score >= complete) {
    return choose(legal, COMPLETE, 'value', 'lv1/3rd/unopened/complete', { score, demand: complete });
  }
  return score >= fold
    ? choose(legal, CALL, 'fair_call', 'lv1/3rd/unopened/call', { score, demand: fold })
    : choose(legal, FOLD, 'weak_smallbet', 'lv1/3rd/unopened/fold', { score, demand: fold });
}

function mayBet(hand: Lv1Hand): Verdict {
  const { legal, rng, params, players, lines, context } = hand;
  const { points: score, draw, threat } = hand.score;
  const data = { score, demand: lines.bet! };
  if (cannotLoseIn(hand.game, context)) return choose(legal, BET, 'sure_winner', 'lv1/bet/lock', { score });
  if (score >= lines.bet!) return choose(legal, BET, 'value', 'lv1/bet/value', data);
  const isSemiBluff = players <= 3 && context.street < 5 && draw >= SEMI_BLUFF_DRAW;
  if (isSemiBluff && happens(params.semiBluffFreq, rng)) {
    return choose(legal, BET, 'semi_bluff', 'lv1/bet/semiBluff', data);
  }
  const isBluff = players === 2 && threat === 0 && hasBackDoor(hand);
  if (isBluff && happens(params.bluffFreq, rng)) {
    return choose(legal, BET, 'bluff', 'lv1/bet/bluff', data);
  }
  return choose(legal, CHECK, 'weak_check', 'lv1/bet/check', data);
}

/** Three to a flush, a straight or a low with a card to come. */
function hasBackDoor({ game, context: { me, street } }: Lv1Hand): boolean {
  if (street === 7) return false;
  if (game !== 'stud' && countDifferentLows(me.cards) >= 3) return true;
  if (game === 'razz') return false;
  const { suited, ranks } = readShape(me.cards);
  return suited >= 3 || hasThreeToStraight(ranks);
}

function answer(hand: Lv1Hand, raise: number): Verdict {
  const { game, context, legal, rng, params, lines } = hand;
  const { points: score } = hand.score;
  if (cannotLoseIn(game, context)) return choose(legal, RAISE, 'sure_winner', 'lv1/facing/lock', { score });
  if (isBeatenOn7th(hand)) return choose(legal, FOLD, 'beaten_board', 'lv1/facing/beaten', { score });
  const fold = game === 'stud8' ? Math.min(lines.fold, capEightFold(context)) : lines.fold;
  if (score < fold) {
    const data = { score, demand: fold };
    if (isHeavy(context) && !isTrifle(context)) {
      const code = context.street >= 5 ? 'weak_bigbet' : 'weak_smallbet';
      return choose(legal, FOLD, code, 'lv1/facing/fold', data);
    }
    return choose(legal, CALL, 'cheap_call', 'lv1/facing/cheap', data);
  }
  if (score < raise) return choose(legal, CALL, 'fair_call', 'lv1/facing/call', { score, demand: raise });
  const data = { score, demand: raise };
  if (!happens(params.aggression * params.raiseChanceAdjust, rng)) {
    return choose(legal, CALL, 'strong_call', 'lv1/facing/strongCall', data);
  }
  return context.raiseCount >= ENOUGH_RAISES && !hasLock(game, context)
    ? choose(legal, CALL, 'raised_enough', 'lv1/facing/enough', data)
    : choose(legal, RAISE, 'value', 'lv1/facing/raise', data);
}

/** On 3rd street whatever comes after a completion is heavy, also for the bring-in, who has paid half of it. */
function isHeavy({ view, street, toCall }: VisibleContext): boolean {
  const { smallBet, bigBet } = view.stakes;
  return street === 3 || toCall >= HEAVY * (street >= 5 ? bigBet : smallBet);
}

const isTrifle = ({ view, toCall }: VisibleContext): boolean => toCall < TRIFLE * (view.pot + toCall);

/** On 7th street: nothing that his up cards alone do not beat. A low cannot be seen to be made. */
function isBeatenOn7th({ game, context }: Lv1Hand): boolean {
  if (context.street < 7 || game === 'razz') return false;
  const { cards } = context.me;
  if (game === 'stud8' && hasEightLow(cards)) return false;
  const bettor = findLive(context, context.lastAggressorSeat);
  return bettor !== undefined && isBeatenBy(readShape(cards), bettor.up);
}
