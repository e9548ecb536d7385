import type { Card, Rng } from '@doorcard/cards';
import type { Legal } from '@doorcard/engine';
import { lowValue } from '../cardValue.js';
import { BRING_IN, CALL, COMPLETE, ENOUGH_RAISES, FOLD, RAISE } from '../choice.js';
import type { Verdict } from '../player.js';
import { countSeenRanks } from '../razz/deadLows.js';
import { lowRanksOf } from '../razz/lowRanks.js';
import type { CpuData } from '../reason.js';
import { happens } from '../stream.js';
import { NO_PAIR, readShape, TRIPS } from '../stud/handShape.js';
import { studTier } from '../stud/studTier.js';
import { findLive, type VisibleContext, type VisibleOpponent } from '../visibleContext.js';
import { readActions } from './actionReading.js';
import { fairFor, LINES, type Style } from './lines.js';
import { countLowDead, DEAD, findNeededPenalty } from './lowDead.js';
import { fillShareTables, findPotShare, ShareTables } from './potShare.js';
import { inferIntentFromDoor } from './splitBoard.js';
import { roundShare, type Stud8Code } from './stud8Reason.js';
import { play, type Stud8Rule } from './stud8Rules.js';
import { classify3rdStud8, type Stud8Start } from './stud8Start.js';

/** What the tables below ask of the three cards. */
interface Start {
  /** As dead cards leave it. */
  readonly stud8Start: Stud8Start;
  readonly isTrips: boolean;
  /** The value of the pair, 2..14, or 0. */
  readonly pair: number;
  /** My share of the pot against what the others have shown. */
  readonly findShare: () => number;
}

/** How likely an opponent is to stay in who has still to answer a completion. */
const STAYS = 0.5;
const QUEENS = 12;
const ACES = 14;

export function decideStud8On3rd(ctx: VisibleContext, legal: Legal, rng: Rng, style: Style): Verdict {
  const start = readStart(ctx);
  switch (ctx.third) {
    case 'bringIn':
      return bringIn(ctx, legal, start, style);
    case 'unopened':
      return open(ctx, legal, start, style);
    default:
      return answer(ctx, legal, start, rng, style);
  }
}

const tables = new ShareTables();

function readStart(ctx: VisibleContext): Start {
  const { cards } = ctx.me;
  const shape = readShape(cards);
  const { made, pair } = shape;
  const held = lowRanksOf(cards);
  const isTrips = made === TRIPS;
  return {
    stud8Start: demote(ctx, classify3rdStud8(cards), isTrips, made === NO_PAIR),
    isTrips,
    pair: isTrips ? 0 : pair,
    findShare: () => {
      fillShareTables(tables, ctx, shape, held);
      return findPotShare(tables, ctx, readActions(ctx), 0, ctx.bettorSeat === undefined ? 1 : STAYS);
    },
  };
}

/** Dead lows that I need. */
const findPenalty = (ctx: VisibleContext): number =>
  findNeededPenalty(countSeenRanks(ctx), lowRanksOf(ctx.me.cards));

function demote(ctx: VisibleContext, start: Stud8Start, isTrips: boolean, isDraw: boolean): Stud8Start {
  // Trips do not wait for low cards.
  if (start === 'Scoop3_Monster' && findPenalty(ctx) >= DEAD) return isTrips ? 'High3_Good' : 'Low3_Good';
  if (start === 'Low3_Good' && findPenalty(ctx) >= DEAD) return 'Marginal';
  if (start !== 'High3_Good' || !isDraw) return start;
  const { me, deadRankCount, deadSuitCount } = ctx;
  return studTier(me.down[0]!, me.down[1]!, me.door, deadRankCount, deadSuitCount) === 'A'
    ? start
    : 'Marginal';
}

const isLow = (door: Card): boolean => inferIntentFromDoor(door) === 'LO';
const isTrey = (door: Card): boolean => lowValue(door) <= 3;

const describe = (ctx: VisibleContext, { stud8Start }: Start, more: CpuData): CpuData => ({
  stud8Start,
  lowPenalty: findPenalty(ctx),
  deadLows: countLowDead(ctx.deadRankCount).penalty,
  ...more,
});

/** The same with a share of the pot and the line that it was compared with. */
const describeShare = (ctx: VisibleContext, start: Start, share: number, line: number): CpuData =>
  describe(ctx, start, { potShare: roundShare(share), shareLine: roundShare(line) });

const CODE_OF: Readonly<Record<Stud8Start, Stud8Code>> = {
  Scoop3_Monster: 'eight_scoop_start',
  Low3_Good: 'eight_low_start',
  High3_Good: 'eight_high_start',
  Marginal: 'eight_one_way',
  Trash: 'eight_trash',
};

