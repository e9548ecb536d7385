import { unwrap, Xoshiro256 } from '@doorcard/cards';
import { makeRegistry, streamOf, usualEntries, type Reason } from '@doorcard/cpu';
import { GAMES, Hand, makeDefaultSetup, makePlan, makeView, act, RULE_SETS } from '@doorcard/engine';
import { describeReason, LANGUAGES, wordsOf } from '@doorcard/text';
import { describe, expect, test } from 'vitest';

const en = wordsOf('en').reasons;
const ja = wordsOf('ja').reasons;

const make = (code: string, data: Reason['data']): Reason => ({ code, rule: 'test', data });

test('a reason of our own players has words for its code and its data', () => {
  const reason = make('stud_wait', { made: 'pair', threat: 5, live: 'BAD' });
  expect(describeReason(en, reason)).toEqual({
    thought: 'Not good enough to bet into these boards.',
    facts: ['one pair', 'danger of their boards (0 to 10): 5', 'cards dead'],
  });
  expect(describeReason(ja, reason).facts).toEqual(['ワンペア', 'ボードの脅威 5', 'カードはデッド']);
});

const people = [
  { name: 'You', isYou: true },
  { name: 'Ann', isYou: false },
];

test('a reason names the player it is about, where the people are known', () => {
  const reason = make('stud_wait', { about: 1 });
  expect(describeReason(en, reason, people).facts).toEqual(['about Ann']);
  expect(describeReason(ja, reason, people).facts).toEqual(['Annについて']);
  expect(describeReason(en, make('stud_wait', { about: 0 }), people).facts).toEqual(['about you']);
  expect(describeReason(en, reason).facts).toEqual(['about seat 2']);
});

test('a search names the opponents that it reads, where the people are known', () => {
  const read = (seat: number) => ({
    seat,
    type: 'lv1',
    typeShare: 0.5,
    holdings: [{ class: 'pair', share: 0.25 }],
  });
  const reason = make('search_close', { opponents: [read(1), read(0)] });
  expect(describeReason(en, reason, people).facts).toEqual([
    'Ann plays like Level 1, Solid (50 %) and may hold a pair 25 %; you play like Level 1, Solid (50 %) and may hold a pair 25 %',
  ]);
  expect(describeReason(ja, make('search_close', { opponents: [read(1)] }), people).facts).toEqual([
    'Annはレベル1・堅実に近く（50 %）、ハンドはワンペア 25 %',
  ]);
  expect(describeReason(en, make('search_close', { opponents: [read(1)] })).facts).toEqual([
    'seat 2 plays like Level 1, Solid (50 %) and may hold a pair 25 %',
  ]);
});

test.each(GAMES)('%s: everything that our own players say has words in both languages', (game) => {
  const registry = makeRegistry(usualEntries);
  const players = ['lv2', 'lv1', 'lv0', 'random'].map((name) => unwrap(registry.find(name)));
  const plan = makePlan(makeDefaultSetup(game, players.length, RULE_SETS.wsop));
  for (let number = 1; number <= 5; number++) {
    const hand = new Hand(plan);
    hand.deal({ kind: 'rng', rng: Xoshiro256.fromSeed(BigInt(number)) });
    for (let decision = 0; hand.actor >= 0; decision++) {
      const seat = hand.actor;
      const { action, reason } = players[seat]!.decide(
        makeView(hand, seat),
        streamOf(1, number, seat, decision),
      );
      for (const words of [en, ja]) {
        const { thought, facts } = describeReason(words, reason);
        expect(thought).toBe(words.codes.get(reason.code));
        const keys = Object.keys(reason.data);
        expect(facts).toHaveLength(keys.length);
        // The Japanese text of a missing word is its key; no translation may equal it.
        if (words === ja) {
          expect(facts.filter((fact, i) => fact.startsWith(`${keys[i]!} `))).toEqual([]);
        }
      }
      unwrap(act(hand, seat, action));
    }
  }
});

describe.each(LANGUAGES)('%s: a code without words is shown as it is', (language) => {
  const { reasons } = wordsOf(language);

  test('a code', () => {
    expect(describeReason(reasons, make('search_raise', {}))).toEqual({ thought: 'search_raise', facts: [] });
  });

  test('a code with its data, also if a key has words for another code', () => {
    const data = { ev: 1.5, line: 'call', pot: 40, hands: ['AsKs', 'QdQc'], best: { n: 2 }, none: null };
    expect(describeReason(reasons, make('search_raise', data))).toEqual({
      thought: 'search_raise (ev 1.5, line call, pot 40, hands ["AsKs","QdQc"], best {"n":2}, none null)',
      facts: [],
    });
  });

  test('a key of a known code', () => {
    const { thought, facts } = describeReason(reasons, make('stud_wait', { oldKey: 3, threat: 5 }));
    expect(thought).toBe(reasons.codes.get('stud_wait'));
    expect(facts[0]).toBe('oldKey 3');
    expect(facts[1]).toMatch(/5$/);
  });

  test.each([
    ['live', 'SUPERB'],
    ['made', { rank: 3 }],
    ['threat', { high: 5 }],
    ['equity', 'much'],
    ['requiredEquity', null],
    ['badugiHigh', 99],
    ['badugiHigh', {}],
    ['tier', ['A']],
    ['price', 10n],
    ['constructor', 1],
    ['__proto__x', 1],
  ])('%s with a value of another shape: %o', (key, value) => {
    const { facts } = describeReason(reasons, make('stud_wait', { [key]: value }));
    expect(facts).toHaveLength(1);
    expect(facts[0]).not.toMatch(/undefined|NaN|\[object/);
  });

  test.each(['constructor', 'toString', '__proto__'])('the code %s', (code) => {
    expect(describeReason(reasons, make(code, {})).thought).toBe(code);
  });
});
