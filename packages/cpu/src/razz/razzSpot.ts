import { aceToFive, type Rng } from '@doorcard/cards';
import type { Legal } from '@doorcard/engine';
import { ENOUGH_RAISES } from '../choice.js';
import type { StrategyProfile } from '../badugi/strategyProfile.js';
import type { VisibleContext } from '../visibleContext.js';
import { addOpponent, findMedian, mixOutlook, reweigh, sumChance, sumKind } from './chance.js';
import { countSeenRanks, type SeenRanks } from './deadLows.js';
import { countWins } from './holeCards.js';
import { beatsOfKind, EIGHT_SEVEN, KIND_COUNT, kindOf } from './lowKind.js';
import { lowRanksOf, type LowRanks } from './lowRanks.js';
import { findMyOutlook, type Outlook } from './outlook.js';
import type { CpuData } from '../reason.js';
import { LINES, RATES, TEMPER } from './razzLines.js';
import { happens } from '../stream.js';
import { readStory, type Story } from './story.js';

/** What a decision looks at, and what its reason says about the price and the hand. */
export class RazzSpot {
  readonly held: LowRanks;
  private seenRanks: SeenRanks | undefined;
  private allStories: Story | undefined;

  constructor(
    readonly ctx: VisibleContext,
    readonly legal: Legal,
    readonly rng: Rng,
    readonly profile: StrategyProfile,
  ) {
    this.held = lowRanksOf(ctx.me.cards);
  }

  /** Counted when a row asks for it, as the story is read. */
  get seen(): SeenRanks {
    return (this.seenRanks ??= countSeenRanks(this.ctx));
  }

  get story(): Story {
    return (this.allStories ??= readStory(this.ctx));
  }

  /** Who bet, what a call costs, what is in the pot, and how many bets are expected to follow. */
  price(): CpuData {
    const { bettorSeat, toCall, view, street } = this.ctx;
    const later = LINES.laterBets[street - 3]!;
    return {
      ...(bettorSeat !== undefined && { about: bettorSeat }),
      price: toCall,
      pot: view.pot,
      ...(later > 0 && { laterBets: later }),
    };
  }

  /** The low that I have. */
  lowHand(): CpuData {
    return { lowHand: aceToFive.rank(this.ctx.me.cards) };
  }
}

/** A hand is seven cards, of which two came down first. */
const HAND = 7;
const HOLE = 2;

// Reused by every decision, so that none of them allocates.
const board: Outlook = new Float64Array(KIND_COUNT);
const his: Outlook = new Float64Array(KIND_COUNT);
const oneWins: Outlook = new Float64Array(KIND_COUNT);
const wins: Outlook = new Float64Array(KIND_COUNT);

/** The chance to win against everybody who is in, from 4th street on. */
export function findChance({ ctx, held, seen, story }: RazzSpot): number {
  const { me, live, view } = ctx;
  const shared = lowRanksOf(view.board);
  const known = view.board.length + HOLE;
  for (let i = 0; i < KIND_COUNT; i++) wins[i] = 1;
  for (let i = 0; i < live.length; i++) {
    const { seat, up, acted } = live[i]!;
    const ranks = lowRanksOf(up) | shared;
    const toCome = HAND - known - up.length;
    const any = story.any[seat]!;
    const strong = story.strong[seat]!;
    if (ctx.street === 7 || saysMore(ctx, seat)) {
      mixOutlook(ranks, toCome, any, strong, his);
      if (acted) weighAction(ctx, seat, story);
      countWins(his, oneWins);
      if (ctx.street === 7) oneWins[kindOf(held)]! += his[kindOf(held)]! * (beatsOfKind(held) - 0.5);
      for (let k = 0; k < KIND_COUNT; k++) wins[k]! *= oneWins[k]!;
    } else addOpponent(ranks, toCome, any, strong, wins);
  }
  // With all cards there, the hand is of one kind.
  if (me.cards.length === HAND) return sumKind(kindOf(held), wins);
  return sumChance(findMyOutlook(held, HAND - me.cards.length, seen), wins);
}

