import { cards, computeEquity, makeCards, unwrap, Xoshiro256 } from '@doorcard/cards';
import { GAMES, VARIANTS } from '@doorcard/engine';
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { addCard, countCards, listTokens, parseKnownCards, removeCard } from '../src/equity/cardText.js';
import { replySchema } from '../src/equity/equityMessage.js';
import { listColumns, writeFigure } from '../src/equity/equityRow.js';
import { readSpot } from '../src/equity/spotParser.js';
import {
  changeGame,
  decodeSpot,
  encodeSpot,
  PRECISIONS,
  usualSpot,
  type SpotText,
} from '../src/equity/spotText.js';
import { allWordsOf } from './webWords.js';

const holdem = (change: Partial<SpotText>): SpotText => ({ ...usualSpot('holdem'), ...change });

describe('the text of a field', () => {
  test.each([
    ['AsKd', 'AsKd'],
    [' as, kD ', 'AsKd'],
    ['A♠ K♦ t♡', 'AsKdTh'],
    ['7h ?? ??', '7h'],
    ['', ''],
  ])('"%s" is read as "%s"', (text, read) => {
    expect(makeCards(unwrap(parseKnownCards(text)))).toBe(read);
  });

  test('cards that may be any keep their place', () => {
    expect(listTokens('7h ??as')).toEqual([...cards('7h'), undefined, ...cards('As')]);
    expect(countCards('7h??')).toBe(2);
  });

  test('a half-typed card is not there yet, and what follows is still read', () => {
    expect(listTokens('As K')).toEqual(cards('As'));
    expect(listTokens('As xx Kd')).toEqual(cards('AsKd'));
  });

  test('a card goes behind the others, or in the place of any card when there is no room', () => {
    const [ace] = cards('As');
    expect(addCard('Kd ', ace, 2)).toBe('KdAs');
    expect(addCard('Kd??', ace, 2)).toBe('KdAs');
    expect(addCard('KdQd', ace, 2)).toBe('KdQd');
    expect(addCard('Kd', undefined, 2)).toBe('Kd??');
  });

  test('a card is taken back however it was written', () => {
    const [ace] = cards('As');
    expect(removeCard('kd a♠ 7h', ace!)).toBe('Kd 7h');
  });
});

describe('addresses', () => {
  const text = fc.string({ maxLength: 40 }).map((value) => value.trim());
  const spots = fc.record({
    game: fc.constantFrom(...GAMES),
    hands: fc.array(text, { minLength: 2, maxLength: 6 }),
    board: text,
    dead: text,
    draws: fc.nat(9),
    precision: fc.constantFrom(...PRECISIONS),
  });
  property.prop([spots])('any spot, right or wrong, comes back as it was written', (spot) => {
    expect(decodeSpot(encodeSpot(spot))).toEqual({ text: spot, bad: undefined });
  });

  test('an address reads like the command', () => {
    expect(encodeSpot(usualSpot('razz'))).toBe('?game=razz&hand=As2d3c&hand=7h%3F%3F&dead=4c4d');
  });

  test.each([
    ['', 'badugi'],
    ['?game=razz', 'razz'],
    ['?game=plo&draws=x', 'plo'],
  ] as const)('"%s" is the usual spot of %s', (tail, game) => {
    expect(decodeSpot(tail)).toEqual({ text: usualSpot(game), bad: undefined });
  });

  test.each([
    ['?game=chess&hand=As&hand=Kd', 'badugi', 'game=chess'],
    ['?game=razz&hand=As', 'razz', 'hand=As'],
    [`?game=razz&${'hand=As&'.repeat(7)}`, 'razz', Array.from({ length: 7 }, () => 'hand=As').join('&')],
    ['?game=razz&hand=As&hand=Kd&draws=-1', 'razz', 'draws=-1'],
    ['?game=razz&hand=As&hand=Kd&precision=best', 'razz', 'precision=best'],
    [`?game=holdem&hand=As&hand=Kd&board=${'x'.repeat(161)}`, 'holdem', `board=${'x'.repeat(161)}`],
  ] as const)('"%s" names what cannot be read', (tail, game, bad) => {
    expect(decodeSpot(tail)).toEqual({ text: usualSpot(game), bad });
  });
});

