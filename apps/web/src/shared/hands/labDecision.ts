import { VARIANTS, type GameId, type View } from '@doorcard/engine';

const HOLDEM = ['holdem', 'limit-holdem'];
/** The last streets of stud games, and the betting after the last draw. */
const LATE_STREETS: Readonly<Partial<Record<string, readonly string[]>>> = {
  razz: ['6th', '7th'],
  stud: ['6th', '7th'],
  stud8: ['6th', '7th'],
  badugi: ['draw3'],
  '2-7-triple': ['draw3'],
};

/** Whether the lab can solve a decision, and as what: two players after the flop of hold'em, or on a late street. */
export function findLabKind({ game, street, phase, seats, board }: View): 'holdem' | 'late' | undefined {
  if (phase !== 'betting' || seats.filter(({ folded }) => !folded).length !== 2) return undefined;
  if (HOLDEM.includes(game)) return board.length >= 3 ? 'holdem' : undefined;
  const { name } = VARIANTS[game as GameId].streets[street]!;
  return LATE_STREETS[game]?.includes(name) === true ? 'late' : undefined;
}
