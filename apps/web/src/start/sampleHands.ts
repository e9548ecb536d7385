import { cards, type Card } from '@doorcard/cards';
import type { GameId } from '@doorcard/engine';

/** A good hand of a game: in stud the cards that nobody else sees, and those that are face up. */
export interface SampleHand {
  readonly down: readonly Card[];
  readonly up: readonly Card[];
}

const hold = (names: string): SampleHand => ({ down: [], up: cards(names) });
const holdStud = (down: string, up: string): SampleHand => ({ down: cards(down), up: cards(up) });

export const SAMPLE_HANDS: Readonly<Record<GameId, SampleHand>> = {
  badugi: hold('Ac2d4h6s'),
  stud: holdStud('9s9h', '9d'),
  razz: holdStud('Ad2s', '4c'),
  stud8: holdStud('As3d', '4s'),
  '2-7-triple': hold('2c3d4h5s7c'),
  'limit-holdem': hold('AhKh'),
  holdem: hold('QcQd'),
  omaha8: hold('AsAd2s3d'),
  plo: hold('KsKhJsTh'),
  '2-7-single': hold('8d6c4s3h2c'),
};

/** The order of the tiles: the games that this program is about first. */
export const TILES: readonly GameId[] = [
  'badugi',
  'stud',
  'razz',
  'stud8',
  '2-7-triple',
  'limit-holdem',
  'holdem',
  'omaha8',
  'plo',
  '2-7-single',
];
