import type { Player } from '@doorcard/cpu';
import type { Action, Chips, GameId, Hand, Plan, View } from '@doorcard/engine';
import { LuckReplay, type KnownDecision } from './luckReplay.js';
import { findCoefficients } from './luckValues.js';

/** A player may have more ways to bet than it is worth to compare. */
const MOST_ACTIONS = 64;

/** The big bet of a fixed-limit game, otherwise the big blind. */
export const unitChips = ({ setup }: Plan): Chips =>
  setup.variant.betting === 'fixedLimit' ? setup.bigBet : setup.smallBet;

/** Measures how lucky each seat was in one hand after the other of a plan. */
export class LuckMeter {
  private readonly replay: LuckReplay;
  private readonly decisions: (KnownDecision | undefined)[] = [];

  constructor(plan: Plan) {
    const coefficients = findCoefficients(plan.setup.variant.id as GameId);
    this.replay = new LuckReplay(plan, unitChips(plan), coefficients);
  }

  /** To be called with every decision of the hand. */
  watch(view: View, action: Action, player: Player): void {
    const frequencies = player.knownFrequencies?.(view);
    const isUsed = frequencies !== undefined && frequencies.length <= MOST_ACTIONS;
    this.decisions.push(isUsed ? { action, frequencies } : undefined);
  }

  /**
   * By seat: the chips that luck has brought it in a hand whose decisions have been watched. Its expectation is 0, so
   * the result of the hand less its luck has the same expectation as the result.
   */
  measure(hand: Hand): Float64Array {
    this.replay.replay(hand, this.decisions);
    this.decisions.length = 0;
    return this.replay.luck;
  }
}
