// Folds and showdowns: four terminals in the four lanes of a vector.
import {
  BOARD_COUNTS,
  BOARD_GROUP_COUNTS,
  BOARD_GROUPS,
  BOARD_HANDS,
  BOARD_STRIDES,
  SCRATCH_CARDS,
  SCRATCH_LANES,
  SCRATCH_MET,
  SCRATCH_REACH_AT,
  SCRATCH_SHOWN,
  SCRATCH_SLOT_BYTES,
  SCRATCH_TRAVERSER,
  SCRATCH_VALUE_AT,
  SCRATCH_VALUES,
  SCRATCH_ZEROS,
  LANE_BYTES,
  LANE_FOLD_FACTOR,
  LANE_FOLD_MET,
  LANE_FOLD_OUT,
  LANE_FOLDED,
  LANE_OUT,
  LANE_SHOW_CHIPS,
  LANE_SHOW_MET,
  LANE_SHOWN,
  PROGRAM_LANES,
  PROGRAM_LANES_AT,
  UNIT_BOARD,
  UNIT_SHAPE,
} from './words';

const CARD_BYTES: usize = 52 * 16;

export function lanes(scratch: usize, unit: usize): void {
  const own = load<u32>(scratch, SCRATCH_TRAVERSER);
  const board: usize = load<u32>(unit, UNIT_BOARD);
  const program: usize = load<u32>(<usize>load<u32>(unit, UNIT_SHAPE) + (own << 2));
  const reachAt: usize = load<u32>(scratch, SCRATCH_REACH_AT);
  const valueAt: usize = load<u32>(scratch, SCRATCH_VALUE_AT);
  const zeros = load<u32>(scratch, SCRATCH_ZEROS);
  let lane: usize = program + 4 * load<u32>(program, PROGRAM_LANES_AT);
  const end: usize = lane + LANE_BYTES * load<u32>(program, PROGRAM_LANES);
  let a: usize = 0;
  let b: usize = 0;
  let c: usize = 0;
  let filled = 0;
  for (; lane < end; lane += LANE_BYTES) {
    if (
      reachOf(reachAt, load<i32>(lane, LANE_SHOWN)) == 0 &&
      reachOf(reachAt, load<i32>(lane, LANE_FOLDED)) == 0
    ) {
      store<u32>(valueAt + ((<usize>load<u32>(lane, LANE_OUT)) << 2), zeros);
      const foldOut = load<i32>(lane, LANE_FOLD_OUT);
      if (foldOut >= 0) store<u32>(valueAt + ((<usize>foldOut) << 2), zeros);
      continue;
    }
    filled++;
    if (filled == 1) a = lane;
    else if (filled == 2) b = lane;
    else if (filled == 3) c = lane;
    else {
      runFour(scratch, board, own, a, b, c, lane);
      a = 0;
      b = 0;
      c = 0;
      filled = 0;
    }
  }
  if (filled > 0) runFour(scratch, board, own, a, b, c, 0);
}

function reachOf(reachAt: usize, slot: i32): usize {
  return slot < 0 ? 0 : load<u32>(reachAt + ((<usize>slot) << 2));
}

/** The reach of a lane, zeros where it has none; lane 0 means no lane. */
function reachOrZeros(scratch: usize, lane: usize, field: usize): usize {
  const zeros: usize = load<u32>(scratch, SCRATCH_ZEROS);
  if (lane == 0) return zeros;
  const reach = reachOf(load<u32>(scratch, SCRATCH_REACH_AT), load<i32>(lane + field));
  return reach == 0 ? zeros : reach;
}

function numberOf(lane: usize, field: usize): f32 {
  return lane == 0 ? 0 : load<f32>(lane + field);
}

function fourNumbers(a: usize, b: usize, c: usize, d: usize, field: usize): v128 {
  let four = f32x4.splat(numberOf(a, field));
  four = f32x4.replace_lane(four, 1, numberOf(b, field));
  four = f32x4.replace_lane(four, 2, numberOf(c, field));
  return f32x4.replace_lane(four, 3, numberOf(d, field));
}

/** The address of a value slot of a lane, stored in the thread's record; 0 when the lane has none. */
function openOut(scratch: usize, lane: usize, field: usize): usize {
  if (lane == 0) return 0;
  const slot = load<i32>(lane + field);
  if (slot < 0) return 0;
  const address =
    <usize>load<u32>(scratch, SCRATCH_VALUES) + <usize>slot * <usize>load<u32>(scratch, SCRATCH_SLOT_BYTES);
  store<u32>(<usize>load<u32>(scratch, SCRATCH_VALUE_AT) + ((<usize>slot) << 2), <u32>address);
  return address;
}

