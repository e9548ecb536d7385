import type { LowRanks } from '../razz/lowRanks.js';

/** Final lows in nine grades, the worst first: none, 8-7, 8-6, other eights, 7-6, other sevens, 6-5, 6-4, the wheel. */
export const LOW_GRADES = 9;

const LOW_RANKS = 8;
const OF_RANK = 4;
const ACE = 12;
const SETS = 1 << LOW_RANKS;
const MOST_TO_COME = 6;

/** The grade of a set of low ranks, the ace as bit 0 to the eight as bit 7. */
const SET_GRADES = Uint8Array.from({ length: SETS }, (_, set) => gradeSet(set));

function gradeSet(set: number): number {
  const values: number[] = [];
  for (let place = 0; place < 8; place++) if ((set >> place) & 1) values.push(place + 1);
  const [, , , second, top] = values as [number, number, number, number, number];
  if (values.length < 5) return 0;
  if (top === 8) return second === 7 ? 1 : second === 6 ? 2 : 3;
  if (top === 7) return second === 6 ? 4 : 5;
  return top === 6 ? (second === 5 ? 6 : 7) : 8;
}

/** How likely the next card is of one given rank that is needed, in steps of `STEP`: from nearly dead to very live. */
const STEP = 0.005;
const LIVELIEST = 24;
const TABLES: (Float32Array | undefined)[] = new Array<undefined>(LIVELIEST + 1).fill(undefined);

/** For each number of cards to come and each set: how likely each final grade is. */
function fillTable(step: number): Float32Array {
  const table = new Float32Array((MOST_TO_COME + 1) * SETS * LOW_GRADES);
  for (let set = 0; set < SETS; set++) table[set * LOW_GRADES + SET_GRADES[set]!] = 1;
  const each = step * STEP;
  for (let toCome = 1; toCome <= MOST_TO_COME; toCome++) {
    const before = (toCome - 1) * SETS;
    for (let set = 0; set < SETS; set++) {
      const to = (toCome * SETS + set) * LOW_GRADES;
      let stays = 1;
      for (let place = 0; place < 8; place++) {
        if ((set >> place) & 1) continue;
        stays -= each;
        const from = (before + (set | (1 << place))) * LOW_GRADES;
        for (let grade = 0; grade < LOW_GRADES; grade++) table[to + grade]! += each * table[from + grade]!;
      }
      const from = (before + set) * LOW_GRADES;
      for (let grade = 0; grade < LOW_GRADES; grade++) table[to + grade]! += stays * table[from + grade]!;
    }
  }
  return table;
}

/** Cards of the eight low ranks that are not seen. `seen` counts those that are by rank, 0 the deuce to 12 the ace. */
export function countLiveLows(seen: ArrayLike<number>): number {
  let live = LOW_RANKS * OF_RANK - seen[ACE]!;
  for (let rank = 0; rank < LOW_RANKS - 1; rank++) live -= seen[rank]!;
  return live;
}

/**
 * Fills in how likely each final low grade is for a set of known ranks with this many cards to come. `liveLows` are the
 * low cards among the unseen ones.
 */
export function fillLowChances(
  ranks: LowRanks,
  toCome: number,
  seen: ArrayLike<number>,
  liveLows: number,
  unseen: number,
  into: Float64Array,
): void {
  const set = ranks & (SETS - 1);
  let live = liveLows;
  let needed = LOW_RANKS;
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const place = 31 - Math.clz32(rest & -rest);
    needed--;
    live -= OF_RANK - seen[place === 0 ? ACE : place - 1]!;
  }
  const chance = needed === 0 ? 0 : live / (needed * unseen);
  const step = Math.min(LIVELIEST, Math.round(chance / STEP));
  const table = (TABLES[step] ??= fillTable(step));
  const from = (toCome * SETS + set) * LOW_GRADES;
  for (let grade = 0; grade < LOW_GRADES; grade++) into[grade] = table[from + grade]!;
}
