import { highOf, RANK_COUNT, sizeOf, withoutTop } from '../badugiRank.js';

// Hands in 33 classes, the best first: all that the table looks at.

/** By rank: its class. */
const CLASSES = new Uint8Array(RANK_COUNT);
/** By class: how many cards count. */
const SIZES: number[] = [];

fillClasses();

function fillClasses(): void {
  let name = '';
  for (let rank = RANK_COUNT - 1; rank > 0; rank--) {
    const next = nameClass(rank);
    if (next !== name) SIZES.push(sizeOf(rank));
    name = next;
    CLASSES[rank] = SIZES.length - 1;
  }
}

/** Badugis and three cards by the highest card, the usual ones smooth or rough by the second; two cards by four limits. */
function nameClass(rank: number): string {
  const size = sizeOf(rank);
  const high = highOf(rank);
  if (size === 1) return '1';
  if (size === 2) return `2 ${high <= 4 ? 4 : high <= 6 ? 6 : high <= 8 ? 8 : 13}`;
  const second = highOf(withoutTop(rank));
  if (size === 4) return `4 ${high} ${high >= 7 && high <= 11 ? second <= high - 3 : ''}`;
  return `3 ${high} ${high === 6 || high === 7 ? second <= 4 : ''}`;
}

export const CLASS_COUNT = SIZES.length;
export const classOf = (rank: number): number => CLASSES[rank]!;
/** How many cards count in hands of a class. */
export const sizeOfClass = (handClass: number): number => SIZES[handClass]!;