function bringIn(ctx: VisibleContext, legal: Legal, start: Start, style: Style): Verdict {
  const { live } = ctx;
  const { stud8Start } = start;
  if (live.length === 1) {
    const share = start.findShare();
    const line = LINES.bringIn * style.call;
    const data = (): CpuData => describeShare(ctx, start, share, line);
    return share >= line
      ? play(legal, COMPLETE, 'eight_heads_up', 'stud8/3rd/bringIn/headsUp', data)
      : play(legal, BRING_IN, 'eight_heads_up_weak', 'stud8/3rd/bringIn/headsUpWeak', data);
  }
  let lowDoors = 0;
  let hasTrey = false;
  for (const { door } of live) {
    if (isLow(door)) lowDoors++;
    hasTrey ||= isTrey(door);
  }
  const data = (): CpuData => describe(ctx, start, { lowDoors });
  if (stud8Start === 'Trash') return play(legal, BRING_IN, 'eight_trash', 'stud8/3rd/bringIn/trash', data);
  if (stud8Start !== 'Marginal') {
    return play(legal, COMPLETE, CODE_OF[stud8Start], 'stud8/3rd/bringIn/good', data);
  }
  return lowDoors <= 1 && !hasTrey
    ? play(legal, COMPLETE, 'eight_steal_bring_in', 'stud8/3rd/bringIn/steal', data)
    : play(legal, BRING_IN, 'eight_bring_in', 'stud8/3rd/bringIn/marginal', data);
}

function open(ctx: VisibleContext, legal: Legal, start: Start, style: Style): Verdict {
  const { live } = ctx;
  const { stud8Start } = start;
  if (live.length === 1) {
    const share = start.findShare();
    const line = LINES.lastIn * style.call;
    const data = (): CpuData => describeShare(ctx, start, share, line);
    return share >= line
      ? play(legal, COMPLETE, 'eight_heads_up', 'stud8/3rd/unopened/lastIn', data)
      : play(legal, FOLD, 'eight_heads_up_weak', 'stud8/3rd/unopened/lastOut', data);
  }
  if (live.length === 2) {
    const share = start.findShare();
    const line = LINES.twoLeft * fairFor(2) * style.enter;
    if (share >= line) {
      return play(legal, COMPLETE, 'eight_two_left', 'stud8/3rd/unopened/twoLeft', () =>
        describeShare(ctx, start, share, line),
      );
    }
  }
  const lowDoors = countLowDoors(ctx);
  const data = (): CpuData => describe(ctx, start, { lowDoors });
  switch (stud8Start) {
    case 'Scoop3_Monster':
      return play(legal, COMPLETE, 'eight_scoop_start', 'stud8/3rd/unopened/scoop', data);
    case 'Low3_Good':
      return (
        foldThin(ctx, legal, start, style) ??
        play(legal, COMPLETE, 'eight_low_start', 'stud8/3rd/unopened/low', data)
      );
    case 'High3_Good':
      if (start.isTrips || start.pair >= QUEENS) {
        return play(legal, COMPLETE, 'eight_high_start', 'stud8/3rd/unopened/high', data);
      }
      if (lowDoors > 1) return play(legal, FOLD, 'eight_low_doors', 'stud8/3rd/unopened/lowDoors', data);
      return (
        foldThin(ctx, legal, start, style) ??
        play(legal, COMPLETE, 'eight_high_start', 'stud8/3rd/unopened/high', data)
      );
    case 'Marginal':
      return canSteal(ctx)
        ? play(legal, COMPLETE, 'eight_steal', 'stud8/3rd/unopened/steal', data)
        : play(legal, FOLD, 'eight_one_way', 'stud8/3rd/unopened/marginal', data);
    case 'Trash':
      return play(legal, FOLD, 'eight_trash', 'stud8/3rd/unopened/trash', data);
  }
}

/** A good start folds where it wins too little against this many. */
function foldThin(ctx: VisibleContext, legal: Legal, start: Start, style: Style): Verdict | undefined {
  const share = start.findShare();
  const line = LINES.start * fairFor(ctx.live.length) * style.enter;
  return share >= line
    ? undefined
    : play(legal, FOLD, 'eight_thin', 'stud8/3rd/unopened/thin', () =>
        describeShare(ctx, start, share, line),
      );
}

