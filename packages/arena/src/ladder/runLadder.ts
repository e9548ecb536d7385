import type { GameId, RuleSetId } from '@doorcard/engine';
import type { Counters } from '@doorcard/history';
import type { Runner, RunWatch } from '@doorcard/jobs';
import { openSeeds } from '../deck.js';
import { countGroups, type Match } from '../match.js';
import {
  estimatePlayers,
  runMatches,
  traceCurve,
  type CurvePoint,
  type MatchResult,
  type PlayerEstimate,
} from '../runMatches.js';
import { listLadderPlayers, listRungs, type Rung } from './ladderPlayers.js';
import { findMisfit, rate, type Pairing, type Rating } from './ratings.js';

/** The games of the ladder when nobody names others. */
export const LADDER_GAMES = ['badugi', 'stud', 'razz', 'stud8'] as const satisfies readonly GameId[];

export interface LadderOptions {
  readonly games: readonly GameId[];
  /** The players in every game. Without it, each game has the levels and profiles that play it differently. */
  readonly players?: readonly string[] | undefined;
  readonly rules: RuleSetId;
  readonly seed: string;
  /** Of every pair of players. The rungs of the ladder have four times as many, heads-up and at a table of six. */
  readonly hands: number;
}

const RUNG_FACTOR = 4;
const TABLE_SEATS = 6;
/** Of each player at a table with five of this one, so that styles can be compared. */
const STYLE_OPPONENT = 'lv1';
const STYLE_PART = 16;

export interface Meeting {
  readonly estimate: PlayerEstimate;
  readonly curve: readonly CurvePoint[];
}

/** A level against the one below. */
export interface RungResult extends Rung {
  readonly headsUp: Meeting;
  /** One against five of the level below. */
  readonly table: Meeting;
  /** Both intervals are above zero. */
  readonly isHeld: boolean;
}

export interface PlayerStyle {
  readonly name: string;
  readonly hands: number;
  readonly counters: Counters;
}

export interface GameLadder {
  readonly game: GameId;
  readonly players: readonly string[];
  /** Every pair once, the result being that of the first. */
  readonly pairs: readonly {
    readonly first: string;
    readonly second: string;
    readonly estimate: PlayerEstimate;
  }[];
  readonly ratings: readonly Rating[];
  readonly misfit: number;
  readonly rungs: readonly RungResult[];
  readonly styles: readonly PlayerStyle[];
}

interface GamePlan {
  readonly game: GameId;
  readonly players: readonly string[];
  readonly pairs: readonly Match[];
  readonly tables: readonly Match[];
  readonly styles: readonly Match[];
}

/** Plays the whole ladder. Every match has a seed of its own, made from that of the ladder. */
export async function runLadder(
  runner: Runner,
  run: string,
  options: LadderOptions,
  watch: RunWatch = {},
): Promise<GameLadder[]> {
  const plans = planLadder(options);
  const matches = plans.flatMap(({ pairs, tables, styles }) => [...pairs, ...tables, ...styles]);
  const results = await runMatches(runner, run, matches, watch);
  const byMatch = new Map(matches.map((match, i) => [match, results[i]!]));
  return plans.map((plan) => describeGame(plan, (match) => byMatch.get(match)!));
}

function planLadder({ games, players: chosen, rules, seed, hands }: LadderOptions): GamePlan[] {
  const nextSeed = openSeeds(seed);
  const makeMatch = (game: GameId, players: readonly string[], of: number, isStyle = false): Match => {
    const duplicate = !isStyle;
    const groups = countGroups(of, { players, duplicate });
    return {
      games: [game],
      players,
      rules,
      seed: nextSeed(),
      duplicate,
      groups,
      styleEvery: isStyle ? 1 : 0,
    };
  };
  return games.map((game) => {
    const players = chosen ?? listLadderPlayers(game);
    const rungs = listRungs(players);
    const isRung = (first: string, second: string): boolean =>
      rungs.some(({ above, below }) => above === first && below === second);
    const makePair = (first: string, second: string): Match =>
      makeMatch(game, [first, second], isRung(first, second) ? RUNG_FACTOR * hands : hands);
    return {
      game,
      players,
      // The stronger first, as far as names tell.
      pairs: players.flatMap((one, i) =>
        players
          .slice(i + 1)
          .map((other) => (isRung(one, other) ? makePair(one, other) : makePair(other, one))),
      ),
      tables: rungs.map(({ above, below }) =>
        makeMatch(game, [above, ...new Array<string>(TABLE_SEATS - 1).fill(below)], RUNG_FACTOR * hands),
      ),
      styles: players.map((player) =>
        makeMatch(
          game,
          [player, ...new Array<string>(TABLE_SEATS - 1).fill(STYLE_OPPONENT)],
          Math.ceil(hands / STYLE_PART),
          true,
        ),
      ),
    };
  });
}

function describeGame(
  { game, players, pairs, tables, styles }: GamePlan,
  resultOf: (match: Match) => MatchResult,
): GameLadder {
  const meet = (match: Match): Meeting => {
    const result = resultOf(match);
    return { estimate: estimatePlayers(result)[0]!, curve: traceCurve(result, 0) };
  };
  const met = pairs.map((match) => {
    const [first, second] = match.players as [string, string];
    return { first, second, estimate: estimatePlayers(resultOf(match))[0]! };
  });
  const pairings = met.map(({ first, second, estimate: { per100, error } }): Pairing => {
    return { first, second, per100, error: error ?? 0 };
  });
  const ratings = rate(players, pairings);
  return {
    game,
    players,
    pairs: met,
    ratings,
    misfit: findMisfit(ratings, pairings),
    rungs: listRungs(players).map((rung, i) => {
      const duel = pairs.find(({ players: [a, b] }) => a === rung.above && b === rung.below)!;
      const [headsUp, table] = [meet(duel), meet(tables[i]!)];
      return { ...rung, headsUp, table, isHeld: isAbove(headsUp) && isAbove(table) };
    }),
    styles: styles.map((match) => {
      const result = resultOf(match);
      return { name: match.players[0]!, hands: match.groups, counters: result.styles[0]! };
    }),
  };
}

const isAbove = ({ estimate: { interval } }: Meeting): boolean => interval !== undefined && interval.low > 0;
