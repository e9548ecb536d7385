import { cards, unwrap } from '@doorcard/cards';
import { checkSetup, Hand, makePlan, makeView, UNKNOWN_CARD, type ViewEvent } from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import { splitPokerStarsText, type PokerStarsHand } from '../../src/index.js';
import { makePokerStarsHandText, parsePokerStarsText } from '../../src/pokerstars/pokerStarsText.js';
import { toScript } from '../../src/pokerstars/script.js';

/** A text without the indentation that it has here. */
const lines = (text: string): string => `${text.trim().replaceAll(/^ +/gm, '')}\n`;

const read = (text: string): PokerStarsHand => unwrap(parsePokerStarsText(lines(text)));

function replay(record: PokerStarsHand): Hand {
  const { setup, cards: script, mucked, decisions } = toScript(record);
  const hand = new Hand(makePlan(unwrap(checkSetup(setup))));
  hand.deal({ kind: 'script', cards: script }, mucked);
  for (const { seat, code, amount } of decisions) {
    expect(hand.actor).toBe(seat);
    expect(hand.act(code, amount)).toBe(true);
  }
  return hand;
}

const typesOf = (events: readonly ViewEvent[]): string[] => events.map(({ type }) => type);

// All texts of this file are made up; their formats are those of published exports.

const TOURNAMENT = `
  PokerStars Hand #900: Tournament #800, $5+$0.50 USD Hold'em No Limit - Level II (15/30) - 2013/10/04 7:05:02 ET
  Table '800 12' 9-max Seat #8 is the button
  Seat 1: p one (90 in chips)
  Seat 3: away (700 in chips) is sitting out
  Seat 4: gone (500 in chips) is sitting out
  Seat 5: late (500 in chips) out of hand (moved from another table into small blind)
  Seat 7: : dots: (40 in chips)
  Seat 8: big (2000 in chips)
  p one: posts the ante 3
  away: posts the ante 3
  : dots:: posts the ante 3
  big: posts the ante 3
  p one: posts small blind 15
  away: posts big blind 30
  *** HOLE CARDS ***
  Dealt to big [Ac Ad]
  spectator said, "gl: folds"
  : dots:: raises 7 to 37 and is all-in
  big: raises 60 to 97
  p one has timed out
  p one: calls 72 and is all-in
  away: folds
  Uncalled bet (10) returned to big
  *** FLOP *** [2s 6d 6h]
  *** TURN *** [2s 6d 6h] [9c]
  *** RIVER *** [2s 6d 6h 9c] [Th]
  *** SHOW DOWN ***
  big: shows [Ac Ad] (two pair, Aces and Sixes)
  p one: shows [Kc Kd] (two pair, Kings and Sixes)
  big collected 100 from side pot
  : dots:: mucks hand
  big collected 153 from main pot
  p one finished the tournament in 12th place
  *** SUMMARY ***
  Total pot 253 Main pot 153. Side pot 100. | Rake 0
  Board [2s 6d 6h 9c Th]
  Seat 1: p one (small blind) showed [Kc Kd] and lost with two pair, Kings and Sixes
  Seat 3: away (big blind) folded before Flop
  Seat 4: gone folded before Flop (didn't bet)
  Seat 7: : dots: mucked [Qs Qd]
  Seat 8: big (button) showed [Ac Ad] and won (253) with two pair, Aces and Sixes
`;

