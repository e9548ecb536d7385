// Decisions: reaches on the way down, values and tables on the way up.
import { isPacked, largestOf, loadCells, packRow, rowsOf, scaleAt, scalesOf, stepOf } from './rows';
import {
  BEST,
  BOARD_STRIDES,
  SCRATCH_ITERATION,
  SCRATCH_MODE,
  SCRATCH_PRUNE,
  SCRATCH_REACH_AT,
  SCRATCH_REACHES,
  SCRATCH_ROWS,
  SCRATCH_SCHEDULE,
  SCRATCH_SLOT_BYTES,
  SCRATCH_TRAVERSER,
  SCRATCH_VALUE_AT,
  SCRATCH_VALUES,
  SCRATCH_ZEROS,
  DISCOUNT_BYTES,
  DOWN_ACTIONS,
  DOWN_NODE,
  DOWN_OUTS,
  DOWN_REACH,
  DOWN_ROW,
  LOCKED,
  PROGRAM_DOWNS,
  PROGRAM_DOWNS_AT,
  PROGRAM_UPS,
  PROGRAM_UPS_AT,
  RING,
  UNIT_BOARD,
  UNIT_SHAPE,
  UNIT_STATES,
  UP_INPUTS,
  UP_INS,
  UP_NODE,
  UP_OUT,
  UP_OWN,
  UP_REACH,
  UP_ROW,
  UPDATE,
} from './words';

function stateAt(unit: usize, node: u32): usize {
  return <usize>load<u32>(unit, UNIT_STATES) + ((<usize>node) << 2);
}

function isLocked(unit: usize, node: u32): bool {
  return load<i32>(stateAt(unit, node)) == LOCKED;
}

export function down(scratch: usize, unit: usize): void {
  const own = load<u32>(scratch, SCRATCH_TRAVERSER);
  const other = 1 - own;
  const board: usize = load<u32>(unit, UNIT_BOARD);
  const program: usize = load<u32>(<usize>load<u32>(unit, UNIT_SHAPE) + (own << 2));
  const reachAt: usize = load<u32>(scratch, SCRATCH_REACH_AT);
  const update = load<i32>(scratch, SCRATCH_MODE) == UPDATE;
  const stride: usize = load<u32>(board + (other << 2), BOARD_STRIDES);
  const packed = isPacked(scratch);
  const step = stepOf(scratch, stride);
  let at: usize = program + 4 * load<u32>(program, PROGRAM_DOWNS_AT);
  for (let op = load<u32>(program, PROGRAM_DOWNS); op > 0; op--) {
    const actions = load<u32>(at, DOWN_ACTIONS);
    const reach: usize = load<u32>(reachAt + ((<usize>load<u32>(at, DOWN_REACH)) << 2));
    const outs = at + DOWN_OUTS;
    if (reach == 0) {
      for (let a: usize = 0; a < <usize>actions; a++) store<u32>(slotAt(reachAt, outs, a), 0);
    } else {
      const sums = !update || isLocked(unit, load<u32>(at, DOWN_NODE));
      const row = load<u32>(at, DOWN_ROW);
      const rows = rowsOf(scratch, unit, other, row, stride, sums);
      if (!packed) shareOut<f32>(scratch, rows, 0, step, actions, reach, stride << 2, reachAt, outs);
      else {
        const scales = scalesOf(scratch, unit, other, row, sums);
        if (sums) shareOut<u16>(scratch, rows, scales, step, actions, reach, stride << 2, reachAt, outs);
        else shareOut<i16>(scratch, rows, scales, step, actions, reach, stride << 2, reachAt, outs);
      }
    }
    at += DOWN_OUTS + ((<usize>actions) << 2);
  }
}

function slotAt(table: usize, slots: usize, i: usize): usize {
  return table + ((<usize>load<u32>(slots + (i << 2))) << 2);
}

