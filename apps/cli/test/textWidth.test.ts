import { describe, expect, test } from 'vitest';
import { joinPieces, padEnd, padStart, widthOf, wrapText } from '../src/textWidth.js';

describe('the columns that a text takes', () => {
  test.each([
    ['plain letters', 'Raise', 5],
    ['Japanese', 'レイズ', 6],
    ['half-width Japanese', 'ﾚｲｽﾞ', 4],
    ['a letter outside the basic plane', '𠮷野', 4],
    ['a combining mark', 'e\u0301', 1],
    ['an emoji', '🂡', 1],
    ['an emoji of several parts', '👩‍🚀', 2],
    ['a flag', '🇯🇵', 2],
    ['suit symbols', '♠♥♦♣', 4],
    ['colours', '\u001b[31mA♥\u001b[0m', 2],
  ] as const)('%s', (_name, text, width) => {
    expect(widthOf(text)).toBe(width);
    expect(widthOf(padEnd(text, 12))).toBe(12);
    expect(widthOf(padStart(text, 12))).toBe(12);
  });
});

describe('lines of a width', () => {
  test('break at spaces and keep every word', () => {
    const lines = wrapText('Ann raises to 160 with an open pair of kings', 20);
    expect(lines).toEqual(['Ann raises to 160', 'with an open pair of', 'kings']);
  });

  test('break Japanese anywhere, and never between a letter and its mark', () => {
    const text = 'がぎぐげご'.normalize('NFD').repeat(3);
    const lines = wrapText(text, 7);
    expect(lines.join('')).toBe(text);
    for (const line of lines) {
      expect(widthOf(line)).toBeLessThanOrEqual(7);
      expect(line).not.toMatch(/^\u3099/);
    }
  });

  test('a single letter that is too wide still goes on a line', () => {
    expect(wrapText('日本', 1)).toEqual(['日', '本']);
  });

  test('pieces share a line while they fit', () => {
    expect(joinPieces(['F fold', 'C call', 'R レイズ'], 16)).toEqual(['F fold  C call', 'R レイズ']);
  });
});
