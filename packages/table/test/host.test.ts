import { GAMES, ROTATIONS } from '@doorcard/engine';
import { parsePhh, readPhhHand } from '@doorcard/history';
import { unwrap, Xoshiro256 } from '@doorcard/cards';
import { describe, expect, test } from 'vitest';
import { chooseAtRandom, codeOf, MemoryStorage, options, Sitting, StepClock } from './sitting.js';

describe('a cash table', () => {
  test.each(GAMES)('%s: hand after hand is played, and no chip is lost', async (game) => {
    const sitting = new Sitting();
    await sitting.say({ type: 'start', options: options(game) });
    for (let hand = 1; hand <= 4; hand++) {
      await sitting.playHand();
      const { results } = sitting.last('handOver');
      const sum = (key: 'before' | 'after'): number => results.reduce((total, each) => total + each[key], 0);
      expect(sum('after')).toBe(sum('before'));
      const { table } = sitting.last('table');
      for (const { chair, after } of results) expect(table.chairs[chair]!.chips).toBe(after);
      expect([table.hands, table.hand]).toEqual([hand, null]);
      if (table.chairs[0]!.chips === 0) await sitting.say({ type: 'topUp', chips: 2000 });
      await sitting.say({ type: 'nextHand' });
    }
    expect(sitting.last('handStart')).toMatchObject({ number: 5, game });
  });

  test.each(Object.keys(ROTATIONS) as (keyof typeof ROTATIONS)[])(
    '%s: the games come in order and repeat',
    async (mix) => {
      const sitting = new Sitting();
      await sitting.say({
        type: 'start',
        options: options(mix, { change: { every: 'hands', hands: 2 }, chips: 8000 }),
      });
      const games: string[] = [];
      const announced: (string | null)[] = [];
      for (let hand = 0; hand < 2 * ROTATIONS[mix].length + 2; hand++) {
        games.push(sitting.last('handStart').game);
        await sitting.playHand();
        announced.push(sitting.last('table').table.game);
        if (sitting.last('table').table.chairs[0]!.chips === 0) {
          await sitting.say({ type: 'topUp', chips: 8000 });
        }
        await sitting.say({ type: 'nextHand' });
      }
      const expected = [...ROTATIONS[mix], ROTATIONS[mix][0]].flatMap((game) => [game, game]);
      expect(games).toEqual(expected);
      expect(announced.slice(0, -1)).toEqual(games.slice(1));
    },
  );

  test('says how many hands of a game are left and what comes next', async () => {
    const sitting = new Sitting();
    await sitting.say({
      type: 'start',
      options: options(['razz', 'badugi'], { change: { every: 'hands', hands: 3 } }),
    });
    expect(sitting.last('table').table).toMatchObject({ handsLeft: 3, nextGame: 'badugi' });
    await sitting.playHand();
    await sitting.say({ type: 'nextHand' });
    expect(sitting.last('table').table).toMatchObject({ game: 'razz', handsLeft: 2, nextGame: 'badugi' });
  });

  test('a computer player without chips buys in again, the human only when he says so', async () => {
    const sitting = new Sitting();
    const chairs = [
      { name: 'You', player: 'human' },
      { name: 'Ann', player: 'random' },
    ];
    const buyIn = { min: 20, max: 400 };
    await sitting.say({ type: 'start', options: options('holdem', { chairs, chips: 40, buyIn }) });
    let isHumanBroke = false;
    let isAnnBroke = false;
    for (let hand = 0; hand < 60 && !(isHumanBroke && isAnnBroke); hand++) {
      await sitting.playHand();
      const [human, ann] = sitting.last('table').table.chairs;
      if (ann!.chips === 0) {
        isAnnBroke = true;
        const { bought } = ann!;
        await sitting.say({ type: 'nextHand' });
        expect(sitting.last('table').table.chairs[1]).toMatchObject({ chips: 40, bought: bought + 40 });
        continue;
      }
      if (human!.chips === 0) {
        isHumanBroke = true;
        expect(codeOf(await sitting.say({ type: 'nextHand' }))).toEqual(['session/too-few-players']);
        const table = await sitting.say({ type: 'topUp', chips: 40 });
        expect(table).toMatchObject([{ type: 'table', table: { chairs: [{ chips: 40 }, {}] } }]);
      }
      await sitting.say({ type: 'nextHand' });
    }
    expect([isHumanBroke, isAnnBroke]).toEqual([true, true]);
  });

  test('computer players play alone at a table without a human', async () => {
    const sitting = new Sitting();
    const chairs = ['random', 'lv0', 'random'].map((player, i) => ({ name: `P${i}`, player }));
    await sitting.say({ type: 'start', options: options('stud8', { chairs }) });
    expect(sitting.last('handOver').results).toHaveLength(3);
    const views = sitting.messages.flatMap((message) => (message.type === 'view' ? [message.view] : []));
    expect(views.every(({ seat, mine }) => seat === null && mine === null)).toBe(true);
    expect(codeOf(await sitting.say({ type: 'topUp', chips: 10 }))).toEqual(['table/no-human']);
  });
});

