import type { Rng } from '@doorcard/cards';
import type { OpponentRecord, OpponentRecords } from '@doorcard/cpu';
import { HandFrame, type View } from '@doorcard/engine';
import { makePool } from './belief/belief.js';
import { listPoints } from './belief/point.js';
import type { OpponentType } from './policy.js';

/** The part of what was learned that each further hand takes away again: opponents change. */
const FORGOTTEN = 0.02;
/** Nobody is ever taken for one type for sure. */
const LEAST = 0.02;
const MOST = 20;
const PARTICLES = 150;

/**
 * What a finished hand, as the public saw it, shows about the players: how likely each type was to do what each of them
 * did, over all hands that he may have held, or with those that he showed.
 */
export function learnFromHand(
  view: View,
  types: readonly OpponentType[],
  records: OpponentRecords,
  rng: Rng,
): OpponentRecords {
  const frame = new HandFrame(view);
  const points = listPoints(frame);
  const total = types.reduce((sum, { weight }) => sum + weight, 0);
  return view.seats.map((_, seat) => {
    const before = records[seat] ?? null;
    const own = points.filter((point) => point.seat === seat);
    if (own.length === 0) return before;
    const shares = makePool(frame, seat, own, types, {
      rng,
      particles: PARTICLES,
      mostListed: PARTICLES,
    }).shareTypes();
    const factors = types.map(
      ({ player, weight }, i) => (before?.types[player.name] ?? 1) * (shares[i]! / (weight / total)),
    );
    const mean = types.reduce((sum, { weight }, i) => sum + (weight / total) * factors[i]!, 0);
    const learned = types.map(({ player }, i) => {
      const factor = (1 - FORGOTTEN) * (factors[i]! / mean) + FORGOTTEN;
      return [player.name, Math.min(MOST, Math.max(LEAST, factor))] as const;
    });
    return { hands: (before?.hands ?? 0) + 1, types: { ...before?.types, ...Object.fromEntries(learned) } };
  });
}

/** The weights of types for an opponent with this record. */
export const weighTypes = (types: readonly OpponentType[], record: OpponentRecord): number[] =>
  types.map(({ player, weight }) => weight * (record.types[player.name] ?? 1));
