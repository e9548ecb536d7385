import { badugi, high } from '@doorcard/cards';
import { expect, test } from 'vitest';
import { badugiReference } from '../reference/badugi.js';
import { everyHand, listSuitings } from '../reference/enumeration.js';
import { highReference } from '../reference/high.js';
import { findDisorder } from '../reference/order.js';
import { FIVES } from '../reference/references.js';

test.each(FIVES)('%s: all 2,598,960 hands are in order', (_name, { ranking, reference }) => {
  expect(findDisorder(everyHand(5), ranking.rank, reference)).toEqual([]);
});

test('badugi: all 270,725 hands are in order', () => {
  expect(findDisorder(everyHand(4), badugi.rank, badugiReference)).toEqual([]);
});

test('high of 6 cards: every hand up to the names of its suits is in order', () => {
  expect(findDisorder(listSuitings(6), high.rank, highReference)).toEqual([]);
});
