import { readPreferences } from '../preferences/preferences.js';
import type { Sound } from '../preferences/soundKinds.js';
import { clicksOf, STROKES, type Stroke } from './sounds.js';

export const USUAL_VOLUME = 60;

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** Plays a sound if its kind is wanted. A browser without sound, or before the first click, stays silent. */
export function playSound(sound: Sound, clicks: 1 | 2 | 3 = 3): void {
  const { sound: isOn = false, volume = USUAL_VOLUME, quiet = [] } = readPreferences();
  if (!isOn || quiet.includes(sound) || volume === 0 || typeof AudioContext === 'undefined') return;
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const strokes = sound === 'bet' ? clicksOf(clicks) : STROKES[sound];
  for (const stroke of strokes) playStroke(context, stroke, (volume / 100) ** 2);
}

function playStroke(audio: AudioContext, stroke: Stroke, volume: number): void {
  const start = audio.currentTime + stroke.at;
  const end = start + stroke.lasts;
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(stroke.loudness * volume, start + Math.min(0.006, stroke.lasts / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(audio.destination);
  const source = stroke.of === 'tone' ? makeTone(audio, stroke, end) : makeNoise(audio, stroke, end, gain);
  if (stroke.of === 'tone') source.connect(gain);
  source.start(start);
  source.stop(end + 0.02);
}

function makeTone(audio: AudioContext, { from, to }: Stroke, end: number): OscillatorNode {
  const tone = new OscillatorNode(audio, { type: 'sine', frequency: from });
  tone.frequency.exponentialRampToValueAtTime(to, end);
  return tone;
}

function makeNoise(audio: AudioContext, stroke: Stroke, end: number, out: AudioNode): AudioBufferSourceNode {
  const band = new BiquadFilterNode(audio, { type: 'bandpass', frequency: stroke.from, Q: stroke.q ?? 1 });
  band.frequency.exponentialRampToValueAtTime(stroke.to, end);
  const source = new AudioBufferSourceNode(audio, { buffer: (noise ??= fillNoise(audio)), loop: true });
  source.connect(band).connect(out);
  return source;
}

/** Half a second of noise that is the same each time. */
function fillNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.round(audio.sampleRate / 2), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    samples[i] = state / 2 ** 31 - 1;
  }
  return buffer;
}
