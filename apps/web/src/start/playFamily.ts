import type { GameId } from '@doorcard/engine';
import type { PlayFamily } from './words/startWords.js';

/** What the computer players make of these games: one way of playing, or several. */
export function findFamily(games: readonly GameId[]): PlayFamily {
  const [first, ...others] = new Set(games.map(familyOf));
  return others.length > 0 ? 'mix' : (first ?? 'mix');
}

const familyOf = (game: GameId): PlayFamily =>
  game === 'stud' || game === 'razz' || game === 'stud8' || game === 'badugi' ? game : 'sampled';
