import { below, shuffle, unwrap, Xoshiro256, type Rng } from '@doorcard/cards';
import {
  CALL,
  checkSetup,
  DRAW,
  DRAWING,
  FOLD,
  GAMES,
  Hand,
  listEvents,
  makePlan,
  makeView,
  OVER,
  POST_BRING_IN,
  RAISE,
  RAISE_TO,
  RULE_SETS,
  VARIANTS,
  type Chips,
  type GameId,
  type RuleSet,
  type Setup,
  type View,
  type ViewEvent,
} from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import {
  listPokerStarsLosses,
  makeOpenPokerStarsText,
  makePokerStarsText,
  type PokerStarsDetails,
  type PokerStarsHand,
} from '../../src/index.js';
import { makePokerStarsHandText, parsePokerStarsText } from '../../src/pokerstars/pokerStarsText.js';
import { toScript, type PokerStarsScript } from '../../src/pokerstars/script.js';
import { expectEqual } from '../../../../test/shared/equal.js';

const HANDS_PER_GAME = 100;

const rngOf = (game: GameId, number: number): Rng =>
  Xoshiro256.fromSeed(BigInt(GAMES.indexOf(game)) * 1_000_003n + BigInt(number));
const pick = <T>(rng: Rng, items: readonly T[]): T => items[below(rng, items.length)]!;
const between = (rng: Rng, low: number, high: number): number => low + below(rng, high - low + 1);

const RULES: readonly RuleSet[] = [
  RULE_SETS.pokerstars,
  RULE_SETS.wsop,
  { ...RULE_SETS.wsop, headsUpCap: 'liftWhenRoundStartsHeadsUp', openerTie: 'suit', openPairDouble: true },
];

/** Anything from a heads-up match of short stacks to a full table with a big-blind ante. */
function drawSetup(game: GameId, rng: Rng): Setup {
  const variant = VARIANTS[game];
  const players = between(rng, 2, variant.maxSeats);
  const isFixed = variant.betting === 'fixedLimit';
  const smallBet = pick(rng, [10, 20, 25]);
  const smallBlind = Math.floor(smallBet / 2);
  const deep = pick(rng, [2, 15, 60]) * smallBet;
  const stacks = Array.from({ length: players }, () => between(rng, 1, deep));
  const hasBlinds = variant.forced === 'blinds';
  const ante = hasBlinds ? pick(rng, [0, 0, 3]) : pick(rng, [0, 2, 5]);
  const bigSeat = players === 2 ? 0 : 1;
  const hasBigAnte = hasBlinds && ante === 0 && below(rng, 4) === 0;
  // A straddler who has nothing left after the ante does not show up at all.
  const hasStraddle = hasBlinds && ante === 0 && !hasBigAnte && players > 3 && below(rng, 6) === 0;
  const hasDeadSmall = hasBlinds && players > 2 && !hasStraddle && below(rng, 8) === 0;
  const forced = players === 2 ? [smallBet, smallBlind] : hasDeadSmall ? [smallBet] : [smallBlind, smallBet];
  if (hasStraddle) forced.push(2 * smallBet);
  const rules = pick(rng, RULES);
  return unwrap(
    checkSetup({
      variant,
      rules: hasBigAnte ? { ...rules, anteTrimming: false } : rules,
      stacks,
      antes: stacks.map((_, seat) => (hasBigAnte ? (seat === bigSeat ? smallBet : 0) : ante)),
      blinds: hasBlinds ? stacks.map((_, seat) => forced[seat] ?? 0) : [],
      bringIn: hasBlinds ? 0 : pick(rng, [3, 5]),
      smallBet,
      bigBet: isFixed ? 2 * smallBet : smallBet,
    }),
  );
}