describe('a tournament', () => {
  test.each(['badugi', 'holdem', 'horse'] as const)(
    '%s ends with a winner, and everybody has a place',
    async (game) => {
      const sitting = new Sitting();
      const tournament = { kind: 'tournament', levelsBy: 'hands', chips: 3000 } as const;
      await sitting.say({ type: 'start', options: options(game, tournament) });
      for (let hand = 0; hand < 400; hand++) {
        await sitting.playHand();
        if (sitting.messages.at(-1)!.type === 'sessionOver') break;
        await sitting.say({ type: 'nextHand' });
      }
      const { places } = sitting.last('sessionOver');
      expect(places.map(({ place }) => place)[0]).toBe(1);
      expect(new Set(places.map(({ chair }) => chair))).toEqual(new Set([0, 1, 2, 3]));
      const { table } = sitting.last('table');
      expect(table.chairs.reduce((sum, seat) => sum + seat!.chips, 0)).toBe(4 * 3000);
      expect(table.places).toEqual(places);
      expect(codeOf(await sitting.say({ type: 'nextHand' }))).toEqual(['session/is-over']);
      // A finished table is not given up when a new one replaces it.
      const next = new Sitting({ storage: new MemoryStorage(sitting.storage.text) });
      expect(codeOf(await next.say({ type: 'start', options: options(game) }))).toEqual([]);
      expect(codeOf(await sitting.say({ type: 'topUp', chips: 10 }))).toEqual(['session/not-a-cash-table']);
    },
  );

  test('levels by time rise with the clock, and a pause stops it', async () => {
    const clock = new StepClock();
    const sitting = new Sitting({ clock });
    await sitting.say({
      type: 'start',
      options: options('badugi', { kind: 'tournament', levelsBy: 'seconds' }),
    });
    expect(sitting.last('table').table.level).toEqual({ number: 1, left: 300, unit: 'seconds' });
    clock.now += 100_000;
    await sitting.say({ type: 'pause' });
    clock.now += 1_000_000;
    await sitting.say({ type: 'continue' });
    await sitting.say({ type: 'look' });
    expect(sitting.last('table').table.level).toEqual({ number: 1, left: 200, unit: 'seconds' });
    clock.now += 200_000;
    await sitting.playHand();
    expect(sitting.last('table').table.level).toMatchObject({ number: 2, left: 300 });
  });
});

