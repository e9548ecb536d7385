import { unwrap } from '@doorcard/cards';
import { GAMES, Hand, listDecisions, listEvents, makePlan, RULE_SETS, VARIANTS } from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import {
  makeHandJson,
  makeHandRecord,
  parseHandJson,
  readHandRecord,
  type HandRecord,
} from '../../src/index.js';
import { playHand } from '../phhTexts.js';
import { dealRandomHands } from '../randomHand.js';

const FB = `variant = "FB"
  antes = [0, 0]
  blinds_or_straddles = [1, 2]
  small_bet = 2
  big_bet = 4
  starting_stacks = [50, inf]`;

const DRAWN = `d dh p1 As2d3c4h
  d dh p2 KsKd????
  p2 cbr 4
  p1 cc
  p1 sd
  p2 sd KdKs
  d dh p2 ??7h
  p1 cc
  p2 cc`;

const record = (): HandRecord => makeHandRecord(playHand(FB, DRAWN).hand);

test('a record has everything that is needed to play the hand again', () => {
  expect(record()).toEqual({
    type: 'doorcard/hand',
    version: 2,
    game: 'badugi',
    rules: { ...RULE_SETS.wsop, anteTrimming: false, freeFold: 'allow' },
    stakes: { stacks: [50, null], antes: [0, 0], blinds: [2, 1], bringIn: 0, smallBet: 2, bigBet: 4 },
    cards: ['As', '2d', '3c', '4h', 'Ks', 'Kd', '??', '??', '??', '7h'],
    decisions: [
      { seat: 1, type: 'raise', to: 4 },
      { seat: 0, type: 'call' },
      { seat: 0, type: 'draw', places: [] },
      { seat: 1, type: 'draw', places: [0, 1] },
      { seat: 0, type: 'check' },
      { seat: 1, type: 'check' },
    ],
    mucked: [],
  });
});

