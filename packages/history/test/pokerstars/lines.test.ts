import { unwrap } from '@doorcard/cards';
import { GAMES, makeView, type GameId } from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import {
  listPokerStarsLosses,
  makeOpenPokerStarsText,
  makePhh,
  makePhhMetadata,
  makePokerStarsText,
  makeTextMetadata,
  parsePhh,
  readPhhHand,
  readPokerStarsText,
  writePhhHand,
} from '../../src/index.js';
import { makeTexts, type HandTexts } from '../fuzz/corpus.js';

/** The text of a hand that was read from a text, with only the PHH file in between. */
function writeAgain(text: string, { hand: played }: HandTexts): string {
  const {
    text: told,
    hand,
    collected,
  } = unwrap(readPokerStarsText(text, { rules: played.plan.setup.rules }));
  const { unit, isOpen, hero } = told;
  const phh = makePhh(unwrap(writePhhHand(hand, { unit, collected, ...makePhhMetadata(told) })));
  const { value } = unwrap(parsePhh(phh));
  const again = unwrap(readPhhHand(value));
  const { details } = makeTextMetadata(value, 1);
  const all = { ...details, ...(again.collected && { collected: again.collected }) };
  return unwrap(
    isOpen ? makeOpenPokerStarsText(again.hand, all) : makePokerStarsText(makeView(again.hand, hero), all),
  );
}

/** A blind or ante that nobody could post in full is not in the lines: then the summary may name other places. */
const holdsStakes = ({ hand }: HandTexts): boolean =>
  !listPokerStarsLosses(makeView(hand, null)).some(({ code }) => code === 'stakes');

const HANDS = 30;

describe.each(GAMES)('%s', (game: GameId) => {
  test('a text, read, kept as PHH and written again, is the same line by line', () => {
    let compared = 0;
    for (const hand of makeTexts(HANDS, 4_242n, [game])) {
      if (!holdsStakes(hand)) continue;
      expect(writeAgain(hand.text, hand).split('\n')).toEqual(hand.text.split('\n'));
      compared++;
    }
    expect(compared).toBeGreaterThan(HANDS / 3);
  });
});

test('so is the text of a tournament, of a mix and of a table with an empty button', () => {
  const [found] = makeTexts(20, 5n, ['badugi']);
  const { hand, text } = found!;
  const { seats } = hand.plan;
  const names = Array.from({ length: seats }, (_, seat) => `player ${seat + 1}`);
  const common = {
    id: '42-b',
    table: "Ann's 'table'",
    names,
    time: '2015/02/03 4:05:06 CET [2015/02/02 22:05:06 ET]',
  };
  expect(text).toContain('Badugi');
  const kinds = [
    { mix: '8-Game', currency: { symbol: '€', code: 'EUR' } },
    { tournament: { id: '7', buyIn: '$10+$1 USD', level: 'IV' }, mix: 'HORSE' },
    { tournament: { id: '7', buyIn: '', level: '12' } },
    { chairs: names.map((_, seat) => seat + 2), button: 1, maxSeats: 10 },
    { site: 'Poker' as const, currency: { symbol: '$', code: '' } },
  ];
  for (const kind of kinds) {
    const written = unwrap(makeOpenPokerStarsText(hand, { ...common, ...kind }));
    expect(writeAgain(written, found!).split('\n')).toEqual(written.split('\n'));
  }
});
