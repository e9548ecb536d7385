import { refuse, succeed, type Result, type Rng } from '@doorcard/cards';
import type { Legal, View } from '@doorcard/engine';
import { decideBadugiLv1 } from './badugi/badugiLv1.js';
import { decideBadugiLv2 } from './badugi/badugiLv2.js';
import { CPU_PROFILES } from './badugi/strategyProfile.js';
import { decideByEquity } from './equity/equityPlayer.js';
import { decideLv0 } from './lv0.js';
import { decideLv1 } from './lv1/lv1.js';
import { LV1_PARAMS, LV1_PROFILES, type Lv1Profile } from './lv1/params.js';
import type { Decide, Decision, Player } from './player.js';
import { decideAtRandom } from './randomPlayer.js';
import { decideRazzLv2 } from './razz/razzLv2.js';
import { decideStudLv2 } from './stud/studLv2.js';
import { decideStud8Lv2 } from './stud8/stud8Lv2.js';

export const LEVELS = ['random', 'lv0', 'lv1', 'lv2'] as const;
export type Level = (typeof LEVELS)[number];

/** The profiles of each level; the first is meant when none is named. */
export const PROFILES: Readonly<Record<Level, readonly string[]>> = {
  random: [],
  lv0: [],
  lv1: LV1_PROFILES,
  lv2: CPU_PROFILES.map((_, i) => String(i + 1)),
};

/** `lv2`, `lv2:4`, `lv1:rock`, `random`. */
export function parsePlayer(name: string): Result<Player> {
  const [level, profile, ...rest] = name.split(':');
  if (!LEVELS.includes(level as Level)) {
    return refuse({
      code: 'player/unknown',
      value: name,
      problem: `unknown player "${name}"`,
      expected: `one of ${LEVELS.join(', ')}, as in lv2 or lv2:4`,
    });
  }
  const profiles = PROFILES[level as Level];
  if (rest.length > 0 || (profile !== undefined && !profiles.includes(profile))) {
    return refuse({
      code: 'player/unknown-profile',
      value: name,
      problem: `${level} has no profile "${[profile, ...rest].join(':')}"`,
      expected:
        profiles.length === 0
          ? `${level} alone`
          : `one of ${profiles.join(', ')}, as in ${level}:${profiles[0]}`,
    });
  }
  return succeed(makePlayer(level as Level, profile));
}

/** A player of a level. The profile must be one of the level's. */
export function makePlayer(level: Level, profile = PROFILES[level][0]): Player {
  const choose = CHOICES[level](profile!);
  return {
    name: profile === undefined || profile === PROFILES[level][0] ? level : `${level}:${profile}`,
    decide: (view, rng) => {
      const { legal } = view;
      if (legal === null) throw new Error('this seat is not to act');
      return takeOnlyChoice(legal) ?? choose(view)(view, legal, rng);
    },
  };
}

const CHOICES: Readonly<Record<Level, (profile: string) => (view: View) => Decide>> = {
  random: () => () => decideAtRandom,
  lv0: () => () => (_view, legal) => decideLv0(legal),
  lv1: chooseLv1,
  lv2: (profile) => {
    const badugi = bind(decideBadugiLv2, CPU_PROFILES[Number(profile) - 1]!);
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
  },
};

function chooseLv1(profile: string): (view: View) => Decide {
  const stud = bind(decideLv1, LV1_PARAMS[profile as Lv1Profile]);
  return ({ game }) => {
    if (game === 'stud' || game === 'razz' || game === 'stud8') return stud;
    return game === 'badugi' ? decideBadugiLv1 : decideByEquity;
  };
}

const bind =
  <P>(decide: (view: View, legal: Legal, rng: Rng, profile: P) => Decision, profile: P): Decide =>
  (view, legal, rng) =>
    decide(view, legal, rng, profile);

/** Where there is nothing to choose. */
function takeOnlyChoice({ fold, check, call, bringIn, raise, draw }: Legal): Decision | undefined {
  const choices = Number(fold) + Number(check) + Number(call !== undefined) + Number(bringIn !== undefined);
  if (choices !== 1 || raise !== undefined || draw !== undefined) return undefined;
  const type = fold ? 'fold' : check ? 'check' : call !== undefined ? 'call' : 'bringIn';
  return { action: { type }, reason: { code: 'only_choice', rule: 'only', seen: {} } };
}