describe('a tournament with absent players', () => {
  const record = read(TOURNAMENT);

  test('players who post are in the hand, from left of the button on', () => {
    expect(record.players).toEqual([
      { name: 'p one', chair: 1 },
      { name: 'away', chair: 3 },
      { name: ': dots:', chair: 7 },
      { name: 'big', chair: 8 },
    ]);
    expect(record.tournament).toEqual({ id: '800', buyIn: '$5+$0.50 USD', level: 'II' });
    expect(record.stakes).toEqual({
      stacks: [90, 700, 40, 2000],
      antes: [3, 3, 3, 3],
      blinds: [15, 30, 0, 0],
      bringIn: 0,
      smallBet: 30,
      bigBet: 30,
    });
    expect(record.hero).toBe(3);
  });

  test('shares come pot by pot after the shows, and mucked cards are known', () => {
    expect(record.events.slice(-5)).toEqual([
      { type: 'show', seat: 3, cards: cards('AcAd') },
      { type: 'show', seat: 0, cards: cards('KcKd') },
      { type: 'muck', seat: 2 },
      { type: 'win', seat: 3, chips: 153, pot: 0, half: 'whole' },
      { type: 'win', seat: 3, chips: 100, pot: 1, half: 'whole' },
    ]);
    expect(record.lastCards).toEqual([cards('KcKd'), null, cards('QsQd'), cards('AcAd')]);
  });

  test('the dealer plays it to the same stacks', () => {
    const hand = replay(record);
    expect([0, 1, 2, 3].map((seat) => hand.stackOf(seat))).toEqual([0, 667, 0, 2000 - 3 - 97 + 10 + 253]);
  });

  test('the record is the same after one more round trip', () => {
    expect(unwrap(parsePokerStarsText(makePokerStarsHandText(record)))).toEqual(record);
  });
});

const PHENOM = `
  Phenom Poker Hand #7f3a: Badugi Limit ($1.00/$2.00) - 2026/01/02 03:04:05
  Table 'Low road' 6-max Seat #2 is the button
  Seat 1: Ann ($50.00 in chips)
  Seat 2: Ben ($50.00 in chips)
  Ben: posts small blind $1.00
  Ann: posts big blind $2.00
  *** HOLE CARDS ***
  Dealt to Ann [Ah 4d Th Jc]
  Ben: raises $2.00 to $4.00
  Ann: calls $2.00
  *** FIRST DRAW ***
  Ann: discards 2 cards
  Ann: draws 2 cards
  Ben: stands pat
  Ann: checks
  Ben: bets $2.00
  Ann: calls $2.00
  *** SECOND DRAW ***
  Ann: discards 1 card
  Ben: stands pat
  Ann: checks
  Ben: bets $4.00
  Ann: folds
  Uncalled bet ($4.00) returned to Ben
  Ben collected $11.50 from pot
  *** SUMMARY ***
  Total pot $12.00 | Rake $0.50
`;

describe('a Phenom text', () => {
  const record = read(PHENOM);

  test('has the blinds in its header, and does not show which cards were discarded', () => {
    expect(record).toMatchObject({ site: 'Phenom Poker', id: '7f3a', unit: 100, rake: 50 });
    expect(record.stakes).toMatchObject({ blinds: [200, 100], smallBet: 200, bigBet: 400 });
    expect(record.dealt[0]).toEqual([...cards('Ah4dThJc'), ...Array.from({ length: 3 }, () => UNKNOWN_CARD)]);
    expect(record.thrown).toEqual([[null, null], null]);
  });

  test('keeps all discards before all draws', () => {
    const from = record.events.findIndex((event) => event.type === 'street' && event.street === 1);
    expect(record.events.slice(from + 1, from + 4)).toEqual([
      { type: 'discard', seat: 0, count: 2 },
      { type: 'discard', seat: 1, count: 0 },
      { type: 'draw', seat: 0, count: 2 },
    ]);
  });

  test('can be played by the dealer', () => {
    expect(typesOf(makeView(replay(record), 0).events)).toEqual(typesOf(record.events));
  });

  test('is the same after one more round trip', () => {
    expect(unwrap(parsePokerStarsText(makePokerStarsHandText(record)))).toEqual(record);
  });
});

