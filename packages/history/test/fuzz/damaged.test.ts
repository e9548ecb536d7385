import { expect, test } from 'vitest';
import { makeTexts } from './corpus.js';
import { fuzz } from './fuzz.js';
import { judgePhh, judgeText } from './verdict.js';

test.each(['pokerstars', 'phh'] as const)(
  '%s: 2,500 damaged texts are played as they say, or refused with a code and a line',
  (format) => {
    const verdicts = fuzz(format, 2500, 0);
    // Both endings are common, and the refusals are of many kinds.
    expect(verdicts.get('played')).toBeGreaterThan(50);
    expect(verdicts.size).toBeGreaterThan(20);
  },
);

test('the undamaged texts are all played', () => {
  for (const { text, phh } of makeTexts(6, 99n)) {
    expect([judgeText(text), text]).toEqual(['played', text]);
    expect(judgePhh(phh)).toBe('played');
  }
});

test('every beginning of a text is refused, or is the whole hand without a part of its summary', () => {
  for (const { text } of makeTexts(1, 98n)) {
    for (let end = 0; end < text.length; end += 7) {
      const begun = text.slice(0, end);
      const verdict = judgeText(begun);
      if (verdict === 'played') expect(begun).toMatch(/^Total pot .* \| Rake \S+$/m);
    }
  }
});