function reachSlot(scratch: usize, outs: usize, i: usize): usize {
  return (
    <usize>load<u32>(scratch, SCRATCH_REACHES) +
    <usize>load<u32>(outs + (i << 2)) * <usize>load<u32>(scratch, SCRATCH_SLOT_BYTES)
  );
}

function noteReach(scratch: usize, reachAt: usize, outs: usize, i: usize, address: usize, any: v128): void {
  const alive = v128.any_true(any) || load<u32>(scratch, SCRATCH_PRUNE) == 0;
  store<u32>(slotAt(reachAt, outs, i), alive ? <u32>address : 0);
}

function shareOut<T>(
  scratch: usize,
  rows: usize,
  scales: usize,
  step: usize,
  actions: u32,
  reach: usize,
  bytes: usize,
  reachAt: usize,
  outs: usize,
): void {
  const zero = f32x4.splat(0);
  const even = f32x4.splat(<f32>1 / <f32>actions);
  if (actions == 2) {
    const row1 = rows + step;
    const scale0 = scaleAt<T>(scales, 0);
    const scale1 = scaleAt<T>(scales, 1);
    const out0 = reachSlot(scratch, outs, 0);
    const out1 = reachSlot(scratch, outs, 1);
    let any0 = zero;
    let any1 = zero;
    for (let i: usize = 0; i < bytes; i += 16) {
      const p0 = f32x4.pmax(loadCells<T>(rows, i, scale0), zero);
      const p1 = f32x4.pmax(loadCells<T>(row1, i, scale1), zero);
      const r = v128.load(reach + i);
      const total = f32x4.add(p0, p1);
      const some = f32x4.gt(total, zero);
      const x0 = f32x4.mul(r, v128.bitselect(f32x4.div(p0, total), even, some));
      const x1 = f32x4.mul(r, v128.bitselect(f32x4.div(p1, total), even, some));
      any0 = v128.or(any0, x0);
      any1 = v128.or(any1, x1);
      v128.store(out0 + i, x0);
      v128.store(out1 + i, x1);
    }
    noteReach(scratch, reachAt, outs, 0, out0, any0);
    noteReach(scratch, reachAt, outs, 1, out1, any1);
    return;
  }
  if (actions == 3) {
    const row1 = rows + step;
    const row2 = row1 + step;
    const scale0 = scaleAt<T>(scales, 0);
    const scale1 = scaleAt<T>(scales, 1);
    const scale2 = scaleAt<T>(scales, 2);
    const out0 = reachSlot(scratch, outs, 0);
    const out1 = reachSlot(scratch, outs, 1);
    const out2 = reachSlot(scratch, outs, 2);
    let any0 = zero;
    let any1 = zero;
    let any2 = zero;
    for (let i: usize = 0; i < bytes; i += 16) {
      const p0 = f32x4.pmax(loadCells<T>(rows, i, scale0), zero);
      const p1 = f32x4.pmax(loadCells<T>(row1, i, scale1), zero);
      const p2 = f32x4.pmax(loadCells<T>(row2, i, scale2), zero);
      const r = v128.load(reach + i);
      const total = f32x4.add(f32x4.add(p0, p1), p2);
      const some = f32x4.gt(total, zero);
      const x0 = f32x4.mul(r, v128.bitselect(f32x4.div(p0, total), even, some));
      const x1 = f32x4.mul(r, v128.bitselect(f32x4.div(p1, total), even, some));
      const x2 = f32x4.mul(r, v128.bitselect(f32x4.div(p2, total), even, some));
      any0 = v128.or(any0, x0);
      any1 = v128.or(any1, x1);
      any2 = v128.or(any2, x2);
      v128.store(out0 + i, x0);
      v128.store(out1 + i, x1);
      v128.store(out2 + i, x2);
    }
    noteReach(scratch, reachAt, outs, 0, out0, any0);
    noteReach(scratch, reachAt, outs, 1, out1, any1);
    noteReach(scratch, reachAt, outs, 2, out2, any2);
    return;
  }
  // The totals are in the slot of the last action until its reach replaces them.
  const last = reachSlot(scratch, outs, actions - 1);
  for (let i: usize = 0; i < bytes; i += 16) {
    let total = zero;
    for (let a: usize = 0, row = rows; a < <usize>actions; a++, row += step)
      total = f32x4.add(total, f32x4.pmax(loadCells<T>(row, i, scaleAt<T>(scales, a)), zero));
    v128.store(last + i, total);
  }
  for (let a: usize = 0; a < <usize>actions; a++) {
    const row = rows + a * step;
    const scale = scaleAt<T>(scales, a);
    const out = reachSlot(scratch, outs, a);
    let any = zero;
    for (let i: usize = 0; i < bytes; i += 16) {
      const total = v128.load(last + i);
      const share = f32x4.div(f32x4.pmax(loadCells<T>(row, i, scale), zero), total);
      const x = f32x4.mul(v128.load(reach + i), v128.bitselect(share, even, f32x4.gt(total, zero)));
      any = v128.or(any, x);
      v128.store(out + i, x);
    }
    noteReach(scratch, reachAt, outs, a, out, any);
  }
}

