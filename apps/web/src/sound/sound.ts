import { readPreferences } from '../app/preferences.js';

export const SOUNDS = ['deal', 'bet', 'turn', 'win'] as const;
export type Sound = (typeof SOUNDS)[number];

/** One short tone. Times in seconds, frequencies in hertz. */
interface Tone {
  readonly at: number;
  readonly lasts: number;
  readonly from: number;
  readonly to: number;
  readonly shape: OscillatorType;
  /** Beside the volume that was chosen. */
  readonly loudness: number;
}

/** Drawn for the ear as the cards are for the eye: short, soft, and none like another. */
const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  deal: [
    { at: 0, lasts: 0.05, from: 900, to: 420, shape: 'triangle', loudness: 0.35 },
    { at: 0.07, lasts: 0.05, from: 980, to: 460, shape: 'triangle', loudness: 0.3 },
  ],
  bet: [
    { at: 0, lasts: 0.04, from: 1900, to: 1500, shape: 'square', loudness: 0.12 },
    { at: 0.05, lasts: 0.05, from: 2300, to: 1800, shape: 'square', loudness: 0.1 },
  ],
  turn: [{ at: 0, lasts: 0.16, from: 660, to: 660, shape: 'sine', loudness: 0.45 }],
  win: [
    { at: 0, lasts: 0.12, from: 523, to: 523, shape: 'sine', loudness: 0.4 },
    { at: 0.12, lasts: 0.12, from: 659, to: 659, shape: 'sine', loudness: 0.4 },
    { at: 0.24, lasts: 0.24, from: 784, to: 784, shape: 'sine', loudness: 0.4 },
  ],
};

export const USUAL_VOLUME = 60;

let context: AudioContext | undefined;

/** Plays a sound if sounds are wanted. A browser without them, or before the first click, stays silent. */
export function playSound(sound: Sound): void {
  const { sound: isOn = false, volume = USUAL_VOLUME } = readPreferences();
  if (!isOn || volume === 0 || typeof AudioContext === 'undefined') return;
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const tone of TONES[sound]) playTone(context, tone, (volume / 100) ** 2);
}

function playTone(audio: AudioContext, { at, lasts, from, to, shape, loudness }: Tone, volume: number): void {
  const start = audio.currentTime + at;
  const end = start + lasts;
  const source = new OscillatorNode(audio, { type: shape, frequency: from });
  source.frequency.exponentialRampToValueAtTime(to, end);
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness * volume, start + 0.008);
  gain.gain.linearRampToValueAtTime(0, end);
  source.connect(gain).connect(audio.destination);
  source.start(start);
  source.stop(end + 0.02);
}
