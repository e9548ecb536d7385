import { below, Xoshiro256, type Rng } from '@doorcard/cards';
import { playHand, type CpuPlayer } from '@doorcard/cpu';
import {
  Hand,
  makeDefaultSetup,
  makePlan,
  RULE_SETS,
  VARIANTS,
  type Action,
  type GameId,
  type View,
} from '@doorcard/engine';
import { findPolicy } from '@doorcard/search';
import { Judge, type DecisionVerdict } from '../../verdict/judge.js';
import { makeMixedModel } from '../../verdict/opponentModel.js';
import { ACCEPTED_LOSS } from '../../verdict/thresholds.js';
import type { Drill, DrillLevel, SpotFamily } from '../drill.js';
import { findGap, listAccepted, makeVerdictDrill } from '../verdictDrill.js';

const STUD_GAMES: readonly GameId[] = ['stud', 'razz', 'stud8'];

/** The games of each family. */
export const SPOT_GAMES: Readonly<Record<SpotFamily, readonly GameId[]>> = {
  thirdStreet: STUD_GAMES,
  drawing: ['badugi', '2-7-triple'],
  fifthPrice: STUD_GAMES,
};

/** More players and smaller differences make it harder. */
const LEVELS: Readonly<Record<DrillLevel, { readonly seats: readonly number[]; readonly gap: number }>> = {
  1: { seats: [2, 3], gap: 0.4 },
  2: { seats: [2, 3, 4], gap: 0.2 },
  3: { seats: [3, 4, 5, 6], gap: 0.1 },
};

/** Who plays the hands; the learner's seat is often played by somebody who stays too long, so that folds are asked too. */
const TABLE = ['lv2', 'lv2', 'lv1', 'station', 'thief'] as const;
const SLOW_TABLE = ['lv2', 'lv2', 'station', 'thief'] as const;
const HEROES = ['lv2', 'station'] as const;

/** Worlds after which a spot is looked at: one that cannot become clear any more is given up. */
const STAGES = [100, 300, 800, 1600] as const;

/**
 * Worlds of the second judgement. It has no stage between 400 worlds and the end: from there on a judge would leave out
 * actions that are behind, and their losses would stay as uncertain as they were.
 */
const SECOND_STAGES = [300, 1600] as const;

/** A learner reads that an answer is wrong, so it must be: intervals of 99 % instead of 95 %. */
const SURE = 2.576 / 1.96;

/**
 * A decision of a hand between computer players whose right answers are clear: every action either surely loses less
 * than a tenth of a big bet or surely more. Unclear ones are given up and another hand is played.
 *
 * Hundreds of spots are looked at for each that is asked, and one that is close may look clear by chance. So a spot is
 * found by one judgement, and its answers are those of a second one with other random numbers.
 */
export function makeSpot(family: SpotFamily, game: GameId, level: DrillLevel, rng: Rng): Drill {
  for (;;) {
    // Trash is dealt more often than hands worth playing; both are asked.
    const wantsMore = below(rng, 2) === 0;
    const view = playToSpot(family, game, level, rng);
    if (view === undefined) continue;
    const { gap } = LEVELS[level];
    const found = judgeSpot(view, rng, gap, wantsMore);
    const verdict = found && judgeAgain(view, rng, gap, found);
    if (verdict !== undefined) return makeVerdictDrill(family, level, view, verdict);
  }
}

/** Whether giving up, or drawing to more, is right: the usual answer of a random hand. */
const isQuiet = ({ actions }: DecisionVerdict): boolean => {
  const { action } = actions[0]!;
  return action.type === 'fold' || (action.type === 'draw' && action.discard.length > 1);
};

/** Plays one hand; a decision of its kind, if there was one. */
function playToSpot(family: SpotFamily, game: GameId, level: DrillLevel, rng: Rng): View | undefined {
  const { seats } = LEVELS[level];
  const count = seats[below(rng, seats.length)]!;
  const table = STUD_GAMES.includes(game) || game === 'badugi' ? TABLE : SLOW_TABLE;
  const hero = below(rng, count);
  const players = Array.from({ length: count }, (_, seat): CpuPlayer => {
    const names = seat === hero ? HEROES : table;
    return findPolicy(names[below(rng, names.length)]!);
  });
  const hand = new Hand(makePlan(makeDefaultSetup(game, count, RULE_SETS.wsop)));
  hand.deal({ kind: 'rng', rng });
  const spots: View[] = [];
  void playHand({
    hand,
    players,
    table: rng.nextUint32(),
    number: 1,
    onDecision: (view) => {
      if (view.seat === hero && isSpot(family, view)) spots.push(view);
    },
  });
  return spots.length === 0 ? undefined : spots[below(rng, spots.length)];
}

const streetOf = ({ game, street }: View): string => VARIANTS[game as GameId].streets[street]!.name;

const IS_SPOT: Readonly<Record<SpotFamily, (view: View) => boolean>> = {
  // Somebody has completed, or the seat may complete after the bring-in.
  thirdStreet: (view) => streetOf(view) === '3rd' && view.legal!.call !== undefined && view.legal!.fold,
  drawing: (view) => view.legal!.draw !== undefined,
  fifthPrice: (view) => streetOf(view) === '5th' && view.legal!.call !== undefined,
};

/** Whether a decision is one of those that a family asks for. */
export const isSpot = (family: SpotFamily, view: View): boolean => IS_SPOT[family](view);

/** A verdict that is clear, and at least as clear as the level asks for. */
function judgeSpot(view: View, rng: Rng, gap: number, wantsMore: boolean): DecisionVerdict | undefined {
  const judge = openJudge(view, rng);
  let worlds = 0;
  for (const stage of STAGES) {
    judge.add(stage - worlds);
    worlds = stage;
    const verdict = judge.verdict();
    if (isQuiet(verdict) === wantsMore) return undefined;
    if (stage >= STAGES[2]) {
      const found = findGap(verdict);
      if (found !== undefined) return found >= gap ? verdict : undefined;
    }
    if (!canBecomeClear(verdict, worlds / STAGES.at(-1)!)) return undefined;
  }
  return undefined;
}

/** The same spot with other random numbers: a verdict that is surely clear and accepts the same answers. */
function judgeAgain(view: View, rng: Rng, gap: number, first: DecisionVerdict): DecisionVerdict | undefined {
  const judge = openJudge(view, rng);
  const [some, all] = SECOND_STAGES;
  judge.add(some);
  if (!canBecomeClear(judge.verdict(), some / all, SURE)) return undefined;
  judge.add(all - some);
  const verdict = judge.verdict();
  const found = findGap(verdict, SURE);
  if (found === undefined || found < gap) return undefined;
  return String(listAccepted(verdict)) === String(listAccepted(first)) ? verdict : undefined;
}

function openJudge(view: View, rng: Rng): Judge {
  const seed = (BigInt(rng.nextUint32()) << 32n) | BigInt(rng.nextUint32());
  const taken: Action = findPolicy('lv2').choose(view, Xoshiro256.fromSeed(seed));
  return new Judge({ view, taken, model: makeMixedModel(view.game as GameId), seed });
}

/** Whether the rest of the worlds could still make every answer surely right or surely wrong. */
function canBecomeClear({ actions }: DecisionVerdict, part: number, sure = 1): boolean {
  const shrinks = Math.sqrt(part);
  return actions.every(({ loss: { mean, low } }) => {
    const half = mean - low;
    // The mean may move by a third of the interval or so; the interval shrinks with the root of the worlds.
    return mean === 0 || Math.abs(mean - ACCEPTED_LOSS) + half / 3 > half * sure * shrinks;
  });
}
