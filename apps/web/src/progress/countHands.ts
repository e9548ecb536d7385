import { countHand, findWinRate, mergeCounters, type Counters } from '@doorcard/history';
import type { KeptHand } from '../shared/hands/keptHand.js';
import { readHand } from '../shared/hands/readHand.js';
import type { CountedHands, HandPoint } from './progressMessage.js';

/** The local day as a number: 20261116. */
export function dayOf(at: number): number {
  const date = new Date(at);
  return date.getFullYear() * 10_000 + (date.getMonth() + 1) * 100 + date.getDate();
}

const TOLD_EVERY = 100;

/** Counts kept hands, oldest first. Hands that were only watched are nobody's progress and are left out. */
export function countHands(hands: readonly KeptHand[], onProgress: (done: number) => void): CountedHands {
  const points: HandPoint[] = [];
  const days = new Map<number, Counters[]>();
  const skipped: Record<string, number> = {};
  hands.forEach((kept, i) => {
    if (i % TOLD_EVERY === 0) onProgress(i);
    const { row } = kept;
    if (row.you === null) return;
    const counters = countKept(kept, row.you);
    if (typeof counters === 'string') {
      skipped[counters] = (skipped[counters] ?? 0) + 1;
      return;
    }
    const day = dayOf(row.at);
    const { bets, showdowns } = findWinRate(counters);
    points.push({ game: row.game, day, bets, isShowdown: showdowns > 0 });
    const sameDay = days.get(day);
    if (sameDay === undefined) days.set(day, [counters]);
    else sameDay.push(counters);
  });
  return {
    points,
    days: [...days].map(([day, each]) => [day, mergeCounters(each)] as const),
    skipped,
  };
}

/** The counters of a hand, or the code of what is wrong with it. */
function countKept({ records }: KeptHand, seat: number): Counters | string {
  const read = readHand(records.all ?? records.seen);
  if (!read.ok) return read.error.code;
  const { state, hand, rakes } = read.value.played;
  if (state !== 'finished') return `progress/${state}`;
  return seat < hand.plan.seats ? countHand(hand, seat, rakes[seat]) : 'progress/no-seat';
}