export function up(scratch: usize, unit: usize): void {
  const own = load<u32>(scratch, SCRATCH_TRAVERSER);
  const board: usize = load<u32>(unit, UNIT_BOARD);
  const program: usize = load<u32>(<usize>load<u32>(unit, UNIT_SHAPE) + (own << 2));
  const reachAt: usize = load<u32>(scratch, SCRATCH_REACH_AT);
  const valueAt: usize = load<u32>(scratch, SCRATCH_VALUE_AT);
  const zeros = load<u32>(scratch, SCRATCH_ZEROS);
  const values: usize = load<u32>(scratch, SCRATCH_VALUES);
  const slot: usize = load<u32>(scratch, SCRATCH_SLOT_BYTES);
  const bytes: usize = load<u32>(board + (own << 2), BOARD_STRIDES) << 2;
  const iteration = load<i32>(scratch, SCRATCH_ITERATION);
  let at: usize = program + 4 * load<u32>(program, PROGRAM_UPS_AT);
  for (let op = load<u32>(program, PROGRAM_UPS); op > 0; op--) {
    const inputs = load<u32>(at, UP_INPUTS);
    const outSlot: usize = load<u32>(at, UP_OUT);
    const noted = valueAt + (outSlot << 2);
    const out = values + outSlot * slot;
    if (load<u32>(at, UP_OWN) == 0) {
      store<u32>(noted, addInputs(at + UP_INS, inputs, valueAt, zeros, <u32>out, bytes));
    } else if (load<u32>(reachAt + ((<usize>load<u32>(at, UP_REACH)) << 2)) == 0) {
      store<u32>(noted, zeros);
    } else {
      store<u32>(noted, <u32>out);
      choose(scratch, unit, board, own, at, valueAt, out, bytes, iteration);
    }
    at += UP_INS + ((<usize>inputs) << 2);
  }
}

/** The sum of the values that are not all zero, from left to right; the address of one alone. */
function addInputs(ins: usize, inputs: u32, valueAt: usize, zeros: u32, out: u32, bytes: usize): u32 {
  let sum = zeros;
  for (let k: usize = 0; k < <usize>inputs; k++) {
    const input = load<u32>(slotAt(valueAt, ins, k));
    if (input == zeros) continue;
    if (sum == zeros) {
      sum = input;
      continue;
    }
    const left: usize = sum;
    const right: usize = input;
    const to: usize = out;
    for (let i: usize = 0; i < bytes; i += 16)
      v128.store(to + i, f32x4.add(v128.load(left + i), v128.load(right + i)));
    sum = out;
  }
  return sum;
}

