import { cards } from '@doorcard/cards';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { makePhhAction, parsePhhAction, type PhhAction } from '../../src/phh/phhAction.js';

const [as, kd] = cards('AsKd');

const FORMS: readonly (readonly [string, PhhAction])[] = [
  ['d dh p1 AsKd', { type: 'dealHole', player: 0, cards: [as!, kd!] }],
  ['d dh p4 ??As????', { type: 'dealHole', player: 3, cards: [null, as!, null, null] }],
  ['d db AsKd', { type: 'dealBoard', cards: [as!, kd!] }],
  ['d db ??', { type: 'dealBoard', cards: [null] }],
  ['p2 pb', { type: 'bringIn', player: 1 }],
  ['p3 cbr 400', { type: 'raiseTo', player: 2, amount: 400 }],
  ['p1 cc', { type: 'call', player: 0 }],
  ['p4 f', { type: 'fold', player: 3 }],
  ['p1 sd', { type: 'draw', player: 0, cards: [] }],
  ['p1 sd As??', { type: 'draw', player: 0, cards: [as!, null] }],
  ['p1 sm AsKd', { type: 'show', player: 0, cards: [as!, kd!] }],
  ['p1 sm ??Kd', { type: 'show', player: 0, cards: [null, kd!] }],
  ['p1 sm -', { type: 'show', player: 0, cards: 'asDealt' }],
  ['p1 sm', { type: 'muck', player: 0 }],
  ['', { type: 'note' }],
  ['#', { type: 'note', comment: '' }],
  ['# the dealer is changed', { type: 'note', comment: 'the dealer is changed' }],
  ['p1 f # "no", # he said', { type: 'fold', player: 0, comment: '"no", # he said' }],
  ['p1 sm # late', { type: 'muck', player: 0, comment: 'late' }],
  ['p1 sd #', { type: 'draw', player: 0, cards: [], comment: '' }],
];

