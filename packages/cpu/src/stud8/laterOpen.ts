import type { Card, Rng } from '@doorcard/cards';
import type { Legal } from '@doorcard/engine';
import { highValue } from '../cardValue.js';
import { BET, CHECK } from '../choice.js';
import type { Verdict } from '../player.js';
import { SIX_LOW } from '../razz/lowGate.js';
import { countLows, hasPair, lowRanksOf } from '../razz/lowRanks.js';
import type { CpuData } from '../reason.js';
import { happens } from '../stream.js';
import { FULL_HOUSE } from '../stud/handShape.js';
import { fairFor, LINES, type Style } from './lines.js';
import { describeSpot, type Stud8Spot } from './stud8Spot.js';
import { roundShare, type Stud8Code } from './stud8Reason.js';
import { play, type Stud8Rule } from './stud8Rules.js';

/** From 4th street on, nobody has bet. */
export function openStud8(spot: Stud8Spot, legal: Legal, rng: Rng, style: Style): Verdict {
  const { ctx, lock, isFreeroll, share } = spot;
  const { street, live } = ctx;
  const fair = fairFor(live.length);
  const line = LINES.bet[street - 4]! * fair * style.wager;
  const valueShare = share < line ? share : spot.findValueShare();
  const data = (): CpuData =>
    describeSpot(spot, { potShare: roundShare(valueShare), shareLine: roundShare(line) });
  if (lock !== 'none') {
    const rule = street === 7 ? 'stud8/7th/open/lock' : 'stud8/5th/open/lock';
    return play(legal, BET, lock === 'pot' ? 'eight_lock' : 'eight_half_lock', rule, () =>
      describeSpot(spot, { potShare: roundShare(valueShare) }),
    );
  }
  if (isFreeroll && valueShare >= line) {
    const rule = street === 7 ? 'stud8/7th/open/freeroll' : 'stud8/5th/open/freeroll';
    return play(legal, BET, 'eight_freeroll', rule, data);
  }
  if (isScooping(spot) && share >= LINES.scoopBet * fair) {
    return play(legal, BET, 'eight_scooping', 'stud8/5th/open/scooping', () =>
      describeSpot(spot, { potShare: roundShare(share) }),
    );
  }
  if (isQuarterDanger(spot)) return play(legal, CHECK, 'eight_quarter', NAMES[street - 4]!.quarter, data);
  if (valueShare >= line) {
    return valueShare >= line + LINES.trapAbove * fair &&
      spot.shape.made < FULL_HOUSE &&
      isAggressorBehind(spot) &&
      happens(LINES.trapFrequency * style.trap, rng)
      ? play(legal, CHECK, 'eight_trap', NAMES[street - 4]!.trap, data)
      : play(legal, BET, codeValue(spot), nameValue(spot), data);
  }
  const bluff = street === 7 ? bluffOn7th(spot, legal, rng, style) : press(spot, legal, rng, style, fair);
  return bluff ?? play(legal, CHECK, 'eight_check', NAMES[street - 4]!.check, data);
}

interface StreetNames {
  readonly quarter: Stud8Rule;
  readonly trap: Stud8Rule;
  readonly check: Stud8Rule;
}

const FIFTH: StreetNames = {
  quarter: 'stud8/5th/open/quarter',
  trap: 'stud8/5th/open/trap',
  check: 'stud8/5th/open/check',
};
/** By street from 4th; 6th street plays as 5th. */
const NAMES: readonly StreetNames[] = [
  { quarter: 'stud8/4th/open/quarter', trap: 'stud8/4th/open/trap', check: 'stud8/4th/open/check' },
  FIFTH,
  FIFTH,
  { quarter: 'stud8/7th/open/quarter', trap: 'stud8/7th/open/trap', check: 'stud8/7th/open/check' },
];

/** On 5th and 6th street a hand for both halves is never played slowly. */
export const isScooping = ({ role, ctx: { street } }: Stud8Spot): boolean =>
  role === 'SCOOPING' && (street === 5 || street === 6);

/** With three or more in the hand a low that others may share or beat wagers only when it is very good. */
export const isQuarterDanger = ({ role, ctx, mayBeQuartered, eightLow }: Stud8Spot): boolean =>
  role === 'LO_ONLY' && ctx.live.length > 1 && mayBeQuartered && eightLow < SIX_LOW;

/** Why a hand that is ahead bets: what it plays for, against what the other board aims at. */
function codeValue({ role, matchup }: Stud8Spot): Stud8Code {
  switch (role) {
    case 'SCOOPING':
      return 'eight_scooping';
    case 'LO_ONLY':
      return 'eight_value_low';
    case 'HI_ONLY':
      return matchup === 'HI_HI' ? 'eight_value_high' : 'eight_deny_low';
    case 'AIR':
      return 'eight_value_board';
  }
}

function nameValue({ ctx: { street }, matchup }: Stud8Spot): Stud8Rule {
  if (street === 4) return 'stud8/4th/open/value';
  if (street === 7) return 'stud8/7th/open/value';
  return matchup === 'HI_HI'
    ? 'stud8/5th/open/highHigh'
    : matchup === 'LO_LO'
      ? 'stud8/5th/open/lowLow'
      : 'stud8/5th/open/highLow';
}

/** The player who bet last may bet again: a check invites it. */
function isAggressorBehind({ ctx }: Stud8Spot): boolean {
  return ctx.live.some(({ seat, toAct }) => toAct && seat === ctx.lastAggressorSeat);
}

/** A semi-bluff: a hand that is nearly good enough bets some of the time, and improves where it is called. */
function press(spot: Stud8Spot, legal: Legal, rng: Rng, style: Style, fair: number): Verdict | undefined {
  const { ctx, share } = spot;
  const { street, live } = ctx;
  const line = LINES.pressure[street - 4]! * fair * style.wager;
  if (live.length > 2 || share < line || !happens(LINES.pressureFrequency * style.bluff, rng))
    return undefined;
  const rule = street === 4 ? 'stud8/4th/open/pressure' : 'stud8/5th/open/pressure';
  return play(legal, BET, 'eight_pressure', rule, () =>
    describeSpot(spot, { potShare: roundShare(share), shareLine: roundShare(line) }),
  );
}

const TEN = 10;

/** Heads-up only, and only where the up cards tell a story: a low that he may not have, or a high that he does not show. */
function bluffOn7th(spot: Stud8Spot, legal: Legal, rng: Rng, style: Style): Verdict | undefined {
  const { ctx, role, share, eightLow } = spot;
  if (!ctx.headsUp || eightLow > 0 || spot.board.isHiStrong) return undefined;
  const { he } = spot;
  if (countLows(lowRanksOf(he.up)) === 4) return undefined;
  const { up } = ctx.me;
  const mine = lowRanksOf(up);
  const data = (): CpuData => describeSpot(spot, { potShare: roundShare(share) });
  if (countLows(mine) >= 3) {
    const isMissed = role === 'AIR' && !hasPair(up, mine) && topOf(he.up) <= TEN;
    return isMissed && happens(LINES.missedLowFrequency * style.bluff, rng)
      ? play(legal, BET, 'eight_missed_low', 'stud8/7th/open/missedLow', data)
      : undefined;
  }
  const isHopeless = share < LINES.hopeless && topOf(up) > topOf(he.up);
  return isHopeless && happens(LINES.missedHighFrequency * style.bluff, rng)
    ? play(legal, BET, 'eight_missed_high', 'stud8/7th/open/missedHigh', data)
    : undefined;
}

/** The highest up card, the ace as 14. */
const topOf = (up: readonly Card[]): number => Math.max(...up.map(highValue));