describe('pacing', () => {
  const pace = { atStart: 400, afterHuman: 200, between: 800, afterResume: 500 };

  test('a computer player waits before it acts', async () => {
    const clock = new StepClock();
    const sitting = new Sitting({ clock, pace });
    const chairs = ['lv0', 'lv0', 'lv0'].map((player, i) => ({ name: `P${i}`, player }));
    await sitting.say({ type: 'start', options: options('badugi', { chairs }) });
    expect(sitting.last('view').decision).toBe(0);
    clock.pass(399);
    await sitting.listen();
    expect(sitting.last('view').decision).toBe(0);
    clock.pass(1);
    await sitting.listen();
    expect(sitting.last('view').decision).toBe(1);
    clock.pass(799);
    await sitting.listen();
    expect(sitting.last('view').decision).toBe(1);
    clock.pass(1);
    await sitting.listen();
    expect(sitting.last('view').decision).toBe(2);
  });

  test('a pause stops the waiting turn; continuing takes it up again', async () => {
    const clock = new StepClock();
    const sitting = new Sitting({ clock, pace });
    const chairs = ['lv0', 'lv0'].map((player, i) => ({ name: `P${i}`, player }));
    await sitting.say({ type: 'start', options: options('razz', { chairs }) });
    await sitting.say({ type: 'pause' });
    expect(clock.waiting).toBe(0);
    clock.pass(10_000);
    await sitting.listen();
    expect(sitting.last('view').decision).toBe(0);
    expect(codeOf(await sitting.say({ type: 'nextHand' }))).toEqual(['table/paused']);
    await sitting.say({ type: 'continue' });
    clock.pass(400);
    await sitting.listen();
    expect(sitting.last('view').decision).toBe(1);
  });

  test('nobody acts after the client has left', async () => {
    const clock = new StepClock();
    const storage = new MemoryStorage();
    const sitting = new Sitting({ clock, pace, storage });
    const chairs = ['lv0', 'lv0'].map((player, i) => ({ name: `P${i}`, player }));
    await sitting.say({ type: 'start', options: options('razz', { chairs }) });
    await sitting.say({ type: 'leave' });
    const saves = storage.saves.length;
    clock.pass(10_000);
    await sitting.listen();
    expect(storage.saves).toHaveLength(saves);
    expect(sitting.messages.at(-1)).toEqual({ type: 'bye' });
  });
});

describe('after a hand', () => {
  test('every decision of every computer player has its reason', async () => {
    const sitting = new Sitting();
    await sitting.say({ type: 'start', options: options('stud') });
    await sitting.playHand();
    const { you } = sitting.last('handStart');
    const { reasons } = sitting.last('reasons');
    const decisions = sitting.last('view').decision;
    const mine = sitting.messages.flatMap((message) =>
      message.type === 'view' && message.view.legal !== null ? [message.decision] : [],
    );
    const others = Array.from({ length: decisions }, (_, i) => i).filter((i) => !mine.includes(i));
    expect(reasons.map(({ decision }) => decision)).toEqual(others);
    expect(reasons.some(({ seat }) => seat === you)).toBe(false);
    expect(new Set(reasons.map(({ reason }) => reason.code))).toContain('random');
  });

  test('reasons that are shown only on request can be requested', async () => {
    const sitting = new Sitting();
    await sitting.say({ type: 'start', options: options('stud', { reasons: 'asked' }) });
    await sitting.playHand();
    expect(sitting.messages.some(({ type }) => type === 'reasons')).toBe(false);
    const { hand } = sitting.last('handOver');
    const [answer] = await sitting.say({ type: 'why', hand });
    expect(answer).toMatchObject({ type: 'reasons', hand });
  });

  test.each(GAMES)('%s: the record has what I saw, or all cards if requested', async (game) => {
    const sitting = new Sitting();
    await sitting.say({ type: 'start', options: options(game, { records: 'seen' }) });
    for (let number = 1; number <= 3; number++) {
      await sitting.playHand();
      const { hand, results } = sitting.last('handOver');
      const seen = sitting.last('record');
      expect(seen).toMatchObject({ hand, all: null });
      await sitting.say({ type: 'record', hand, cards: 'all' });
      const both = sitting.last('record');
      expect(both.seen).toBe(seen.seen);
      const all = both.all!;
      expect(all.phh).not.toContain('?');
      expect(all.reasons).toEqual(sitting.last('reasons').reasons);
      for (const phh of [seen.seen, all.phh]) {
        const read = unwrap(readPhhHand(unwrap(parsePhh(phh)).value));
        expect(read.stacks).toEqual(results.map(({ after }) => after));
        expect(read.matches).toBe(true);
      }
      const { view } = sitting.last('view');
      const { hand: written } = unwrap(readPhhHand(unwrap(parsePhh(seen.seen)).value));
      const mine = view.mine!.cards;
      expect(Array.from(written.holes[view.seat!]!.subarray(0, mine.length))).toEqual(mine);
      for (const [seat, { shown }] of view.seats.entries()) {
        const hole = Array.from(written.holes[seat]!.subarray(0, written.cardCount(seat)));
        if (shown !== null) expect(new Set(hole)).toEqual(new Set(shown));
        else if (seat !== view.seat) expect(hole).toContain(255);
      }
      if (sitting.last('table').table.chairs[0]!.chips === 0)
        await sitting.say({ type: 'topUp', chips: 2000 });
      await sitting.say({ type: 'nextHand' });
    }
  });
});

