import { Xoshiro256 } from '@doorcard/cards';
import { estimatePer100, type Estimate } from '@doorcard/coach';
import { GAMES, VARIANTS, type Action, type GameId } from '@doorcard/engine';
import { LEAST_DECISIONS } from '../shared/coach/leastDecisions.js';
import type { JudgedDecision, JudgedHand } from './progressMessage.js';

/** What decisions cost per 100 hands; undefined under 60 decisions, where it would mean nothing. */
export interface Loss {
  readonly decisions: number;
  readonly per100: Estimate | undefined;
}

export interface GameLosses {
  readonly game: GameId;
  readonly streets: readonly (Loss & { readonly street: string })[];
}

/** A habit that costs: one action where another is better, on one street of one game. */
export interface Leak {
  readonly game: GameId;
  readonly street: string;
  readonly taken: Action['type'];
  readonly best: Action['type'];
  readonly times: number;
  readonly per100: Estimate;
}

export interface Losses extends Loss {
  readonly hands: number;
  readonly games: readonly GameLosses[];
  /** The surest costs first. */
  readonly leaks: readonly Leak[];
  /** Stretches of equally many hands, oldest first. */
  readonly trend: readonly Estimate[];
}

const MOST_LEAKS = 5;
const STRETCHES = 8;
const LEAST_STRETCH = 25;

const sum = (decisions: readonly JudgedDecision[]): number =>
  decisions.reduce((all, { loss }) => all + loss, 0);

/** What was lost where. Intervals come from drawing the hands again; the same hands give the same numbers. */
export function findLosses(hands: readonly JudgedHand[]): Losses {
  const rng = Xoshiro256.fromSeed(1n);
  const rate = (chosen: readonly (readonly JudgedDecision[])[]): Loss => {
    const decisions = chosen.reduce((all, each) => all + each.length, 0);
    const isEnough = decisions >= LEAST_DECISIONS;
    return { decisions, per100: isEnough ? estimatePer100(chosen.map(sum), rng) : undefined };
  };
  const games = GAMES.filter((game) => hands.some((hand) => hand.game === game));
  return {
    ...rate(hands.map(({ decisions }) => decisions)),
    hands: hands.length,
    games: games.map((game) => {
      const own = hands.filter((hand) => hand.game === game);
      return {
        game,
        streets: VARIANTS[game].streets.map(({ name }) => ({
          street: name,
          ...rate(own.map(({ decisions }) => decisions.filter(({ street }) => street === name))),
        })),
      };
    }),
    leaks: games
      .flatMap((game) => findLeaks(game, hands, rng))
      .toSorted((a, b) => b.per100.low - a.per100.low)
      .slice(0, MOST_LEAKS),
    trend: findTrend(hands, rng),
  };
}

function findLeaks(game: GameId, hands: readonly JudgedHand[], rng: Xoshiro256): Leak[] {
  const own = hands.filter((hand) => hand.game === game);
  const all = own.flatMap(({ decisions }) => decisions);
  if (all.length < LEAST_DECISIONS) return [];
  const keyOf = ({ street, taken, best }: JudgedDecision): string => `${street} ${taken} ${best}`;
  const kinds = new Map<string, JudgedDecision>();
  for (const decision of all) if (decision.taken !== decision.best) kinds.set(keyOf(decision), decision);
  return [...kinds].flatMap(([key, { street, taken, best }]) => {
    const isKind = (decision: JudgedDecision): boolean => keyOf(decision) === key;
    const per100 = estimatePer100(
      own.map(({ decisions }) => sum(decisions.filter(isKind))),
      rng,
    );
    // Only what surely costs something is a leak.
    if (per100 === undefined || per100.low <= 0) return [];
    return [{ game, street, taken, best, times: all.filter(isKind).length, per100 }];
  });
}

function findTrend(hands: readonly JudgedHand[], rng: Xoshiro256): Estimate[] {
  const count = Math.min(STRETCHES, Math.floor(hands.length / LEAST_STRETCH));
  if (count < 2) return [];
  return Array.from({ length: count }, (_, i) => {
    const part = hands.slice(
      Math.floor((i * hands.length) / count),
      Math.floor(((i + 1) * hands.length) / count),
    );
    return estimatePer100(
      part.map(({ decisions }) => sum(decisions)),
      rng,
    )!;
  });
}