test('a single draw needs no line of its own', () => {
  const record = read(`
    PokerStars Game #5:  Single Draw 2-7 Lowball No Limit ($0.25/$0.50 USD) - 2011/06/26 23:34:01 WET
    Table 'Als' 7-max Seat #2 is the button
    Seat 1: Ann ($24 in chips)
    Seat 2: Ben ($31.60 in chips)
    Ben: posts small blind $0.25
    Ann: posts big blind $0.50
    *** DEALING HANDS ***
    Dealt to Ben [3s Qd 7s 9s 2c]
    Ben: calls $0.25
    Ann: checks
    Ann: stands pat
    Ben: discards 1 card [Qd]
    Dealt to Ben [3s 7s 9s 2c] [5h]
    Ann: checks
    Ben: checks
    *** SHOW DOWN ***
    Ann: shows [8h 3c 4s 8d 7d] (Lo: a pair of Eights)
    Ben: shows [3s 5h 7s 9s 2c] (Lo: 9,7,5,3,2)
    Ben collected $1 from pot
  `);
  expect(typesOf(record.events).slice(2)).toEqual(
    'street deal deal call check street discard discard draw check check show show win'.split(' '),
  );
  expect(record.thrown[1]).toEqual([2]);
  expect(record.isOver).toBe(false);
  expect(replay(record).stackOf(1)).toBe(3160 + 50);
});

test('a raise after a short bring-in shows how much it should have been', () => {
  const record = read(`
    PokerStars Hand #6:  HORSE (Razz Limit, $1/$2 USD) - 2012/05/23 23:24:52 CET
    Table 'Als' 8-max
    Seat 4: Ann ($0.30 in chips)
    Seat 6: Ben ($20 in chips)
    Seat 1: Cat ($20 in chips)
    Ann: posts the ante $0.10
    Ben: posts the ante $0.10
    Cat: posts the ante $0.10
    *** 3rd STREET ***
    Dealt to Ann [Kc]
    Dealt to Ben [4c]
    Dealt to Cat [5c]
    Ann: brings in for $0.20 and is all-in
    Ben: raises $0.75 to $1
    Cat: folds
  `);
  expect(record.stakes.bringIn).toBe(25);
  expect(record.mix).toBe('HORSE');
  expect(record.players.map(({ chair }) => chair)).toEqual([4, 6, 1]);
  expect(record.hero).toBeNull();
  expect(record.events.at(-2)).toMatchObject({ type: 'raise', to: 100, as: 'complete' });
});

test('a winner may show one card of a hand that nobody called', () => {
  const record = read(`
    PokerStars Hand #9:  Hold'em No Limit (5/10) - 2012/05/23 23:24:52 CET
    Table 'Als' 2-max Seat #2 is the button
    Seat 1: Ann (100 in chips)
    Seat 2: Ben (100 in chips)
    Ben: posts small blind 5
    Ann: posts big blind 10
    *** HOLE CARDS ***
    Dealt to Ben [7c 2d]
    Ben: folds
    Uncalled bet (5) returned to Ann
    Ann collected 10 from pot
    Ann: shows [As]
    *** SUMMARY ***
    Total pot 10 | Rake 0
  `);
  expect(record.events.at(-2)).toEqual({ type: 'show', seat: 0, cards: cards('As') });
  expect(record.lastCards).toEqual([null, null]);
  expect(unwrap(parsePokerStarsText(makePokerStarsHandText(record)))).toEqual(record);
  expect(replay(record).stackOf(0)).toBe(105);
});

test('hands that were not shown at a showdown cannot win in the replay', () => {
  const record = read(`
    PokerStars Hand #10:  Razz Limit (10/20) - 2012/05/23 23:24:52 CET
    Table 'Als' 8-max
    Seat 1: Ann (100 in chips)
    Seat 2: Ben (12 in chips)
    Seat 3: Cat (12 in chips)
    Ann: posts the ante 2
    Ben: posts the ante 2
    Cat: posts the ante 2
    *** 3rd STREET ***
    Dealt to Ann [2c]
    Dealt to Ben [Kc]
    Dealt to Cat [5d]
    Ben: brings in for 5
    Cat: raises 5 to 10 and is all-in
    Ann: folds
    Ben: calls 5 and is all-in
    *** 4th STREET ***
    Dealt to Ben [Kc] [Qc]
    Dealt to Cat [5d] [6d]
    *** 5th STREET ***
    Dealt to Ben [Kc Qc] [Jc]
    Dealt to Cat [5d 6d] [7d]
    *** 6th STREET ***
    Dealt to Ben [Kc Qc Jc] [2h]
    Dealt to Cat [5d 6d 7d] [8d]
    *** RIVER ***
    *** SHOW DOWN ***
    Cat: shows [As Ah 5d 6d 7d 8d Kd] (Lo: 8,7,6,5,A)
    Cat collected 26 from pot
    *** SUMMARY ***
    Total pot 26 | Rake 0
    Seat 2: Ben mucked [3h 4h Kc Qc Jc 2h Td]
  `);
  expect(toScript(record).mucked).toBe(0b010);
  expect(record.lastCards[1]).toBeNull();
  expect([0, 1, 2].map((seat) => replay(record).stackOf(seat))).toEqual([98, 0, 26]);
});

