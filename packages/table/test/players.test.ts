import { unwrap } from '@doorcard/cards';
import { makeRegistry, usualEntries, type Decision, type Player, type PlayerEntry } from '@doorcard/cpu';
import { describe, expect, test } from 'vitest';
import { codeOf, MemoryStorage, options, Sitting, usualRegistry } from './sitting.js';

const lv0 = unwrap(usualRegistry.find('lv0'));
const decideAsLv0: Player['decide'] = (view, rng) => lv0.decide(view, rng);

const makeEntry = (player: Omit<Player, 'name'>): PlayerEntry => ({
  name: 'guest',
  profiles: [],
  make: (name) => ({ name, ...player }),
});

const registryWith = (player: Omit<Player, 'name'>) =>
  makeRegistry<Player>([...usualEntries, makeEntry(player)]);

/** A table of two: in stud the guest sometimes has to act first, and always acts. */
const CHAIRS = [
  { name: 'You', player: 'human' },
  { name: 'Ann', player: 'guest' },
];
const start = { type: 'start', options: options('stud', { chairs: CHAIRS }) } as const;

/** A player that decides as lv0 does, when the test lets it. */
class Slow {
  asked = 0;
  private readonly answers: (() => void)[] = [];
  private readonly faults: (() => void)[] = [];
  readonly player: Omit<Player, 'name'> = {
    decide: (view, rng) => {
      this.asked++;
      const decision = lv0.decide(view, rng);
      return new Promise<Decision>((resolve, reject) => {
        this.answers.push(() => resolve(decision));
        this.faults.push(() => reject(new Error('no idea')));
      });
    },
  };
  answer(): void {
    this.answers.shift()!();
  }
  fail(): void {
    this.faults.shift()!();
  }
}

/** Calls and checks until the slow player is asked. */
async function waitForTurn(sitting: Sitting, slow: Slow): Promise<void> {
  while (slow.asked === 0) {
    await sitting.act(({ legal }) => ({
      type: legal!.check ? 'check' : legal!.call === undefined ? 'bringIn' : 'call',
    }));
  }
}

describe('a player that takes its time', () => {
  async function sit(): Promise<{ slow: Slow; sitting: Sitting; before: number }> {
    const slow = new Slow();
    const sitting = new Sitting({ registry: registryWith(slow.player) });
    await sitting.say(start);
    await waitForTurn(sitting, slow);
    return { slow, sitting, before: sitting.last('view').decision };
  }

  test('plays when it has decided', async () => {
    const { slow, sitting, before } = await sit();
    slow.answer();
    await sitting.listen();
    expect(sitting.last('view').decision).toBe(before + 1);
  });

  test('plays a whole hand as a player that decides at once', async () => {
    const play = async (player: Omit<Player, 'name'>): Promise<unknown> => {
      const sitting = new Sitting({ registry: registryWith(player) });
      await sitting.say(start);
      await sitting.playHand();
      return [sitting.last('handOver').results, sitting.last('reasons').reasons];
    };
    const later: Omit<Player, 'name'> = { decide: async (view, rng) => lv0.decide(view, rng) };
    expect(await play(later)).toEqual(await play({ decide: decideAsLv0 }));
  });

  test('does not block the table', async () => {
    const { sitting } = await sit();
    expect((await sitting.say({ type: 'look' })).map(({ type }) => type)).toContain('view');
    expect(await sitting.say({ type: 'pause' })).toEqual([{ type: 'paused', paused: true }]);
    expect(await sitting.say({ type: 'leave' })).toEqual([{ type: 'bye' }]);
  });

  test('makes no decision at a table that was left meanwhile', async () => {
    const { slow, sitting } = await sit();
    await sitting.say({ type: 'leave' });
    const saves = sitting.storage.saves.length;
    slow.answer();
    expect(await sitting.listen()).toEqual([]);
    expect(sitting.storage.saves).toHaveLength(saves);
  });

  test('waits with its decision while the table is paused, and is not asked again', async () => {
    const { slow, sitting, before } = await sit();
    await sitting.say({ type: 'pause' });
    slow.answer();
    expect(await sitting.listen()).toEqual([]);
    await sitting.say({ type: 'continue' });
    expect(sitting.last('view').decision).toBe(before + 1);
    expect(slow.asked).toBe(1);
  });

  test('is not asked twice when the table is paused and continued while it thinks', async () => {
    const { slow, sitting, before } = await sit();
    await sitting.say({ type: 'pause' });
    await sitting.say({ type: 'continue' });
    expect(slow.asked).toBe(1);
    slow.answer();
    await sitting.listen();
    expect(sitting.last('view').decision).toBe(before + 1);
  });

  test('is reported as a bug when it rejects', async () => {
    const { slow, sitting } = await sit();
    slow.fail();
    await expect(sitting.listen()).rejects.toThrow('no idea');
    expect(codeOf(sitting.messages)).toEqual(['table/failed']);
  });

  test('is asked again where the table was left', async () => {
    const { sitting, before } = await sit();
    await sitting.say({ type: 'leave' });
    const slow = new Slow();
    const again = new Sitting({
      storage: new MemoryStorage(sitting.storage.text),
      registry: registryWith(slow.player),
    });
    await again.say({ type: 'resume' });
    slow.answer();
    await again.listen();
    expect(again.last('view').decision).toBe(before + 1);
  });
});