test('a hint is what the named player would do in my place, and changes nothing', async () => {
  const sitting = new Sitting();
  await sitting.say({ type: 'start', options: options('stud') });
  const { hand, decision } = sitting.last('view');
  const saves = sitting.storage.saves.length;
  const hints = [
    await sitting.say({ type: 'hint', hand, decision, player: 'lv0' }),
    await sitting.say({ type: 'hint', hand, decision, player: 'lv0' }),
  ];
  expect(hints[0]).toMatchObject([
    { type: 'hint', hand, decision, player: 'lv0', reason: { code: 'progress' } },
  ]);
  expect(hints[1]).toEqual(hints[0]);
  expect(sitting.storage.saves).toHaveLength(saves);
  expect(codeOf(await sitting.say({ type: 'hint', hand, decision, player: 'lv9' }))).toEqual([
    'player/unknown',
  ]);
  expect(codeOf(await sitting.act(chooseAtRandom))).toEqual([]);
});

test('tables without a seed have unpredictable cards, practice tables always the same', async () => {
  const firstView = async (seed: string | undefined, random: bigint): Promise<unknown> => {
    const sitting = new Sitting({ random });
    const { seed: _seed, ...rest } = options('badugi');
    await sitting.say({ type: 'start', options: seed === undefined ? rest : { ...rest, seed } });
    return sitting.last('view').view.mine;
  };
  expect(await firstView('5', 1n)).toEqual(await firstView('5', 2n));
  expect(await firstView('5', 1n)).not.toEqual(await firstView('6', 1n));
  expect(await firstView(undefined, 1n)).not.toEqual(await firstView(undefined, 2n));
});

test('a bug closes the table, is reported, and loses nothing', async () => {
  const good = Xoshiro256.fromSeed(1n);
  let isBroken = false;
  const nextUint32 = (): number => {
    if (isBroken) throw new Error('no more random numbers');
    return good.nextUint32();
  };
  const { seed: _seed, ...rest } = options('razz');
  const sitting = new Sitting({ random: { nextUint32 } });
  await sitting.say({ type: 'start', options: rest });
  await sitting.playHand();
  isBroken = true;
  await expect(sitting.say({ type: 'nextHand' })).rejects.toThrow('no more random numbers');
  expect(sitting.messages.at(-1)).toMatchObject({ type: 'error', error: { code: 'table/failed' } });
  const again = new Sitting({ storage: new MemoryStorage(sitting.storage.text) });
  await again.say({ type: 'resume' });
  expect(again.last('table').table).toEqual(sitting.last('table').table);
});
