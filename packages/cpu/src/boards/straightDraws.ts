/** By ranks as 13 bits: how many ranks that are missing would make a straight. */
const COMPLETIONS = countCompletions();

function countCompletions(): Uint8Array {
  const straights = [0b1_0000_0000_1111];
  for (let low = 0; low + 5 <= 13; low++) straights.push(0b11111 << low);
  const table = new Uint8Array(1 << 13);
  for (let ranks = 0; ranks < table.length; ranks++) {
    let missing = 0;
    for (const straight of straights) {
      const gap = straight & ~ranks;
      if (gap !== 0 && (gap & (gap - 1)) === 0) missing |= gap;
      // Who has a straight draws to nothing.
      if (gap === 0) missing = 1 << 13;
      if (missing === 1 << 13) break;
    }
    let count = 0;
    for (let rest = missing & 0x1fff; rest !== 0; rest &= rest - 1) count++;
    table[ranks] = count;
  }
  return table;
}

/** How many ranks would make a straight of these ranks, given as bits; 0 when there already is one. */
export const countStraightOuts = (ranks: number): number => COMPLETIONS[ranks]!;
