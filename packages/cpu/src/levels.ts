import { succeed, type Result, type Rng } from '@doorcard/cards';
import type { Legal, View } from '@doorcard/engine';
import { decideBadugiLv1 } from './badugi/badugiLv1.js';
import { chooseBadugiLv2 } from './badugi/badugiLv2.js';
import { PROFILE_BOUNDS, type StrategyProfile } from './badugi/strategyProfile.js';
import { decideBoardLv2 } from './boards/boardLv2.js';
import { makePlayer, type Choice } from './cpuPlayer.js';
import { decideDeuceLv2 } from './deuce/deuceLv2.js';
import { decideByEquity } from './equity/equityPlayer.js';
import { decideLv1 } from './lv1/lv1.js';
import { LV1_BOUNDS, type CpuParamsLv1 } from './lv1/params.js';
import { checkParameters } from './parameters.js';
import type { CpuPlayer, Decide, Verdict } from './player.js';
import { decideRazzLv2 } from './razz/razzLv2.js';
import { makeManner } from './share/manner.js';
import { decideStudLv2 } from './stud/studLv2.js';
import { styleOf } from './stud8/lines.js';
import { decideStud8Lv2 } from './stud8/stud8Lv2.js';

/** A player of level 1 with parameters of your own. They count in the stud games. */
export function makeLv1(name: string, params: CpuParamsLv1): Result<CpuPlayer> {
  const checked = checkParameters('lv1', LV1_BOUNDS, params);
  return checked.ok ? succeed(makePlayer(name, chooseLv1({ ...params }))) : checked;
}

/** A player of level 2 with a personality of your own. */
export function makeLv2(name: string, profile: StrategyProfile): Result<CpuPlayer> {
  const checked = checkParameters('lv2', PROFILE_BOUNDS, profile);
  return checked.ok ? succeed(makePlayer(name, chooseLv2({ ...profile }))) : checked;
}

export function chooseLv2(profile: StrategyProfile): Choice {
  const badugi = chooseBadugiLv2(profile);
  const stud = bind(decideStudLv2, profile);
  const stud8 = bind(decideStud8Lv2, styleOf(profile));
  const razz = bind(decideRazzLv2, profile);
  const manner = makeManner(profile);
  const boards = bind(decideBoardLv2, manner);
  const deuce = bind(decideDeuceLv2, manner);
  return (view) => {
    switch (view.game) {
      case 'badugi':
        return badugi;
      case 'stud':
        return stud;
      case 'razz':
        return razz;
      case 'stud8':
        return stud8;
      case 'limit-holdem':
      case 'holdem':
      case 'omaha8':
      case 'plo':
        return boards;
      // Both games of deuce-to-seven.
      default:
        return deuce;
    }
  };
}

export function chooseLv1(params: CpuParamsLv1): Choice {
  const stud = bind(decideLv1, params);
  return ({ game }) => {
    if (game === 'stud' || game === 'razz' || game === 'stud8') return stud;
    return game === 'badugi' ? decideBadugiLv1 : decideByEquity;
  };
}

const bind =
  <P>(decide: (view: View, legal: Legal, rng: Rng, profile: P) => Verdict, profile: P): Decide =>
  (view, legal, rng) =>
    decide(view, legal, rng, profile);
