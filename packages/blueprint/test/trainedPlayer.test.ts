import { unwrap, Xoshiro256, type Rng } from '@doorcard/cards';
import {
  isSameAction,
  makeRegistry,
  playHand,
  streamOf,
  usualEntries,
  type Decision,
  type Player,
} from '@doorcard/cpu';
import {
  Hand,
  makeDefaultSetup,
  makePlan,
  makeView,
  RULE_SETS,
  type Setup,
  type View,
} from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import { findAbstraction, TRAINED_GAMES, USUAL_ABSTRACTIONS, type TrainedGame } from '../src/abstractions.js';
import { findPlace } from '../src/place.js';
import { makeLv4Entry, makeTrainedPlayer, makeTrainedPolicy } from '../src/player/trainedPlayer.js';
import type { TrainedData } from '../src/player/trainedReason.js';
import type { Strategy } from '../src/strategy/strategy.js';
import { followTwo } from '../src/twoLeft.js';

const record = { seed: '0', lanes: 2, deals: 0, coarseBatches: 0, batches: 0, nodes: 0, command: '' };

/** Every action of every decision is equally likely. */
const makeEven = (game: TrainedGame): Strategy => {
  const abstraction = unwrap(findAbstraction(USUAL_ABSTRACTIONS[game]));
  return {
    abstraction,
    packed: new Uint16Array(Math.ceil(abstraction.layout.cells / 4)).fill(0x1111),
    record,
  };
};

const lv2 = unwrap(makeRegistry(usualEntries).find('lv2'));

async function openEven(game: TrainedGame): Promise<Player> {
  const player = makeTrainedPlayer({ name: 'even', load: async () => makeEven(game), fallback: lv2 });
  await player.prepare!(game);
  return player;
}

/** All decisions of hands between a player and itself. */
async function collect(player: Player, setup: Setup, hands: number): Promise<[View, Decision][]> {
  const hand = new Hand(makePlan(setup));
  const rng = Xoshiro256.fromSeed(8n);
  const all: [View, Decision][] = [];
  for (let number = 0; number < hands; number++) {
    hand.deal({ kind: 'rng', rng });
    const players = setup.stacks.map(() => player);
    // The dealer refuses what is not legal.
    await playHand({
      hand,
      players,
      table: 1,
      number,
      onDecision: (view, decided) => all.push([view, decided]),
    });
  }
  return all;
}

describe.each(TRAINED_GAMES)('%s', (game) => {
  test('a trained player decides every heads-up situation, also with four wagers', async () => {
    const player = await openEven(game);
    for (const rules of [RULE_SETS.wsop, RULE_SETS.pokerstars]) {
      const decisions = await collect(player, makeDefaultSetup(game, 2, rules), 150);
      const data = decisions.map(([, { reason }]) => reason.data as TrainedData);
      expect(data.filter(({ untrained }) => untrained !== undefined)).toEqual([]);
      for (const { mix } of data) {
        const total = mix!.reduce((sum, [, share]) => sum + share, 0);
        expect(Math.abs(total - 1)).toBeLessThan(0.03);
      }
      expect(decisions.some(([{ isCapped }]) => isCapped)).toBe(true);
    }
  });

  test('with more players it decides once two are left, and the fallback before that', async () => {
    const player = await openEven(game);
    const decisions = await collect(player, makeDefaultSetup(game, 4, RULE_SETS.wsop), 60);
    const expected = decisions.map(([{ seats }]) =>
      seats.filter(({ folded }) => !folded).length > 2 ? 'players' : undefined,
    );
    expect(expected.filter((each) => each === undefined).length).toBeGreaterThan(50);
    expect(decisions.map(([, { reason }]) => (reason.data as TrainedData).untrained)).toEqual(expected);
  });

  test('two players who are left are in the place of a hand of two', async () => {
    const player = await openEven(game);
    const { game: compiled } = unwrap(findAbstraction(USUAL_ABSTRACTIONS[game]));
    for (const [view] of await collect(player, makeDefaultSetup(game, 2, RULE_SETS.wsop), 150)) {
      const unit = view.stakes.smallBet / compiled.stakes.smallBet;
      expect(followTwo(compiled, view, [0, 1], unit)).toEqual(findPlace(compiled, view));
    }
  });

  test('as a policy it takes the actions that its frequencies name', async () => {
    const player = await openEven(game);
    const policy = makeTrainedPolicy('lv4', makeEven(game), lv2);
    const decisions = await collect(player, makeDefaultSetup(game, 3, RULE_SETS.wsop), 20);
    decisions.forEach(([view], i) => {
      const frequencies = policy.frequencies(view);
      expect(frequencies.reduce((sum, { frequency }) => sum + frequency, 0)).toBeCloseTo(1, 9);
      const action = policy.choose(view, streamOf(4, i, 0, 0));
      expect(frequencies.some((each) => isSameAction(each.action, action))).toBe(true);
    });
  });

  test('the same view and stream give the same decision', async () => {
    const player = await openEven(game);
    const [first] = await collect(player, makeDefaultSetup(game, 2, RULE_SETS.wsop), 1);
    const view = first![0];
    const decide = (): unknown => player.decide(view, streamOf(3, 1, 0, 0));
    expect(decide()).toEqual(decide());
  });

  test.each([
    [
      'stacks that can be all-in',
      'stacks',
      { ...makeDefaultSetup(game, 2, RULE_SETS.wsop), stacks: [400, 8000] },
    ],
    ['other stakes', 'stakes', { ...makeDefaultSetup(game, 2, RULE_SETS.wsop), bigBet: 120 }],
  ] as const)('%s go to the fallback, and the reason says so', async (_, why, setup) => {
    const player = await openEven(game);
    const decisions = await collect(player, setup, 3);
    expect(decisions.map(([, { reason }]) => (reason.data as TrainedData).untrained)).toEqual(
      decisions.map(() => why),
    );
    // The rest of the reason is that of the fallback.
    const [view, { reason }] = decisions[0]!;
    expect(typeof lv2.decide(view, streamOf(1, 0, view.seat!, 0)).reason.code).toBe('string');
    expect(reason.rule).not.toBe('badugi/usual');
  });
});

