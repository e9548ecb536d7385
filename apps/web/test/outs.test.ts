import { cards } from '@doorcard/cards';
import type { GameId, View } from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import { findPotOdds, sortDead } from '../src/table/deadCards.js';
import { countOuts } from '../src/table/outs.js';

/** A view of stud with my cards and the open cards of others; nothing else of it matters here. */
const seeStud = (
  game: GameId,
  mine: string,
  others: readonly string[],
  folded: readonly boolean[] = [],
): View => {
  const seat = (up: string, isFolded = false) => ({ up: cards(up), shown: null, folded: isFolded });
  return {
    game,
    seat: 0,
    street: mine.length / 2 - 3,
    phase: 'betting',
    board: [],
    mine: { cards: cards(mine), dealt: cards(mine), thrown: [] },
    seats: [seat(''), ...others.map((up, i) => seat(up, folded[i]))],
    legal: null,
    events: [],
  } as unknown as View;
};

describe('outs', () => {
  test.each<[name: string, game: GameId, mine: string, others: string[], live: number, dead: number]>([
    // Nine hearts, and three each of six ranks of which two are hearts: 25, and two hearts lie open.
    ['a flush draw on 6th street loses hearts', 'stud', 'AhKh7h2h9c4d', ['3hJh', '8s'], 23, 2],
    ['a pair and its kicker on 3rd street', 'stud', '9c9dAs', ['9h', 'Ad'], 3, 2],
    ['razz on 3rd street: low cards that pair nothing', 'razz', 'Ac2d3h', ['4s', '8c', 'Kd'], 18, 2],
  ])('%s', (_name, game, mine, others, live, dead) => {
    const outs = countOuts(seeStud(game, mine, others))!;
    expect(outs.dead).toHaveLength(dead);
    expect(outs.live).toHaveLength(live);
  });

  test('a made wheel in razz has none, and with all seven cards nothing is counted', () => {
    expect(countOuts(seeStud('razz', 'Ac2d3h4s5c', []))!.live).toEqual([]);
    expect(countOuts(seeStud('stud', 'AcKc7c2c9c4d5d', []))).toBeUndefined();
  });

  test('the strip of dead cards begins with what I hoped for and marks folded hands', () => {
    const view = seeStud('stud', '9c9dAs', ['Ks', '9h', 'Ad'], [true, false, true]);
    const dead = sortDead(view, countOuts(view));
    expect(dead.map(({ card }) => card)).toEqual(cards('Ad9hKs'));
    expect(dead.map(({ isOut }) => isOut)).toEqual([true, true, false]);
    expect(dead.map(({ isFolded }) => isFolded)).toEqual([true, false, true]);
  });

  test('pot odds: 40 to call into 160 is 4 to 1 and needs 20 %', () => {
    const view = { legal: { call: 40 }, pot: 160 } as unknown as View;
    expect(findPotOdds(view)).toEqual({ ratio: '4', percent: 20 });
  });
});
