import type { GameId, RotationId } from '@doorcard/engine';
import type { TableOptions } from '@doorcard/table';
import { seatOpponents, type LevelChoice } from '../src/shared/tableChoice/players.js';
import { makeOptions, USUAL_CHOICE } from '../src/shared/tableChoice/tableChoice.js';

/** A cash table against a number of opponents of one level; everything else is default. */
export interface TableChoice {
  readonly games: GameId | RotationId;
  readonly level: LevelChoice;
  readonly opponents: number;
  /** Decimal digits; empty for a real deal. */
  readonly seed: string;
}

export const makeTableOptions = ({ games, level, opponents, seed }: TableChoice): TableOptions =>
  makeOptions({ ...USUAL_CHOICE, games, opponents, people: seatOpponents(level) }, seed);
