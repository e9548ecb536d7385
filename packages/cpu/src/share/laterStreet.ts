import type { Rng } from '@doorcard/cards';
import { ENOUGH_RAISES } from '../choice.js';
import type { Verdict } from '../player.js';
import { happens } from '../stream.js';
import type { CpuData } from '../reason.js';
import type { Spot } from './spot.js';
import type { ShareCode, ShareRule } from './shareReason.js';
import { CALL, CHECK, decideAs, FOLD, RAISE } from './verdict.js';
import { sizePart } from './wagerSize.js';

/** What a family of games knows about a hand. */
export interface Holding {
  /** The share of the pot if every opponent had shown so much more strength than he has, 0..1. */
  share(more: number): number;
  /** 0 nothing to come, 1 a draw, 2 a good draw. */
  readonly draw: number;
  /** Stood pat with nothing at the last draw. */
  readonly isSnow: boolean;
  /** No hand that fits what is seen beats mine, now and at the end. */
  isLock(): boolean;
}

/** The numbers of docs/design/board-players.md and deuce-players.md for one game. */
export interface LaterStreetTable {
  /** Shares of those who stay, from which on a hand bets, and raises a bet; heads-up. */
  readonly bet: number;
  readonly raise: number;
  /** How much more strength a call of my wager, and a call of my raise, shows. */
  readonly calledMore: number;
  readonly raisedMore: number;
  /** What a share must have over the price while more can be lost, in and out of position. */
  readonly margin: number;
  /** What a draw may lack. */
  readonly implied: number;
  /** How often: the one who raised before goes on, a draw bets, nothing bets the last street, a good hand checks to raise. */
  readonly pressure: number;
  readonly drawBets: number;
  readonly bluffs: number;
  readonly traps: number;
}

/** Every further raise of a street asks for more. */
const PER_RAISE = 0.03;
/** Shares under which a hand that is checked through will hardly win. */
const HOPELESS = 0.25;
/** Who snowed has to bet, or the snow was for nothing. */
const SNOW_BETS = 0.9;
/** The least share with which the one who led goes on betting. */
const LEADS_FROM = 0.3;

/** Every street after the first. */
export function decideLaterStreet(spot: Spot, holding: Holding, table: LaterStreetTable, rng: Rng): Verdict {
  return spot.price > 0 ? facing(spot, holding, table, rng) : checkedTo(spot, holding, table, rng);
}

/** What a share of one half heads-up is among more players. */
const amongPlayers = (share: number, players: number): number =>
  players === 2 ? share : share * (0.35 + 1.3 / players);

function checkedTo(spot: Spot, holding: Holding, table: LaterStreetTable, rng: Rng): Verdict {
  const { legal, log, manner, players, isLast, isFixed, view } = spot;
  const share = holding.share(0);
  if (legal.raise === undefined) return conclude(spot, CHECK, 'share_check', 'later/check', share);
  const called = holding.share(table.calledMore);
  const asked = amongPlayers(table.bet + manner.caution, players);
  const led = log.leader === view.seat;
  const isFirst = log.toAct > 0 && !log.inPosition;
  if (called >= asked || holding.isLock()) {
    // A player who raised before will often bet again: a check by the one who acts first wins more, now and then.
    const traps = isFirst && !isLast && log.leader >= 0 && !led ? table.traps : 0;
    if (!holding.isLock() && happens(traps, rng)) {
      return conclude(spot, CHECK, 'share_trap', 'later/trap', share, called, traps);
    }
    const code = holding.isLock() ? 'share_lock' : 'share_value';
    return wager(spot, code, 'later/value', share, called, called - asked);
  }
  if (isLast) {
    const bluff = holding.isSnow ? SNOW_BETS : findBluff(spot, table, share);
    return happens(bluff, rng)
      ? wager(spot, 'share_bluff', 'later/bluff', share, called, 0, bluff)
      : conclude(spot, CHECK, 'share_check', 'later/showdown', share, called);
  }
  const bluffs = manner.bluffs * (players === 2 ? 1 : players === 3 ? 0.5 : 0.15);
  if (holding.draw > 0) {
    const frequency = Math.min(0.9, table.drawBets * bluffs * (holding.draw === 2 ? 1 : 0.6));
    if (happens(frequency, rng)) {
      return wager(spot, 'share_draw_bet', 'later/draw-bet', share, called, 0, frequency);
    }
  } else if (led || (log.toAct === 0 && log.leader < 0)) {
    const isWorth = share >= amongPlayers(LEADS_FROM, players);
    const frequency = Math.min(0.95, table.pressure * bluffs * (isWorth ? 1 : 0.5) * (isFixed ? 1 : 0.8));
    if (happens(frequency, rng)) {
      return wager(spot, 'share_pressure', 'later/pressure', share, called, 0, frequency);
    }
  }
  return conclude(spot, CHECK, 'share_check', 'later/check', share, called);
}

