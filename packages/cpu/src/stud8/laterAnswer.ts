import type { Rng } from '@doorcard/cards';
import type { Legal } from '@doorcard/engine';
import { CALL, ENOUGH_RAISES, FOLD, RAISE } from '../choice.js';
import type { Verdict } from '../player.js';
import type { CpuData } from '../reason.js';
import { happens } from '../stream.js';
import { FULL_HOUSE, isBeatenBy, TWO_PAIR } from '../stud/handShape.js';
import { isQuarterDanger, isScooping } from './laterOpen.js';
import { fairFor, LINES, type Style } from './lines.js';
import { DEAD } from './lowDead.js';
import { describeSpot, findLowPenalty, type Stud8Spot } from './stud8Spot.js';
import { roundShare } from './stud8Reason.js';
import { play, type Stud8Rule } from './stud8Rules.js';

interface StreetNames {
  readonly monster: Stud8Rule;
  readonly raise: Stud8Rule;
  readonly call: Stud8Rule;
  readonly fold: Stud8Rule;
}

const FIFTH: StreetNames = {
  monster: 'stud8/5th/facing/monster',
  raise: 'stud8/5th/facing/raise',
  call: 'stud8/5th/facing/call',
  fold: 'stud8/5th/facing/fold',
};
/** By street from 4th; 6th street plays as 5th. */
const NAMES: readonly StreetNames[] = [
  {
    monster: 'stud8/4th/facing/raise',
    raise: 'stud8/4th/facing/raise',
    call: 'stud8/4th/facing/call',
    fold: 'stud8/4th/facing/fold',
  },
  FIFTH,
  FIFTH,
  {
    monster: 'stud8/7th/facing/monster',
    raise: 'stud8/7th/facing/raise',
    call: 'stud8/7th/facing/call',
    fold: 'stud8/7th/facing/fold',
  },
];

/** From 4th street on, facing a bet: what cannot lose raises, what is ahead raises, what the price pays for calls. */
export function answerStud8(spot: Stud8Spot, legal: Legal, rng: Rng, style: Style): Verdict {
  const { ctx, lock, isFreeroll, share, shape, eightLow } = spot;
  const { street, live, toCall, view, raiseCount } = ctx;
  const names = NAMES[street - 4]!;
  const fair = fairFor(live.length);
  const line = (LINES.raise[street - 4]! + LINES.raiseStep * raiseCount) * fair * style.wager;
  const valueShare = share < LINES.monster * fair ? share : spot.findValueShare();
  /** What a row that raises compares: a reason never shows a line of another row. */
  const compare = (shareLine: number) => (): CpuData =>
    describeSpot(spot, { potShare: roundShare(valueShare), shareLine: roundShare(shareLine) });
  if (lock !== 'none') {
    const rule = street === 7 ? 'stud8/7th/facing/lock' : 'stud8/5th/facing/lock';
    return play(legal, RAISE, lock === 'pot' ? 'eight_lock' : 'eight_half_lock', rule, () =>
      describeSpot(spot, { potShare: roundShare(valueShare) }),
    );
  }
  if (street === 7 && eightLow === 0 && isBeatenBy(shape, spot.he.up)) {
    return play(legal, FOLD, 'eight_no_half', 'stud8/7th/facing/noHalf', () => describeSpot(spot, {}));
  }
  const need = ((LINES.callFactor[street - 4]! * toCall) / (view.pot + toCall)) * style.call;
  const data = (): CpuData =>
    describeSpot(spot, {
      potShare: roundShare(share),
      requiredEquity: roundShare(need),
      price: toCall,
      pot: view.pot,
    });
  const mayRaise = raiseCount < ENOUGH_RAISES;
  const scoopLine = (LINES.scoopRaise + LINES.raiseStep * raiseCount) * fair;
  if (mayRaise && isFreeroll && valueShare >= scoopLine) {
    const rule = street === 7 ? 'stud8/7th/facing/freeroll' : 'stud8/5th/facing/freeroll';
    return play(legal, RAISE, 'eight_freeroll', rule, compare(scoopLine));
  }
  const monsterLine = LINES.monster * fair;
  if (mayRaise && shape.made >= FULL_HOUSE && valueShare >= monsterLine) {
    return play(legal, RAISE, 'eight_monster', names.monster, compare(monsterLine));
  }
  if (mayRaise && isScooping(spot)) {
    if (spot.matchup === 'SCOOP_RACE' && eightLow === 0 && valueShare < line && share >= need) {
      return play(legal, CALL, 'eight_scoop_race', 'stud8/5th/facing/race', data);
    }
    if (valueShare >= scoopLine) {
      return play(legal, RAISE, 'eight_scooping', 'stud8/5th/facing/scooping', compare(scoopLine));
    }
  }
  if (mayRaise && valueShare >= line && !isQuarterDanger(spot)) {
    return street === 4 &&
      valueShare >= line + LINES.slowPlayAbove * fair &&
      happens(LINES.slowPlayFrequency * style.trap, rng)
      ? play(legal, CALL, 'eight_slow_play', 'stud8/4th/facing/slowPlay', compare(line))
      : play(legal, RAISE, 'eight_raise_ahead', names.raise, compare(line));
  }
  if (isSemiBluff(spot) && happens(LINES.semiBluffFrequency * style.bluff, rng)) {
    const rule = street === 4 ? 'stud8/4th/facing/semiBluff' : 'stud8/5th/facing/semiBluff';
    return play(legal, RAISE, 'eight_semi_bluff', rule, data);
  }
  if (share >= need) return play(legal, CALL, 'eight_call', names.call, data);
  if (street === 5 || street === 6) return leave(spot, legal, data);
  return play(legal, FOLD, 'eight_price', names.fold, data);
}

/** A draw to both halves, or a strong one to one of them, against one opponent who has only bet once. */
const isSemiBluff = (spot: Stud8Spot): boolean =>
  spot.share >= LINES.semiBluff &&
  spot.ctx.street < 7 &&
  spot.ctx.headsUp &&
  spot.ctx.raiseCount === 0 &&
  spot.role !== 'AIR' &&
  spot.shape.made < TWO_PAIR &&
  spot.isDraw;

/** 5th and 6th street say why: the two hands that lose most by going on. */
function leave(spot: Stud8Spot, legal: Legal, data: () => CpuData): Verdict {
  const { role, shape, eightLow } = spot;
  if (role === 'HI_ONLY' && spot.board.isLoStrong && shape.made < TWO_PAIR) {
    return play(legal, FOLD, 'eight_scooped', 'stud8/5th/facing/scooped', data);
  }
  if (role === 'LO_ONLY' && spot.board.isHiStrong && eightLow === 0 && findLowPenalty(spot) >= DEAD) {
    return play(legal, FOLD, 'eight_low_dead', 'stud8/5th/facing/lowDead', data);
  }
  return play(legal, FOLD, 'eight_price', 'stud8/5th/facing/fold', data);
}