describe('actions', () => {
  test.each(FORMS)('"%s" is read and written', (text, action) => {
    expect(parsePhhAction(text, 4)).toEqual({ ok: true, value: action });
    expect(makePhhAction(action)).toBe(text);
  });

  test.each([
    // as some write it, as we write it
    ['  p1\t cc  ', 'p1 cc'],
    ['p1 cc#fast', 'p1 cc # fast'],
    ['p1 cc  #   fast  ', 'p1 cc # fast'],
    ['   ', ''],
    ['p1 cbr 400.00', 'p1 cbr 400'],
    ['p1 cbr 0400', 'p1 cbr 400'],
  ])('"%s" becomes "%s"', (text, written) => {
    const action = parsePhhAction(text, 4);
    expect(action.ok && makePhhAction(action.value)).toBe(written);
  });

  test('an amount is read as written and written back from chips', () => {
    expect(parsePhhAction('p1 cbr 12.75', 2)).toEqual({
      ok: true,
      value: { type: 'raiseTo', player: 0, amount: 12.75 },
    });
    expect(makePhhAction({ type: 'raiseTo', player: 0, amount: 51 }, 4)).toBe('p1 cbr 12.75');
  });

  test.each([
    // text, code, the offending part, its place
    ['x1 f', 'phh/unknown-actor', 'x1', 1],
    [' P1 f', 'phh/unknown-actor', 'P1', 2],
    ['p f', 'phh/unknown-actor', 'p', 1],
    ['p9 f', 'phh/unknown-player', 'p9', 1],
    ['p0 f', 'phh/unknown-player', 'p0', 1],
    ['p01 f', 'phh/unknown-player', 'p01', 1],
    ['p99999999999999999999 f', 'phh/unknown-player', 'p99999999999999999999', 1],
    ['d dh p5 AsKd', 'phh/unknown-player', 'p5', 6],
    ['d dh AsKd', 'phh/unknown-player', 'AsKd', 6],
    ['d dh d AsKd', 'phh/unknown-player', 'd', 6],
    ['p1 x', 'phh/unknown-action', 'x', 4],
    ['p1 db As', 'phh/unknown-action', 'db', 4],
    ['p1 CC', 'phh/unknown-action', 'CC', 4],
    ['d  f', 'phh/unknown-action', 'f', 4],
    ['d', 'phh/unfinished-action', 'd', 2],
    ['p1 # thinks', 'phh/unfinished-action', 'p1', 3],
    ['d dh', 'phh/unfinished-action', 'd dh', 5],
    ['d dh p1', 'phh/unfinished-action', 'd dh p1', 8],
    ['d db', 'phh/unfinished-action', 'd db', 5],
    ['p1 cbr', 'phh/unfinished-action', 'p1 cbr', 7],
    ['p1 cbr 0', 'phh/bad-amount', '0', 8],
    ['p1 cbr -5', 'phh/bad-amount', '-5', 8],
    ['p1 cbr 1e3', 'phh/bad-amount', '1e3', 8],
    ['p1 cbr 1,000', 'phh/bad-amount', '1,000', 8],
    ['p1 cbr inf', 'phh/bad-amount', 'inf', 8],
    ['p1 cbr nan', 'phh/bad-amount', 'nan', 8],
    ['p1 cbr .5', 'phh/bad-amount', '.5', 8],
    ['p1 cbr 0.0000000001', 'phh/amount-too-fine', '0.0000000001', 8],
    ['p1 cbr 0.30000000000000004', 'phh/amount-too-fine', '0.30000000000000004', 8],
    ['p1 cbr 0.100000000000000000001', 'phh/amount-too-fine', '0.100000000000000000001', 8],
    ['p1 cc 200', 'phh/extra-words', '200', 7],
    ['p1 f f', 'phh/extra-words', 'f', 6],
    ['p1 pb 10', 'phh/extra-words', '10', 7],
    ['p1 cbr 5 5', 'phh/extra-words', '5', 10],
    ['d db As Kd', 'phh/extra-words', 'Kd', 9],
    ['d dh p1 As Kd', 'phh/extra-words', 'Kd', 12],
    ['p1 sd As Kd', 'phh/extra-words', 'Kd', 10],
    ['p1 sm As Kd', 'phh/extra-words', 'Kd', 10],
    ['p1 sm - -', 'phh/extra-words', '-', 9],
    ['d db Asxd', 'card/unknown-rank', 'x', 8],
    ['d db AsKx', 'card/unknown-suit', 'x', 9],
    ['d db As?d', 'card/unknown-rank', '?', 8],
    ['d db AsK', 'card/missing-suit', 'K', 9],
    ['d db As-', 'card/unknown-rank', '-', 8],
    ['p1 sd -', 'card/unknown-rank', '-', 7],
    ['d dh p1 AsKdAs', 'card/duplicate', 'As', 13],
    ['p1 sm 10s', 'card/unknown-rank', '1', 7],
  ])('"%s" is refused with %s', (text, code, value, at) => {
    expect(parsePhhAction(text, 4)).toMatchObject({ ok: false, error: { code, value, at } });
  });

  test('an error says what is wrong, where, and what is expected', () => {
    const result = parsePhhAction('d dh p9 AsKd', 4);
    expect(result.ok ? '' : result.error.message).toBe(
      'unknown player "p9" of 4 at character 6; expected a player from p1 to p4',
    );
  });

  test('actions that could not be read back are not written', () => {
    expect(() => makePhhAction({ type: 'dealHole', player: 0, cards: [] })).toThrow(RangeError);
    expect(() => makePhhAction({ type: 'show', player: 0, cards: [] })).toThrow(RangeError);
    expect(() => makePhhAction({ type: 'raiseTo', player: 0, amount: 0 })).toThrow(RangeError);
    expect(() => makePhhAction({ type: 'raiseTo', player: 0, amount: Infinity })).toThrow(RangeError);
  });

  const letters = 'd dh db p1 p2 p9 pb cbr cc f sd sm As Kd ?? ? - # 5 0.5 x'.split(' ');
  const words = fc.array(fc.constantFrom(...letters, '', ' '), { maxLength: 7 });
  test.prop([words], { seed: 51, numRuns: 2_000 })(
    'any words are read and written back, or refused with a position inside them',
    (parts) => {
      const text = parts.join(' ');
      const result = parsePhhAction(text, 2);
      if (result.ok) {
        const { value } = result;
        const written = makePhhAction(
          value.type === 'raiseTo' ? { ...value, amount: value.amount * 2 } : value,
          2,
        );
        expect(parsePhhAction(written, 2)).toEqual(result);
        return;
      }
      const { at = 0 } = result.error;
      expect(at).toBeGreaterThanOrEqual(1);
      expect(at).toBeLessThanOrEqual(text.length + 1);
    },
  );
});
