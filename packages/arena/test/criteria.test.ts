import { badugi, unwrap, type Card } from '@doorcard/cards';
import { happens, type Decision, type Player } from '@doorcard/cpu';
import type { Action, Legal, View } from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import {
  judgeAdherence,
  judgeAggression,
  judgeAll,
  judgePosition,
  judgeRounds,
  judgeSnow,
  judgeWinRates,
} from '../src/criteria/judgement.js';
import { runCriteria } from '../src/criteria/runCriteria.js';
import { mergeCounts, observeSelfPlay, type Counts } from '../src/criteria/selfPlay.js';
import { backwards, forwards, registry } from './matches.js';

const lv2 = unwrap(registry.find('lv2:3'));

const decide = (action: Action): Decision => ({ action, reason: { code: 'random', rule: 'test', data: {} } });
const stayIn = ({ check, call }: Legal): Action =>
  check || call === undefined ? { type: 'check' } : { type: 'call' };
const raiseOr = (legal: Legal): Action =>
  legal.raise === undefined ? stayIn(legal) : { type: 'raise', to: legal.raise.min };
const giveUp = ({ check }: Legal): Action => ({ type: check ? 'check' : 'fold' });

/** Plays like lv2 except for some decisions. */
const make = (
  change: (view: View, legal: Legal, rng: Parameters<Player['decide']>[1]) => Action | undefined,
): Player => ({
  name: 'lv2:3',
  decide: (view, rng) => {
    const action = change(view, view.legal!, rng);
    return action === undefined ? lv2.decide(view, rng) : decide(action);
  },
});

const isOpening = ({ street, phase, events }: View): boolean =>
  street === 0 && phase === 'betting' && !events.some(({ type }) => type === 'call' || type === 'raise');

/** All of these players decide synchronously. */
const observe = (player: Player, hands = 400, seats = 7): Counts => {
  const players = new Array<Player>(seats).fill(player);
  return observeSelfPlay({ players, rules: 'wsop', seed: '11' }, 0, hands) as Counts;
};

describe('SC-001', () => {
  test('lv2 passes, a player who ignores the position fails', () => {
    expect(judgePosition(observe(lv2)).isPassed).toBe(true);
    const careless = make((view, legal) => (isOpening(view) ? raiseOr(legal) : undefined));
    const { isPassed, figures } = judgePosition(observe(careless));
    expect(isPassed).toBe(false);
    expect(figures[0]).toMatchObject({ id: 'positionGap', value: 0, isMet: false });
  });

  test('a player who folds everywhere does not pass', () => {
    const timid = make((view, legal) => (isOpening(view) ? giveUp(legal) : undefined));
    expect(judgePosition(observe(timid)).isPassed).toBe(false);
  });

  test('the gap is the difference of the two shares', () => {
    const counts = {
      'position/early/n': 1000,
      'position/early/folds': 900,
      'position/late/n': 1000,
      'position/late/folds': 480,
      'position/smallBlind/n': 10,
    };
    expect(judgePosition(counts)).toMatchObject({ isPassed: false });
    expect(judgePosition(counts).figures[0]!.value).toBeCloseTo(0.42, 10);
    expect(judgePosition({ ...counts, 'position/late/folds': 440 }).isPassed).toBe(true);
  });

  test('without data it does not pass', () => expect(judgePosition({}).isPassed).toBe(false));
});

test('SC-002: the whole interval above zero, for every personality', () => {
  const result = (low: number) => ({
    name: 'lv2',
    hands: 1000,
    per100: low + 1,
    error: 0.5,
    interval: { low, high: low + 2 },
    handsForOne: 1,
    games: [],
  });
  expect(judgeWinRates([result(0.1), result(2)]).isPassed).toBe(true);
  expect(judgeWinRates([result(0.1), result(0)]).isPassed).toBe(false);
  expect(judgeWinRates([{ ...result(1), interval: undefined }]).isPassed).toBe(false);
});

describe('SC-003', () => {
  test('lv2 bets into players who draw, a player who bets at random fails', () => {
    expect(judgeAggression(observe(lv2, 1500)).isPassed).toBe(true);
    const blind = make((view, legal, rng) =>
      view.phase === 'betting' && view.street > 0
        ? happens(0.4, rng)
          ? raiseOr(legal)
          : stayIn(legal)
        : undefined,
    );
    const { isPassed, figures } = judgeAggression(observe(blind, 1500));
    expect(isPassed).toBe(false);
    expect(figures[0]!.interval!.low).toBeLessThan(1.3);
    expect(figures[1]!.n).toBeGreaterThan(100);
    expect(figures[2]!.n).toBeGreaterThan(100);
  });

  test('without raises it does not pass', () => {
    const passive = make((view, legal) => (view.phase === 'betting' ? stayIn(legal) : undefined));
    expect(judgeAggression(observe(passive, 100)).isPassed).toBe(false);
  });
});

