import { GAMES, makeSessionJson } from '@doorcard/engine';
import { makeChecksum } from '@doorcard/sealed';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeTableSave, parseTableSave } from '../src/tableSave.js';
import { expectEqual } from '../../../test/shared/equal.js';
import {
  chooseAtRandom,
  codeOf,
  MemoryStorage,
  options,
  Sitting,
  StepClock,
  usualRegistry,
} from './sitting.js';

/** The hand of a saved text. */
const handOf = (text: string | undefined) => {
  const save = parseTableSave(text!, usualRegistry);
  if (!save.ok) throw save.error;
  return save.value.current;
};

describe('E-14 a table is saved after each decision, with its consequences', () => {
  test('E-14 a call of the human that ends a street is saved with the new street', async () => {
    const pace = { atStart: 9, afterHuman: 9, between: 9, afterResume: 9 };
    const clock = new StepClock();
    const sitting = new Sitting({ clock, pace });
    const chairs = [
      { name: 'You', player: 'human' },
      { name: 'Ann', player: 'lv0' },
    ];
    await sitting.say({ type: 'start', options: options('stud', { chairs }) });
    const streets: number[] = [];
    while (!sitting.messages.some(({ type }) => type === 'handOver')) {
      if (!sitting.isAsked) {
        // Nobody acts until the clock moves.
        clock.pass(9);
        await sitting.listen();
        continue;
      }
      const before = sitting.last('view').view.street;
      await sitting.act(({ legal }) => ({
        type: legal!.check ? 'check' : legal!.call === undefined ? 'bringIn' : 'call',
      }));
      const { view } = sitting.last('view');
      const saved = handOf(sitting.storage.text);
      if (view.phase === 'over') expect(saved).toBeUndefined();
      else expect([saved!.hand.street, saved!.hand.pot]).toEqual([view.street, view.pot]);
      if (view.street > before) streets.push(view.street);
    }
    expect(streets.length).toBeGreaterThan(0);
  });

  test('E-14 what the client sees has been saved before', async () => {
    const storage = new MemoryStorage();
    const sitting = new Sitting({ storage });
    await sitting.say({ type: 'start', options: options('badugi') });
    await sitting.playHand();
    const views = sitting.messages.filter(({ type }) => type === 'view');
    // One save for the deal and each decision, one for the end of the hand.
    expect(storage.saves).toHaveLength(views.length + 1);
    const { hand } = sitting.last('view');
    for (const [i, message] of views.entries()) {
      const saved = handOf(storage.saves[i])!;
      expect([saved.id, saved.hand.pot]).toEqual([hand, message.type === 'view' ? message.view.pot : 0]);
    }
  });

  test('E-14 chips that were bought are saved at once', async () => {
    const sitting = new Sitting();
    const buyIn = { min: 100, max: 90_000 };
    await sitting.say({ type: 'start', options: options('stud', { chips: 4000, buyIn }) });
    await sitting.playHand();
    const { chips } = sitting.last('table').table.chairs[0]!;
    await sitting.say({ type: 'topUp', chips: 1234 });
    const again = new Sitting({ storage: new MemoryStorage(sitting.storage.text) });
    await again.say({ type: 'resume' });
    expect(again.last('table').table.chairs[0]!.chips).toBe(chips + 1234);
  });
});