/** Whether he has raised on 5th or 6th street, which says something about the low that he makes. */
const saysMore = ({ street, bettorSeat, raiseCount }: VisibleContext, seat: number): boolean =>
  street >= 5 && raiseCount > 0 && seat === bettorSeat;

/**
 * A raise is an eight or better, or less often something else. On 7th street a bet is a low that beats most of what I
 * show, or a bluff, and a check is rarely such a low.
 */
function weighAction(
  { street, bettorSeat, raiseCount, me, view }: VisibleContext,
  seat: number,
  story: Story,
): void {
  if (street < 7) {
    reweigh(his, EIGHT_SEVEN, 1, LINES.raiseWeight ** Math.min(raiseCount, LINES.raisesBelieved));
    return;
  }
  readBoard(me, view.board, story);
  const median = findMedian(board);
  if (seat === bettorSeat) reweigh(his, median, 1, LINES.bluffWeight / (1 + raiseCount));
  else if (bettorSeat === undefined) reweigh(his, median, LINES.checkWeight, 1);
}

function readBoard(
  { seat, up }: VisibleContext['me'],
  shared: VisibleContext['me']['up'],
  story: Story,
): void {
  const toCome = HAND - HOLE - up.length - shared.length;
  mixOutlook(lowRanksOf(up) | lowRanksOf(shared), toCome, story.any[seat]!, story.strong[seat]!, board);
}

/** The chance that my up cards suggest to the others. Reads what `findChance` has left for the same decision. */
export function findLead({ ctx: { me, view }, story }: RazzSpot): number {
  readBoard(me, view.board, story);
  return sumChance(board, wins);
}

/** A chance as if one opponent were in: one half is a fair share. */
export const shareOfTwo = (chance: number, opponents: number): number => (chance * (opponents + 1)) / 2;

/** The share of the pot that a call has to win, with the bets that are expected to follow. Two bets at once count twice. */
export function findNeeded({ ctx: { view, toCall, street }, profile }: RazzSpot): number {
  const { smallBet, bigBet } = view.stakes;
  const later = LINES.laterBets[street - 3]! * Math.max(toCall, street < 5 ? smallBet : bigBet);
  const needed = (toCall + later) / (view.pot + toCall + 2 * later);
  return Math.max(LINES.least[street - 3]!, needed * (1 + (profile.tightnessFactor - 1) * TEMPER.call));
}

/** What a personality takes off the lines of bets and raises. */
export const pushOf = ({ aggressionFactor }: StrategyProfile): number => (aggressionFactor - 1) * TEMPER.push;

/** Whether a hand with this share raises. A hand that may lose stops where raises have no cap. */
export function mayRaise({ ctx: { street, raiseCount }, profile }: RazzSpot, share: number): boolean {
  const line = LINES.raise[street - 3]! + LINES.raiseStep * raiseCount - pushOf(profile);
  return raiseCount < ENOUGH_RAISES && share >= Math.max(LINES.leastRaise, line);
}

/** Whether a strong hand checks to raise: somebody is to act behind, and my up cards do not keep him from betting. */
export const mayCheckRaise = ({ ctx, rng }: RazzSpot, share: number, leadShare: number): boolean =>
  share >= LINES.checkRaise &&
  share < LINES.slowPlay &&
  leadShare < LINES.checkRaiseLead &&
  leadShare < share &&
  !ctx.lastToAct &&
  happens(RATES.checkRaise, rng);

/** Whether a personality bluffs this time, where it may. */
export const mayBluff = ({ profile, rng }: RazzSpot, rate: number): boolean =>
  happens(Math.min(1, rate * Math.max(0, profile.bluffFrequency - TEMPER.bluffFrom)), rng);

/** Whether a hand that may raise only calls this time. */
export const maySlowPlay = ({ profile, rng }: RazzSpot, rate: number): boolean =>
  happens(Math.max(0, rate * (1 - (profile.aggressionFactor - 1) * TEMPER.patience)), rng);