function choose(
  scratch: usize,
  unit: usize,
  board: usize,
  own: u32,
  at: usize,
  valueAt: usize,
  out: usize,
  bytes: usize,
  iteration: i32,
): void {
  const mode = load<i32>(scratch, SCRATCH_MODE);
  const actions = load<u32>(at, UP_INPUTS);
  const node = load<u32>(at, UP_NODE);
  const row = load<u32>(at, UP_ROW);
  const ins = at + UP_INS;
  const locked = isLocked(unit, node);
  if (mode == BEST && !locked) {
    takeBest(ins, actions, valueAt, out, bytes);
    return;
  }
  const stride = bytes >> 2;
  const step = stepOf(scratch, stride);
  const packed = isPacked(scratch);
  const sums = rowsOf(scratch, unit, own, row, stride, true);
  const sumScales = scalesOf(scratch, unit, own, row, true);
  if (mode != UPDATE || locked) {
    if (packed) average<u16>(sums, sumScales, step, ins, actions, valueAt, out, bytes);
    else average<f32>(sums, 0, step, ins, actions, valueAt, out, bytes);
    return;
  }
  const regrets = rowsOf(scratch, unit, own, row, stride, false);
  const state = stateAt(unit, node);
  if (packed) {
    const scales = scalesOf(scratch, unit, own, row, false);
    update<i16, u16>(
      scratch,
      state,
      iteration,
      regrets,
      scales,
      sums,
      sumScales,
      step,
      ins,
      actions,
      valueAt,
      out,
      bytes,
    );
  } else {
    update<f32, f32>(scratch, state, iteration, regrets, 0, sums, 0, step, ins, actions, valueAt, out, bytes);
  }
}

function takeBest(ins: usize, actions: u32, valueAt: usize, out: usize, bytes: usize): void {
  const first: usize = load<u32>(slotAt(valueAt, ins, 0));
  memory.copy(out, first, bytes);
  for (let a: usize = 1; a < <usize>actions; a++) {
    const input: usize = load<u32>(slotAt(valueAt, ins, a));
    for (let i: usize = 0; i < bytes; i += 16)
      v128.store(out + i, f32x4.pmax(v128.load(out + i), v128.load(input + i)));
  }
}

function average<T>(
  sums: usize,
  scales: usize,
  step: usize,
  ins: usize,
  actions: u32,
  valueAt: usize,
  out: usize,
  bytes: usize,
): void {
  const zero = f32x4.splat(0);
  const even = f32x4.splat(<f32>1 / <f32>actions);
  for (let i: usize = 0; i < bytes; i += 16) {
    let total = zero;
    for (let a: usize = 0, row = sums; a < <usize>actions; a++, row += step)
      total = f32x4.add(total, f32x4.pmax(loadCells<T>(row, i, scaleAt<T>(scales, a)), zero));
    const some = f32x4.gt(total, zero);
    let value = zero;
    for (let a: usize = 0, row = sums; a < <usize>actions; a++, row += step) {
      const part = f32x4.pmax(loadCells<T>(row, i, scaleAt<T>(scales, a)), zero);
      const share = v128.bitselect(f32x4.div(part, total), even, some);
      const input: usize = load<u32>(slotAt(valueAt, ins, a));
      value = f32x4.add(value, f32x4.mul(share, v128.load(input + i)));
    }
    v128.store(out + i, value);
  }
}

/**
 * Regrets and strategy sums of one node. `state` is the last iteration that updated it. The discounts of the
 * iterations it missed are applied now; its strategy was the same in all of them.
 */
