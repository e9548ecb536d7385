import type { Rng } from '@doorcard/cards';
import type { Legal, View } from '@doorcard/engine';
import { decideBadugiLv1 } from './badugi/badugiLv1.js';
import { decideBadugiLv2 } from './badugi/badugiLv2.js';
import { CPU_PROFILES } from './badugi/strategyProfile.js';
import { decideByEquity } from './equity/equityPlayer.js';
import { decideLv0 } from './lv0.js';
import { decideLv1 } from './lv1/lv1.js';
import { LV1_PARAMS, LV1_PROFILES, type Lv1Profile } from './lv1/params.js';
import type { CpuDecision, CpuPlayer, Decide } from './player.js';
import { decideAtRandom } from './randomPlayer.js';
import { decideRazzLv2 } from './razz/razzLv2.js';
import type { PlayerEntry } from './registry.js';
import { decideStudLv2 } from './stud/studLv2.js';
import { decideStud8Lv2 } from './stud8/stud8Lv2.js';

/** How a player decides in the game of a view. */
type Choice = (view: View) => Decide;

const makePlayer = (name: string, choose: Choice): CpuPlayer => ({
  name,
  decide: (view, rng) => {
    const { legal } = view;
    if (legal === null) throw new Error('this seat is not to act');
    return takeOnlyChoice(legal) ?? choose(view)(view, legal, rng);
  },
});

/** The players of this package, the weakest first. */
export const usualEntries: readonly PlayerEntry<CpuPlayer>[] = [
  { name: 'random', profiles: [], make: (name) => makePlayer(name, () => decideAtRandom) },
  { name: 'lv0', profiles: [], make: (name) => makePlayer(name, () => (_view, legal) => decideLv0(legal)) },
  {
    name: 'lv1',
    profiles: LV1_PROFILES,
    make: (name, profile) => makePlayer(name, chooseLv1(profile as Lv1Profile)),
  },
  {
    name: 'lv2',
    profiles: CPU_PROFILES.map((_, i) => String(i + 1)),
    make: (name, profile) => makePlayer(name, chooseLv2(Number(profile))),
  },
];

function chooseLv2(profile: number): Choice {
  const badugi = bind(decideBadugiLv2, CPU_PROFILES[profile - 1]!);
  const others = chooseLv1(LV1_PROFILES[0]);
  return (view) => {
    switch (view.game) {
      case 'badugi':
        return badugi;
      case 'stud':
        return decideStudLv2;
      case 'razz':
        return decideRazzLv2;
      case 'stud8':
        return decideStud8Lv2;
      default:
        return others(view);
    }
  };
}

function chooseLv1(profile: Lv1Profile): Choice {
  const stud = bind(decideLv1, LV1_PARAMS[profile]);
  return ({ game }) => {
    if (game === 'stud' || game === 'razz' || game === 'stud8') return stud;
    return game === 'badugi' ? decideBadugiLv1 : decideByEquity;
  };
}

const bind =
  <P>(decide: (view: View, legal: Legal, rng: Rng, profile: P) => CpuDecision, profile: P): Decide =>
  (view, legal, rng) =>
    decide(view, legal, rng, profile);

/** Where there is nothing to choose. */
function takeOnlyChoice({ fold, check, call, bringIn, raise, draw }: Legal): CpuDecision | undefined {
  const choices = Number(fold) + Number(check) + Number(call !== undefined) + Number(bringIn !== undefined);
  if (choices !== 1 || raise !== undefined || draw !== undefined) return undefined;
  const type = fold ? 'fold' : check ? 'check' : call !== undefined ? 'call' : 'bringIn';
  return { action: { type }, reason: { code: 'only_choice', rule: 'only', data: {} } };
}