test('an illegal action is an error with a code that names the player, the action and what is legal', async () => {
  const wild: Omit<Player, 'name'> = {
    decide: () => ({
      action: { type: 'raise', to: 12_345 },
      reason: { code: 'wild', rule: 'wild', data: {} },
    }),
  };
  const sitting = new Sitting({ registry: registryWith(wild) });
  const play = async (): Promise<void> => {
    await sitting.say(start);
    await waitForTurn(sitting, new Slow());
  };
  await expect(play()).rejects.toMatchObject({
    code: 'player/illegal-action',
    problem: 'guest may not raise to 12345',
    expected: expect.stringContaining('raise to'),
  });
});

describe('a player that loads', () => {
  test('is prepared once for each game, before its first decision there', async () => {
    const prepared: string[] = [];
    const player: Omit<Player, 'name'> = {
      prepare: async (game) => {
        prepared.push(game);
      },
      decide: (view, rng) => {
        if (prepared.at(-1) !== view.game) throw new Error(`not prepared for ${view.game}`);
        return lv0.decide(view, rng);
      },
    };
    const sitting = new Sitting({ registry: registryWith(player) });
    const games = ['stud', 'razz'] as const;
    const change = { every: 'hands', hands: 2 } as const;
    await sitting.say({ type: 'start', options: options([...games], { chairs: CHAIRS, change }) });
    for (let hand = 0; hand < 4; hand++) {
      await sitting.playHand();
      await sitting.say({ type: 'nextHand' });
    }
    expect(prepared).toEqual(['stud', 'razz']);
  });

  test('is replaced by a substitute of its own, where it names one', async () => {
    const player: Omit<Player, 'name'> = {
      substitute: lv0,
      prepare: () => Promise.reject(new Error('no such file')),
      decide: () => {
        throw new Error('not asked');
      },
    };
    const sitting = new Sitting({ registry: registryWith(player) });
    await sitting.say(start);
    await sitting.playHand();
    expect(codeOf(sitting.messages)).toEqual(['player/not-prepared']);
    expect(sitting.last('table').table.substitutes).toEqual([{ chair: 1, wanted: 'guest', plays: 'lv0' }]);
    expect(new Set(sitting.last('reasons').reasons.map(({ reason }) => reason.rule))).toContain('lv0');
  });

  test('is replaced by lv2 in a game that it cannot load; the client gets the reason', async () => {
    const player: Omit<Player, 'name'> = {
      prepare: async (game) => {
        if (game === 'stud') throw new Error('no such file');
      },
      decide: decideAsLv0,
    };
    const sitting = new Sitting({ registry: registryWith(player) });
    const change = { every: 'hands', hands: 1 } as const;
    await sitting.say({ type: 'start', options: options(['stud', 'razz'], { chairs: CHAIRS, change }) });
    await sitting.playHand();
    const error = sitting.messages.find((message) => message.type === 'error');
    expect(error).toMatchObject({
      about: null,
      error: {
        code: 'player/not-prepared',
        value: 'guest',
        problem: 'guest cannot play stud: no such file',
      },
    });
    const tables = sitting.messages.flatMap((message) => (message.type === 'table' ? [message.table] : []));
    expect(tables.map(({ substitutes }) => substitutes)).toContainEqual([
      { chair: 1, wanted: 'guest', plays: 'lv2' },
    ]);
    expect(sitting.last('reasons').reasons.some(({ reason }) => reason.rule.startsWith('stud/'))).toBe(true);
    await sitting.say({ type: 'nextHand' });
    expect(sitting.last('table').table.substitutes).toEqual([]);
    await sitting.playHand();
    expect(new Set(sitting.last('reasons').reasons.map(({ reason }) => reason.rule))).toContain('lv0');
    expect(codeOf(sitting.messages)).toEqual(['player/not-prepared']);
  });

  test('can be left while it loads', async () => {
    const player: Omit<Player, 'name'> = { prepare: () => new Promise(() => {}), decide: decideAsLv0 };
    const sitting = new Sitting({ registry: registryWith(player) });
    await sitting.say(start);
    while (sitting.isAsked) {
      await sitting.act(({ legal }) => ({
        type: legal!.check ? 'check' : legal!.call === undefined ? 'bringIn' : 'call',
      }));
    }
    expect(await sitting.say({ type: 'leave' })).toEqual([{ type: 'bye' }]);
  });
});

