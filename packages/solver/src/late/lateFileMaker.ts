import { makeCards } from '@doorcard/cards';
import { indexOfHand, visitHands } from './handIndex.js';
import type { LateFile, LateRangeFile } from './lateFile.js';
import { hiddenOn, LATE_GAME_BY_ID } from './lateGame.js';
import type { LateRange } from './lateRange.js';
import type { LateSpot } from './lateSpot.js';

/** A spot as the JSON of a spot file, with a weight for each hand. Amounts are divided by `unit`. */
export function makeLateFile(spot: LateSpot, unit = 1): LateFile {
  const { game, street, up, dead, pot, bet, maxWagers, stacks, line, ranges } = spot;
  const isStud = street !== 'draw';
  return {
    game,
    ...(isStud && { street, up: [makeCards(up[0]), makeCards(up[1])], dead: makeCards(dead) }),
    pot: pot / unit,
    bet: bet / unit,
    ...(maxWagers !== Infinity && { maxWagers }),
    ...(stacks !== undefined && { stacks: [stacks[0] / unit, stacks[1] / unit] }),
    ...(line !== '' && { line }),
    ranges: [makeRangeFile(ranges[0], spot), makeRangeFile(ranges[1], spot)],
    ...(isStud && { firstToAct: 'given' as const }),
  };
}

function makeRangeFile({ weights }: LateRange, { game, street, live }: LateSpot): LateRangeFile {
  const hands: Record<string, number> = {};
  visitHands(live, hiddenOn(LATE_GAME_BY_ID[game], street), (hand) => {
    const weight = weights[indexOfHand(hand)]!;
    if (weight > 0) hands[makeCards(hand)] = weight;
  });
  return { hands };
}
