import * as fc from 'fast-check';
import { SITE_TEXTS } from '../pokerstars/siteTexts.js';
import { makeTexts } from './corpus.js';
import { damagedText } from './mutation.js';
import { judgePhh, judgeText, type Verdict } from './verdict.js';

const FORMATS = { pokerstars: judgeText, phh: judgePhh } as const;
export type FuzzFormat = keyof typeof FORMATS;

/**
 * Damages texts of a format and reads them: each is played as it says, or refused with a code and a line. Throws for
 * the first that is not, with a small text that shows it. Returns how often each ending came. A shard has its own texts
 * and damages.
 */
export function fuzz(format: FuzzFormat, count: number, shard: number): ReadonlyMap<Verdict, number> {
  const made = [...makeTexts(8, 5_000n + BigInt(shard))];
  const texts =
    format === 'phh'
      ? made.map(({ phh }) => phh)
      : [...made.map(({ text }) => text), ...SITE_TEXTS.map(({ text }) => text)];
  const verdicts = new Map<Verdict, number>();
  const judge = fc.property(damagedText(texts), (text) => {
    const verdict = FORMATS[format](text);
    verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
  });
  fc.assert(judge, { numRuns: count, seed: 7_000 + shard });
  return verdicts;
}