test('its text begins with type, version and checksum', () => {
  expect(makeHandJson(playHand(FB, DRAWN).hand)).toMatch(
    /^{"type":"doorcard\/hand","version":2,"checksum":"[0-9a-f]{8}","game"/,
  );
});

describe.each(GAMES)('%s: hand -> JSON -> hand', (game) => {
  test('is the same hand', () => {
    for (const hand of dealRandomHands(game, 40, 11n)) {
      const text = makeHandJson(hand);
      const again = unwrap(parseHandJson(text));
      expect(listDecisions(again)).toEqual(listDecisions(hand));
      expect(again.dealtCards()).toEqual(hand.dealtCards());
      expect(listEvents(again)).toEqual(listEvents(hand));
      expect(again.plan.setup).toEqual(hand.plan.setup);
      expect(makeHandJson(again)).toBe(text);
    }
  });
});

test('a pot raise with antes counted survives the round trip', () => {
  const { hand } = playHand(
    `variant = "PO"
     antes = [0, 100, 0]
     blinds_or_straddles = [50, 100, 0]
     min_bet = 100
     starting_stacks = [9000, 9000, 9000]`,
    `d dh p1 ????????
     d dh p2 ????????
     d dh p3 ????????
     p3 cbr 450`,
  );
  expect(unwrap(parseHandJson(makeHandJson(hand))).betOf(2)).toBe(450);
  const { decisions, ...rest } = makeHandRecord(hand);
  expect(readHandRecord({ ...rest, decisions: [{ ...decisions[0]!, to: 451 }] })).toMatchObject({
    error: { code: 'history/bad-decision', value: '451', expected: 'at most 450' },
  });
});

describe('a bad record is refused', () => {
  test.each([
    ['', 'history/bad-json'],
    ['{"type":', 'history/bad-json'],
    ['null', 'history/not-a-hand'],
    ['[]', 'history/not-a-hand'],
    ['{"type":"doorcard/view","version":1}', 'history/not-a-hand'],
    ['{"type":"doorcard/hand","version":3}', 'history/unknown-version'],
    ['{"type":"doorcard/hand"}', 'history/unknown-version'],
    ['{"type":"doorcard/hand","version":1}', 'history/bad-checksum'],
    ['{"type":"doorcard/hand","version":1,"checksum":"00000000"}', 'history/bad-checksum'],
    [makeHandJson(playHand(FB, DRAWN).hand).replace('"Ks"', '"Qs"'), 'history/bad-checksum'],
    [makeHandJson(playHand(FB, DRAWN).hand).replace('"to":4', '"to":6'), 'history/bad-checksum'],
  ])('%s: %s', (text, code) => {
    expect(parseHandJson(text)).toMatchObject({ ok: false, error: { code } });
  });

  const { decisions, stakes, cards } = record();
  test.each([
    ['another game', { game: 'chess' }, 'history/bad-record', 'game'],
    ['a field too many', { seed: 7 }, 'history/bad-record', ''],
    ['a wrong rule', { rules: { ...RULE_SETS.wsop, maxWagers: 3 } }, 'history/bad-record', 'rules.maxWagers'],
    ['half a chip', { stakes: { ...stakes, smallBet: 1.5 } }, 'history/bad-record', 'stakes.smallBet'],
    ['no blinds', { stakes: { ...stakes, blinds: [0, 0] } }, 'setup/blinds', '0'],
    ['an unknown card', { cards: ['As', '1s'] }, 'card/unknown-rank', '1'],
    ['a card too few', { cards: cards.slice(0, -1) }, 'history/wrong-card-count', '9'],
    ['a card too many', { cards: [...cards, '8c'] }, 'history/wrong-card-count', '11'],
    ['a card twice', { cards: cards.with(9, 'As') }, 'history/card-twice', 'As'],
    ['an unknown seat that mucks', { mucked: [2] }, 'history/bad-record', '2'],
    ['a player out of turn', { decisions: decisions.slice(1) }, 'history/bad-decision', '0'],
    [
      'an illegal raise',
      { decisions: decisions.with(0, { seat: 1, type: 'raise', to: 5 }) },
      'history/bad-decision',
      '5',
    ],
    [
      'a position outside the hand',
      { decisions: decisions.with(2, { seat: 0, type: 'draw', places: [4] }) },
      'history/bad-decision',
      '4',
    ],
    [
      'a position twice',
      { decisions: decisions.with(2, { seat: 0, type: 'draw', places: [1, 1] }) },
      'history/bad-decision',
      '1,1',
    ],
    [
      'a draw while betting',
      { decisions: decisions.with(0, { seat: 1, type: 'draw', places: [] }) },
      'history/bad-decision',
      'draw',
    ],
    [
      'a bet while drawing',
      { decisions: decisions.with(2, { seat: 0, type: 'check' }) },
      'history/bad-decision',
      'check',
    ],
  ])('%s', (_name, change, code, value) => {
    expect(readHandRecord({ ...record(), ...change })).toMatchObject({ ok: false, error: { code, value } });
  });

  test('an end that depends on unknown cards, unless all hands are mucked', () => {
    const end: HandRecord['decisions'] = [...decisions];
    for (let street = 0; street < 2; street++) {
      end.push({ seat: 0, type: 'draw', places: [] }, { seat: 1, type: 'draw', places: [] });
      end.push({ seat: 0, type: 'check' }, { seat: 1, type: 'check' });
    }
    const finished = { ...record(), decisions: end };
    expect(readHandRecord(finished)).toMatchObject({ error: { code: 'history/unknown-showdown' } });
    expect(unwrap(readHandRecord({ ...finished, mucked: [1] })).stackOf(0)).toBe(54);
    expect(readHandRecord({ ...finished, mucked: [0, 1] })).toMatchObject({ ok: true });
  });
});

test('a custom variant has no record', () => {
  const variant = { ...VARIANTS.badugi, id: 'badacey' };
  const { setup } = playHand(FB, '').hand.plan;
  expect(() => makeHandRecord(new Hand(makePlan({ ...setup, variant })))).toThrow(/badacey/);
});
