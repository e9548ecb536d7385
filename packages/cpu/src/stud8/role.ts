import type { Card } from '@doorcard/cards';
import { countLows, lowRanksOf } from '../razz/lowRanks.js';
import {
  findStraightOuts,
  isBeatenBy,
  isFlushDraw,
  NO_PAIR,
  PAIR,
  readShape,
  type HandShape,
} from '../stud/handShape.js';
import type { Intent } from './splitBoard.js';

/** Which halves of the pot a hand can really win. */
export type Stud8Role = 'SCOOPING' | 'LO_ONLY' | 'HI_ONLY' | 'AIR';

/** Who fights for what, between me and the one who matters most. */
export type Matchup = 'HI_HI' | 'HI_LO' | 'LO_LO' | 'SCOOP_RACE';

interface Board {
  readonly up: readonly Card[];
}

/** The role of four to seven cards against the up cards of those who are still in. */
export const inferRoleNow = (
  cards: readonly Card[],
  live: readonly Board[],
  shape: HandShape = readShape(cards),
): Stud8Role =>
  nameRole(hasLowPotential(cards.length, countLows(lowRanksOf(cards))), hasHighPotential(shape, live));

const nameRole = (low: boolean, high: boolean): Stud8Role =>
  low ? (high ? 'SCOOPING' : 'LO_ONLY') : high ? 'HI_ONLY' : 'AIR';

/** By the number of cards: how many different lows give a chance; with all seven the low has to be there. */
const LOWS_NEEDED = [9, 9, 9, 9, 3, 4, 4, 5];

const hasLowPotential = (size: number, lows: number): boolean => lows >= LOWS_NEEDED[size]!;

/** A pair that up cards beat is none from 5th street on. */
function hasHighPotential(shape: HandShape, live: readonly Board[]): boolean {
  if (shape.made > PAIR || isFlushDraw(shape) || findStraightOuts(shape) !== 0) return true;
  if (shape.made === NO_PAIR) return false;
  return shape.size === 4 || !live.some(({ up }) => isBeatenBy(shape, up));
}

export function findMatchup(role: Stud8Role, intent: Intent): Matchup {
  if (role === 'SCOOPING' && intent === 'SCOOP') return 'SCOOP_RACE';
  if (role === 'LO_ONLY' && intent !== 'HI') return 'LO_LO';
  return role === 'HI_ONLY' && intent === 'HI' ? 'HI_HI' : 'HI_LO';
}