/** Calls most of the time, so that hands go on; any raise and any discard may come. */
function decide(hand: Hand, rng: Rng): void {
  const bits = hand.legalBits();
  const has = (code: number): boolean => ((bits >> code) & 1) === 1;
  const act = (code: number, amount?: Chips): void => {
    if (!hand.act(code, amount)) throw new Error(`${code} ${amount} is refused`);
  };
  if (hand.phase === DRAWING) {
    const places = below(rng, 1 << hand.cardCount(hand.actor));
    return act(DRAW + (below(rng, 3) === 0 ? 0 : places));
  }
  const dice = below(rng, 12);
  if (has(RAISE) && dice < 4) {
    const [least, most] = [hand.minRaiseTo, hand.maxRaiseTo];
    const to = pick(rng, [least, most, Math.min(most, least + below(rng, 40))]);
    return act(RAISE_TO, hand.allowsRaiseTo(to) ? to : least);
  }
  if (has(FOLD) && dice === 4) return act(FOLD);
  return act(has(POST_BRING_IN) ? POST_BRING_IN : CALL);
}

interface Played {
  readonly hand: Hand;
  readonly rng: Rng;
}

/** Almost always to the end. */
function play(game: GameId, number: number): Played {
  const rng = rngOf(game, number);
  const hand = new Hand(makePlan(drawSetup(game, rng)));
  hand.deal({ kind: 'rng', rng });
  const stop = below(rng, 10) === 0 ? between(rng, 0, 12) : Infinity;
  for (let i = 0; i < stop && hand.phase !== OVER; i++) decide(hand, rng);
  return { hand, rng };
}

const NAMES = [
  'Ann',
  'Ben B',
  'c: folds',
  'Dealt to Eve',
  '[As Kd]',
  'Seat 1',
  'wo_olly :D',
  "d'Or",
  'Ben',
  '(button)',
];

function drawDetails({ hand, rng }: Played): PokerStarsDetails {
  const { seats } = hand.plan;
  const table = between(rng, seats, 10);
  // Clockwise from any seat, with empty chairs between.
  const chairs = shuffle(
    Array.from({ length: table }, (_, i) => i + 1),
    rng,
  )
    .slice(0, seats)
    .sort((a, b) => a - b);
  const first = below(rng, seats);
  const turned = [...chairs.slice(first), ...chairs.slice(0, first)];
  return {
    id: between(rng, 1, 1_000_000),
    table: pick(rng, ['Ceres', "Ann's table", 'a b']),
    names: NAMES.slice(0, seats),
    time: '2012/05/23 23:24:52 CET [2012/05/23 17:24:52 ET]',
    ...(below(rng, 2) === 0 ? {} : { chairs: turned }),
    ...(below(rng, 2) === 0 ? { maxSeats: table } : {}),
    ...(below(rng, 2) === 0 ? { currency: { symbol: '$', code: 'USD' } } : {}),
    ...(below(rng, 4) === 0 ? { mix: "Mixed Hold'em" } : {}),
  };
}

const read = (text: string): PokerStarsHand => unwrap(parsePokerStarsText(text));

const hasLostStakes = (view: View): boolean =>
  listPokerStarsLosses(view).some(({ code }) => code === 'stakes');

function expectSameAsView(record: PokerStarsHand, view: View): void {
  expectEqual(record.game, view.game);
  expectEqual(record.hero, view.seat);
  expectEqual(record.events, view.events);
  if (!hasLostStakes(view)) expectEqual(record.stakes, view.stakes);
  if (view.seat === null) return;
  expectEqual(record.dealt[view.seat], view.mine!.dealt);
  expectEqual(record.thrown[view.seat], view.mine!.thrown);
  expect(record.dealt.filter((cards) => cards !== null)).toHaveLength(1);
}

function replay({ setup, cards, mucked, decisions }: PokerStarsScript): Hand {
  const hand = new Hand(makePlan(unwrap(checkSetup(setup))));
  hand.deal({ kind: 'script', cards }, mucked);
  decisions.forEach(({ seat, code, amount }, i) => {
    if (hand.actor !== seat || !hand.act(code, amount))
      throw new Error(`decision ${i}, ${code} ${amount}, is refused`);
  });
  return hand;
}