test('a capped raise becomes a call', async () => {
  const raiser: Strategy = { ...makeEven('badugi'), packed: makeEven('badugi').packed.map(() => 0) };
  const { abstraction } = raiser;
  // All weight on the last cell of each decision: raise where there are three, call where a raise is not in the tree.
  for (let cell = 0; cell < abstraction.layout.cells; cell++)
    raiser.packed[cell >> 2]! |= 1 << (4 * (cell & 3));
  const player = makeTrainedPlayer({ name: 'lv4', load: async () => raiser, fallback: lv2 });
  await player.prepare!('badugi');
  const hand = new Hand(makePlan(makeDefaultSetup('badugi', 2, RULE_SETS.pokerstars)));
  hand.deal({ kind: 'rng', rng: Xoshiro256.fromSeed(1n) });
  while (!hand.isCapped) expect(hand.act(2)).toBe(true);
  const view = makeView(hand, hand.actor);
  expect(view.legal!.raise).toBeUndefined();
  const decided = await player.decide(view, streamOf(1, 1, 1, 1));
  const { mix } = decided.reason.data as TrainedData;
  expect(mix!.map(([action]) => action)).toEqual(['fold', 'call']);
  // Fold, call and raise were equally likely.
  expect(mix![1]![1]).toBeCloseTo(0.67, 2);
});

test('a game without a strategy goes to the fallback', async () => {
  const entry = makeLv4Entry(
    async () => undefined,
    () => lv2,
  );
  const player = entry.make('lv4', undefined);
  await player.prepare!('razz');
  await player.prepare!('holdem');
  const hand = new Hand(makePlan(makeDefaultSetup('razz', 2, RULE_SETS.wsop)));
  hand.deal({ kind: 'rng', rng: Xoshiro256.fromSeed(1n) });
  const rng = (): Rng => streamOf(1, 1, 0, 0);
  const view = makeView(hand, hand.actor);
  const { action, reason } = await player.decide(view, rng());
  const plain = lv2.decide(view, rng());
  expect(action).toEqual(plain.action);
  expect(reason).toEqual({ ...plain.reason, data: { untrained: 'game', ...plain.reason.data } });
});

test('a strategy that could not be loaded is asked for again', async () => {
  let asked = 0;
  const load = async (): Promise<Strategy> => {
    if (++asked === 1) throw new Error('no connection');
    return makeEven('razz');
  };
  const player = makeTrainedPlayer({ name: 'lv4', load, fallback: lv2 });
  await expect(player.prepare!('razz')).rejects.toThrow('no connection');
  await player.prepare!('razz');
  await player.prepare!('razz');
  expect(asked).toBe(2);
});
