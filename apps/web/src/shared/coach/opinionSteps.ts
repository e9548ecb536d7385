import { isTrainedGame, makeTrainedPolicy } from '@doorcard/blueprint';
import { Xoshiro256 } from '@doorcard/cards';
import { Judge, SecondOpinion, type OpponentModel } from '@doorcard/coach';
import type { Action, View } from '@doorcard/engine';
import { findPolicy } from '@doorcard/search';
import { loadStrategy } from '../strategies/strategyLoader.js';
import type { OpinionState } from './opinion.js';

// The thread of the coach fetches this file when somebody first asks for a second opinion.

interface OpinionAsk {
  readonly view: View;
  readonly taken: Action;
  /** Who the opponents are taken to be when ranges are made. */
  readonly model: OpponentModel;
  readonly seed: bigint;
}

/** Says how far it is after each step; the last state is `done` or `refused`. */
type OpinionStep = () => Promise<OpinionState>;

/** Solves a late decision for two pairs of ranges. */
export function openSolved(ask: OpinionAsk): OpinionStep {
  let opinion: SecondOpinion | undefined;
  return async () => {
    if (opinion === undefined) {
      const opened = SecondOpinion.open(ask);
      if (!opened.ok) return { status: 'refused', code: opened.error.code };
      opinion = opened.value;
      return { status: 'solving', progress: opinion.progress };
    }
    return opinion.advance()
      ? { status: 'done', solved: opinion.verdict() }
      : { status: 'solving', progress: opinion.progress };
  };
}

const STEP = 100;
const MOST = 1600;

/** Plays every action out with level 4 in every seat. */
export function openTrained({ view, taken, seed }: OpinionAsk): OpinionStep {
  let judge: Judge | undefined;
  let mix: { action: Action; frequency: number }[] = [];
  let worlds = 0;
  return async () => {
    if (judge === undefined) {
      const { game } = view;
      const strategy = isTrainedGame(game) ? await loadStrategy(game).catch(() => null) : undefined;
      if (strategy === null) return { status: 'refused', code: 'trained/not-fetched' };
      if (strategy === undefined) return { status: 'refused', code: 'trained/game' };
      const player = makeTrainedPolicy('lv4', strategy, findPolicy('lv2'));
      const { reason } = player.decide(view, Xoshiro256.fromSeed(seed));
      // Another code is one of level 2, which decides where the strategy does not apply.
      if (!reason.code.startsWith('trained_')) return { status: 'refused', code: 'trained/uncovered' };
      mix = player.frequencies(view).map(({ action, frequency }) => ({ action, frequency }));
      const model: OpponentModel = { id: 'lv4', types: [{ player, weight: 1 }] };
      judge = new Judge({ view, taken, model, base: player, seed });
    }
    judge.add(STEP);
    worlds += STEP;
    if (worlds < MOST) return { status: 'playing', worlds, most: MOST };
    judge.finish();
    return { status: 'done', trained: { verdict: judge.verdict(), mix } };
  };
}
