import type { GameId, RotationId } from '@doorcard/engine';
import type { TableOptions } from '@doorcard/table';
import { makeOptions, USUAL_CHOICE } from '../src/start/lobbyChoice.js';
import { seatOpponents, type LevelChoice } from '../src/start/players.js';

/** A cash table against so many of one level; all else as usual. */
export interface TableChoice {
  readonly games: GameId | RotationId;
  readonly level: LevelChoice;
  readonly opponents: number;
  /** Decimal digits; empty for a real deal. */
  readonly seed: string;
}

export const makeTableOptions = ({ games, level, opponents, seed }: TableChoice): TableOptions =>
  makeOptions({ ...USUAL_CHOICE, games, opponents, people: seatOpponents(level) }, seed);
