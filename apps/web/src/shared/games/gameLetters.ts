import type { GameId } from '@doorcard/engine';

/** One letter for each game, as in HORSE; its hue is in shared/style/tokens.css. */
export const GAME_LETTERS: Readonly<Record<GameId, string>> = {
  'limit-holdem': 'H',
  omaha8: 'O',
  razz: 'R',
  stud: 'S',
  stud8: 'E',
  holdem: 'N',
  plo: 'P',
  badugi: 'B',
  '2-7-triple': 'T',
  '2-7-single': 'D',
};
