import { VARIANTS, type GameId } from '@doorcard/engine';
import { LEVELS } from './ladderPlayers.js';

/** A sparring partner and the level that it is measured against. */
export interface PanelCell {
  readonly level: string;
  readonly partner: string;
}

const PARTNERS = [
  'station',
  'maniac',
  'nit',
  'thief',
  'floater',
  'blind',
  'blind:call',
  'blind:raise',
  'blind:barrel',
] as const;

/** Where cards are drawn. */
const DRAW_PARTNERS = ['patter', 'patter:second', 'patter:first-cap', 'patter:second-cap'] as const;

/** The sparring partners of a game. */
const listPartners = (game: GameId): readonly string[] =>
  VARIANTS[game].showdown.draws > 0 ? [...PARTNERS, ...DRAW_PARTNERS] : PARTNERS;

/** Every level among these players against every partner of the game. */
export const listPanel = (game: GameId, players: readonly string[]): PanelCell[] =>
  LEVELS.filter((level) => players.includes(level)).flatMap((level) =>
    listPartners(game).map((partner) => ({ level, partner })),
  );