describe('E-15 a saved table keeps its players', () => {
  const chairs = [
    { name: 'You', player: 'human' },
    { name: 'Ann', player: 'lv2:4' },
    { name: 'Bob', player: 'lv1:rock' },
    { name: 'Cid', player: 'lv0' },
  ];

  test('E-15 levels and profiles of all players come back', async () => {
    // Nobody acts until the clock moves.
    const pace = { atStart: 9, afterHuman: 9, between: 9, afterResume: 9 };
    const first = new Sitting({ pace });
    await first.say({
      type: 'start',
      options: options('stud', { chairs, reasons: 'asked', records: 'seen' }),
    });
    const again = new Sitting({ pace, storage: new MemoryStorage(first.storage.text) });
    await again.say({ type: 'resume' });
    expect(again.last('table').table.chairs.map((chair) => chair!.player)).toEqual(
      chairs.map(({ player }) => player),
    );
    expect(again.last('table')).toEqual(first.last('table'));
    const save = parseTableSave(first.storage.text!, usualRegistry);
    expect(save).toMatchObject({
      ok: true,
      value: { settings: { reasons: 'asked', records: 'seen', seed: '7' } },
    });
  });

  test('E-15 a save without its players is refused, not filled in', () => {
    const text = makeOldSave((data) => {
      const { players: _players, ...settings } = data['settings'] as Record<string, unknown>;
      return { ...data, settings };
    });
    const save = parseTableSave(text, usualRegistry);
    expect(save.ok ? 'taken' : save.error.code).toBe('table/bad-save');
  });

  test('E-15 a save of version 1 is migrated to the newest: its last hand gets the missing fields', async () => {
    const sitting = new Sitting();
    await sitting.say({ type: 'start', options: options('razz') });
    await sitting.playHand();
    const dropTold = ({ last, ...data }: Record<string, unknown>) => {
      const { told: _told, ...rest } = last as Record<string, unknown>;
      return { ...data, last: rest };
    };
    const old = parseTableSave(makeOldSave(dropTold, 1, sitting.storage.text), usualRegistry);
    expect(old).toMatchObject({
      ok: true,
      value: { last: { names: ['Ann', 'Bob', 'Cid', 'You'], told: null } },
    });
    // Version 2 needs no migration, so a missing field is an error.
    const second = parseTableSave(makeOldSave(dropTold, 2, sitting.storage.text), usualRegistry);
    expect(second).toMatchObject({ ok: false, error: { code: 'table/bad-save', value: 'last.told' } });
  });
});

/** Before version 3 the data of a reason were called `seen`; nothing else of a table has this name. */
const renameData = (data: Record<string, unknown>): Record<string, unknown> =>
  JSON.parse(JSON.stringify(data).replaceAll('"data":', '"seen":')) as Record<string, unknown>;

let aSave = '';
const makeOldSave = (
  change: (data: Record<string, unknown>) => Record<string, unknown>,
  version = 4,
  text = aSave,
): string => {
  const { type, version: _version, checksum: _sum, ...data } = JSON.parse(text) as Record<string, unknown>;
  const changed = change(version < 3 ? renameData(data) : data);
  return JSON.stringify({ type, version, checksum: makeChecksum(changed), ...changed });
};

beforeAll(async () => {
  const sitting = new Sitting();
  await sitting.say({ type: 'start', options: options('badugi') });
  aSave = sitting.storage.text!;
});

