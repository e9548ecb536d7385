import { describe, expect, test } from 'vitest';
import { cards } from '../../src/card.js';
import { cardsOf, COMBO_COUNT, comboOf, makeCombo, parseCombo } from '../../src/range/combo.js';
import {
  combosOf,
  HAND_CLASS_COUNT,
  handClassOf,
  makeHandClass,
  parseHandClass,
  shapeOf,
} from '../../src/range/handClass.js';
import { classOf } from './classOf.js';

describe('combos', () => {
  test('1326 combos, each numbered once and from either order of its cards', () => {
    const seen = new Set<number>();
    for (let a = 0; a < 52; a++) {
      for (let b = 0; b < a; b++) {
        const combo = comboOf(a, b);
        seen.add(combo);
        expect(comboOf(b, a)).toBe(combo);
        expect(cardsOf(combo)).toEqual([a, b]);
        expect(parseCombo(makeCombo(combo))).toEqual({ ok: true, value: combo });
      }
    }
    expect(seen.size).toBe(COMBO_COUNT);
    expect([Math.min(...seen), Math.max(...seen)]).toEqual([0, COMBO_COUNT - 1]);
  });

  test('the higher card is written first', () => {
    const [a, b] = cards('KdAh');
    expect(makeCombo(comboOf(a!, b!))).toBe('AhKd');
  });

  test.each([
    // text, code, the bad value, its place
    ['AhAh', 'card/duplicate', 'Ah', 3],
    ['AhK', 'card/missing-suit', 'K', 4],
    ['AhKx', 'card/unknown-suit', 'x', 4],
    ['Ah', 'range/unknown-hand', 'Ah', 1],
    ['AhKdQc', 'range/unknown-hand', 'AhKdQc', 1],
    ['Ah Kd', 'range/unknown-hand', 'Ah Kd', 1],
    ['', 'range/unknown-hand', '', 1],
  ])('"%s" is refused with %s', (text, code, value, at) => {
    expect(parseCombo(text)).toMatchObject({ ok: false, error: { code, value, at } });
  });
});

describe('classes', () => {
  test('169 classes share the 1326 combos: 6 of a pair, 4 suited, 12 offsuit', () => {
    const sizes = { pair: 6, suited: 4, offsuit: 12 };
    const counts = { pair: 0, suited: 0, offsuit: 0 };
    const seen = new Set<number>();
    for (let hand = 0; hand < HAND_CLASS_COUNT; hand++) {
      expect(parseHandClass(makeHandClass(hand))).toEqual({ ok: true, value: hand });
      expect(combosOf(hand)).toHaveLength(sizes[shapeOf(hand)]);
      counts[shapeOf(hand)]++;
      for (const combo of combosOf(hand)) {
        expect(classOf(combo)).toBe(hand);
        seen.add(combo);
      }
    }
    expect(counts).toEqual({ pair: 13, suited: 78, offsuit: 78 });
    expect(seen.size).toBe(COMBO_COUNT);
  });

  test('ranks come in either order', () => {
    expect(parseHandClass('KAs')).toEqual(parseHandClass('AKs'));
    expect(makeHandClass(handClassOf(0, 12, false))).toBe('A2o');
    expect(handClassOf(5, 5, true)).toBe(handClassOf(5, 5, false));
  });

  test('AK alone is two classes', () => {
    expect(parseHandClass('AK')).toMatchObject({
      ok: false,
      error: { code: 'range/unknown-hand', value: 'AK' },
    });
  });
});
