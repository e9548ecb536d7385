import type { GameId, RuleSetId } from '@doorcard/engine';
import type { Counters, StatValue } from '@doorcard/history';
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
import { describeFolds, listFoldSpots, type FoldSpot } from './folds.js';
import { LEVELS, listLadderPlayers, listRungs, listStyledPlayers, type Rung } from './ladderPlayers.js';
import { listPanel, type PanelCell } from './panel.js';
import { findMisfit, rate, type Pairing, type Rating } from './ratings.js';

/** The default games of the ladder. */
export const LADDER_GAMES = ['badugi', 'stud', 'razz', 'stud8'] as const satisfies readonly GameId[];

export interface LadderOptions {
  readonly games: readonly GameId[];
  /** The players in every game. Without it, each game has the levels and profiles that play it differently. */
  readonly players?: readonly string[] | undefined;
  readonly rules: RuleSetId;
  readonly seed: string;
  /** For every pair of players. The rungs of the ladder have four times as many, heads-up and at a table of six. */
  readonly hands: number;
}

const RUNG_FACTOR = 4;
/** The highest level plays more hands against sparring partners, so that its intervals are narrower. */
const PANEL_FACTOR = 2;
const TABLE_SEATS = 6;
/** Each player meets the same opponents, so that styles can be compared: five of these, and one. */
const STYLE_OPPONENT = 'lv2';
/** Check-raises and bluffs are rare: their intervals need half as many hands as a pair of players. */
const STYLE_PART = 2;

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

/** What a sparring partner wins from a level. */
export interface PanelResult extends PanelCell {
  readonly headsUp: PlayerEstimate;
  /** One partner at a table with five of the level. */
  readonly table: PlayerEstimate;
}

export interface PlayerStyle {
  readonly name: string;
  /** At each of the two tables. */
  readonly hands: number;
  readonly headsUp: Counters;
  readonly table: Counters;
}

/** How often a level folds a forced seat to one raise. */
export interface FoldResult extends FoldSpot {
  readonly level: string;
  readonly headsUp: StatValue;
  readonly table: StatValue;
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
  readonly panel: readonly PanelResult[];
  readonly styles: readonly PlayerStyle[];
  readonly folds: readonly FoldResult[];
}

interface GamePlan {
  readonly game: GameId;
  readonly players: readonly string[];
  readonly pairs: readonly Match[];
  readonly tables: readonly Match[];
  readonly panel: readonly PanelMatches[];
  readonly styles: readonly StyleMatches[];
}

interface PanelMatches extends PanelCell {
  readonly headsUp: Match;
  readonly table: Match;
}

interface StyleMatches {
  readonly name: string;
  readonly headsUp: Match;
  readonly table: Match;
}

/** Plays the whole ladder. Every match has its own seed, derived from that of the ladder. */
export async function runLadder(
  runner: Runner,
  run: string,
  options: LadderOptions,
  watch: RunWatch = {},
): Promise<GameLadder[]> {
  const plans = planLadder(options);
  const matches = plans.flatMap(({ pairs, tables, panel, styles }) => [
    ...pairs,
    ...tables,
    ...panel.flatMap(({ headsUp, table }) => [headsUp, table]),
    ...styles.flatMap(({ headsUp, table }) => [headsUp, table]),
  ]);
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
    const countPanelHands = ({ level }: PanelCell): number =>
      level === LEVELS.at(-1) ? PANEL_FACTOR * hands : hands;
    const makePair = (first: string, second: string): Match =>
      makeMatch(game, [first, second], isRung(first, second) ? RUNG_FACTOR * hands : hands);
    return {
      game,
      players,
      // The stronger first, judging by the names.
      pairs: players.flatMap((one, i) =>
        players
          .slice(i + 1)
          .map((other) => (isRung(one, other) ? makePair(one, other) : makePair(other, one))),
      ),
      tables: rungs.map(({ above, below }) =>
        makeMatch(game, seatOneAgainst(above, below), RUNG_FACTOR * hands),
      ),
      panel: listPanel(game, players).map((cell) => ({
        ...cell,
        headsUp: makeMatch(game, [cell.partner, cell.level], countPanelHands(cell)),
        table: makeMatch(game, seatOneAgainst(cell.partner, cell.level), countPanelHands(cell)),
      })),
      styles: (chosen ?? listStyledPlayers(game)).map((name) => ({
        name,
        headsUp: makeMatch(game, [name, STYLE_OPPONENT], Math.ceil(hands / STYLE_PART), true),
        table: makeMatch(game, seatOneAgainst(name, STYLE_OPPONENT), Math.ceil(hands / STYLE_PART), true),
      })),
    };
  });
}

const seatOneAgainst = (one: string, five: string): string[] => [
  one,
  ...new Array<string>(TABLE_SEATS - 1).fill(five),
];

function describeGame(
  { game, players, pairs, tables, panel, styles }: GamePlan,
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
  const described = styles.map(({ name, headsUp, table }): PlayerStyle => ({
    name,
    hands: table.groups,
    headsUp: resultOf(headsUp).styles[0]!,
    table: resultOf(table).styles[0]!,
  }));
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
    panel: panel.map(({ level, partner, headsUp, table }) => ({
      level,
      partner,
      headsUp: meet(headsUp).estimate,
      table: meet(table).estimate,
    })),
    styles: described,
    folds: described
      .filter(({ name }) => LEVELS.some((level) => level === name))
      .flatMap(({ name, headsUp, table }) =>
        listFoldSpots(game).map((spot) => ({
          level: name,
          ...spot,
          headsUp: describeFolds(headsUp, game, spot),
          table: describeFolds(table, game, spot),
        })),
      ),
  };
}

const isAbove = ({ estimate: { interval } }: Meeting): boolean => interval !== undefined && interval.low > 0;