describe('a table that is resumed', () => {
  /** The rest of the hand that is being played: all views, the end, and why. */
  async function playOn(sitting: Sitting): Promise<unknown[]> {
    await sitting.playHand();
    return sitting.messages.filter(({ type }) => ['view', 'handOver', 'reasons'].includes(type));
  }

  test.each(GAMES)('%s: goes on from each decision as if it had never been left', async (game) => {
    const storage = new MemoryStorage();
    const sitting = new Sitting({ storage });
    await sitting.say({ type: 'start', options: options(game) });
    await sitting.playHand();
    if (sitting.last('table').table.chairs[0]!.chips === 0) await sitting.say({ type: 'topUp', chips: 2000 });
    const before = { saves: storage.saves.length, messages: sitting.messages.length };
    await sitting.say({ type: 'nextHand' });
    await playOn(sitting);
    const whole = sitting.messages
      .slice(before.messages)
      .filter(({ type }) => ['view', 'handOver', 'reasons'].includes(type));
    // All but the last save, in which the hand is over.
    const saves = storage.saves.slice(before.saves, -1);
    expect(saves.length).toBeGreaterThan(2);
    for (const [i, text] of saves.entries()) {
      const again = new Sitting({ storage: new MemoryStorage(text), random: 99n });
      await again.say({ type: 'resume' });
      expectEqual(await playOn(again), whole.slice(i));
    }
  });

  test('the hand after the resumed one is the same too', async () => {
    const storage = new MemoryStorage();
    const sitting = new Sitting({ storage });
    await sitting.say({ type: 'start', options: options('horse') });
    const again = new Sitting({ storage: new MemoryStorage(storage.text), random: 99n });
    await again.say({ type: 'resume' });
    for (const each of [sitting, again]) {
      await each.playHand();
      await each.say({ type: 'nextHand' });
      await each.playHand();
    }
    expect(again.last('handOver')).toEqual(sitting.last('handOver'));
    expect(again.last('reasons')).toEqual(sitting.last('reasons'));
  });

  test('a table between two hands still has the reasons and the record of the last', async () => {
    const sitting = new Sitting();
    await sitting.say({ type: 'start', options: options('razz') });
    await sitting.playHand();
    const { hand, reasons } = sitting.last('reasons');
    await sitting.say({ type: 'record', hand, cards: 'seen' });
    const again = new Sitting({ storage: new MemoryStorage(sitting.storage.text) });
    expect(await again.say({ type: 'resume' })).toMatchObject([
      { type: 'table', table: { hand: null, lastHand: hand } },
    ]);
    expect(await again.say({ type: 'why', hand })).toEqual([{ type: 'reasons', hand, reasons }]);
    expect(await again.say({ type: 'record', hand, cards: 'seen' })).toEqual([sitting.last('record')]);
  });

  test.each(GAMES)('%s: between two hands the last one can be shown again, as it was', async (game) => {
    const sitting = new Sitting();
    await sitting.say({ type: 'start', options: options(game) });
    await sitting.playHand();
    const again = new Sitting({ storage: new MemoryStorage(sitting.storage.text) });
    await again.say({ type: 'resume' });
    const told = await again.say({ type: 'lookBack' });
    expect(told.map(({ type }) => type)).toEqual(['handStart', 'view', 'handOver', 'reasons']);
    for (const type of ['handStart', 'view', 'handOver', 'reasons'] as const) {
      expect(again.last(type), type).toEqual(sitting.last(type));
    }
    if (again.last('table').table.chairs[0]!.chips === 0) await again.say({ type: 'topUp', chips: 2000 });
    await again.say({ type: 'nextHand' });
    expect(codeOf(await again.say({ type: 'lookBack' }))).toEqual(['table/hand-not-over']);
  });

  test('a last hand that version 1 has saved keeps its reasons and its record, and is not shown again', async () => {
    const sitting = new Sitting();
    await sitting.say({ type: 'start', options: options('razz') });
    await sitting.playHand();
    const old = makeOldSave(
      ({ last, ...data }) => {
        const { told: _told, ...rest } = last as Record<string, unknown>;
        return { ...data, last: rest };
      },
      1,
      sitting.storage.text,
    );
    const again = new Sitting({ storage: new MemoryStorage(old) });
    await again.say({ type: 'resume' });
    expect(await again.say({ type: 'lookBack' })).toEqual([]);
    const { hand, reasons } = sitting.last('reasons');
    expect(await again.say({ type: 'why', hand })).toEqual([{ type: 'reasons', hand, reasons }]);
  });

  test('a last hand that cannot be played again is refused with its path', async () => {
    const sitting = new Sitting();
    await sitting.say({ type: 'start', options: options('razz') });
    await sitting.playHand();
    const broken = makeOldSave(
      (data) => {
        const last = data['last'] as { record: { decisions: unknown[] } };
        const record = { ...last.record, decisions: last.record.decisions.slice(1) };
        return { ...data, last: { ...last, record } };
      },
      2,
      sitting.storage.text,
    );
    const again = new Sitting({ storage: new MemoryStorage(broken) });
    expect(await again.say({ type: 'resume' })).toMatchObject([
      { type: 'error', error: { code: 'table/bad-save', value: 'last.record' } },
    ]);
  });

  test('a table whose cards come from a secure generator keeps the cards of its hand', async () => {
    const { seed: _seed, ...rest } = options('stud8');
    const sitting = new Sitting({ random: 5n });
    await sitting.say({ type: 'start', options: rest });
    const again = new Sitting({ storage: new MemoryStorage(sitting.storage.text), random: 6n });
    await again.say({ type: 'resume' });
    await sitting.playHand();
    await again.playHand();
    expect(again.last('handOver')).toEqual(sitting.last('handOver'));
  });
});