function update<R, S>(
  scratch: usize,
  state: usize,
  iteration: i32,
  regrets: usize,
  regretScales: usize,
  sums: usize,
  sumScales: usize,
  step: usize,
  ins: usize,
  actions: u32,
  valueAt: usize,
  out: usize,
  bytes: usize,
): void {
  const schedule: usize = load<u32>(scratch, SCRATCH_SCHEDULE);
  let ups: f64 = 1;
  let downs: f64 = 1;
  let keeps: f64 = 1;
  let weighs: f64 = 0;
  for (let t = load<i32>(state) + 1; t <= iteration; t++) {
    const at = schedule + <usize>(t % RING) * DISCOUNT_BYTES;
    ups *= load<f64>(at);
    downs *= load<f64>(at, 8);
    const keep = load<f64>(at, 16);
    keeps *= keep;
    weighs = weighs * keep + 1;
  }
  store<i32>(state, iteration);
  const above = f32x4.splat(<f32>ups);
  const below = f32x4.splat(<f32>downs);
  const kept = f32x4.splat(<f32>keeps);
  const weight = f32x4.splat(<f32>weighs);
  const zero = f32x4.splat(0);
  const even = f32x4.splat(<f32>1 / <f32>actions);
  const mask = i32x4.splat(0x7fffffff);
  // Where the new rows go: into the tables, or into a scratch buffer until they are packed.
  const slot: usize = load<u32>(scratch, SCRATCH_SLOT_BYTES);
  const aside = isFloat<R>() ? 0 : <usize>load<u32>(scratch, SCRATCH_ROWS);
  const newStep = isFloat<R>() ? step : slot;
  const newRegrets = isFloat<R>() ? regrets : aside;
  const newSums = isFloat<R>() ? sums : aside + <usize>actions * slot;
  if (actions == 2) {
    const in0: usize = load<u32>(slotAt(valueAt, ins, 0));
    const in1: usize = load<u32>(slotAt(valueAt, ins, 1));
    const scale0 = scaleAt<R>(regretScales, 0);
    const scale1 = scaleAt<R>(regretScales, 1);
    const sumScale0 = scaleAt<S>(sumScales, 0);
    const sumScale1 = scaleAt<S>(sumScales, 1);
    const regrets1 = regrets + step;
    const sums1 = sums + step;
    const newRegrets1 = newRegrets + newStep;
    const newSums1 = newSums + newStep;
    let most0 = zero;
    let most1 = zero;
    let sumMost0 = zero;
    let sumMost1 = zero;
    for (let i: usize = 0; i < bytes; i += 16) {
      const r0 = loadCells<R>(regrets, i, scale0);
      const r1 = loadCells<R>(regrets1, i, scale1);
      const p0 = f32x4.pmax(r0, zero);
      const p1 = f32x4.pmax(r1, zero);
      const total = f32x4.add(p0, p1);
      const some = f32x4.gt(total, zero);
      const s0 = v128.bitselect(f32x4.div(p0, total), even, some);
      const s1 = v128.bitselect(f32x4.div(p1, total), even, some);
      const v0 = v128.load(in0 + i);
      const v1 = v128.load(in1 + i);
      const value = f32x4.add(f32x4.mul(s0, v0), f32x4.mul(s1, v1));
      v128.store(out + i, value);
      const n0 = nextRegret(r0, v0, value, above, below);
      const n1 = nextRegret(r1, v1, value, above, below);
      const t0 = nextSum(loadCells<S>(sums, i, sumScale0), s0, kept, weight);
      const t1 = nextSum(loadCells<S>(sums1, i, sumScale1), s1, kept, weight);
      v128.store(newRegrets + i, n0);
      v128.store(newRegrets1 + i, n1);
      v128.store(newSums + i, t0);
      v128.store(newSums1 + i, t1);
      if (!isFloat<R>()) {
        most0 = f32x4.pmax(most0, v128.and(n0, mask));
        most1 = f32x4.pmax(most1, v128.and(n1, mask));
        sumMost0 = f32x4.pmax(sumMost0, t0);
        sumMost1 = f32x4.pmax(sumMost1, t1);
      }
    }
    if (!isFloat<R>()) {
      packRow<R>(newRegrets, regrets, regretScales, bytes, most0);
      packRow<R>(newRegrets1, regrets1, regretScales + 8, bytes, most1);
      packRow<S>(newSums, sums, sumScales, bytes, sumMost0);
      packRow<S>(newSums1, sums1, sumScales + 8, bytes, sumMost1);
    }
    return;
  }
  if (actions == 3) {
    const in0: usize = load<u32>(slotAt(valueAt, ins, 0));
    const in1: usize = load<u32>(slotAt(valueAt, ins, 1));
    const in2: usize = load<u32>(slotAt(valueAt, ins, 2));
    const scale0 = scaleAt<R>(regretScales, 0);
    const scale1 = scaleAt<R>(regretScales, 1);
    const scale2 = scaleAt<R>(regretScales, 2);
    const sumScale0 = scaleAt<S>(sumScales, 0);
    const sumScale1 = scaleAt<S>(sumScales, 1);
    const sumScale2 = scaleAt<S>(sumScales, 2);
    const regrets1 = regrets + step;
    const regrets2 = regrets1 + step;
    const sums1 = sums + step;
    const sums2 = sums1 + step;
    const newRegrets1 = newRegrets + newStep;
    const newRegrets2 = newRegrets1 + newStep;
    const newSums1 = newSums + newStep;
    const newSums2 = newSums1 + newStep;
    let most0 = zero;
    let most1 = zero;
    let most2 = zero;
    let sumMost0 = zero;
    let sumMost1 = zero;
    let sumMost2 = zero;
    for (let i: usize = 0; i < bytes; i += 16) {
      const r0 = loadCells<R>(regrets, i, scale0);
      const r1 = loadCells<R>(regrets1, i, scale1);
      const r2 = loadCells<R>(regrets2, i, scale2);
      const p0 = f32x4.pmax(r0, zero);
      const p1 = f32x4.pmax(r1, zero);
      const p2 = f32x4.pmax(r2, zero);
      const total = f32x4.add(f32x4.add(p0, p1), p2);
      const some = f32x4.gt(total, zero);
      const s0 = v128.bitselect(f32x4.div(p0, total), even, some);
      const s1 = v128.bitselect(f32x4.div(p1, total), even, some);
      const s2 = v128.bitselect(f32x4.div(p2, total), even, some);
      const v0 = v128.load(in0 + i);
      const v1 = v128.load(in1 + i);
      const v2 = v128.load(in2 + i);
      const value = f32x4.add(f32x4.add(f32x4.mul(s0, v0), f32x4.mul(s1, v1)), f32x4.mul(s2, v2));
      v128.store(out + i, value);
      const n0 = nextRegret(r0, v0, value, above, below);
      const n1 = nextRegret(r1, v1, value, above, below);
      const n2 = nextRegret(r2, v2, value, above, below);
      const t0 = nextSum(loadCells<S>(sums, i, sumScale0), s0, kept, weight);
      const t1 = nextSum(loadCells<S>(sums1, i, sumScale1), s1, kept, weight);
      const t2 = nextSum(loadCells<S>(sums2, i, sumScale2), s2, kept, weight);
      v128.store(newRegrets + i, n0);
      v128.store(newRegrets1 + i, n1);
      v128.store(newRegrets2 + i, n2);
      v128.store(newSums + i, t0);
      v128.store(newSums1 + i, t1);
      v128.store(newSums2 + i, t2);
      if (!isFloat<R>()) {
        most0 = f32x4.pmax(most0, v128.and(n0, mask));
        most1 = f32x4.pmax(most1, v128.and(n1, mask));
        most2 = f32x4.pmax(most2, v128.and(n2, mask));
        sumMost0 = f32x4.pmax(sumMost0, t0);
        sumMost1 = f32x4.pmax(sumMost1, t1);
        sumMost2 = f32x4.pmax(sumMost2, t2);
      }
    }
    if (!isFloat<R>()) {
      packRow<R>(newRegrets, regrets, regretScales, bytes, most0);
      packRow<R>(newRegrets1, regrets1, regretScales + 8, bytes, most1);
      packRow<R>(newRegrets2, regrets2, regretScales + 16, bytes, most2);
      packRow<S>(newSums, sums, sumScales, bytes, sumMost0);
      packRow<S>(newSums1, sums1, sumScales + 8, bytes, sumMost1);
      packRow<S>(newSums2, sums2, sumScales + 16, bytes, sumMost2);
    }
    return;
  }
  for (let i: usize = 0; i < bytes; i += 16) {
    let total = zero;
    for (let a: usize = 0, row = regrets; a < <usize>actions; a++, row += step)
      total = f32x4.add(total, f32x4.pmax(loadCells<R>(row, i, scaleAt<R>(regretScales, a)), zero));
    const some = f32x4.gt(total, zero);
    let value = zero;
    for (let a: usize = 0; a < <usize>actions; a++) {
      const part = f32x4.pmax(loadCells<R>(regrets + a * step, i, scaleAt<R>(regretScales, a)), zero);
      const share = v128.bitselect(f32x4.div(part, total), even, some);
      const input: usize = load<u32>(slotAt(valueAt, ins, a));
      value = f32x4.add(value, f32x4.mul(share, v128.load(input + i)));
      const sum = loadCells<S>(sums + a * step, i, scaleAt<S>(sumScales, a));
      v128.store(newSums + a * newStep + i, nextSum(sum, share, kept, weight));
    }
    v128.store(out + i, value);
    for (let a: usize = 0; a < <usize>actions; a++) {
      const input: usize = load<u32>(slotAt(valueAt, ins, a));
      const regret = loadCells<R>(regrets + a * step, i, scaleAt<R>(regretScales, a));
      v128.store(newRegrets + a * newStep + i, nextRegret(regret, v128.load(input + i), value, above, below));
    }
  }
  if (isFloat<R>()) return;
  for (let a: usize = 0; a < <usize>actions; a++) {
    const regretRow = newRegrets + a * newStep;
    const sumRow = newSums + a * newStep;
    packRow<R>(
      regretRow,
      regrets + a * step,
      regretScales + (a << 3),
      bytes,
      largestOf(regretRow, bytes, mask),
    );
    packRow<S>(sumRow, sums + a * step, sumScales + (a << 3), bytes, largestOf(sumRow, bytes, mask));
  }
}

