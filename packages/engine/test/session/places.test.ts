import { describe, expect, test } from 'vitest';
import { placeBusted } from '../../src/session/places.js';

describe('places and prizes', () => {
  const PAYOUTS = [50, 30, 20, 11];
  test.each<[string, readonly number[], number, readonly string[]]>([
    // what happens, chips at the start of the hand by chair, how many stay, chair:place:prize
    ['one goes out', [900], 3, ['0:4:11']],
    ['out of the money', [900], 4, ['0:5:0']],
    ['more chips are a better place', [500, 900], 2, ['1:3:20', '0:4:11']],
    [
      'equal chips share place and prizes, the odd one to the lower chair',
      [700, 700],
      2,
      ['0:3:16', '1:3:15'],
    ],
    ['three at once', [700, 900, 700], 1, ['1:2:30', '0:3:16', '2:3:15']],
    ['a tie on the bubble', [5, 5], 3, ['0:4:6', '1:4:5']],
    ['the winner', [5], 0, ['0:1:50']],
  ])('%s', (_name, stacks, others, expected) => {
    const busted = stacks.map((chips, chair) => ({ chair, name: `P${chair}`, chips }));
    const places = placeBusted(busted, others, PAYOUTS);
    expect(places.map(({ chair, place, prize }) => `${chair}:${place}:${prize}`)).toEqual(expected);
  });
});