function lowHalf(four: v128): v128 {
  return f64x2.promote_low_f32x4(four);
}

function highHalf(four: v128): v128 {
  return f64x2.promote_low_f32x4(v128.shuffle<i64>(four, four, 1, 1));
}

function joinHalves(low: v128, high: v128): v128 {
  return v128.shuffle<i64>(f32x4.demote_f64x2_zero(low), f32x4.demote_f64x2_zero(high), 0, 2);
}

function runFour(scratch: usize, board: usize, own: u32, a: usize, b: usize, c: usize, d: usize): void {
  const ownBytes: usize = own << 2;
  const otherBytes: usize = (1 - own) << 2;
  const otherStride: usize = load<u32>(board + otherBytes, BOARD_STRIDES);
  const ownCount: usize = load<u32>(board + ownBytes, BOARD_COUNTS);
  const ownStride: usize = load<u32>(board + ownBytes, BOARD_STRIDES);
  const otherCount: usize = load<u32>(board + otherBytes, BOARD_COUNTS);
  const ownHands: usize = load<u32>(board + ownBytes, BOARD_HANDS);
  const otherHands: usize = load<u32>(board + otherBytes, BOARD_HANDS);
  const cards: usize = load<u32>(scratch, SCRATCH_CARDS);
  const shown: usize = load<u32>(scratch, SCRATCH_SHOWN);
  const met: usize = load<u32>(scratch, SCRATCH_MET);
  const values: usize = load<u32>(scratch, SCRATCH_LANES);

  const showChips = fourNumbers(a, b, c, d, LANE_SHOW_CHIPS);
  const showMet = fourNumbers(a, b, c, d, LANE_SHOW_MET);
  const foldMet = fourNumbers(a, b, c, d, LANE_FOLD_MET);
  const meets = v128.any_true(v128.or(showMet, foldMet));
  const shows = v128.any_true(showChips);
  memory.fill(cards, 0, CARD_BYTES);

  // Hands of the other side, four lanes per hand. The sums begin with what does not depend on strength minus the showdowns.
  const shownA = reachOrZeros(scratch, a, LANE_SHOWN);
  const shownB = reachOrZeros(scratch, b, LANE_SHOWN);
  const shownC = reachOrZeros(scratch, c, LANE_SHOWN);
  const shownD = reachOrZeros(scratch, d, LANE_SHOWN);
  const foldedA = reachOrZeros(scratch, a, LANE_FOLDED);
  const foldedB = reachOrZeros(scratch, b, LANE_FOLDED);
  const foldedC = reachOrZeros(scratch, c, LANE_FOLDED);
  const foldedD = reachOrZeros(scratch, d, LANE_FOLDED);
  let low = f64x2.splat(0);
  let high = f64x2.splat(0);
  let hand = otherHands;
  for (let i: usize = 0; i < otherStride; i += 4) {
    const from = i << 2;
    const at = i << 4;
    let r0 = v128.load(shownA + from);
    let r1 = v128.load(shownB + from);
    let r2 = v128.load(shownC + from);
    let r3 = v128.load(shownD + from);
    let t0 = v128.shuffle<f32>(r0, r1, 0, 4, 1, 5);
    let t1 = v128.shuffle<f32>(r0, r1, 2, 6, 3, 7);
    let t2 = v128.shuffle<f32>(r2, r3, 0, 4, 1, 5);
    let t3 = v128.shuffle<f32>(r2, r3, 2, 6, 3, 7);
    r0 = v128.shuffle<i64>(t0, t2, 0, 2);
    r1 = v128.shuffle<i64>(t0, t2, 1, 3);
    r2 = v128.shuffle<i64>(t1, t3, 0, 2);
    r3 = v128.shuffle<i64>(t1, t3, 1, 3);
    const x0 = f32x4.mul(r0, showChips);
    const x1 = f32x4.mul(r1, showChips);
    const x2 = f32x4.mul(r2, showChips);
    const x3 = f32x4.mul(r3, showChips);
    v128.store(shown + at, x0);
    v128.store(shown + at, x1, 16);
    v128.store(shown + at, x2, 32);
    v128.store(shown + at, x3, 48);
    let y0: v128;
    let y1: v128;
    let y2: v128;
    let y3: v128;
    if (meets) {
      let f0 = v128.load(foldedA + from);
      let f1 = v128.load(foldedB + from);
      let f2 = v128.load(foldedC + from);
      let f3 = v128.load(foldedD + from);
      t0 = v128.shuffle<f32>(f0, f1, 0, 4, 1, 5);
      t1 = v128.shuffle<f32>(f0, f1, 2, 6, 3, 7);
      t2 = v128.shuffle<f32>(f2, f3, 0, 4, 1, 5);
      t3 = v128.shuffle<f32>(f2, f3, 2, 6, 3, 7);
      f0 = v128.shuffle<i64>(t0, t2, 0, 2);
      f1 = v128.shuffle<i64>(t0, t2, 1, 3);
      f2 = v128.shuffle<i64>(t1, t3, 0, 2);
      f3 = v128.shuffle<i64>(t1, t3, 1, 3);
      y0 = f32x4.add(f32x4.mul(f0, foldMet), f32x4.mul(r0, showMet));
      y1 = f32x4.add(f32x4.mul(f1, foldMet), f32x4.mul(r1, showMet));
      y2 = f32x4.add(f32x4.mul(f2, foldMet), f32x4.mul(r2, showMet));
      y3 = f32x4.add(f32x4.mul(f3, foldMet), f32x4.mul(r3, showMet));
      v128.store(met + at, y0);
      v128.store(met + at, y1, 16);
      v128.store(met + at, y2, 32);
      v128.store(met + at, y3, 48);
      y0 = f32x4.sub(y0, x0);
      y1 = f32x4.sub(y1, x1);
      y2 = f32x4.sub(y2, x2);
      y3 = f32x4.sub(y3, x3);
    } else {
      y0 = f32x4.neg(x0);
      y1 = f32x4.neg(x1);
      y2 = f32x4.neg(x2);
      y3 = f32x4.neg(x3);
    }
    addTo(cards + <usize>load<u16>(hand), y0);
    addTo(cards + <usize>load<u16>(hand, 2), y0);
    addTo(cards + <usize>load<u16>(hand, 8), y1);
    addTo(cards + <usize>load<u16>(hand, 10), y1);
    addTo(cards + <usize>load<u16>(hand, 16), y2);
    addTo(cards + <usize>load<u16>(hand, 18), y2);
    addTo(cards + <usize>load<u16>(hand, 24), y3);
    addTo(cards + <usize>load<u16>(hand, 26), y3);
    hand += 32;
    const part = f32x4.add(f32x4.add(f32x4.add(y0, y1), y2), y3);
    low = f64x2.add(low, lowHalf(part));
    high = f64x2.add(high, highHalf(part));
  }
  v128.store(shown + (otherCount << 4), f32x4.splat(0));
  if (meets) v128.store(met + (otherCount << 4), f32x4.splat(0));

  // Own hands from the weakest up; other hands are added once with their equals and once more after them.
  let mine = ownHands;
  let out = values;
  let start = shown;
  let end = shown;
  let startHand = otherHands;
  let endHand = otherHands;
  if (shows) {
    let group: usize = load<u32>(board + ownBytes, BOARD_GROUPS);
    const groupsEnd: usize = group + (load<u32>(board + ownBytes, BOARD_GROUP_COUNTS) << 3);
    for (; group < groupsEnd; group += 8) {
      const nextStart = shown + ((<usize>load<u16>(group)) << 4);
      const nextEnd = shown + ((<usize>load<u16>(group, 2)) << 4);
      const last = ownHands + ((<usize>load<u16>(group, 4)) << 3);
      let part = f32x4.splat(0);
      for (; start < nextStart; start += 16) {
        const x = v128.load(start);
        part = f32x4.add(part, x);
        addTo(cards + <usize>load<u16>(startHand), x);
        addTo(cards + <usize>load<u16>(startHand, 2), x);
        startHand += 8;
      }
      for (; end < nextEnd; end += 16) {
        const x = v128.load(end);
        part = f32x4.add(part, x);
        addTo(cards + <usize>load<u16>(endHand), x);
        addTo(cards + <usize>load<u16>(endHand, 2), x);
        endHand += 8;
      }
      low = f64x2.add(low, lowHalf(part));
      high = f64x2.add(high, highHalf(part));
      const all = joinHalves(low, high);
      if (meets) {
        for (; mine < last; mine += 8) {
          v128.store(out, f32x4.add(openSum(all, cards, mine), v128.load(met + <usize>load<u16>(mine, 4))));
          out += 16;
        }
      } else {
        for (; mine < last; mine += 8) {
          v128.store(out, openSum(all, cards, mine));
          out += 16;
        }
      }
    }
  }
  const ownEnd = ownHands + (ownCount << 3);
  if (mine < ownEnd) {
    const all = joinHalves(low, high);
    for (; mine < ownEnd; mine += 8) {
      let sum = openSum(all, cards, mine);
      if (meets) sum = f32x4.add(sum, v128.load(met + <usize>load<u16>(mine, 4)));
      v128.store(out, sum);
      out += 16;
    }
  }
  spread(
    values,
    ownCount,
    ownStride,
    openOut(scratch, a, LANE_OUT),
    openOut(scratch, b, LANE_OUT),
    openOut(scratch, c, LANE_OUT),
    openOut(scratch, d, LANE_OUT),
  );

  // Folds of the traverser: in the end every hand is in the sums.
  const foldA = openOut(scratch, a, LANE_FOLD_OUT);
  const foldB = openOut(scratch, b, LANE_FOLD_OUT);
  const foldC = openOut(scratch, c, LANE_FOLD_OUT);
  const foldD = openOut(scratch, d, LANE_FOLD_OUT);
  if ((foldA | foldB | foldC | foldD) == 0) return;
  const shownEnd = shown + (otherCount << 4);
  let part = f32x4.splat(0);
  for (; start < shownEnd; start += 16) {
    const x = v128.load(start);
    part = f32x4.add(part, x);
    addTo(cards + <usize>load<u16>(startHand), x);
    addTo(cards + <usize>load<u16>(startHand, 2), x);
    startHand += 8;
  }
  for (; end < shownEnd; end += 16) {
    const x = v128.load(end);
    part = f32x4.add(part, x);
    addTo(cards + <usize>load<u16>(endHand), x);
    addTo(cards + <usize>load<u16>(endHand, 2), x);
    endHand += 8;
  }
  low = f64x2.add(low, lowHalf(part));
  high = f64x2.add(high, highHalf(part));
  const all = joinHalves(low, high);
  const factor = fourNumbers(a, b, c, d, LANE_FOLD_FACTOR);
  out = values;
  for (mine = ownHands; mine < ownEnd; mine += 8) {
    const same: usize = load<u16>(mine, 4);
    let own = v128.load(shown + same);
    if (meets) own = f32x4.add(v128.load(met + same), own);
    v128.store(out, f32x4.mul(factor, f32x4.add(openSum(all, cards, mine), own)));
    out += 16;
  }
  spread(values, ownCount, ownStride, foldA, foldB, foldC, foldD);
}

