import { isRecord } from './shape.js';

/** The same data give the same text, in whatever order their fields stand. */
const makeCanonical = (data: unknown): string =>
  JSON.stringify(data, (_key, value: unknown) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  );

/** FNV-1a, 32 bits, over the canonical text: against damage, not against forgery. */
export function makeChecksum(data: unknown): string {
  const text = makeCanonical(data);
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    sum = Math.imul(sum ^ (unit & 0xff), 0x01000193);
    sum = Math.imul(sum ^ (unit >> 8), 0x01000193);
  }
  return (sum >>> 0).toString(16).padStart(8, '0');
}