/** Low doors that may still play: those who limped have shown that they do. The bring-in holds any cards. */
function countLowDoors({ live, bringInSeat }: VisibleContext): number {
  let count = 0;
  for (let i = 0; i < live.length; i++) {
    const { seat, door } = live[i]!;
    if (seat !== bringInSeat && isLow(door)) count++;
  }
  return count;
}

/** The hand of the bring-in is random: it is one low door at most, never one to fear. */
function canSteal({ live, me, bringInSeat }: VisibleContext): boolean {
  if (!isLow(me.door)) return false;
  let count = 0;
  for (const { seat, door, toAct } of live) {
    count += Number(isLow(door));
    if (seat !== bringInSeat && (isTrey(door) || (!toAct && lowValue(door) <= lowValue(me.door))))
      return false;
  }
  return count <= 1;
}

/** Against a completion, or a raise of one: the price and what the raiser shows. */
function answer(ctx: VisibleContext, legal: Legal, start: Start, rng: Rng, style: Style): Verdict {
  const { live, toCall, view, raiseCount, me, bringInSeat } = ctx;
  const { stud8Start, isTrips, pair } = start;
  const share = start.findShare();
  const fair = fairFor(countOpponents(live));
  const raiser = findLive(ctx, ctx.bettorSeat)!;
  const need = findNeed(ctx, fair) * (live.length > 1 ? style.enter : style.call);
  const raiseBase = stud8Start === 'Scoop3_Monster' ? LINES.raiseScoop3 : LINES.raise3rd;
  const raiseLine = (raiseBase + LINES.raise3rdStep * raiseCount) * fair * style.wager;
  const data = (): CpuData =>
    describe(ctx, start, {
      about: raiser.seat,
      potShare: roundShare(share),
      requiredEquity: roundShare(need),
      price: toCall,
      pot: view.pot,
    });
  const answerBy = (wishes: Parameters<typeof play>[1], code: Stud8Code, rule: Stud8Rule): Verdict =>
    play(legal, wishes, code, rule, data);
  // For the rows that do not ask for the price.
  const shareAlone = (): CpuData => describe(ctx, start, { about: raiser.seat, potShare: roundShare(share) });
  const mayRaise = raiseCount < ENOUGH_RAISES;
  if ((isTrips || pair === ACES) && mayRaise) {
    const code = isTrips ? 'eight_trips' : 'eight_aces';
    return play(legal, RAISE, code, 'stud8/3rd/raised/monster', shareAlone);
  }
  const isHighOnly = stud8Start === 'High3_Good' && pair !== ACES;
  if (isHighOnly && isLow(raiser.door) && live.length > 1 && me.seat !== bringInSeat) {
    return play(legal, FOLD, 'eight_low_door_raised', 'stud8/3rd/raised/highFold', shareAlone);
  }
  if (mayRaise && share >= raiseLine) {
    return play(legal, RAISE, 'eight_raise_ahead', 'stud8/3rd/raised/ahead', () => ({
      ...describeShare(ctx, start, share, raiseLine),
      about: raiser.seat,
    }));
  }
  if (isRestealSpot(ctx, raiser, share) && happens(LINES.restealFrequency * style.bluff, rng)) {
    return answerBy(RAISE, 'eight_resteal', 'stud8/3rd/raised/resteal');
  }
  if (share >= need) return answerBy(CALL, 'eight_defend', 'stud8/3rd/raised/call');
  const isSeldom = raiseCount > 0 && share >= need - LINES.seldomBelow;
  return isSeldom && happens(LINES.seldom, rng)
    ? answerBy(CALL, 'eight_seldom', 'stud8/3rd/raised/seldom')
    : answerBy(FOLD, 'eight_price', 'stud8/3rd/raised/fold');
}

function countOpponents(live: readonly VisibleOpponent[]): number {
  let count = 0;
  for (const { toAct } of live) count += toAct ? STAYS : 1;
  return count;
}

/** The share of the pot that staying in asks for: more than the price, because more bets follow. */
function findNeed({ toCall, view, raiseCount, third }: VisibleContext, fair: number): number {
  // Who calls two bets cold has nothing in the pot yet; who has completed must not let every raise win it.
  const base = (LINES.defence + (third === 'cold' ? LINES.defenceCold * raiseCount : 0)) * fair;
  return base + (LINES.defencePrice * toCall) / (view.pot + toCall);
}

/** A low door takes a pot back from a high one, when nobody else is in it. */
const isRestealSpot = (ctx: VisibleContext, raiser: VisibleOpponent, share: number): boolean =>
  ctx.live.length === 1 &&
  ctx.raiseCount === 0 &&
  isLow(ctx.me.door) &&
  !isLow(raiser.door) &&
  share >= LINES.resteal;
