import type { Sound } from '../preferences/soundKinds.js';

/** A tone that sinks, or noise through a band that does. Times in seconds, frequencies in hertz. */
export interface Stroke {
  readonly of: 'tone' | 'noise';
  readonly at: number;
  readonly lasts: number;
  readonly from: number;
  readonly to: number;
  /** Beside the volume that was chosen. */
  readonly loudness: number;
  /** How narrow the band of the noise is. */
  readonly q?: number;
}

/** Two pieces of clay: hard, high, over at once. */
const click = (at: number, pitch = 1, loudness = 1): readonly Stroke[] => [
  { of: 'noise', at, lasts: 0.018, from: 5200 * pitch, to: 3600 * pitch, q: 3, loudness: 0.55 * loudness },
  { of: 'tone', at, lasts: 0.034, from: 3100 * pitch, to: 2700 * pitch, loudness: 0.16 * loudness },
  { of: 'tone', at, lasts: 0.022, from: 4650 * pitch, to: 4300 * pitch, loudness: 0.08 * loudness },
];

/** Knuckles on the table. */
const knock = (at: number, pitch: number, loudness: number): readonly Stroke[] => [
  { of: 'tone', at, lasts: 0.11, from: 190 * pitch, to: 105 * pitch, loudness },
  { of: 'noise', at, lasts: 0.03, from: 620 * pitch, to: 300 * pitch, q: 1.2, loudness: loudness * 0.5 },
];

/** A card that slides over the felt. */
const slide = (at: number, loudness = 1): readonly Stroke[] => [
  { of: 'noise', at, lasts: 0.12, from: 2600, to: 900, q: 0.8, loudness: 0.42 * loudness },
];

/** Cards that fall one after another, faster and faster. */
const riffle: readonly Stroke[] = Array.from({ length: 18 }, (_, i) => ({
  of: 'noise' as const,
  at: 0.034 * i * (1 - i * 0.012),
  lasts: 0.022,
  from: 3400 - 60 * i,
  to: 1800,
  q: 1.6,
  loudness: 0.16 + 0.012 * i,
}));

export const STROKES: Readonly<Record<Sound, readonly Stroke[]>> = {
  card: slide(0),
  bet: [...click(0), ...click(0.06, 1.07, 0.8), ...click(0.13, 0.95, 0.6)],
  check: [...knock(0, 1, 0.4), ...knock(0.13, 1.06, 0.32)],
  turn: [...knock(0, 0.72, 0.75), { of: 'tone', at: 0, lasts: 0.07, from: 430, to: 300, loudness: 0.18 }],
  pot: [
    { of: 'noise', at: 0, lasts: 0.42, from: 1500, to: 520, q: 0.7, loudness: 0.3 },
    ...[0.04, 0.11, 0.17, 0.26, 0.33].flatMap((at, i) => click(at, 0.86 + 0.05 * (i % 3), 0.4)),
  ],
  newGame: riffle,
};

/** Bets click once to three times: the blind or bring-in, a call, a raise. */
export const clicksOf = (count: 1 | 2 | 3): readonly Stroke[] => STROKES.bet.slice(0, 3 * count);