/**
 * Without the half of each share: with all other hands mucked and unknown, the dealer pays a pot as a whole where in
 * Omaha it would have paid two halves to one player.
 */
function mergeShares(events: readonly ViewEvent[]): unknown[] {
  const shares = new Map<string, Chips>();
  const others = events.filter((event) => {
    if (event.type !== 'win') return true;
    const key = `${event.seat} of pot ${event.pot}`;
    shares.set(key, (shares.get(key) ?? 0) + event.chips);
    return false;
  });
  return [...others, Object.fromEntries(shares)];
}

test('the hands of these tests contain the difficult cases', () => {
  const seen = new Set<string>();
  for (const game of GAMES) {
    for (let number = 0; number < HANDS_PER_GAME; number++) {
      const { hand } = play(game, number);
      const view = makeView(hand, null);
      for (const event of view.events) {
        const isShared = event.type === 'board' && hand.plan.isStud;
        seen.add(isShared ? 'shared card' : event.type);
        if (event.type === 'win') seen.add(`pot ${event.pot}`).add(event.half);
        if ('allIn' in event && event.allIn) seen.add(`${event.type} all-in`);
      }
      for (const { code } of listPokerStarsLosses(view)) seen.add(`loss of ${code}`);
      if (view.isCapped) seen.add('cap');
    }
  }
  const rare = [
    'reshuffle',
    'shared card',
    'muck',
    'return',
    'high',
    'low',
    'pot 3',
    'bringIn all-in',
    'cap',
  ];
  const losses = ['rules', 'stakes', 'reshuffle', 'straddle', 'unfinished'].map((code) => `loss of ${code}`);
  expect([...rare, ...losses].filter((each) => !seen.has(each))).toEqual([]);
});

describe.each(GAMES)('%s', (game) => {
  const numbers = Array.from({ length: HANDS_PER_GAME }, (_, i) => i);

  test('a view becomes a text with the same content, and the record of the text gives it again', () => {
    for (const number of numbers) {
      const played = play(game, number);
      const details = drawDetails(played);
      const seats: (number | null)[] = [null, below(played.rng, played.hand.plan.seats)];
      for (const seat of seats) {
        const view = makeView(played.hand, seat);
        const text = unwrap(makePokerStarsText(view, details));
        const record = read(text);
        expectSameAsView(record, view);
        // Who owed a blind that was never posted is part of the lost stakes, and of the summary.
        if (!hasLostStakes(view)) expect(makePokerStarsHandText(record)).toBe(text);
      }
    }
  });

  test('the open text shows all cards, and its script deals the same hand', () => {
    for (const number of numbers) {
      const played = play(game, number);
      const text = unwrap(makeOpenPokerStarsText(played.hand, drawDetails(played)));
      const record = read(text);
      if (!hasLostStakes(makeView(played.hand, null))) expect(makePokerStarsHandText(record)).toBe(text);
      const again = replay(toScript(record, played.hand.plan.setup.rules));
      expectEqual(listEvents(again), listEvents(played.hand));
    }
  });

  test('the script of one seat’s text plays to the same public events and stacks', () => {
    for (const number of numbers) {
      const played = play(game, number);
      const { plan } = played.hand;
      const seat = below(played.rng, plan.seats);
      const view = makeView(played.hand, seat);
      const record = read(unwrap(makePokerStarsText(view, drawDetails(played))));
      const again = replay(toScript(record, plan.setup.rules));
      const seen = makeView(again, seat);
      if (game === 'omaha8') expectEqual(mergeShares(seen.events), mergeShares(view.events));
      else expectEqual(seen.events, view.events);
      expectEqual(
        seen.seats.map(({ stack }) => stack),
        view.seats.map(({ stack }) => stack),
      );
      expectEqual(seen.mine, view.mine);
    }
  });
});