test('a player who posts both blinds has a dead small blind', () => {
  const record = read(`
    PokerStars Zoom Hand #7:  Hold'em Limit (€1/€2 EUR) - 2012/05/23 23:24:52 CET
    Table 'Als' 6-max Seat #3 is the button
    Seat 1: Ann (€20 in chips)
    Seat 2: Ben (€20 in chips)
    Seat 3: Cat (€20 in chips)
    Ann: posts small blind €0.50
    Ben: posts big blind €1
    Cat: posts small & big blinds €1.50
    *** HOLE CARDS ***
  `);
  expect(record.stakes).toMatchObject({ antes: [0, 0, 50], blinds: [50, 100, -100] });
  expect(record.currency).toEqual({ symbol: '€', code: 'EUR' });
});

describe('line ends and encodings', () => {
  const small = `
    PokerStars Hand #8:  Hold'em No Limit (5/10) - 2012/05/23 23:24:52 CET
    Table 'Isildur's table' 2-max (Play Money) Seat #2 is the button
    Seat 1: Ann (100 in chips)
    Seat 2: Ben (100 in chips)
    Ben: posts small blind 5
    Ann: posts big blind 10
    *** HOLE CARDS ***
    Ben: folds [7c 2d]
    Uncalled bet (5) returned to Ann
    Ann collected 10 from pot
    Ann: doesn't show hand
    *** SUMMARY ***
    Total pot 10 | Rake 0
    Seat 1: Ann (big blind) collected (10)
    Seat 2: Ben (button) (small blind) folded before Flop
  `;

  test.each([
    ['the usual line ends', lines(small)],
    ['those of Windows, after a byte order mark', `\uFEFF${lines(small).replaceAll('\n', '\r\n')}`],
    ['those of old Macs', lines(small).replaceAll('\n', '\r')],
    ['spaces at the ends of lines', lines(small).replaceAll('\n', '  \n')],
    ['empty lines around', `\n\n${lines(small)}\n\n`],
  ])('%s', (_name, text) => {
    expect(unwrap(parsePokerStarsText(text))).toEqual(read(small));
    expect(read(small).table).toBe("Isildur's table");
  });

  test('several hands in a file, each with the number of its first line', () => {
    const file = `${lines(small)}\n\n*** ALL CARDS OPEN ***\n${lines(small).replaceAll('#8', '#9')}`;
    const parts = splitPokerStarsText(file);
    expect(parts.map(({ firstLine }) => firstLine)).toEqual([1, 18]);
    expect(parts[1]!.text.split('\n')[0]).toBe('*** ALL CARDS OPEN ***');
    expect(unwrap(parsePokerStarsText(parts[0]!.text)).id).toBe('8');
  });

  test('finer amounts make smaller chips, unless the unit is fixed', () => {
    const finer = lines(small).replaceAll('(100 in', '(100.125 in');
    expect(unwrap(parsePokerStarsText(finer))).toMatchObject({ unit: 1000, level: [5000, 10_000] });
    const settled = parsePokerStarsText(finer, { unit: 4 });
    expect(settled.ok ? '' : settled.error.message).toBe(
      'line 3: "100.125" is not whole, "Seat 1: Ann (100.125 in chips)"; expected a multiple of 0.25',
    );
    expect(unwrap(parsePokerStarsText(lines(small), { unit: 4 }))).toMatchObject({
      unit: 4,
      level: [20, 40],
    });
    const odd = parsePokerStarsText(finer, { unit: 3 });
    expect(odd.ok ? '' : odd.error.code).toBe('pokerstars/unit');
  });
});
