import { unwrap, Xoshiro256 } from '@doorcard/cards';
import { makeRegistry, playHand, usualEntries, type Player } from '@doorcard/cpu';
import { Hand, makeDefaultSetup, makePlan, RULE_SETS, type GameId } from '@doorcard/engine';
import { expect } from 'vitest';
import { LuckMeter } from '../src/luck/luckMeter.js';

export const findPlayer = (name: string): Player => unwrap(makeRegistry(usualEntries).find(name));

/** Sums of one player over the hands of a match. */
interface Moments {
  readonly mean: number;
  readonly deviation: number;
}

function summarise(values: readonly number[]): Moments {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, deviation: Math.sqrt(squares / (values.length - 1)) };
}

export interface LuckMatch {
  readonly game: GameId;
  readonly players: readonly Player[];
  readonly hands: number;
  readonly seed: bigint;
  /** Called with each finished hand and its luck. */
  readonly look?: (hand: Hand, luck: ArrayLike<number>) => void;
}

/**
 * The first player's results in chips, raw, adjusted, and the luck that is the difference, over hands with their own
 * decks, in which the players change seats.
 */
export function playLuckMatch({ game, players, hands, seed, look }: LuckMatch) {
  const plan = makePlan(makeDefaultSetup(game, players.length, RULE_SETS.wsop));
  const hand = new Hand(plan);
  const meter = new LuckMeter(plan);
  const rng = Xoshiro256.fromSeed(seed);
  const [raw, luck]: [number[], number[]] = [[], []];
  for (let number = 0; number < hands; number++) {
    const seated = players.map((_, seat) => players[(seat + number) % players.length]!);
    hand.deal({ kind: 'rng', rng });
    void playHand({
      hand,
      players: seated,
      table: Number(seed),
      number,
      onDecision: (view, { action }) => meter.watch(view, action, seated[view.seat!]!),
    });
    expect(hand.actor).toBe(-1);
    const measured = meter.measure(hand);
    const seat = (players.length - (number % players.length)) % players.length;
    raw.push(hand.stackOf(seat) - plan.stacks[seat]!);
    luck.push(measured[seat]!);
    look?.(hand, measured);
  }
  const results = {
    raw: summarise(raw),
    adjusted: summarise(raw.map((chips, i) => chips - luck[i]!)),
    luck: summarise(luck),
  };
  return {
    ...results,
    ratio: results.adjusted.deviation / results.raw.deviation,
    /** How many standard errors the mean luck is away from 0. */
    errors: results.luck.mean / (results.luck.deviation / Math.sqrt(hands)),
  };
}
