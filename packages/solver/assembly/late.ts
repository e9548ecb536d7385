// The kernels of src/late. Every step is the same as in src/late/plainLateKernels.ts, which documents them.

// Words of the records, in bytes: as in src/late/lateKernels.ts.
const SWEEP_EVENTS: usize = 0;
const SWEEP_EVENT_COUNT: usize = 4;
const SWEEP_X: usize = 8;
const SWEEP_SUMS: usize = 12;
const SWEEP_OUT: usize = 16;
const SWEEP_OWN_STARTS: usize = 20;
const SWEEP_OWN_TERMS: usize = 24;
const SWEEP_OTHER_STARTS: usize = 28;
const SWEEP_OTHER_TERMS: usize = 32;
const SWEEP_SAME: usize = 36;
const SWEEP_SHARE: usize = 40;
const SWEEP_ACCUMULATE: usize = 44;
const SWEEP_SIGN: usize = 48;
const SWEEP_PLAIN_SIZE: usize = 52;
const UNPACK_OUT: usize = 0;
const UNPACK_WHOLE: usize = 4;
const UNPACK_COUNT: usize = 8;
const UNPACK_ROWS: usize = 16;
const UNPACK_OF_OUT: usize = 32;
const UNPACK_OF_WHOLE: usize = 48;

const LEAST: f32 = 1e-25;
/** Subsets of a hand of three cards without the hand itself. */
const PLAIN_TERMS: usize = 7;