describe('a table that version 2 has saved', () => {
  const text = readFileSync(new URL('fixtures/table-v2-reasons.json', import.meta.url), 'utf8');
  const old = JSON.parse(text) as {
    reasons: { reason: { seen: unknown } }[];
    last: { id: string; reasons: { reason: { seen: unknown } }[] };
  };
  const listSeen = (reasons: typeof old.reasons): unknown[] => reasons.map(({ reason }) => reason.seen);

  test('has its reasons, of the hand that is being played and of the last one', async () => {
    const sitting = new Sitting({ storage: new MemoryStorage(text) });
    await sitting.say({ type: 'resume' });
    await sitting.say({ type: 'why', hand: old.last.id });
    const { reasons } = sitting.last('reasons');
    expect(reasons.map(({ reason }) => reason.data)).toEqual(listSeen(old.last.reasons));
    expect(listSeen(old.last.reasons)).toContainEqual({ stud8Start: 'Marginal', lowPenalty: 3, lowDoors: 2 });
    await sitting.playHand();
    const later = sitting.last('reasons').reasons.map(({ reason }) => reason.data);
    expect(later.slice(0, old.reasons.length)).toEqual(listSeen(old.reasons));
    expect(old.reasons.length).toBeGreaterThan(0);
  });
});

describe('a save that cannot be used', () => {
  const good = () => aSave;
  const checksummed = (change: Record<string, unknown>): string =>
    makeOldSave((data) => ({ ...data, ...change }));

  test.each<[name: string, text: () => string, code: string]>([
    ['is empty', () => '', 'table/bad-save'],
    ['is cut off', () => good().slice(0, -10), 'table/bad-save'],
    ['is a list', () => '[]', 'table/bad-save'],
    ['is something else', () => '{"type":"doorcard/hand","version":1}', 'table/foreign-save'],
    ['is of a newer version', () => good().replace('"version":4', '"version":5'), 'table/unknown-version'],
    ['was changed', () => good().replace('"stream":', '"stream":1'), 'table/bad-checksum'],
    ['has no session', () => checksummed({ session: '' }), 'session/bad-json'],
    [
      'has too few players',
      () =>
        checksummed({
          settings: { players: ['human'], stream: 1, seed: null, reasons: 'asked', records: 'none' },
        }),
      'table/bad-save',
    ],
    ['has a field too many', () => checksummed({ extra: 1 }), 'table/bad-save'],
  ])('because it %s is refused with a code and stays as it is', async (_name, text, code) => {
    const storage = new MemoryStorage(text());
    const sitting = new Sitting({ storage });
    expect(codeOf(await sitting.say({ type: 'resume' }))).toEqual([code]);
    expect([storage.text, storage.saves]).toEqual([text(), []]);
    // A new table does not replace it by accident, and not without keeping it.
    expect(codeOf(await sitting.say({ type: 'start', options: options('razz') }))).toEqual([
      'table/save-exists',
    ]);
    expect(storage.text).toBe(text());
    expect(codeOf(await sitting.say({ type: 'start', options: options('razz'), replace: true }))).toEqual([]);
    expect(storage.aside).toEqual([text()]);
  });

  test('is missing', async () => {
    expect(codeOf(await new Sitting().say({ type: 'resume' }))).toEqual(['table/no-save']);
  });

  test('an error is reported when the storage cannot be written, and the hand goes on', async () => {
    const storage = new MemoryStorage();
    const sitting = new Sitting({ storage });
    await sitting.say({ type: 'start', options: options('razz') });
    storage.isBroken = true;
    const answers = await sitting.act(chooseAtRandom);
    expect(codeOf(answers)).toContain('table/not-saved');
    storage.isBroken = false;
    await sitting.playHand();
    expect(sitting.last('handOver').results).toHaveLength(4);
  });

  test('saving, reading and saving again gives the same text', () => {
    const save = parseTableSave(aSave, usualRegistry);
    expect(save.ok && makeTableSave(save.value)).toBe(aSave);
    expect(save.ok && makeSessionJson(save.value.session)).toContain('doorcard/session');
  });
});
