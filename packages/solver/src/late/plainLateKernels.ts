import { LEAST, PLAIN_TERM_BYTES, SWEEP, TERM_BYTES, UNPACK, type LateKernels } from './lateKernels.js';

const { fround } = Math;
const LANES = 4;
const least = fround(LEAST);
const flush = (x: number): number => (Math.abs(x) < least ? 0 : x);

/** The kernels in plain TypeScript: the reference, and the fallback where WebAssembly SIMD does not run. */
export function makePlainLateKernels(buffer: ArrayBufferLike): LateKernels {
  const f32 = new Float32Array(buffer);
  const f64 = new Float64Array(buffer);
  const i32 = new Int32Array(buffer);

  return {
    strategy(sigma, table, rowBytes, actions, count) {
      const row = rowBytes >> 2;
      const from = table >> 2;
      const to = sigma >> 2;
      const equal = fround(1 / actions);
      for (let i = 0; i < count; i++) {
        let sum = 0;
        for (let a = 0; a < actions; a++) sum = fround(sum + Math.max(f32[from + a * row + i]!, 0));
        for (let a = 0; a < actions; a++) {
          const part = Math.max(f32[from + a * row + i]!, 0);
          f32[to + a * row + i] = sum > 0 ? part / sum : equal;
        }
      }
    },

    split(kids, reach, sigma, rowBytes, actions, count) {
      const row = rowBytes >> 2;
      const from = reach >> 2;
      for (let a = 0; a < actions; a++) {
        const to = (kids >> 2) + a * row;
        const shares = (sigma >> 2) + a * row;
        for (let i = 0; i < count; i++) f32[to + i] = flush(fround(f32[from + i]! * f32[shares + i]!));
      }
    },

    pack(lanes, a, b, c, d, count) {
      const to = lanes >> 2;
      for (const [lane, row] of [a, b, c, d].entries()) {
        const from = row >> 2;
        for (let i = 0; i < count; i++) f32[to + LANES * i + lane] = row === 0 ? 0 : f32[from + i]!;
      }
    },

    unpack(job) {
      const at = job >> 2;
      const out = i32[at + UNPACK.out]! >> 2;
      const whole = i32[at + UNPACK.whole]! >> 2;
      const count = i32[at + UNPACK.count]!;
      for (let lane = 0; lane < LANES; lane++) {
        const row = i32[at + UNPACK.rows + lane]!;
        if (row === 0) continue;
        const to = row >> 2;
        const ofOut = f32[at + UNPACK.ofOut + lane]!;
        const ofWhole = f32[at + UNPACK.ofWhole + lane]!;
        for (let i = 0; i < count; i++) {
          const k = LANES * i + lane;
          f32[to + i] = fround(f32[out + k]! * ofOut) + fround(f32[whole + k]! * ofWhole);
        }
      }
    },

    clear(sums, count) {
      f64.fill(0, sums >> 3, (sums >> 3) + count * LANES);
    },

    sweep(job) {
      const at = job >> 2;
      const word = (field: number): number => i32[at + field]!;
      const events = word(SWEEP.events) >> 2;
      const end = events + word(SWEEP.eventCount);
      const x = word(SWEEP.x) >> 2;
      const sums = word(SWEEP.sums) >> 3;
      const out = word(SWEEP.out) >> 2;
      const same = word(SWEEP.same) >> 2;
      const share = f32[at + SWEEP.share]!;
      const sign = f32[at + SWEEP.sign]!;
      const accumulate = word(SWEEP.accumulate) === 1;
      const isPlain = word(SWEEP.plainSize) > 0;
      const termWords = (isPlain ? PLAIN_TERM_BYTES : TERM_BYTES) >> 2;
      const ownStarts = word(SWEEP.ownStarts) >> 2;
      const ownTerms = word(SWEEP.ownTerms) >> 2;
      const otherStarts = word(SWEEP.otherStarts) >> 2;
      const otherTerms = word(SWEEP.otherTerms) >> 2;
      for (let e = events; e < end; e++) {
        const event = i32[e]!;
        const hand = event >> 2;
        const times = event & 3;
        if (times > 0) {
          const from = x + LANES * hand;
          const x0 = f32[from]! * times;
          const x1 = f32[from + 1]! * times;
          const x2 = f32[from + 2]! * times;
          const x3 = f32[from + 3]! * times;
          const last = otherTerms + i32[otherStarts + hand + 1]! * termWords;
          for (let term = otherTerms + i32[otherStarts + hand]! * termWords; term < last; term += termWords) {
            const sum = sums + (i32[term]! >> 3);
            const factor = isPlain ? 1 : f64[(term >> 1) + 1]!;
            f64[sum]! += x0 * factor;
            f64[sum + 1]! += x1 * factor;
            f64[sum + 2]! += x2 * factor;
            f64[sum + 3]! += x3 * factor;
          }
          continue;
        }
        let a0 = 0;
        let a1 = 0;
        let a2 = 0;
        let a3 = 0;
        const first = ownTerms + i32[ownStarts + hand]! * termWords;
        const last = ownTerms + i32[ownStarts + hand + 1]! * termWords;
        for (let term = first; term < last; term += termWords) {
          const sum = sums + (i32[term]! >> 3);
          const factor = isPlain ? plainFactor((term - first) / termWords) : f32[term + 1]!;
          a0 += f64[sum]! * factor;
          a1 += f64[sum + 1]! * factor;
          a2 += f64[sum + 2]! * factor;
          a3 += f64[sum + 3]! * factor;
        }
        const own = i32[same + hand]!;
        if (own >= 0) {
          const from = x + LANES * (own >> 2);
          const factor = sign * (own & 3);
          a0 += f32[from]! * factor;
          a1 += f32[from + 1]! * factor;
          a2 += f32[from + 2]! * factor;
          a3 += f32[from + 3]! * factor;
        }
        const to = out + LANES * hand;
        if (accumulate) {
          f32[to]! += fround(a0 * share);
          f32[to + 1]! += fround(a1 * share);
          f32[to + 2]! += fround(a2 * share);
          f32[to + 3]! += fround(a3 * share);
        } else {
          f32[to] = a0 * share;
          f32[to + 1] = a1 * share;
          f32[to + 2] = a2 * share;
          f32[to + 3] = a3 * share;
        }
      }
    },

    join(to, values, rowBytes, actions, count) {
      const row = rowBytes >> 2;
      const out = to >> 2;
      const from = values >> 2;
      for (let i = 0; i < count; i++) {
        let sum = f32[from + i]!;
        for (let a = 1; a < actions; a++) sum = fround(sum + f32[from + a * row + i]!);
        f32[out + i] = sum;
      }
    },

    update(regrets, sums, sigma, values, to, own, rowBytes, actions, count, positive, negative, strategy) {
      const row = rowBytes >> 2;
      const [r, s, g, v, o, w] = [regrets >> 2, sums >> 2, sigma >> 2, values >> 2, to >> 2, own >> 2];
      const up = fround(positive);
      const down = fround(negative);
      const kept = fround(strategy);
      for (let i = 0; i < count; i++) {
        let value = 0;
        for (let a = 0; a < actions; a++) {
          const k = a * row + i;
          value = fround(value + fround(f32[g + k]! * f32[v + k]!));
        }
        f32[o + i] = value;
        const reach = f32[w + i]!;
        for (let a = 0; a < actions; a++) {
          const k = a * row + i;
          const old = f32[r + k]!;
          f32[r + k] = flush(fround(fround(old * (old > 0 ? up : down)) + fround(f32[v + k]! - value)));
          f32[s + k] = flush(fround(fround(f32[s + k]! * kept) + fround(reach * f32[g + k]!)));
        }
      }
    },

    best(to, values, rowBytes, actions, count) {
      const row = rowBytes >> 2;
      const out = to >> 2;
      const from = values >> 2;
      for (let i = 0; i < count; i++) {
        let most = f32[from + i]!;
        for (let a = 1; a < actions; a++) most = Math.max(most, f32[from + a * row + i]!);
        f32[out + i] = most;
      }
    },

    mix(to, sigma, values, rowBytes, actions, count) {
      const row = rowBytes >> 2;
      for (let i = 0; i < count; i++) {
        let value = 0;
        for (let a = 0; a < actions; a++) {
          const k = a * row + i;
          value = fround(value + fround(f32[(sigma >> 2) + k]! * f32[(values >> 2) + k]!));
        }
        f32[(to >> 2) + i] = value;
      }
    },

    gather(to, from, index, terms, count, factor) {
      const out = to >> 2;
      const start = from >> 2;
      const list = index >> 2;
      const part = fround(factor);
      for (let i = 0; i < count; i++) {
        let sum = 0;
        for (let k = 0; k < terms; k++) sum = fround(sum + f32[start + i32[list + terms * i + k]!]!);
        f32[out + i] = flush(fround(sum * part));
      }
    },

    scatter(to, from, starts, entries, count) {
      const out = to >> 2;
      const start = from >> 2;
      const first = starts >> 2;
      const list = entries >> 2;
      for (let i = 0; i < count; i++) {
        let sum = 0;
        const last = i32[first + i + 1]!;
        for (let k = i32[first + i]!; k < last; k++)
          sum += f32[start + i32[list + 2 * k]!]! * f32[list + 2 * k + 1]!;
        f32[out + i] = sum;
      }
    },
  };
}

/** The sign of a term of a hand of three cards: the empty set, three cards, three pairs. */
const plainFactor = (term: number): number => (term === 0 || term > 3 ? 1 : -1);
