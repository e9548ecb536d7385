import type { Rng } from '@doorcard/cards';
import {
  isSameAction,
  runSteps,
  type Decision,
  type OpponentRecords,
  type Player,
  type PlayerEntry,
  type Steps,
} from '@doorcard/cpu';
import type { Action, GameId, View } from '@doorcard/engine';
import { believe, type Belief } from '../belief/belief.js';
import { readOpponents } from '../belief/holdingClass.js';
import { LikelihoodCache } from '../belief/likelihoodCache.js';
import { Evaluation, type ActionValue, type Verdict } from '../evaluation.js';
import { learnFromHand, weighTypes } from '../memory.js';
import type { ImaginedPlayer, OpponentType } from '../policy.js';
import { listCandidates } from '../rollout/candidates.js';
import { findPolicy, findUsualTypes } from '../usualTypes.js';
import type { SearchCode, SearchData, SearchValue } from './lv3Reason.js';

export interface Lv3Options {
  /** Worlds of a decision; a race may need fewer. */
  readonly worlds?: number;
  /** Particles for each opponent. */
  readonly particles?: number;
  readonly types?: (game: GameId) => readonly OpponentType[];
  /** How it plays on after its action, and what it does where nothing is clearly better. */
  readonly base?: ImaginedPlayer & { decide(view: View, rng: Rng): Decision };
  /** Lets others work while it thinks; without it, it decides at once. */
  readonly pause?: () => Promise<void>;
}

interface Effort {
  readonly worlds: number;
  readonly particles: number;
  /** Up to this many holdings are listed. */
  readonly mostListed: number;
}
const QUICK: Effort = { worlds: 300, particles: 300, mostListed: 1326 };
/** Where level 2 looks at every hand of an opponent, a policy decision takes too long to list more of them. */
const SLOW: Effort = { ...QUICK, mostListed: 100 };
const SLOW_GAMES: readonly string[] = ['limit-holdem', 'holdem', 'omaha8', 'plo'];
/** Against the table of level 2 in heads-up Badugi gains are small, and its decisions are quick. */
const FINE: Effort = { ...QUICK, worlds: 600, particles: 500 };
/** Worlds between two pauses. */
const SLICE = 50;
/** It leaves its base policy where the gain is at least this many standard errors above zero. */
const CLEAR = 1;
/** Standard errors on each side of a 95 % interval. */
const HALF_WIDTH = 1.96;
/**
 * How likely every type but the base policy is at tables of three and more, and in Badugi, of what it is elsewhere. What is
 * hoped of one opponent in vain is lost once, of five opponents five times; and heads-up level 2 in Badugi makes so few
 * mistakes that hoping for weak opponents costs more than it wins.
 */
const CAUTION = 0.3;

/** Level 3: searches over what the others may hold and who they may be. */
export function makeLv3(name: string, options: Lv3Options = {}): Player {
  const cache = new LikelihoodCache();
  return {
    name,
    decide: (view, rng, records) => runSteps(decide(view, rng, options, cache, records)),
    learn: (view, records, rng) => {
      return learnFromHand(view, listTypes(view, options), records, rng);
    },
  };
}

/** Level 3 for a registry. */
export const makeLv3Entry = (options: Lv3Options = {}): PlayerEntry => ({
  name: 'lv3',
  profiles: [],
  make: (name) => makeLv3(name, options),
});

/** Who the opponents at this table may be. */
function listTypes(view: View, options: Lv3Options): readonly OpponentType[] {
  const { types = findUsualTypes, base = findPolicy('lv2') } = options;
  const usual = types(view.game as GameId);
  if (view.seats.length === 2 && view.game !== 'badugi') return usual;
  return usual.map((type) => (type.player === base ? type : { ...type, weight: CAUTION * type.weight }));
}

function findEffort({ game, seats }: View): Effort {
  if (SLOW_GAMES.includes(game)) return SLOW;
  return game === 'badugi' && seats.length === 2 ? FINE : QUICK;
}

function* decide(
  view: View,
  rng: Rng,
  options: Lv3Options,
  cache: LikelihoodCache,
  records: OpponentRecords | undefined,
): Steps<Decision> {
  const effort = findEffort(view);
  const { worlds = effort.worlds, particles = effort.particles, pause } = options;
  const { base = findPolicy('lv2') } = options;
  const usual = base.decide(view, rng);
  const candidates = listCandidates(view);
  if (candidates.length === 1) return usual;
  if (pause !== undefined) yield pause();
  const who = listTypes(view, options);
  const belief = believe(view, who, {
    weights: (seat) => {
      const record = records?.[seat];
      return record === undefined || record === null ? undefined : weighTypes(who, record);
    },
    rng,
    particles,
    mostListed: effort.mostListed,
    weighsFolded: false,
    cache,
  });
  const at = candidates.findIndex((action) => isSameAction(action, usual.action));
  const actions = at < 0 ? [...candidates, usual.action] : candidates;
  const evaluation = new Evaluation(view, { belief, base, rng, race: true, actions });
  for (let done = 0; done < worlds && !(done > 0 && evaluation.isDecided); done += SLICE) {
    if (pause !== undefined) yield pause();
    evaluation.add(Math.min(SLICE, worlds - done));
  }
  return choose(evaluation.verdict(), usual.action, belief);
}

function choose(verdict: Verdict, usual: Action, belief: Belief): Decision {
  const [best, next] = verdict.actions as [ActionValue, ActionValue];
  const base = verdict.actions.find(({ action }) => isSameAction(action, usual))!;
  const isBest = base === best;
  const isClear = !isBest && -base.difference >= CLEAR * base.error && base.difference < 0;
  const code: SearchCode = isBest ? 'search_agrees' : isClear ? 'search_better' : 'search_close';
  const data: SearchData = {
    best: showValue(best),
    next: showValue(next),
    ...(isBest || base === next ? {} : { usual: showValue(base) }),
    worlds: verdict.worlds,
    ...(verdict.effective < verdict.worlds ? { effective: Math.round(verdict.effective) } : {}),
    opponents: readOpponents(belief),
  };
  return {
    action: isClear ? best.action : base.action,
    reason: { code, rule: `lv3/${isClear ? 'search' : 'base'}`, data: { ...data } },
  };
}

const showValue = ({ action, mean, meanError }: ActionValue): SearchValue => ({
  action,
  mean: round(mean),
  low: round(mean - HALF_WIDTH * meanError),
  high: round(mean + HALF_WIDTH * meanError),
});

/** Reasons are saved and sent: a thousandth of a big bet is enough. */
const round = (value: number): number => Math.round(value * 1000) / 1000;
