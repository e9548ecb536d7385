import { VARIANTS, type GameId, type Variant } from '@doorcard/engine';

/** The names of games in the header, as in published samples (docs/histories.md). */
export const GAME_NAMES: Readonly<Record<GameId, string>> = {
  holdem: "Hold'em No Limit",
  'limit-holdem': "Hold'em Limit",
  plo: 'Omaha Pot Limit',
  omaha8: 'Omaha Hi/Lo Limit',
  stud: '7 Card Stud Limit',
  stud8: '7 Card Stud Hi/Lo Limit',
  razz: 'Razz Limit',
  badugi: 'Badugi Limit',
  '2-7-triple': 'Triple Draw 2-7 Lowball Limit',
  '2-7-single': 'Single Draw 2-7 Lowball No Limit',
};

export const isKnownGame = (game: string): game is GameId => Object.hasOwn(GAME_NAMES, game);

export const gameNamed = (name: string): GameId | undefined =>
  (Object.keys(GAME_NAMES) as GameId[]).find((game) => GAME_NAMES[game] === name);

/** Board, stud or draw: decides what the lines of a street look like. */
type Family = 'board' | 'stud' | 'draw';

function familyOf({ forced, showdown }: Variant): Family {
  if (forced === 'bringIn') return 'stud';
  return showdown.boardSize > 0 ? 'board' : 'draw';
}

/** The words between the stars for each street; the first of several is the one that is written. */
const STREET_NAMES: Readonly<Record<Family, readonly (readonly string[])[]>> = {
  board: [['HOLE CARDS'], ['FLOP'], ['TURN'], ['RIVER']],
  stud: [['3rd STREET'], ['4th STREET'], ['5th STREET'], ['6th STREET'], ['RIVER', '7th STREET']],
  // Phenom writes HOLE CARDS here as well.
  draw: [['DEALING HANDS', 'HOLE CARDS'], ['FIRST DRAW'], ['SECOND DRAW'], ['THIRD DRAW']],
};
/**
 * PokerStars has no line here: the draw begins with the first discard. We write it only while a hand is not over, when
 * the discards may be missing.
 */
const ONE_DRAW = [STREET_NAMES.draw[0]!, ['DRAW', 'FIRST DRAW']];

export function streetNamesOf(game: GameId): readonly (readonly string[])[] {
  const variant = VARIANTS[game];
  return variant.showdown.draws === 1 ? ONE_DRAW : STREET_NAMES[familyOf(variant)];
}

/** Whether a street begins without a line of its own. */
export const hasImpliedStreet = (game: GameId, street: number): boolean =>
  street === 1 && VARIANTS[game].showdown.draws === 1;

/** Where a hand was folded, as written in the summary. */
const FOLDED: Readonly<Record<Family, readonly string[]>> = {
  board: ['before Flop', 'on the Flop', 'on the Turn', 'on the River'],
  stud: ['on the 3rd Street', 'on the 4th Street', 'on the 5th Street', 'on the 6th Street', 'on the River'],
  draw: ['before the Draw', 'after the 1st Draw', 'after the 2nd Draw', 'after the 3rd Draw'],
};

export const describeFold = (game: GameId, street: number): string =>
  FOLDED[familyOf(VARIANTS[game])][street]!;

export const hasFixedLimit = (game: GameId): boolean => VARIANTS[game].betting === 'fixedLimit';
export const isStud = (game: GameId): boolean => VARIANTS[game].forced === 'bringIn';