function flush(x: v128): v128 {
  return v128.and(x, f32x4.ge(f32x4.abs(x), f32x4.splat(LEAST)));
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

export function strategy(sigma: usize, table: usize, rowBytes: usize, actions: usize, count: usize): void {
  const equal = f32x4.splat(<f32>(<f64>1 / <f64>actions));
  const zero = f32x4.splat(0);
  const end = count << 2;
  for (let i: usize = 0; i < end; i += 16) {
    let sum = zero;
    for (let a: usize = 0; a < actions; a++)
      sum = f32x4.add(sum, f32x4.max(v128.load(table + a * rowBytes + i), zero));
    const isUsed = f32x4.gt(sum, zero);
    for (let a: usize = 0; a < actions; a++) {
      const at = a * rowBytes + i;
      const part = f32x4.max(v128.load(table + at), zero);
      v128.store(sigma + at, v128.bitselect(f32x4.div(part, sum), equal, isUsed));
    }
  }
}

export function split(
  kids: usize,
  reach: usize,
  sigma: usize,
  rowBytes: usize,
  actions: usize,
  count: usize,
): void {
  const end = count << 2;
  for (let i: usize = 0; i < end; i += 16) {
    const whole = v128.load(reach + i);
    for (let a: usize = 0; a < actions; a++) {
      const at = a * rowBytes + i;
      v128.store(kids + at, flush(f32x4.mul(whole, v128.load(sigma + at))));
    }
  }
}

function loadRow(row: usize, at: usize): v128 {
  return row == 0 ? f32x4.splat(0) : v128.load(row + at);
}

export function pack(lanes: usize, a: usize, b: usize, c: usize, d: usize, count: usize): void {
  for (let i: usize = 0; i < count; i += 4) {
    const from = i << 2;
    const r0 = loadRow(a, from);
    const r1 = loadRow(b, from);
    const r2 = loadRow(c, from);
    const r3 = loadRow(d, from);
    const t0 = v128.shuffle<f32>(r0, r1, 0, 4, 1, 5);
    const t1 = v128.shuffle<f32>(r0, r1, 2, 6, 3, 7);
    const t2 = v128.shuffle<f32>(r2, r3, 0, 4, 1, 5);
    const t3 = v128.shuffle<f32>(r2, r3, 2, 6, 3, 7);
    const to = lanes + (i << 4);
    v128.store(to, v128.shuffle<i64>(t0, t2, 0, 2));
    v128.store(to, v128.shuffle<i64>(t0, t2, 1, 3), 16);
    v128.store(to, v128.shuffle<i64>(t1, t3, 0, 2), 32);
    v128.store(to, v128.shuffle<i64>(t1, t3, 1, 3), 48);
  }
}

export function unpack(job: usize): void {
  const out: usize = load<u32>(job, UNPACK_OUT);
  const whole: usize = load<u32>(job, UNPACK_WHOLE);
  const count: usize = load<u32>(job, UNPACK_COUNT);
  const a: usize = load<u32>(job, UNPACK_ROWS);
  const b: usize = load<u32>(job, UNPACK_ROWS + 4);
  const c: usize = load<u32>(job, UNPACK_ROWS + 8);
  const d: usize = load<u32>(job, UNPACK_ROWS + 12);
  const ofOut = v128.load(job, UNPACK_OF_OUT);
  const ofWhole = v128.load(job, UNPACK_OF_WHOLE);
  for (let i: usize = 0; i < count; i += 4) {
    const from = i << 4;
    const r0 = mixLanes(out + from, whole + from, ofOut, ofWhole);
    const r1 = mixLanes(out + from + 16, whole + from + 16, ofOut, ofWhole);
    const r2 = mixLanes(out + from + 32, whole + from + 32, ofOut, ofWhole);
    const r3 = mixLanes(out + from + 48, whole + from + 48, ofOut, ofWhole);
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

function mixLanes(out: usize, whole: usize, ofOut: v128, ofWhole: v128): v128 {
  return f32x4.add(f32x4.mul(v128.load(out), ofOut), f32x4.mul(v128.load(whole), ofWhole));
}

export function clear(sums: usize, count: usize): void {
  memory.fill(sums, 0, count << 5);
}

export function sweep(job: usize): void {
  if (load<u32>(job, SWEEP_PLAIN_SIZE) == 3) sweepThree(job);
  else sweepAny(job);
}

function addTo(sum: usize, low: v128, high: v128): void {
  v128.store(sum, f64x2.add(v128.load(sum), low));
  v128.store(sum, f64x2.add(v128.load(sum, 16), high), 16);
}

/** Hands of three cards that are their own classes: seven terms without factors. */
function sweepThree(job: usize): void {
  let event: usize = load<u32>(job, SWEEP_EVENTS);
  const end: usize = event + (load<u32>(job, SWEEP_EVENT_COUNT) << 2);
  const x: usize = load<u32>(job, SWEEP_X);
  const sums: usize = load<u32>(job, SWEEP_SUMS);
  const out: usize = load<u32>(job, SWEEP_OUT);
  const ownTerms: usize = load<u32>(job, SWEEP_OWN_TERMS);
  const otherTerms: usize = load<u32>(job, SWEEP_OTHER_TERMS);
  const same: usize = load<u32>(job, SWEEP_SAME);
  const share = f64x2.splat(load<f32>(job, SWEEP_SHARE));
  const sign: f64 = load<f32>(job, SWEEP_SIGN);
  const accumulate = load<u32>(job, SWEEP_ACCUMULATE) == 1;
  // The sum of all hands, the first term of each of them, stays in registers: the next addition does not wait for memory.
  let allLow = v128.load(sums);
  let allHigh = v128.load(sums, 16);
  for (; event < end; event += 4) {
    const word: u32 = load<u32>(event);
    const hand: usize = word >> 2;
    const times: u32 = word & 3;
    if (times > 0) {
      const four = v128.load(x + (hand << 4));
      // Later on, most hands never take most lines.
      if (!v128.any_true(four)) continue;
      const factor = f64x2.splat(<f64>times);
      const low = f64x2.mul(lowHalf(four), factor);
      const high = f64x2.mul(highHalf(four), factor);
      const terms = otherTerms + hand * (PLAIN_TERMS << 2);
      allLow = f64x2.add(allLow, low);
      allHigh = f64x2.add(allHigh, high);
      addTo(sums + <usize>load<u32>(terms, 4), low, high);
      addTo(sums + <usize>load<u32>(terms, 8), low, high);
      addTo(sums + <usize>load<u32>(terms, 12), low, high);
      addTo(sums + <usize>load<u32>(terms, 16), low, high);
      addTo(sums + <usize>load<u32>(terms, 20), low, high);
      addTo(sums + <usize>load<u32>(terms, 24), low, high);
      continue;
    }
    const terms = ownTerms + hand * (PLAIN_TERMS << 2);
    let sum = sums + <usize>load<u32>(terms, 4);
    let low = f64x2.sub(allLow, v128.load(sum));
    let high = f64x2.sub(allHigh, v128.load(sum, 16));
    sum = sums + <usize>load<u32>(terms, 8);
    low = f64x2.sub(low, v128.load(sum));
    high = f64x2.sub(high, v128.load(sum, 16));
    sum = sums + <usize>load<u32>(terms, 12);
    low = f64x2.sub(low, v128.load(sum));
    high = f64x2.sub(high, v128.load(sum, 16));
    sum = sums + <usize>load<u32>(terms, 16);
    low = f64x2.add(low, v128.load(sum));
    high = f64x2.add(high, v128.load(sum, 16));
    sum = sums + <usize>load<u32>(terms, 20);
    low = f64x2.add(low, v128.load(sum));
    high = f64x2.add(high, v128.load(sum, 16));
    sum = sums + <usize>load<u32>(terms, 24);
    low = f64x2.add(low, v128.load(sum));
    high = f64x2.add(high, v128.load(sum, 16));
    const own: i32 = load<i32>(same + (hand << 2));
    if (own >= 0) {
      const four = v128.load(x + ((<usize>(own >> 2)) << 4));
      const factor = f64x2.splat(sign * <f64>(own & 3));
      low = f64x2.add(low, f64x2.mul(lowHalf(four), factor));
      high = f64x2.add(high, f64x2.mul(highHalf(four), factor));
    }
    const to = out + (hand << 4);
    const result = joinHalves(f64x2.mul(low, share), f64x2.mul(high, share));
    v128.store(to, accumulate ? f32x4.add(v128.load(to), result) : result);
  }
  v128.store(sums, allLow);
  v128.store(sums, allHigh, 16);
}

/** Any hands: a list of terms with their factors. */
function sweepAny(job: usize): void {
  let event: usize = load<u32>(job, SWEEP_EVENTS);
  const end: usize = event + (load<u32>(job, SWEEP_EVENT_COUNT) << 2);
  const x: usize = load<u32>(job, SWEEP_X);
  const sums: usize = load<u32>(job, SWEEP_SUMS);
  const out: usize = load<u32>(job, SWEEP_OUT);
  const ownStarts: usize = load<u32>(job, SWEEP_OWN_STARTS);
  const ownTerms: usize = load<u32>(job, SWEEP_OWN_TERMS);
  const otherStarts: usize = load<u32>(job, SWEEP_OTHER_STARTS);
  const otherTerms: usize = load<u32>(job, SWEEP_OTHER_TERMS);
  const same: usize = load<u32>(job, SWEEP_SAME);
  const share = f64x2.splat(load<f32>(job, SWEEP_SHARE));
  const sign: f64 = load<f32>(job, SWEEP_SIGN);
  const accumulate = load<u32>(job, SWEEP_ACCUMULATE) == 1;
  // The empty set is the first term of every hand, with the factor 1 for the question; its sum stays in registers.
  let allLow = v128.load(sums);
  let allHigh = v128.load(sums, 16);
  for (; event < end; event += 4) {
    const word: u32 = load<u32>(event);
    const hand: usize = word >> 2;
    const times: u32 = word & 3;
    if (times > 0) {
      const four = v128.load(x + (hand << 4));
      // Later on, most hands never take most lines.
      if (!v128.any_true(four)) continue;
      const factor = f64x2.splat(<f64>times);
      const low = f64x2.mul(lowHalf(four), factor);
      const high = f64x2.mul(highHalf(four), factor);
      const starts = otherStarts + (hand << 2);
      const last: usize = otherTerms + ((<usize>load<u32>(starts, 4)) << 4);
      const first: usize = otherTerms + ((<usize>load<u32>(starts)) << 4);
      const alike = v128.load64_splat(first, 8);
      allLow = f64x2.add(allLow, f64x2.mul(low, alike));
      allHigh = f64x2.add(allHigh, f64x2.mul(high, alike));
      for (let term: usize = first + 16; term < last; term += 16) {
        const add = v128.load64_splat(term, 8);
        addTo(sums + <usize>load<u32>(term), f64x2.mul(low, add), f64x2.mul(high, add));
      }
      continue;
    }
    let low = allLow;
    let high = allHigh;
    const starts = ownStarts + (hand << 2);
    const last: usize = ownTerms + ((<usize>load<u32>(starts, 4)) << 4);
    const first: usize = ownTerms + ((<usize>load<u32>(starts)) << 4);
    for (let term: usize = first + 16; term < last; term += 16) {
      const sum = sums + <usize>load<u32>(term);
      const ask = f64x2.splat(<f64>load<f32>(term, 4));
      low = f64x2.add(low, f64x2.mul(v128.load(sum), ask));
      high = f64x2.add(high, f64x2.mul(v128.load(sum, 16), ask));
    }
    const own: i32 = load<i32>(same + (hand << 2));
    if (own >= 0) {
      const four = v128.load(x + ((<usize>(own >> 2)) << 4));
      const factor = f64x2.splat(sign * <f64>(own & 3));
      low = f64x2.add(low, f64x2.mul(lowHalf(four), factor));
      high = f64x2.add(high, f64x2.mul(highHalf(four), factor));
    }
    const to = out + (hand << 4);
    const result = joinHalves(f64x2.mul(low, share), f64x2.mul(high, share));
    v128.store(to, accumulate ? f32x4.add(v128.load(to), result) : result);
  }
  v128.store(sums, allLow);
  v128.store(sums, allHigh, 16);
}

export function join(to: usize, values: usize, rowBytes: usize, actions: usize, count: usize): void {
  const end = count << 2;
  for (let i: usize = 0; i < end; i += 16) {
    let sum = v128.load(values + i);
    for (let a: usize = 1; a < actions; a++) sum = f32x4.add(sum, v128.load(values + a * rowBytes + i));
    v128.store(to + i, sum);
  }
}

export function best(to: usize, values: usize, rowBytes: usize, actions: usize, count: usize): void {
  const end = count << 2;
  for (let i: usize = 0; i < end; i += 16) {
    let most = v128.load(values + i);
    for (let a: usize = 1; a < actions; a++) most = f32x4.max(most, v128.load(values + a * rowBytes + i));
    v128.store(to + i, most);
  }
}

export function mix(
  to: usize,
  sigma: usize,
  values: usize,
  rowBytes: usize,
  actions: usize,
  count: usize,
): void {
  const end = count << 2;
  for (let i: usize = 0; i < end; i += 16) {
    let value = f32x4.splat(0);
    for (let a: usize = 0; a < actions; a++) {
      const at = a * rowBytes + i;
      value = f32x4.add(value, f32x4.mul(v128.load(sigma + at), v128.load(values + at)));
    }
    v128.store(to + i, value);
  }
}

export function update(
  regrets: usize,
  sums: usize,
  sigma: usize,
  values: usize,
  to: usize,
  own: usize,
  rowBytes: usize,
  actions: usize,
  count: usize,
  positive: f32,
  negative: f32,
  kept: f32,
): void {
  const up = f32x4.splat(positive);
  const down = f32x4.splat(negative);
  const keep = f32x4.splat(kept);
  const zero = f32x4.splat(0);
  const end = count << 2;
  for (let i: usize = 0; i < end; i += 16) {
    let value = zero;
    for (let a: usize = 0; a < actions; a++) {
      const at = a * rowBytes + i;
      value = f32x4.add(value, f32x4.mul(v128.load(sigma + at), v128.load(values + at)));
    }
    v128.store(to + i, value);
    const reach = v128.load(own + i);
    for (let a: usize = 0; a < actions; a++) {
      const at = a * rowBytes + i;
      const old = v128.load(regrets + at);
      const factor = v128.bitselect(up, down, f32x4.gt(old, zero));
      v128.store(
        regrets + at,
        flush(f32x4.add(f32x4.mul(old, factor), f32x4.sub(v128.load(values + at), value))),
      );
      v128.store(
        sums + at,
        flush(f32x4.add(f32x4.mul(v128.load(sums + at), keep), f32x4.mul(reach, v128.load(sigma + at)))),
      );
    }
  }
}

export function gather(to: usize, from: usize, index: usize, terms: usize, count: usize, factor: f32): void {
  for (let i: usize = 0; i < count; i++) {
    let sum: f32 = 0;
    for (let k: usize = 0; k < terms; k++) {
      sum += load<f32>(from + ((<usize>load<u32>(index)) << 2));
      index += 4;
    }
    const reach: f32 = sum * factor;
    store<f32>(to + (i << 2), abs<f32>(reach) < LEAST ? <f32>0 : reach);
  }
}

export function scatter(to: usize, from: usize, starts: usize, entries: usize, count: usize): void {
  let entry = entries + ((<usize>load<u32>(starts)) << 3);
  for (let i: usize = 0; i < count; i++) {
    const last: usize = entries + ((<usize>load<u32>(starts + (i << 2), 4)) << 3);
    let sum: f64 = 0;
    for (; entry < last; entry += 8) {
      sum += <f64>load<f32>(from + ((<usize>load<u32>(entry)) << 2)) * <f64>load<f32>(entry, 4);
    }
    store<f32>(to + (i << 2), <f32>sum);
  }
}