function nextRegret(regret: v128, input: v128, value: v128, above: v128, below: v128): v128 {
  const factor = v128.bitselect(above, below, f32x4.ge(regret, f32x4.splat(0)));
  return f32x4.add(f32x4.mul(regret, factor), f32x4.sub(input, value));
}

function nextSum(sum: v128, share: v128, kept: v128, weight: v128): v128 {
  return f32x4.add(f32x4.mul(sum, kept), f32x4.mul(share, weight));
}

/** Nodes that no hand reached for some iterations: updates them with zeros. */
export function settle(scratch: usize, unit: usize): void {
  const own = load<u32>(scratch, SCRATCH_TRAVERSER);
  const board: usize = load<u32>(unit, UNIT_BOARD);
  const program: usize = load<u32>(<usize>load<u32>(unit, UNIT_SHAPE) + (own << 2));
  const valueAt: usize = load<u32>(scratch, SCRATCH_VALUE_AT);
  const values: usize = load<u32>(scratch, SCRATCH_VALUES);
  const zeros = load<u32>(scratch, SCRATCH_ZEROS);
  const bytes: usize = load<u32>(board + (own << 2), BOARD_STRIDES) << 2;
  const last = load<i32>(scratch, SCRATCH_ITERATION) - 1;
  let at: usize = program + 4 * load<u32>(program, PROGRAM_UPS_AT);
  for (let op = load<u32>(program, PROGRAM_UPS); op > 0; op--) {
    const inputs = load<u32>(at, UP_INPUTS);
    const state = load<i32>(stateAt(unit, load<u32>(at, UP_NODE)));
    if (load<u32>(at, UP_OWN) == 1 && state != LOCKED && state < last) {
      for (let a: usize = 0; a < <usize>inputs; a++) store<u32>(slotAt(valueAt, at + UP_INS, a), zeros);
      choose(scratch, unit, board, own, at, valueAt, values, bytes, last);
    }
    at += UP_INS + ((<usize>inputs) << 2);
  }
}
