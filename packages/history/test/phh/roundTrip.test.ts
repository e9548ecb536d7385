import { unwrap } from '@doorcard/cards';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { findUnit, MAX_CHIPS, toChips } from '../../src/phh/chipUnit.js';
import type { PhhAction } from '../../src/phh/phhAction.js';
import type { PhhDetails } from '../../src/phh/phhDetails.js';
import type { PhhHand } from '../../src/phh/phhHand.js';
import { makePhh, makePhhs, parsePhh, parsePhhs } from '../../src/phh/phhText.js';
import { PHH_STAKES_OF, PHH_VARIANTS } from '../../src/phh/phhVariant.js';

const FIXED = { seed: 60_606, numRuns: 300 };

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }).filter((each) => !/[\uD800-\uDFFF]/u.test(each)),
);
const comment = text.map((each) => each.trim());

const card = fc.oneof({ arbitrary: fc.nat(51), weight: 4 }, { arbitrary: fc.constant(null), weight: 1 });
const cards = (minLength: number) =>
  fc.uniqueArray(card, { minLength, maxLength: 7, comparator: (a, b) => a !== null && a === b });

/** With amounts as in a file. */
const move = (players: number): fc.Arbitrary<PhhAction> => {
  const player = fc.nat(players - 1);
  const by = <T extends PhhAction['type']>(type: T) => ({ type: fc.constant(type), player });
  return fc.oneof(
    fc.record({ ...by('dealHole'), cards: cards(1) }),
    fc.record({ type: fc.constant('dealBoard' as const), cards: cards(1) }),
    fc.record({ ...by('raiseTo'), amount: amount(1) }),
    fc.record(by('bringIn')),
    fc.record(by('call')),
    fc.record(by('fold')),
    fc.record(by('muck')),
    fc.record({ ...by('draw'), cards: cards(0) }),
    fc.record({ ...by('show'), cards: fc.oneof(cards(1), fc.constant('asDealt' as const)) }),
    fc.record({ type: fc.constant('note' as const) }),
  );
};
const action = (players: number): fc.Arbitrary<PhhAction> =>
  fc
    .tuple(move(players), fc.option(comment, { nil: undefined }))
    .map(([made, said]) => (said === undefined ? made : { ...made, comment: said }));

/** Whole or with cents, quarters, mills. */
const amount = (min: number): fc.Arbitrary<number> =>
  fc
    .tuple(fc.integer({ min, max: 1_000_000 }), fc.constantFrom(1, 1, 1, 2, 4, 10, 100, 1000))
    .map(([digits, parts]) => digits / parts);
const stack = (min: number) =>
  fc.oneof({ arbitrary: amount(min), weight: 5 }, { arbitrary: fc.constant(Infinity), weight: 1 });

const time = fc
  .tuple(fc.nat(23), fc.nat(59), fc.nat(59), fc.constantFrom('', '.5', '.123456'))
  .map(([h, m, s, rest]) => [h, m, s].map((each) => String(each).padStart(2, '0')).join(':') + rest);
const whole = fc.integer();
const seconds = fc.oneof(fc.nat(1_000), fc.constant(2.5), fc.constant(Infinity));

const details = (players: number): fc.Arbitrary<PhhDetails> => {
  const each = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: players, maxLength: players });
  return fc.record(
    {
      author: text,
      event: text,
      url: text,
      venue: text,
      address: text,
      city: text,
      region: text,
      postal_code: text,
      country: text,
      time,
      time_zone: text,
      time_zone_abbreviation: text,
      day: whole,
      month: whole,
      year: whole,
      hand: fc.oneof(whole, text),
      level: whole,
      seats: each(whole),
      seat_count: whole,
      table: fc.oneof(whole, text),
      players: each(text),
      currency: text,
      currency_symbol: text,
      time_limit: seconds,
      time_banks: each(seconds),
    },
    { requiredKeys: [] },
  );
};

const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small' },
    text,
    fc.double(),
    fc.integer(),
    fc.boolean(),
    fc.bigInt({ min: 2n ** 53n, max: 2n ** 63n - 1n }),
    fc.array(tie('tree'), { maxLength: 3 }),
    fc.dictionary(text, tie('tree'), { maxKeys: 3 }),
  ),
}));
const extras = fc.dictionary(
  text.map((each) => `_${each}`),
  tree,
  { maxKeys: 4 },
);

