import { aceToFive, type Card } from '@doorcard/cards';
import { countSeenRanks } from '../razz/deadLows.js';
import { countLows, lowRanksOf } from '../razz/lowRanks.js';
import { readShape, type HandShape } from '../stud/handShape.js';
import type { VisibleContext } from '../visibleContext.js';
import { fillShareTables, ShareTables } from './potShare.js';
import { inferRoleNow, type Stud8Role } from './role.js';
import { findLock, findRivalLow, STRAIGHT, type Stud8Lock } from './stud8Lock.js';

/** What the cards alone say from 4th street on, mine and the up cards of the others. */
export interface CardReading {
  readonly shape: HandShape;
  /** My made low as `aceToFive` ranks it; 0 without one. */
  readonly eightLow: number;
  readonly role: Stud8Role;
  /** The best low that an opponent can still make, 0 for none; Infinity where nobody asks. */
  readonly rivalLow: number;
  readonly lock: Stud8Lock;
  readonly tables: ShareTables;
}

/** My cards, a community card, and for each seat its up cards and whether it is still in. */
const MOST_SEATS = 10;
const KEY_SIZE = 2 * (MOST_SEATS + 2);

class KeptReading implements CardReading {
  readonly key = new Int32Array(KEY_SIZE);
  length = 0;
  shape: HandShape = readShape([]);
  eightLow = 0;
  role: Stud8Role = 'AIR';
  rivalLow = 0;
  lock: Stud8Lock = 'none';
  readonly tables = new ShareTables();

  read(ctx: VisibleContext): void {
    const { me, live } = ctx;
    const { cards } = me;
    const shape = readShape(cards);
    const held = lowRanksOf(cards);
    const eightLow = countLows(held) >= 5 ? aceToFive.rank(cards) : 0;
    const role = inferRoleNow(cards, live, shape);
    const needsRival = eightLow > 0 || shape.made >= STRAIGHT || (role === 'LO_ONLY' && live.length > 1);
    this.shape = shape;
    this.eightLow = eightLow;
    this.role = role;
    this.rivalLow = needsRival ? findRivalLow(ctx, countSeenRanks(ctx)) : Infinity;
    this.lock = findLock(ctx, shape, eightLow, this.rivalLow);
    fillShareTables(this.tables, ctx, shape, held);
  }
}

/** The last ones: a street has several decisions with the same cards, and so have the rollouts of one world. */
const KEPT = Array.from({ length: 32 }, () => new KeptReading());
const key = new Int32Array(KEY_SIZE);

/** Reads the cards. Valid until the next call. */
export function readCards(ctx: VisibleContext): CardReading {
  const length = packCards(ctx);
  let hash = length;
  for (let i = 0; i < length; i++) hash = Math.imul(hash ^ key[i]!, 0x2c1b3c6d) ^ (hash >>> 15);
  const kept = KEPT[(hash ^ (hash >>> 16)) & (KEPT.length - 1)]!;
  if (isKey(kept, length)) return kept;
  // An exception in between leaves nothing to be found.
  kept.length = 0;
  kept.read(ctx);
  for (let i = 0; i < length; i++) kept.key[i] = key[i]!;
  kept.length = length;
  return kept;
}

function isKey(kept: KeptReading, length: number): boolean {
  if (kept.length !== length) return false;
  for (let i = 0; i < length; i++) if (kept.key[i] !== key[i]) return false;
  return true;
}

const IN = 1 << 31;

/** Writes the cards of a decision into `key`, as sets of 26 cards, and returns how many numbers they take. */
function packCards({ me, view: { board, seats } }: VisibleContext): number {
  let length = addSet(me.cards, 0, 0);
  length = addSet(board, length, 0);
  for (let seat = 0; seat < seats.length; seat++) {
    const { up, folded } = seats[seat]!;
    length = addSet(up, length, seat === me.seat || folded ? 0 : IN);
  }
  return length;
}

function addSet(cards: readonly Card[], at: number, mark: number): number {
  let [low, high] = [0, mark];
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]!;
    if (card < 26) low |= 1 << card;
    else high |= 1 << (card - 26);
  }
  key[at] = low;
  key[at + 1] = high;
  return at + 2;
}