/** On the last street: as many bluffs beside the value bets as the price that they offer allows. */
function findBluff(
  { players, manner, isFixed, view, legal }: Spot,
  table: LaterStreetTable,
  share: number,
): number {
  if (players > 2 || share > HOPELESS) return 0;
  const bet = isFixed ? legal.raise!.min - view.currentBet : 0.6 * view.pot;
  // Bluffs come from about as many hands as value bets do.
  return Math.min(0.6, table.bluffs * manner.bluffs * ((3 * bet) / (view.pot + 2 * bet)));
}

function facing(spot: Spot, holding: Holding, table: LaterStreetTable, rng: Rng): Verdict {
  const { view, legal, manner, players, required, isLast, isFixed, log, depth } = spot;
  const share = holding.share(0);
  const raises = Math.max(0, view.wagers - 1);
  const asked = Math.min(0.95, amongPlayers(table.raise + manner.caution, players) + PER_RAISE * raises);
  const called = holding.share(table.raisedMore);
  if (legal.raise !== undefined && (called >= asked || holding.isLock())) {
    if (raises >= ENOUGH_RAISES && !holding.isLock()) {
      return conclude(spot, CALL, 'share_enough', 'later/enough', share, called);
    }
    const code = holding.isLock() ? 'share_lock' : 'share_raise';
    return wager(spot, code, 'later/raise', share, called, called - asked);
  }
  const position = log.inPosition ? 0 : 0.5;
  const margin = isLast ? 0 : isFixed ? table.margin * position : table.margin * (0.6 + position) * depth;
  const isDraw = holding.draw > 0 && !isLast;
  const needed = isDraw
    ? Math.max(0, required - (table.implied * holding.draw) / 2)
    : required + Math.max(0, margin + manner.caution / 2);
  if (share >= needed) {
    if (isDraw && holding.draw === 2 && legal.raise !== undefined && raises === 0 && players === 2) {
      const frequency = Math.min(0.5, 0.3 * table.drawBets * manner.bluffs);
      if (happens(frequency, rng)) {
        return wager(spot, 'share_draw_bet', 'later/draw-raise', share, called, 0, frequency);
      }
    }
    return share >= required
      ? answer(spot, CALL, 'share_call', 'later/call', share, needed)
      : answer(spot, CALL, 'share_draw_call', 'later/draw-call', share, needed);
  }
  return answer(spot, FOLD, 'share_fold', 'later/fold', share, needed);
}

/** A bet or raise: half the pot, and up to the pot the more the hand has to spare. */
function wager(
  spot: Spot,
  code: ShareCode,
  rule: ShareRule,
  share: number,
  called: number,
  spare: number,
  frequency?: number,
): Verdict {
  const { to } = sizePart(spot, Math.min(1, 0.55 + 1.5 * spare));
  return decideAs(spot, RAISE, code, rule, () => listFacts(spot, share, called, frequency), to);
}

const conclude = (
  spot: Spot,
  wishes: typeof CALL,
  code: ShareCode,
  rule: ShareRule,
  share: number,
  called?: number,
  frequency?: number,
): Verdict => decideAs(spot, wishes, code, rule, () => listFacts(spot, share, called, frequency));

const answer = (
  spot: Spot,
  wishes: typeof CALL,
  code: ShareCode,
  rule: ShareRule,
  share: number,
  needed: number,
): Verdict => decideAs(spot, wishes, code, rule, () => ({ ...listFacts(spot, share), needed }));

function listFacts({ log, view }: Spot, share: number, called?: number, frequency?: number): CpuData {
  const shown = log.shown.reduce(
    (most, one, seat) => (seat === view.seat || view.seats[seat]!.folded ? most : Math.max(most, one)),
    0,
  );
  return {
    share,
    ...(called === undefined ? {} : { called }),
    shown,
    ...(frequency === undefined ? {} : { frequency }),
  };
}
