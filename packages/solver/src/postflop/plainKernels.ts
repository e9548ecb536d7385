import type { Kernels } from './kernels.js';
import {
  BOARD,
  SCRATCH,
  DISCOUNT_BYTES,
  DOWN,
  LANE,
  LOCKED,
  MODES,
  PROGRAM,
  RING,
  UNIT,
  UP,
} from './words.js';

const f = Math.fround;
const LANES = 4;
/** Adding and taking it away rounds an f32 below 2^22 to the nearest whole number, ties to even. */
const ROUNDER = 12582912;
const MAX_REGRET = 32767;
const MAX_SUM = 65535;

/** The kernels in plain TypeScript: the reference for the WebAssembly ones, and the fallback without WebAssembly SIMD. */
export function makePlainKernels(buffer: ArrayBufferLike): Kernels {
  const F32 = new Float32Array(buffer);
  const F64 = new Float64Array(buffer);
  const I32 = new Int32Array(buffer);
  const I16 = new Int16Array(buffer);
  const U16 = new Uint16Array(buffer);

  interface Frame {
    readonly scratch: number;
    readonly unit: number;
    readonly board: number;
    readonly program: number;
    readonly own: number;
    readonly other: number;
  }

  /** Everything from here on in words, not bytes. */
  function openFrame(scratchAt: number, unitAt: number): Frame {
    const scratch = scratchAt >>> 2;
    const unit = unitAt >>> 2;
    const own = I32[scratch + SCRATCH.traverser]!;
    return {
      scratch,
      unit,
      board: I32[unit + UNIT.board]! >>> 2,
      program: I32[(I32[unit + UNIT.shape]! >>> 2) + own]! >>> 2,
      own,
      other: 1 - own,
    };
  }

  /** The word at which the rows of a node begin: its place in the tables, or an unpacked copy. */
  function openRows(
    frame: Frame,
    side: number,
    row: number,
    actions: number,
    table: 'regrets' | 'sums',
  ): number {
    const { scratch, unit, board } = frame;
    const stride = I32[board + BOARD.strides + side]!;
    const cell = I32[unit + UNIT.cells + side]! + row * stride;
    const base = I32[scratch + SCRATCH[table]]! >>> 0;
    if (I32[scratch + SCRATCH.cellBytes] === 4) return base / 4 + cell;
    const slot = I32[scratch + SCRATCH.slotBytes]! >>> 2;
    const isSum = table === 'sums';
    const copy = (I32[scratch + SCRATCH.rows]! >>> 2) + (isSum ? actions * slot : 0);
    const packed = isSum ? U16 : I16;
    for (let action = 0; action < actions; action++) {
      const scale = F32[scaleAt(frame, side, row + action) + (isSum ? 1 : 0)]!;
      const from = base / 2 + cell + action * stride;
      const to = copy + action * slot;
      for (let i = 0; i < stride; i++) F32[to + i] = packed[from + i]! * scale;
    }
    return copy;
  }

  const scaleAt = ({ scratch, unit }: Frame, side: number, row: number): number =>
    (I32[scratch + SCRATCH.scales]! >>> 2) + 2 * (I32[unit + UNIT.rows + side]! + row);

  /** Packs an unpacked copy and writes it back. */
  function closeRows(
    frame: Frame,
    side: number,
    row: number,
    actions: number,
    table: 'regrets' | 'sums',
  ): void {
    const { scratch, unit, board } = frame;
    if (I32[scratch + SCRATCH.cellBytes] === 4) return;
    const stride = I32[board + BOARD.strides + side]!;
    const cell = I32[unit + UNIT.cells + side]! + row * stride;
    const base = I32[scratch + SCRATCH[table]]! >>> 0;
    const slot = I32[scratch + SCRATCH.slotBytes]! >>> 2;
    const isSum = table === 'sums';
    const copy = (I32[scratch + SCRATCH.rows]! >>> 2) + (isSum ? actions * slot : 0);
    const packed = isSum ? U16 : I16;
    const limit = isSum ? MAX_SUM : MAX_REGRET;
    for (let action = 0; action < actions; action++) {
      const from = copy + action * slot;
      const to = base / 2 + cell + action * stride;
      let most = 0;
      for (let i = 0; i < stride; i++) most = Math.max(most, Math.abs(F32[from + i]!));
      const factor = most > 0 ? f(limit / most) : 0;
      F32[scaleAt(frame, side, row + action) + (isSum ? 1 : 0)] = most / limit;
      for (let i = 0; i < stride; i++) packed[to + i] = f(f(f(F32[from + i]! * factor) + ROUNDER) - ROUNDER);
    }
  }

  const rowStep = ({ scratch, board }: Frame, side: number): number =>
    I32[scratch + SCRATCH.cellBytes] === 4
      ? I32[board + BOARD.strides + side]!
      : I32[scratch + SCRATCH.slotBytes]! >>> 2;

  function isLocked({ unit }: Frame, node: number): boolean {
    return I32[(I32[unit + UNIT.states]! >>> 2) + node] === LOCKED;
  }

  function down(scratchAt: number, unitAt: number): void {
    const frame = openFrame(scratchAt, unitAt);
    const { scratch, program } = frame;
    const count = I32[program + PROGRAM.downs]!;
    let at = program + I32[program + PROGRAM.downsAt]!;
    const reachAt = I32[scratch + SCRATCH.reachAt]! >>> 2;
    for (let op = 0; op < count; op++) {
      const actions = I32[at + DOWN.actions]!;
      const reach = I32[reachAt + I32[at + DOWN.reach]!]! >>> 2;
      if (reach === 0) for (let a = 0; a < actions; a++) I32[reachAt + I32[at + DOWN.outs + a]!] = 0;
      else shareOut(frame, at, actions, reach, reachAt);
      at += DOWN.outs + actions;
    }
  }

  function shareOut(frame: Frame, at: number, actions: number, reach: number, reachAt: number): void {
    const { scratch, board, other } = frame;
    const row = I32[at + DOWN.row]!;
    const useSums = I32[scratch + SCRATCH.mode] !== MODES.update || isLocked(frame, I32[at + DOWN.node]!);
    const rows = openRows(frame, other, row, actions, useSums ? 'sums' : 'regrets');
    const step = rowStep(frame, other);
    const stride = I32[board + BOARD.strides + other]!;
    const slot = I32[scratch + SCRATCH.slotBytes]! >>> 2;
    const reaches = I32[scratch + SCRATCH.reaches]! >>> 2;
    const prune = I32[scratch + SCRATCH.prune] === 1;
    const even = f(1 / actions);
    const outs = Array.from({ length: actions }, (_, action) => I32[at + DOWN.outs + action]!);
    const places = outs.map((out) => reaches + out * slot);
    const any = outs.map(() => !prune);
    for (let i = 0; i < stride; i++) {
      const weight = F32[reach + i]!;
      const total = totalOf(rows + i, step, actions);
      for (let action = 0; action < actions; action++) {
        const value = f(weight * frequency(F32[rows + action * step + i]!, total, even));
        F32[places[action]! + i] = value;
        if (value !== 0) any[action] = true;
      }
    }
    for (let action = 0; action < actions; action++)
      I32[reachAt + outs[action]!] = any[action] ? places[action]! * 4 : 0;
  }

  /** What regret matching divides by. */
  function totalOf(first: number, step: number, actions: number): number {
    let total = 0;
    for (let a = 0, cell = first; a < actions; a++, cell += step) total = f(total + Math.max(F32[cell]!, 0));
    return total;
  }

  /** Regret matching divides, since products with a reciprocal are not the same numbers. */
  const frequency = (part: number, total: number, even: number): number =>
    total > 0 ? f(Math.max(part, 0) / total) : even;

  function lanes(scratchAt: number, unitAt: number): void {
    const frame = openFrame(scratchAt, unitAt);
    const { scratch, program } = frame;
    const count = I32[program + PROGRAM.lanes]!;
    const first = program + I32[program + PROGRAM.lanesAt]!;
    const reachAt = I32[scratch + SCRATCH.reachAt]! >>> 2;
    const valueAt = I32[scratch + SCRATCH.valueAt]! >>> 2;
    const zeros = I32[scratch + SCRATCH.zeros]!;
    const reachOf = (slot: number): number => (slot < 0 ? 0 : I32[reachAt + slot]!);
    for (let lane = 0; lane < count; lane++) {
      const at = first + lane * LANE.size;
      const shown = reachOf(I32[at + LANE.shown]!);
      const folded = reachOf(I32[at + LANE.folded]!);
      const out = I32[at + LANE.out]!;
      const foldOut = I32[at + LANE.foldOut]!;
      if (shown === 0 && folded === 0) {
        I32[valueAt + out] = zeros;
        if (foldOut >= 0) I32[valueAt + foldOut] = zeros;
      } else {
        runLane(frame, at, (shown || zeros) >>> 2, (folded || zeros) >>> 2);
        I32[valueAt + out] = valueOf(scratch, out);
        if (foldOut >= 0) I32[valueAt + foldOut] = valueOf(scratch, foldOut);
      }
    }
  }

  const valueOf = (scratch: number, slot: number): number =>
    I32[scratch + SCRATCH.values]! + slot * I32[scratch + SCRATCH.slotBytes]!;

  /**
   * One terminal. The sums start with minus all hands at showdown. A hand of the other side is added once when its strength
   * is reached and once more after it, so that weaker hands count +1, stronger ones -1 and ties 0.
   */
  function runLane({ scratch, board, own, other }: Frame, at: number, shown: number, folded: number): void {
    const ownCount = I32[board + BOARD.counts + own]!;
    const otherCount = I32[board + BOARD.counts + other]!;
    const ownHands = I32[board + BOARD.hands + own]! >>> 1;
    const otherHands = I32[board + BOARD.hands + other]! >>> 1;
    const cards = I32[scratch + SCRATCH.cards]! >>> 2;
    const shownAt = I32[scratch + SCRATCH.shown]! >>> 2;
    const metAt = I32[scratch + SCRATCH.met]! >>> 2;
    const showChips = F32[at + LANE.showChips]!;
    const showMet = F32[at + LANE.showMet]!;
    const foldMet = F32[at + LANE.foldMet]!;
    F32.fill(0, cards, cards + 52 * LANES);
    // The sum of all hands is kept in f64, by parts in f32: its error would be in the value of every hand.
    let all = 0;
    let part = 0;
    const add = (hand: number, amount: number): void => {
      part = f(part + amount);
      const [first, second] = [cards + (U16[hand]! >>> 2), cards + (U16[hand + 1]! >>> 2)];
      F32[first] = F32[first]! + amount;
      F32[second] = F32[second]! + amount;
    };
    const closePart = (): void => {
      all += part;
      part = 0;
    };
    for (let j = 0; j < otherCount; j++) {
      const show = f(F32[shown + j]! * showChips);
      const met = f(f(F32[folded + j]! * foldMet) + f(F32[shown + j]! * showMet));
      F32[shownAt + j * LANES] = show;
      F32[metAt + j * LANES] = met;
      add(otherHands + 4 * j, f(met - show));
      if (j % LANES === LANES - 1) closePart();
    }
    closePart();
    F32[shownAt + otherCount * LANES] = 0;
    F32[metAt + otherCount * LANES] = 0;
    const open = (hand: number): number =>
      f(f(f(all) - F32[cards + (U16[hand]! >>> 2)]!) - F32[cards + (U16[hand + 1]! >>> 2)]!);

    const out = valueOf(scratch, I32[at + LANE.out]!) >>> 2;
    const stride = I32[board + BOARD.strides + own]!;
    let group = I32[board + BOARD.groups + own]! >>> 1;
    const groupEnd = group + 4 * I32[board + BOARD.groupCounts + own]!;
    let [start, end, hand] = [0, 0, 0];
    const emit = (last: number): void => {
      for (; hand < last; hand++) {
        const same = metAt + (U16[ownHands + 4 * hand + 2]! >>> 2);
        F32[out + hand] = open(ownHands + 4 * hand) + F32[same]!;
      }
    };
    const addUpTo = (nextStart: number, nextEnd: number): void => {
      for (; start < nextStart; start++) add(otherHands + 4 * start, F32[shownAt + start * LANES]!);
      for (; end < nextEnd; end++) add(otherHands + 4 * end, F32[shownAt + end * LANES]!);
      closePart();
    };
    for (; group < groupEnd; group += 4) {
      addUpTo(U16[group]!, U16[group + 1]!);
      emit(U16[group + 2]!);
    }
    emit(ownCount);
    F32.fill(0, out + ownCount, out + stride);

    const foldSlot = I32[at + LANE.foldOut]!;
    if (foldSlot < 0) return;
    addUpTo(otherCount, otherCount);
    const foldOut = valueOf(scratch, foldSlot) >>> 2;
    const factor = F32[at + LANE.foldFactor]!;
    for (let i = 0; i < ownCount; i++) {
      const same = U16[ownHands + 4 * i + 2]! >>> 2;
      F32[foldOut + i] = factor * f(open(ownHands + 4 * i) + f(F32[metAt + same]! + F32[shownAt + same]!));
    }
    F32.fill(0, foldOut + ownCount, foldOut + stride);
  }

  function up(scratchAt: number, unitAt: number): void {
    const frame = openFrame(scratchAt, unitAt);
    const { scratch, program } = frame;
    const count = I32[program + PROGRAM.ups]!;
    let at = program + I32[program + PROGRAM.upsAt]!;
    const reachAt = I32[scratch + SCRATCH.reachAt]! >>> 2;
    const valueAt = I32[scratch + SCRATCH.valueAt]! >>> 2;
    for (let op = 0; op < count; op++) {
      const inputs = I32[at + UP.inputs]!;
      const out = I32[at + UP.out]!;
      if (I32[at + UP.own] === 0) I32[valueAt + out] = addInputs(frame, at, valueAt);
      else if (I32[reachAt + I32[at + UP.reach]!] === 0) I32[valueAt + out] = I32[scratch + SCRATCH.zeros]!;
      else {
        I32[valueAt + out] = valueOf(scratch, out);
        choose(frame, at, valueAt);
      }
      at += UP.ins + inputs;
    }
  }

  /** The sum of the values that are not all zero, from left to right. */
  function addInputs({ scratch, board, own }: Frame, at: number, valueAt: number): number {
    const zeros = I32[scratch + SCRATCH.zeros]!;
    const stride = I32[board + BOARD.strides + own]!;
    const target = valueOf(scratch, I32[at + UP.out]!);
    let sum = zeros;
    for (let k = 0; k < I32[at + UP.inputs]!; k++) {
      const input = I32[valueAt + I32[at + UP.ins + k]!]!;
      if (input === zeros) continue;
      if (sum === zeros) {
        sum = input;
        continue;
      }
      for (let i = 0; i < stride; i++)
        F32[(target >>> 2) + i] = F32[(sum >>> 2) + i]! + F32[(input >>> 2) + i]!;
      sum = target;
    }
    return sum;
  }

  function choose(frame: Frame, at: number, valueAt: number): void {
    const { scratch, board, own } = frame;
    const mode = I32[scratch + SCRATCH.mode];
    const actions = I32[at + UP.inputs]!;
    const node = I32[at + UP.node]!;
    const row = I32[at + UP.row]!;
    const out = valueOf(scratch, I32[at + UP.out]!) >>> 2;
    const stride = I32[board + BOARD.strides + own]!;
    const inputs = Array.from(
      { length: actions },
      (_, action) => I32[valueAt + I32[at + UP.ins + action]!]! >>> 2,
    );
    const locked = isLocked(frame, node);
    if (mode === MODES.best && !locked) {
      for (let i = 0; i < stride; i++) {
        let best = F32[inputs[0]! + i]!;
        for (let a = 1; a < actions; a++) best = Math.max(best, F32[inputs[a]! + i]!);
        F32[out + i] = best;
      }
      return;
    }
    const step = rowStep(frame, own);
    const even = f(1 / actions);
    if (mode !== MODES.update || locked) {
      const sums = openRows(frame, own, row, actions, 'sums');
      for (let i = 0; i < stride; i++) {
        const total = totalOf(sums + i, step, actions);
        let value = 0;
        for (let a = 0; a < actions; a++)
          value = f(value + f(frequency(F32[sums + a * step + i]!, total, even) * F32[inputs[a]! + i]!));
        F32[out + i] = value;
      }
      return;
    }
    const { positive, negative, kept, weight } = catchUp(frame, node, I32[scratch + SCRATCH.iteration]!);
    const regrets = openRows(frame, own, row, actions, 'regrets');
    const sums = openRows(frame, own, row, actions, 'sums');
    const chosen = new Float32Array(actions);
    for (let i = 0; i < stride; i++) {
      const total = totalOf(regrets + i, step, actions);
      let value = 0;
      for (let a = 0; a < actions; a++) {
        chosen[a] = frequency(F32[regrets + a * step + i]!, total, even);
        value = f(value + f(chosen[a]! * F32[inputs[a]! + i]!));
      }
      F32[out + i] = value;
      for (let a = 0; a < actions; a++) {
        const cell = a * step + i;
        const old = F32[regrets + cell]!;
        F32[regrets + cell] = f(old * (old >= 0 ? positive : negative)) + f(F32[inputs[a]! + i]! - value);
        F32[sums + cell] = f(F32[sums + cell]! * kept) + f(chosen[a]! * weight);
      }
    }
    closeRows(frame, own, row, actions, 'regrets');
    closeRows(frame, own, row, actions, 'sums');
  }

  interface Factors {
    readonly positive: number;
    readonly negative: number;
    readonly kept: number;
    readonly weight: number;
  }

  /**
   * Applies the discounts of all iterations up to `last` that a node has missed. While no hand reaches it, its regrets
   * shrink by a common factor, so its strategy stays the same and is added to the sum once per iteration.
   */
  function catchUp({ scratch, unit }: Frame, node: number, last: number): Factors {
    const state = (I32[unit + UNIT.states]! >>> 2) + node;
    const schedule = I32[scratch + SCRATCH.schedule]! >>> 3;
    let [positive, negative, kept, weight] = [1, 1, 1, 0];
    for (let t = I32[state]! + 1; t <= last; t++) {
      const at = schedule + (t % RING) * (DISCOUNT_BYTES / 8);
      positive *= F64[at]!;
      negative *= F64[at + 1]!;
      kept *= F64[at + 2]!;
      weight = weight * F64[at + 2]! + 1;
    }
    I32[state] = last;
    return { positive: f(positive), negative: f(negative), kept: f(kept), weight: f(weight) };
  }

  function settle(scratchAt: number, unitAt: number): void {
    const frame = openFrame(scratchAt, unitAt);
    const { scratch, program, unit, board, own } = frame;
    const last = I32[scratch + SCRATCH.iteration]! - 1;
    const states = I32[unit + UNIT.states]! >>> 2;
    const stride = I32[board + BOARD.strides + own]!;
    const step = rowStep(frame, own);
    let at = program + I32[program + PROGRAM.upsAt]!;
    for (let op = 0; op < I32[program + PROGRAM.ups]!; op++) {
      const actions = I32[at + UP.inputs]!;
      const node = I32[at + UP.node]!;
      const isOwn = I32[at + UP.own] === 1;
      const row = I32[at + UP.row]!;
      at += UP.ins + actions;
      if (!isOwn || I32[states + node] === LOCKED || I32[states + node]! >= last) continue;
      const { positive, negative, kept, weight } = catchUp(frame, node, last);
      const regrets = openRows(frame, own, row, actions, 'regrets');
      const sums = openRows(frame, own, row, actions, 'sums');
      const even = f(1 / actions);
      const chosen = new Float32Array(actions);
      for (let i = 0; i < stride; i++) {
        const total = totalOf(regrets + i, step, actions);
        for (let a = 0; a < actions; a++) chosen[a] = frequency(F32[regrets + a * step + i]!, total, even);
        for (let a = 0; a < actions; a++) {
          const cell = a * step + i;
          const old = F32[regrets + cell]!;
          F32[regrets + cell] = old * (old >= 0 ? positive : negative);
          F32[sums + cell] = f(F32[sums + cell]! * kept) + f(chosen[a]! * weight);
        }
      }
      closeRows(frame, own, row, actions, 'regrets');
      closeRows(frame, own, row, actions, 'sums');
    }
  }

  return {
    gather(to, from, origins, count, stride, chance) {
      const [out, source, places, factor] = [to >>> 2, from >>> 2, origins >>> 1, f(chance)];
      let any = 0;
      for (let i = 0; i < count; i++) {
        const value = f(F32[source + U16[places + i]!]! * factor);
        F32[out + i] = value;
        if (value !== 0) any = 1;
      }
      F32.fill(0, out + count, out + stride);
      return any;
    },
    scatter(to, map, origins, from, count) {
      const [out, maps, places, source] = [to >>> 2, map >>> 1, origins >>> 1, from >>> 2];
      for (let i = 0; i < count; i++) {
        const place = U16[places + i]!;
        const cell = out + (map === 0 ? place : U16[maps + place]!);
        F32[cell] = F32[cell]! + F32[source + i]!;
      }
    },
    unite(values, twins) {
      const first = values >>> 2;
      for (let at = twins >>> 1; U16[at] !== 0;) {
        const size = U16[at]!;
        let sum = 0;
        for (let k = 1; k <= size; k++) sum = f(sum + F32[first + U16[at + k]!]!);
        const mean = f(sum * f(1 / size));
        for (let k = 1; k <= size; k++) F32[first + U16[at + k]!] = mean;
        at += size + 1;
      }
    },
    down,
    lanes,
    up,
    river(scratch, unit) {
      down(scratch, unit);
      lanes(scratch, unit);
      up(scratch, unit);
    },
    settle,
    allIn(to, equities, rowBytes, reach, own, other, chips) {
      const [out, source, factor] = [to >>> 2, reach >>> 2, f(chips)];
      F32.fill(0, out, out + own);
      for (let j = 0; j < other; j++) {
        const weight = F32[source + j]!;
        if (weight === 0) continue;
        const row = (equities + j * rowBytes) / 2;
        for (let i = 0; i < own; i++) F32[out + i] = F32[out + i]! + f(weight * I16[row + i]!);
      }
      for (let i = 0; i < own; i++) F32[out + i] = F32[out + i]! * factor;
    },
    compare(to, low, high, rank, count) {
      const [out, lows, highs] = [to / 2, low / 2, high / 2];
      for (let i = 0; i < count; i++)
        I16[out + i] = I16[out + i]! + (I16[lows + i]! > rank ? 1 : 0) - (I16[highs + i]! < rank ? 1 : 0);
    },
  };
}
