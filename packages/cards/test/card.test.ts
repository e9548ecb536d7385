import { cards, CardSet, makeCard, makeCards, parseCard, parseCards } from '@doorcard/cards';
import { describe, expect, test } from 'vitest';

describe('cards as text', () => {
  test('every card is written and read back', () => {
    for (let card = 0; card < 52; card++) {
      expect(parseCard(makeCard(card))).toEqual({ ok: true, value: card });
    }
    expect(makeCard(0)).toBe('2c');
    expect(makeCard(51)).toBe('As');
  });

  test('hands are read with or without spaces', () => {
    expect(cards('AsKd')).toEqual(cards(' As  Kd '));
    expect(makeCards(cards('AsKd'))).toBe('AsKd');
    expect(makeCards(cards('AsKd'), ' ')).toBe('As Kd');
  });

  test.each([
    // text, code, the bad value, its place
    ['1s', 'card/unknown-rank', '1', 1],
    ['as', 'card/unknown-rank', 'a', 1],
    ['AsKx', 'card/unknown-suit', 'x', 4],
    ['As K', 'card/missing-suit', 'K', 5],
    ['As Kd As', 'card/duplicate', 'As', 7],
    ['10s', 'card/unknown-rank', '1', 1],
  ])('%s is refused with %s', (text, code, value, at) => {
    expect(parseCards(text)).toMatchObject({ ok: false, error: { code, value, at } });
  });

  test('parseCard accepts exactly one card', () => {
    expect(parseCard('')).toMatchObject({ ok: false, error: { code: 'card/empty' } });
    expect(parseCard('AsKd')).toMatchObject({ ok: false, error: { code: 'card/trailing', at: 3 } });
  });

  test('an error says what is wrong, where, and what is expected', () => {
    const result = parseCards('AsKx');
    expect(result.ok ? '' : result.error.message).toBe(
      'unknown suit "x" in "AsKx" at character 4; expected one of c, d, h, s, as in As',
    );
  });
});

describe('CardSet', () => {
  const low = CardSet.from(cards('2c3d4h'));
  const high = CardSet.from(cards('4hAs'));

  test('holds what was put in, across both halves', () => {
    for (let card = 0; card < 52; card++) {
      expect(CardSet.of(card).has(card)).toBe(true);
      expect([...CardSet.of(card)]).toEqual([card]);
      expect(CardSet.FULL.without(card).size).toBe(51);
      expect(CardSet.EMPTY.with(card).first).toBe(card);
    }
    expect(CardSet.FULL.size).toBe(52);
    expect(CardSet.EMPTY.first).toBeUndefined();
  });

  test('unions, differences and common cards', () => {
    expect(String(low.union(high))).toBe('2c 3d 4h As');
    expect(String(low.diff(high))).toBe('2c 3d');
    expect(String(low.intersect(high))).toBe('4h');
    expect(low.intersects(high)).toBe(true);
    expect(low.intersects(CardSet.of(51))).toBe(false);
    expect(low.with(51).equals(low.union(CardSet.of(51)))).toBe(true);
  });
});