/** A record as read from a file: every amount in chips of the smallest unit that makes all of them whole. */
const hand: fc.Arbitrary<PhhHand> = fc
  .tuple(fc.constantFrom(...PHH_VARIANTS), fc.integer({ min: 2, max: 10 }))
  .chain(([variant, players]) => {
    const each = (one: fc.Arbitrary<number>) => fc.array(one, { minLength: players, maxLength: players });
    const stakes = PHH_STAKES_OF[variant];
    return fc
      .record({
        anteTrimming: fc.boolean(),
        antes: each(amount(0)),
        blinds: each(amount(0)),
        single: amount(1),
        startingStacks: each(stack(1)),
        finishingStacks: fc.option(each(stack(0)), { nil: undefined }),
        winnings: fc.option(each(amount(0)), { nil: undefined }),
        actions: fc.array(action(players), { maxLength: 20 }),
        details: details(players),
        extras,
      })
      .map(({ antes, blinds, single, startingStacks, finishingStacks, winnings, actions, ...rest }) => {
        const hasBlinds = stakes.includes('blinds_or_straddles');
        const raises = actions.map((each) => (each.type === 'raiseTo' ? each.amount : 0));
        const lists = [
          antes,
          hasBlinds ? blinds : [],
          startingStacks,
          finishingStacks ?? [],
          winnings ?? [],
          raises,
        ];
        const unit = findUnit([...lists.flat(), single]);
        const chips = (amounts: readonly number[]) => amounts.map((each) => toChips(each, unit));
        const bet = toChips(single, unit);
        return {
          ...rest,
          variant,
          unit,
          antes: chips(antes),
          ...(hasBlinds ? { blinds: chips(blinds) } : {}),
          ...(stakes.includes('bring_in') ? { bringIn: bet } : {}),
          ...(stakes.includes('small_bet') ? { smallBet: bet, bigBet: 2 * bet } : {}),
          ...(stakes.includes('min_bet') ? { minBet: bet } : {}),
          startingStacks: chips(startingStacks),
          ...(finishingStacks ? { finishingStacks: chips(finishingStacks) } : {}),
          ...(winnings ? { winnings: chips(winnings) } : {}),
          actions: actions.map((each) =>
            each.type === 'raiseTo' ? { ...each, amount: toChips(each.amount, unit) } : each,
          ),
        };
      });
  });

const session = fc
  .uniqueArray(fc.tuple(fc.integer(), hand), { maxLength: 4, selector: ([key]) => key })
  .map((hands) => hands.map(([key, each]): PhhHand => ({ ...each, key: String(key) })));

describe('every hand', () => {
  test.prop([hand], FIXED)('is written as a text that reads back as the same hand', (made) => {
    const written = makePhh(made);
    const { value, warnings } = unwrap(parsePhh(written));
    expect({ value, warnings }).toEqual({ value: made, warnings: [] });
    expect(makePhh(unwrap(parsePhh(written)).value)).toBe(written);
  });

  test.prop([session], { ...FIXED, numRuns: 100 })('keeps its key and its position among others', (made) => {
    const written = makePhhs(made);
    expect(parsePhhs(written)).toEqual({ ok: true, value: { value: made, warnings: [] } });
    expect(makePhhs(unwrap(parsePhhs(written)).value)).toBe(written);
  });

  test.prop(
    [hand, fc.nat(), fc.nat(), fc.constantFrom('', '"', "'", '[', ']', '#', '\n', '=', '-1', 'p9 ', '?')],
    FIXED,
  )('is read or refused, and never crashes, when its text is damaged', (made, from, length, patch) => {
    const written = makePhh(made);
    const start = from % written.length;
    const damaged = written.slice(0, start) + patch + written.slice(start + (length % 5));
    for (const result of [parsePhh(damaged), parsePhhs(`[1]\n${damaged}`)]) {
      if (!result.ok) expect(result.error.code).toMatch(/^(phh|card)\//);
    }
  });

  test.prop([fc.string({ unit: 'binary' })], { seed: 7 })('any text is read or refused', (anything) => {
    for (const result of [parsePhh(anything), parsePhhs(anything)]) {
      if (!result.ok) expect(result.error.code).toMatch(/^phh\//);
    }
  });

  test('of the largest size is kept exactly', () => {
    const made: PhhHand = {
      variant: 'NT',
      unit: 1000,
      anteTrimming: false,
      antes: [1, 0],
      blinds: [1, 2],
      minBet: 2,
      startingStacks: [MAX_CHIPS, MAX_CHIPS - 1],
      actions: [{ type: 'raiseTo', player: 0, amount: MAX_CHIPS - 1 }],
      details: {},
      extras: {},
    };
    expect(unwrap(parsePhh(makePhh(made))).value).toEqual(made);
  });
});
