import { VARIANTS, type GameId } from '@doorcard/engine';
import { describeStat, type CounterFilter, STATS, type StatPartId, type StatValue } from '@doorcard/history';

const FOLDS = STATS.find(({ id }) => id === 'foldToSteal')!;

/** A forced seat, and for a bring-in the door card. */
export interface FoldSpot {
  readonly seat: StatPartId;
  readonly door?: StatPartId;
}

const BLIND_SPOTS: readonly FoldSpot[] = [{ seat: 'asBigBlind' }, { seat: 'asSmallBlind' }];
const STUD_SPOTS: readonly FoldSpot[] = [
  { seat: 'asBringIn' },
  { seat: 'asBringIn', door: 'doorLow' },
  { seat: 'asBringIn', door: 'doorMiddle' },
  { seat: 'asBringIn', door: 'doorHigh' },
];

/** Where a single raise asks a player for his forced bet. */
export const listFoldSpots = (game: GameId): readonly FoldSpot[] =>
  VARIANTS[game].forced === 'bringIn' ? STUD_SPOTS : BLIND_SPOTS;

const partOf = (id: StatPartId | undefined): CounterFilter =>
  FOLDS.parts!.find((part) => part.id === id) ?? {};

/** How often a player folded there to one raise, a steal that nobody has called. */
export const describeFolds = (
  counters: Parameters<typeof describeStat>[0],
  game: GameId,
  { seat, door }: FoldSpot,
): StatValue =>
  describeStat(counters, FOLDS, { game, roles: partOf(seat).roles, splits: partOf(door).splits });