describe('SC-004', () => {
  const isMade = (cards: readonly Card[]): boolean => badugi.describe(badugi.rank(cards)).ranks.length === 4;
  const players = ['lv2', 'lv2:2', 'lv2:3'];
  /** Snows with this probability at every draw but the first, and otherwise draws one card. */
  const snower = (chance: number) =>
    make((view, _legal, rng) => {
      if (view.phase !== 'drawing' || isMade(view.mine!.cards)) return undefined;
      if (view.street === 1) return { type: 'draw', discard: view.mine!.cards.slice(0, 2) };
      const isSnowing = view.seats[view.seat!]!.draws.at(-1) === 'pat';
      const isPat = isSnowing || happens(chance, rng);
      return { type: 'draw', discard: isPat ? [] : view.mine!.cards.slice(0, 2) };
    });

  test('lv2 snows as often as its profile says', () => {
    const counts = observe(lv2, 1500, 3);
    const snow = judgeSnow(counts, {}, players).figures.find(({ player }) => player === 'lv2:3')!;
    expect(snow).toMatchObject({ id: 'snow', target: 0.17, isMet: true });
    expect(snow.n).toBeGreaterThan(150);
  });

  test.each([
    [0, false],
    [0.5, false],
    [1, false],
  ])('a player who snows with probability %s fails', (chance, isMet) => {
    const figures = judgeSnow(observe(snower(chance), 300, 2), {}, players).figures;
    expect(figures.find(({ id, player }) => id === 'snow' && player === 'lv2:3')).toMatchObject({ isMet });
  });

  test('late spots after everybody drew two have their own probability', () => {
    const figures = judgeSnow(observe(snower(0.2125), 1500, 2), {}, players).figures;
    const late = figures.find(({ id, player }) => id === 'lateSnow' && player === 'lv2:3')!;
    expect(late).toMatchObject({ isMet: true });
    expect(late.target).toBeCloseTo(0.2125, 10);
    expect(late.n).toBeGreaterThan(100);
    // 1.25 x .2 is the maximum.
    expect(figures.find(({ id, player }) => id === 'lateSnow' && player === 'lv2:2')!.target).toBe(0.25);
  });

  test('pots stolen are counted among the snows', () => {
    const counts = { 'snow/lv2/plain/n': 100, 'snow/lv2/plain/snows': 15, 'snow/lv2/stolen': 6 };
    const stolen = judgeSnow(counts, {}, players).figures.find(({ id }) => id === 'stolen')!;
    expect(stolen).toMatchObject({ value: 0.4, n: 15 });
    expect(stolen.target).toBeUndefined();
  });
});

describe('SC-005', () => {
  test('lv2 plays the table, a player who opens everything does not', () => {
    expect(judgeAdherence(observe(lv2), ['lv2:3'])).toMatchObject({ isPassed: true });
    const player = make((view, legal) => (isOpening(view) ? raiseOr(legal) : undefined));
    expect(judgeAdherence(observe(player), ['lv2:3']).isPassed).toBe(false);
  });

  test('the table mostly folds, so hands that it plays are counted separately', () => {
    const player = make((view, legal) => (isOpening(view) ? giveUp(legal) : undefined));
    const played = (who: Player) =>
      judgeAdherence(observe(who), ['lv2:3']).figures.find(({ id }) => id === 'playedAdherence')!;
    expect(played(player)).toMatchObject({ value: 0 });
    expect(played(lv2)).toMatchObject({ value: 1 });
    expect(played(lv2).n).toBeGreaterThan(50);
  });

  test('a profile that was not seen does not pass', () =>
    expect(judgeAdherence(observe(lv2, 50), ['lv2:3', 'lv2:4']).isPassed).toBe(false));
});

describe('SC-006', () => {
  const roundsOf = (player: Player) => judgeRounds([['lv2', observe(player, 60)]]).figures[0]!;

  test('a player who never folds sees four rounds, one who folds at once sees one', () => {
    expect(
      roundsOf(make((view, legal) => (view.phase === 'betting' ? stayIn(legal) : undefined))).value,
    ).toBe(4);
    const folder = roundsOf(make((view, legal) => (view.phase === 'betting' ? giveUp(legal) : undefined)));
    expect(folder.value).toBe(1);
    expect(folder.n).toBeGreaterThan(20);
  });

  test('it is reported without a target', () =>
    expect(judgeRounds([['lv2', observe(lv2, 20)]]).isPassed).toBeUndefined());
});

test('SC-008: all the others', () => {
  const unjudged = judgeRounds([]);
  const passed = judgeWinRates([]);
  expect(judgeAll([unjudged, { ...passed, isPassed: true }]).isPassed).toBe(true);
  expect(judgeAll([unjudged, { ...passed, isPassed: false }]).isPassed).toBe(false);
});

test('counts of two sets add up to those of both', () => {
  const players = new Array<Player>(3).fill(lv2);
  const play = (from: number, to: number) =>
    observeSelfPlay({ players, rules: 'wsop', seed: '5' }, from, to) as Counts;
  expect(mergeCounts([play(0, 40), play(40, 41), play(41, 90)])).toEqual(play(0, 90));
});

test('the whole report does not depend on the order of shards', async () => {
  const options = { seed: '3', rules: 'wsop', hands: 150 } as const;
  const one = await runCriteria(forwards, 'c', options);
  expect(one.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((n) => `SC-00${n}`));
  expect(await runCriteria(backwards, 'd', options)).toEqual(one);
});
