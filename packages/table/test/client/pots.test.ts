import { GAMES } from '@doorcard/engine';
import { countPots, listAwards, listPots } from '@doorcard/table/client';
import { describe, expect, test } from 'vitest';
import { playRandomHand } from './randomHand.js';

const seeds = Array.from({ length: 40 }, (_, i) => i + 1);
const STACKS = [70, 150, 400, 1000];

describe.each(GAMES)('the pots of %s', (game) => {
  const hands = seeds.map((seed) => playRandomHand(game, seed, STACKS));

  test('the pots add up to all chips put in, and nobody who folded can win one', () => {
    for (const view of hands.flat().filter(({ phase }) => phase !== 'over')) {
      const pots = listPots(view);
      expect(pots.reduce((sum, { chips }) => sum + chips, 0)).toBe(view.pot);
      for (const { seats } of pots) expect(seats.filter((seat) => view.seats[seat]!.folded)).toEqual([]);
    }
  });

  test('at the end each pot is won by players who could win it, and the shares add up to the pots', () => {
    let sidePots = 0;
    for (const views of hands) {
      const last = views.at(-1)!;
      const awards = listAwards(last);
      const won = awards.reduce((sum, { chips }) => sum + chips, 0);
      const given = last.seats.reduce((sum, { paid, ante }) => sum + paid + ante, 0);
      expect(won).toBe(given);
      if (countPots(awards) < 2) continue;
      sidePots++;
      const pots = listPots(last);
      for (const { pot, winners } of awards) {
        for (const { seat } of winners) expect(pots[pot]!.seats).toContain(seat);
      }
      for (const [pot, { chips }] of pots.entries()) {
        const shares = awards.filter((award) => award.pot === pot);
        expect(shares.reduce((sum, award) => sum + award.chips, 0)).toBe(chips);
      }
    }
    expect(sidePots).toBeGreaterThan(0);
  });
});

test('a hi-lo pot is listed by its halves', () => {
  const split = seeds
    .map((seed) => listAwards(playRandomHand('stud8', seed, [1000, 1000, 1000]).at(-1)!))
    .find((awards) => awards.some(({ half }) => half === 'low'))!;
  expect(split.map(({ half }) => half)).toEqual(expect.arrayContaining(['high', 'low']));
  const [high, low] = (['high', 'low'] as const).map(
    (half) => split.find((award) => award.half === half)!.chips,
  );
  expect(high! - low!).toBeGreaterThanOrEqual(0);
  expect(high! - low!).toBeLessThanOrEqual(1);
});