describe('a saved table whose player is not available', () => {
  async function saveWithGuest(): Promise<string> {
    const sitting = new Sitting({ registry: registryWith({ decide: decideAsLv0 }) });
    await sitting.say(start);
    await sitting.playHand();
    return sitting.storage.text!;
  }

  test('is opened: lv2 plays the chair, the client is informed, and the chair keeps its name', async () => {
    const storage = new MemoryStorage(await saveWithGuest());
    const sitting = new Sitting({ storage });
    await sitting.say({ type: 'resume' });
    const { table } = sitting.last('table');
    expect(table.substitutes).toEqual([{ chair: 1, wanted: 'guest', plays: 'lv2' }]);
    expect(table.chairs[1]!.player).toBe('guest');
    await sitting.say({ type: 'nextHand' });
    const { players, you } = sitting.last('handStart');
    expect(players[1 - you!]).toBe('lv2');
    await sitting.playHand();
    expect(sitting.last('reasons').reasons.some(({ reason }) => reason.rule.startsWith('stud/'))).toBe(true);
    expect(codeOf(sitting.messages)).toEqual([]);
  });

  test('gets its player back as soon as it is available again', async () => {
    const storage = new MemoryStorage(await saveWithGuest());
    const without = new Sitting({ storage });
    await without.say({ type: 'resume' });
    await without.say({ type: 'nextHand' });
    await without.say({ type: 'leave' });
    const sitting = new Sitting({ storage, registry: registryWith({ decide: decideAsLv0 }) });
    await sitting.say({ type: 'resume' });
    expect(sitting.last('table').table.substitutes).toEqual([]);
    await sitting.playHand();
    expect(sitting.last('reasons').reasons.at(-1)!.reason.rule).toBe('lv0');
  });

  test('is refused if there is no substitute', async () => {
    const registry = makeRegistry(usualEntries.filter(({ name }) => name !== 'lv2'));
    const sitting = new Sitting({ storage: new MemoryStorage(await saveWithGuest()), registry });
    expect(codeOf(await sitting.say({ type: 'resume' }))).toEqual(['player/unknown']);
  });
});

test('a new table with an unknown player is refused', async () => {
  expect(codeOf(await new Sitting().say(start))).toEqual(['player/unknown']);
});

describe('a hint of a slow player', () => {
  const ask = async (player: Omit<Player, 'name'>) => {
    const sitting = new Sitting({ registry: registryWith(player) });
    const chairs = [CHAIRS[0]!, { name: 'Ann', player: 'lv0' }];
    await sitting.say({ type: 'start', options: options('stud', { chairs }) });
    const { hand, decision } = sitting.last('view');
    const messages = await sitting.say({ type: 'hint', hand, decision, player: 'guest' });
    return { sitting, messages };
  };

  test('comes when it is ready', async () => {
    const slow = new Slow();
    const { sitting, messages } = await ask(slow.player);
    expect(messages).toEqual([]);
    slow.answer();
    expect(await sitting.listen()).toMatchObject([
      { type: 'hint', player: 'guest', reason: { rule: 'lv0' } },
    ]);
  });

  test('does not come when the decision has been made', async () => {
    const slow = new Slow();
    const { sitting } = await ask(slow.player);
    await sitting.act(({ legal }) => ({ type: legal!.call === undefined ? 'bringIn' : 'call' }));
    slow.answer();
    expect(await sitting.listen()).toEqual([]);
  });

  test('is refused with a code when the player cannot load, and the table goes on', async () => {
    const { sitting, messages } = await ask({
      prepare: () => Promise.reject(new Error('no such file')),
      decide: decideAsLv0,
    });
    expect(messages).toMatchObject([{ about: 'hint', error: { code: 'player/not-prepared' } }]);
    await sitting.playHand();
    expect(sitting.last('handOver').results).toHaveLength(2);
  });
});
