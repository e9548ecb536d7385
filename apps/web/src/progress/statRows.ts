import { VARIANTS, type GameId } from '@doorcard/engine';
import {
  describeStat,
  STATS,
  type Counters,
  type Stat,
  type StatPartId,
  type StatValue,
} from '@doorcard/history';
import type { StatFamily } from '@doorcard/text';

export const familyOf = (game: GameId): StatFamily => {
  const { forced, streets } = VARIANTS[game];
  if (forced === 'bringIn') return 'stud';
  return streets.some(({ draw }) => draw === true) ? 'draw' : 'board';
};

/** A line of the table of whole hands. */
export interface StatRow {
  readonly stat: Stat;
  /** Undefined for the stat itself. */
  readonly part: StatPartId | undefined;
  readonly value: StatValue;
}

/** Stats of a game that are shown once, with those of their parts that have happened. */
export const listHandRows = (counters: Counters, game: GameId): StatRow[] =>
  STATS.filter(({ games, byStreet }) => games.includes(game) && byStreet !== true).flatMap((stat) => [
    { stat, part: undefined, value: describeStat(counters, stat, { game }) },
    ...(stat.parts ?? [])
      .map(({ id, roles, splits }) => ({
        stat,
        part: id,
        value: describeStat(counters, stat, { game, roles, splits }),
      }))
      .filter(({ value }) => value.n > 0),
  ]);

/** A line of the table by street: a value for each street of the game. */
export interface StreetRow {
  readonly stat: Stat;
  readonly part: StatPartId | undefined;
  readonly values: readonly StatValue[];
}

/** Stats of a game street by street; those that never were possible are left out. */
export function listStreetRows(counters: Counters, game: GameId): StreetRow[] {
  const streets = [...VARIANTS[game].streets.keys()];
  const rows = STATS.filter(({ games, byStreet }) => games.includes(game) && byStreet === true).flatMap(
    (stat) => {
      const parts = (stat.parts ?? []).map(({ id, splits }) => ({ part: id, splits }));
      const all = stat.isOnlyParts === true ? parts : [{ part: undefined, splits: undefined }, ...parts];
      return all.map(({ part, splits }) => ({
        stat,
        part,
        values: streets.map((street) => describeStat(counters, stat, { game, street, splits })),
      }));
    },
  );
  return rows.filter(({ values }) => values.some(({ n }) => n > 0));
}
