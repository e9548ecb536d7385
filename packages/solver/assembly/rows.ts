// Rows of a node: four bytes per cell, or two bytes per cell and one scale per row.
import {
  SCRATCH_CELL_BYTES,
  SCRATCH_REGRETS,
  SCRATCH_SCALES,
  SCRATCH_SUMS,
  UNIT_CELLS,
  UNIT_ROWS,
} from './words';

/** Adding it rounds an f32 below 2^22 to the nearest whole number, ties to even. */
const ROUNDER: f32 = 12582912;
const ROUNDER_BITS: i32 = 0x4b400000;
const MAX_REGRET: f32 = 32767;
const MAX_SUM: f32 = 65535;

export function isPacked(scratch: usize): bool {
  return load<u32>(scratch, SCRATCH_CELL_BYTES) == 2;
}

/** Bytes from one row to the next. */
export function stepOf(scratch: usize, stride: usize): usize {
  return stride * <usize>load<u32>(scratch, SCRATCH_CELL_BYTES);
}

/** The first row of a node. */
export function rowsOf(scratch: usize, unit: usize, side: u32, row: u32, stride: usize, sums: bool): usize {
  const base: usize = sums ? load<u32>(scratch, SCRATCH_SUMS) : load<u32>(scratch, SCRATCH_REGRETS);
  const cell = <usize>load<u32>(unit + (side << 2), UNIT_CELLS) + <usize>row * stride;
  return base + cell * <usize>load<u32>(scratch, SCRATCH_CELL_BYTES);
}

/** The scale of the first row of a node; the next one is eight bytes further. */
export function scalesOf(scratch: usize, unit: usize, side: u32, row: u32, sums: bool): usize {
  const first = <usize>load<u32>(scratch, SCRATCH_SCALES) + (sums ? 4 : 0);
  return first + ((<usize>(load<u32>(unit + (side << 2), UNIT_ROWS) + row)) << 3);
}

export function scaleAt<T>(scales: usize, row: usize): v128 {
  if (isFloat<T>()) return f32x4.splat(1);
  return f32x4.splat(load<f32>(scales + (row << 3)));
}

/** Four cells of a row; `i` is their offset in a row of f32. */
export function loadCells<T>(row: usize, i: usize, scale: v128): v128 {
  if (isFloat<T>()) return v128.load(row + i);
  return f32x4.mul(f32x4.convert_i32x4_s(v128.load_ext<T>(row + (i >> 1))), scale);
}

/** The largest numbers of a row, ignoring signs, in four lanes. */
export function largestOf(row: usize, bytes: usize, mask: v128): v128 {
  let most = f32x4.splat(0);
  for (let i: usize = 0; i < bytes; i += 16) most = f32x4.pmax(most, v128.and(v128.load(row + i), mask));
  return most;
}

/** Packs a row of f32 whose largest numbers are known, and stores its scale. */
export function packRow<T>(from: usize, to: usize, scale: usize, bytes: usize, most: v128): void {
  const limit: f32 = isSigned<T>() ? MAX_REGRET : MAX_SUM;
  const rounder = f32x4.splat(ROUNDER);
  const largest = max(
    max(f32x4.extract_lane(most, 0), f32x4.extract_lane(most, 1)),
    max(f32x4.extract_lane(most, 2), f32x4.extract_lane(most, 3)),
  );
  const factor = f32x4.splat(largest > 0 ? limit / largest : 0);
  store<f32>(scale, largest / limit);
  // The rounded number is in the last bits of the sum.
  const bits = i32x4.splat(ROUNDER_BITS);
  let i: usize = 0;
  for (; i + 16 < bytes; i += 32) {
    const low = i32x4.sub(f32x4.add(f32x4.mul(v128.load(from + i), factor), rounder), bits);
    const high = i32x4.sub(f32x4.add(f32x4.mul(v128.load(from + i, 16), factor), rounder), bits);
    v128.store(
      to + (i >> 1),
      isSigned<T>() ? i16x8.narrow_i32x4_s(low, high) : i16x8.narrow_i32x4_u(low, high),
    );
  }
  if (i < bytes) {
    const whole = i32x4.sub(f32x4.add(f32x4.mul(v128.load(from + i), factor), rounder), bits);
    const packed = isSigned<T>() ? i16x8.narrow_i32x4_s(whole, whole) : i16x8.narrow_i32x4_u(whole, whole);
    v128.store_lane<i64>(to + (i >> 1), packed, 0);
  }
}