describe('a spot', () => {
  test.each(GAMES)('to begin with %s can be computed', (game) => {
    const read = readSpot(usualSpot(game));
    expect(read.ok && read.spot.showdown).toBe(VARIANTS[game].showdown);
  });

  test.each<[text: SpotText, code: string, value: string, field: number | string | undefined]>([
    [holdem({ hands: ['AsKx', 'QdQc'] }), 'card/unknown-suit', 'x', 0],
    [holdem({ hands: ['AsKd', '1d'] }), 'card/unknown-rank', '1', 1],
    [holdem({ hands: ['AsK', 'QdQc'] }), 'card/missing-suit', 'K', 0],
    [holdem({ hands: ['AsKd', 'QcAs'] }), 'card/duplicate', 'As', 1],
    [holdem({ dead: 'As' }), 'card/duplicate', 'As', 'dead'],
    [holdem({ hands: ['AsKdQh', '2c2d'] }), 'hand/too-many-cards', 'AsKdQh', 0],
    [holdem({ hands: ['AsKd', '2c????'] }), 'hand/too-many-cards', '2c????', 1],
    [holdem({ board: '2c3c' }), 'board/wrong-size', '2c3c', 'board'],
    [holdem({ board: '2c3c4c5c6c7c' }), 'board/wrong-size', '2c3c4c5c6c7c', 'board'],
    [holdem({ draws: 1 }), 'draws/not-in-this-game', '1', undefined],
    [{ ...usualSpot('badugi'), draws: 4 }, 'draws/out-of-range', '4', undefined],
    [holdem({ hands: ['AsKd'] }), 'equity/too-few-hands', '1', undefined],
    [
      {
        ...usualSpot('stud'),
        hands: ['', '', '', '', '', ''],
        dead: makeCards(Array.from({ length: 11 }, (_, i) => i)),
      },
      'equity/too-many-hands',
      '6',
      undefined,
    ],
  ])('%o is refused', (text, code, value, field) => {
    expect(readSpot(text)).toEqual({ ok: false, problem: { code, value, field } });
    for (const language of ['en', 'ja'] as const) {
      expect(allWordsOf(language).web.equity.errors).toHaveProperty([code]);
    }
  });

  test('moves to a game with as many cards and gives way in another', () => {
    const razz = { ...usualSpot('razz'), hands: ['As2d', '3c'] };
    expect(changeGame(razz, 'stud8')).toEqual({ ...razz, game: 'stud8' });
    expect(changeGame(razz, 'badugi')).toEqual(usualSpot('badugi'));
    const triple = { ...usualSpot('2-7-triple'), draws: 3 };
    expect(changeGame(triple, '2-7-single')).toEqual({ ...triple, game: '2-7-single', draws: 1 });
  });
});

test('every error has words in both languages, with the value where there is one', () => {
  const [en, ja] = [allWordsOf('en').web.equity.errors, allWordsOf('ja').web.equity.errors];
  expect(Object.keys(ja)).toEqual(Object.keys(en));
  for (const code of Object.keys(en)) {
    expect(ja[code]!('Zz', 4)).not.toBe(en[code]!('Zz', 4));
    expect(ja[code]!('Zz', 4).includes('Zz')).toBe(en[code]!('Zz', 4).includes('Zz'));
  }
});

describe('an answer', () => {
  const compute = (text: SpotText) => {
    const read = readSpot(text);
    if (!read.ok) throw new Error(read.problem.code);
    return unwrap(computeEquity(read.spot, { rng: Xoshiro256.fromSeed(1n), margin: 0.01 }));
  };

  test('has the figures of the command', () => {
    const equity = compute(usualSpot('badugi'));
    const columns = listColumns(equity);
    expect(columns).toEqual(['equity', 'win', 'tie']);
    expect(
      equity.hands.map((hand) => columns.map((column) => writeFigure(hand, column, equity.method))),
    ).toEqual([
      ['37.10 %', '37.10 %', '0.00 %'],
      ['62.90 %', '62.90 %', '0.00 %'],
    ]);
  });

  test('has its interval where it was sampled, and both halves in a split game', () => {
    const equity = compute(usualSpot('stud8'));
    expect(equity.method).toBe('sampled');
    expect(listColumns(equity)).toEqual(['equity', 'scoop', 'part', 'high', 'low', 'quarter']);
    for (const hand of equity.hands) {
      expect(writeFigure(hand, 'equity', 'sampled')).toMatch(/^\d+\.\d\d % ± [01]\.\d\d$/);
      expect(hand.split!.high + hand.split!.low).toBeCloseTo(hand.equity, 10);
    }
  });

  test('of any game passes between worker and page', () => {
    for (const game of GAMES) {
      const reply = {
        type: 'answer',
        equity: JSON.parse(JSON.stringify(compute(usualSpot(game)))) as unknown,
      };
      expect(replySchema.safeParse(reply).success, game).toBe(true);
    }
  });
});
