// The loops over hands: what src/postflop/plainKernels.ts does, with the same bits, on the same memory.
import { lanes } from './lanes';
import { down, settle, up } from './nodes';

export { down, lanes, settle, up };

export function river(scratch: usize, unit: usize): void {
  down(scratch, unit);
  lanes(scratch, unit);
  up(scratch, unit);
}

export function gather(
  to: usize,
  from: usize,
  origins: usize,
  count: usize,
  stride: usize,
  chance: f32,
): u32 {
  let any: f32 = 0;
  for (let i: usize = 0; i < count; i++) {
    const value = load<f32>(from + ((<usize>load<u16>(origins + (i << 1))) << 2)) * chance;
    store<f32>(to + (i << 2), value);
    any = max(any, value);
  }
  for (let i = count; i < stride; i++) store<f32>(to + (i << 2), 0);
  return any > 0 ? 1 : 0;
}

export function scatter(to: usize, map: usize, origins: usize, from: usize, count: usize): void {
  if (map == 0) {
    for (let i: usize = 0; i < count; i++) {
      const at = to + ((<usize>load<u16>(origins + (i << 1))) << 2);
      store<f32>(at, load<f32>(at) + load<f32>(from + (i << 2)));
    }
    return;
  }
  for (let i: usize = 0; i < count; i++) {
    const place: usize = load<u16>(origins + (i << 1));
    const at = to + ((<usize>load<u16>(map + (place << 1))) << 2);
    store<f32>(at, load<f32>(at) + load<f32>(from + (i << 2)));
  }
}

export function unite(values: usize, twins: usize): void {
  for (let size: usize = load<u16>(twins); size > 0; size = load<u16>(twins)) {
    const end = twins + (size << 1);
    let sum: f32 = 0;
    for (let at = twins + 2; at <= end; at += 2) sum += load<f32>(values + ((<usize>load<u16>(at)) << 2));
    const mean = sum * (<f32>1 / <f32>size);
    for (let at = twins + 2; at <= end; at += 2) store<f32>(values + ((<usize>load<u16>(at)) << 2), mean);
    twins = end + 2;
  }
}

/** `own` is a number of whole vectors of four. */
export function allIn(
  to: usize,
  equities: usize,
  rowBytes: usize,
  reach: usize,
  own: usize,
  other: usize,
  chips: f32,
): void {
  const bytes = own << 2;
  memory.fill(to, 0, bytes);
  for (let j: usize = 0; j < other; j++) {
    const one = load<f32>(reach + (j << 2));
    if (one == 0) continue;
    const weight = f32x4.splat(one);
    let row = equities + j * rowBytes;
    for (let out = to; out < to + bytes; out += 16) {
      const signs = f32x4.convert_i32x4_s(v128.load_ext<i16>(row));
      v128.store(out, f32x4.add(v128.load(out), f32x4.mul(weight, signs)));
      row += 8;
    }
  }
  const factor = f32x4.splat(chips);
  for (let out = to; out < to + bytes; out += 16) v128.store(out, f32x4.mul(v128.load(out), factor));
}

/** `count` is a number of whole vectors of eight. */
export function compare(to: usize, low: usize, high: usize, rank: i32, count: usize): void {
  const ranks = i16x8.splat(<i16>rank);
  for (let i: usize = 0; i < count << 1; i += 16) {
    const wins = i16x8.gt_s(v128.load(low + i), ranks);
    const losses = i16x8.lt_s(v128.load(high + i), ranks);
    v128.store(to + i, i16x8.add(i16x8.sub(v128.load(to + i), wins), losses));
  }
}
