import { GAMES, type GameId } from '@doorcard/engine';
import { mergeCounters, type Counters } from '@doorcard/history';
import { dayOf } from './countHands.js';
import type { CountedHands, HandPoint } from './progressMessage.js';

export const PERIODS = ['all', 'month', 'week', 'today'] as const;
export type Period = (typeof PERIODS)[number];

/** Which hands are shown; it is in the address. */
export interface HandChoice {
  /** Undefined is all of them. */
  readonly game: GameId | undefined;
  readonly period: Period;
}

/** Reads `?game=razz&period=week`; what is not known is as if it were not there. */
export function readChoice(tail: string): HandChoice {
  const query = new URLSearchParams(tail.startsWith('?') ? tail.slice(1) : '');
  return {
    game: GAMES.find((game) => game === query.get('game')),
    period: PERIODS.find((period) => period === query.get('period')) ?? 'all',
  };
}

export function makeChoice({ game, period }: HandChoice): string {
  const query = new URLSearchParams({
    ...(game !== undefined && { game }),
    ...(period !== 'all' && { period }),
  }).toString();
  return query === '' ? '' : `?${query}`;
}

const DAYS_BACK: Readonly<Record<Exclude<Period, 'all'>, number>> = { month: 29, week: 6, today: 0 };

/** The first day of a period that ends now, as `dayOf` writes it. */
export function firstDay(period: Period, now: number): number {
  if (period === 'all') return 0;
  const date = new Date(now);
  return dayOf(new Date(date.getFullYear(), date.getMonth(), date.getDate() - DAYS_BACK[period]).getTime());
}

export interface ChosenHands {
  readonly points: readonly HandPoint[];
  /** Of the period, all games. */
  readonly counters: Counters;
  /** Games with a hand in the period, in the usual order. */
  readonly games: readonly GameId[];
}

export function chooseHands(
  { points, days }: CountedHands,
  { game, period }: HandChoice,
  now: number,
): ChosenHands {
  const from = firstDay(period, now);
  const inPeriod = points.filter(({ day }) => day >= from);
  const played = new Set(inPeriod.map((point) => point.game));
  return {
    points: game === undefined ? inPeriod : inPeriod.filter((point) => point.game === game),
    counters: mergeCounters(days.filter(([day]) => day >= from).map(([, counters]) => counters)),
    games: GAMES.filter((each) => played.has(each) && (game === undefined || game === each)),
  };
}
