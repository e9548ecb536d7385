import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { CardSet } from '../../src/cardSet.js';
import { unwrap } from '@doorcard/sealed';
import { cardsOf, COMBO_COUNT, makeCombo, type Combo } from '../../src/range/combo.js';
import { makeRange } from '../../src/range/compactText.js';
import { combosOf, HAND_CLASS_COUNT } from '../../src/range/handClass.js';
import { Range } from '../../src/range/range.js';
import { parseRange } from '../../src/range/rangeText.js';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const fewShares: fc.Arbitrary<number> = fc.constantFrom(0, 0.25, 0.5, 1);
const combo = fc.nat(COMBO_COUNT - 1);

/** Whole classes, often of the same weight so that runs come up, and some combos that break them. */
const range = fc
  .record({
    classes: fc.oneof(
      fc.array(fewShares, { minLength: HAND_CLASS_COUNT, maxLength: HAND_CLASS_COUNT }),
      fc.array(fc.oneof(share, fewShares), { maxLength: HAND_CLASS_COUNT }),
      fewShares.map((weight) => Array.from({ length: HAND_CLASS_COUNT }, () => weight)),
    ),
    combos: fc.array(fc.tuple(combo, fc.oneof(share, fewShares)), { maxLength: 40 }),
  })
  .map(({ classes, combos }) => {
    const whole = classes.flatMap((weight, hand) =>
      combosOf(hand).map((each): readonly [Combo, number] => [each, weight]),
    );
    return Range.from([...whole, ...combos]);
  });
const deadCards = fc.uniqueArray(fc.nat(51), { maxLength: 7 });

describe('every range', () => {
  test.prop([range], { seed: 20 })('is written as text that reads back as an equal range', (held) => {
    const text = makeRange(held);
    expect(unwrap(parseRange(text)).equals(held)).toBe(true);
    expect(makeRange(unwrap(parseRange(text)))).toBe(text);
  });

  test.prop([combo, share], { seed: 21 })('keeps all digits of a weight', (hand, weight) => {
    const text = makeRange(Range.from([[hand, weight]]));
    expect(unwrap(parseRange(text)).weightOf(hand)).toBe(weight);
  });

  test.prop([range, deadCards], { seed: 22 })(
    'never keeps a dead card, and loses nothing else',
    (held, dead) => {
      const live = held.without(CardSet.from(dead));
      for (const [hand] of live) expect(cardsOf(hand).some((card) => dead.includes(card))).toBe(false);
      const lost = [...held].filter(([hand]) => cardsOf(hand).some((card) => dead.includes(card)));
      expect(live.size).toBe(held.size - lost.length);
      expect(live.without(CardSet.from(dead)).equals(live)).toBe(true);
    },
  );

  test.prop([range], { seed: 23 })('counts and sums what it lists', (held) => {
    const listed = [...held];
    expect(held.size).toBe(listed.length);
    expect(held.total).toBe(listed.reduce((sum, [, weight]) => sum + weight, 0));
    expect(Range.from(listed).equals(held)).toBe(true);
  });

  test.prop([range, combo, share], { seed: 24 })(
    'takes the weight that is named last',
    (held, hand, weight) => {
      const text = `${makeRange(held)},${makeCombo(hand)}:${weight.toFixed(6)}`;
      expect(unwrap(parseRange(text)).weightOf(hand)).toBe(Number(weight.toFixed(6)));
    },
  );

  test.prop([fc.string({ unit: 'binary' })], { seed: 25 })(
    'a text is read or refused, never a crash',
    (text) => {
      const result = parseRange(text);
      expect(result.ok || result.error.code.length > 0).toBe(true);
    },
  );

  const pieces = fc.array(fc.constantFrom(...'AKQT72shdco+-@:.,%05 '.split(''), 'top ', 'any', 'AKs', 'TT'), {
    maxLength: 8,
  });
  test.prop([pieces], { seed: 26 })(
    'a refused text of valid letters has an error with a position in the text',
    (letters) => {
      const text = letters.join('');
      const result = parseRange(text);
      if (result.ok) return;
      const { at = 0, value } = result.error;
      expect(at).toBeGreaterThanOrEqual(1);
      expect(at).toBeLessThanOrEqual(text.length + 1);
      if (result.error.code !== 'card/missing-suit') expect(text.startsWith(value, at - 1)).toBe(true);
    },
  );
});