function addTo(at: usize, x: v128): void {
  v128.store(at, f32x4.add(v128.load(at), x));
}

/** The sum of all hands without a card of this one. */
function openSum(all: v128, cards: usize, hand: usize): v128 {
  return f32x4.sub(
    f32x4.sub(all, v128.load(cards + <usize>load<u16>(hand))),
    v128.load(cards + <usize>load<u16>(hand, 2)),
  );
}

/** From four lanes by hand to four vectors; 0 where a lane has no vector. */
function spread(values: usize, count: usize, stride: usize, a: usize, b: usize, c: usize, d: usize): void {
  for (let i = count; i < stride; i++) v128.store(values + (i << 4), f32x4.splat(0));
  for (let i: usize = 0; i < stride; i += 4) {
    const at = values + (i << 4);
    const r0 = v128.load(at);
    const r1 = v128.load(at, 16);
    const r2 = v128.load(at, 32);
    const r3 = v128.load(at, 48);
    const t0 = v128.shuffle<f32>(r0, r1, 0, 4, 1, 5);
    const t1 = v128.shuffle<f32>(r0, r1, 2, 6, 3, 7);
    const t2 = v128.shuffle<f32>(r2, r3, 0, 4, 1, 5);
    const t3 = v128.shuffle<f32>(r2, r3, 2, 6, 3, 7);
    const to = i << 2;
    if (a) v128.store(a + to, v128.shuffle<i64>(t0, t2, 0, 2));
    if (b) v128.store(b + to, v128.shuffle<i64>(t0, t2, 1, 3));
    if (c) v128.store(c + to, v128.shuffle<i64>(t1, t3, 0, 2));
    if (d) v128.store(d + to, v128.shuffle<i64>(t1, t3, 1, 3));
  }
}
