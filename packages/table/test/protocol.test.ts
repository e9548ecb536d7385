import { Xoshiro256 } from '@doorcard/cards';
import { GAMES, makeView, rewind, type Hand, type TableHand, type View } from '@doorcard/engine';
import {
  checkClientMessage,
  checkView,
  makePortPair,
  makeViewJsonSchema,
  type ClientMessage,
  type HostMessage,
} from '@doorcard/table';
import { connectClient } from '@doorcard/table/client';
import { describe, expect, test } from 'vitest';
import { checkHostMessage } from '../src/protocol.js';
import { parseTableSave } from '../src/tableSave.js';
import { expectEqual } from '../../../test/shared/equal.js';
import { chooseAtRandom, codeOf, MemoryStorage, options, Sitting, usualRegistry } from './sitting.js';

describe('a message that is not allowed', () => {
  test.each<[name: string, message: unknown, code: string]>([
    ['nothing', null, 'table/bad-message'],
    ['a word', 'deal', 'table/bad-message'],
    ['no type', {}, 'table/bad-message'],
    ['an unknown type', { type: 'peek' }, 'table/bad-message'],
    ['a field too many', { type: 'look', seat: 2 }, 'table/bad-message'],
    ['a field too few', { type: 'act', hand: 'x' }, 'table/bad-message'],
    [
      'a raise without an amount',
      { type: 'act', hand: 'x', decision: 0, action: { type: 'raise' } },
      'table/bad-message',
    ],
    [
      'half a chip',
      { type: 'act', hand: 'x', decision: 0, action: { type: 'raise', to: 40.5 } },
      'table/bad-message',
    ],
    [
      'an unknown card',
      { type: 'act', hand: 'x', decision: 0, action: { type: 'draw', discard: [52] } },
      'table/bad-message',
    ],
    ['another hand', { type: 'act', hand: 'x', decision: 0, action: { type: 'call' } }, 'table/wrong-hand'],
    ['a start at an open table', { type: 'start', options: options('razz') }, 'table/already-started'],
    ['a resume at an open table', { type: 'resume' }, 'table/already-started'],
    ['the next hand in the middle of one', { type: 'nextHand' }, 'session/hand-in-progress'],
    ['chips in the middle of a hand', { type: 'topUp', chips: 10 }, 'session/hand-in-progress'],
    ['reasons of an unknown hand', { type: 'why', hand: 'x' }, 'table/unknown-hand'],
  ])('%s is refused and changes nothing', async (_name, message, code) => {
    const sitting = new Sitting();
    await sitting.say({ type: 'start', options: options('badugi') });
    const saved = sitting.storage.text;
    const answers = await sitting.post(message);
    expect(codeOf(answers)).toEqual([code]);
    expect(answers).toHaveLength(1);
    expect(sitting.storage.text).toBe(saved);
    const before = sitting.last('view');
    await sitting.say({ type: 'look' });
    expect(sitting.last('view')).toEqual(before);
    // The table goes on as if the message had not been sent.
    expect(codeOf(await sitting.act(chooseAtRandom))).toEqual([]);
  });

  test('a second action for the same decision is refused', async () => {
    const sitting = new Sitting();
    await sitting.say({ type: 'start', options: options('stud') });
    const { hand, decision, view } = sitting.last('view');
    const answer: ClientMessage = {
      type: 'act',
      hand,
      decision,
      action: chooseAtRandom(view, hand, decision),
    };
    expect(codeOf(await sitting.say(answer))).toEqual([]);
    const saved = sitting.storage.text;
    const [code] = codeOf(await sitting.say(answer));
    expect(['table/wrong-decision', 'table/no-hand']).toContain(code);
    expect(sitting.storage.text).toBe(saved);
  });

  test('nobody acts for another player', async () => {
    const pace = { atStart: 9, afterHuman: 9, between: 9, afterResume: 9 };
    const sitting = new Sitting({ pace });
    await sitting.say({ type: 'start', options: options('stud') });
    while (sitting.isAsked) await sitting.act(chooseAtRandom);
    const { hand, decision, view } = sitting.last('view');
    expect(view.actor).not.toBe(view.seat);
    const action = { type: 'call' } as const;
    expect(codeOf(await sitting.say({ type: 'act', hand, decision, action }))).toEqual([
      'table/not-your-turn',
    ]);
    expect(codeOf(await sitting.say({ type: 'hint', hand, decision }))).toEqual(['table/not-your-turn']);
  });

  test('an illegal action is refused with its code, and a legal one can follow', async () => {
    const sitting = new Sitting();
    await sitting.say({ type: 'start', options: options('holdem') });
    const { hand, decision } = sitting.last('view');
    const say = async (action: Extract<ClientMessage, { type: 'act' }>['action']) =>
      codeOf(await sitting.say({ type: 'act', hand, decision, action }));
    expect(await say({ type: 'raise', to: 1 })).toEqual(['action/raise-too-small']);
    expect(await say({ type: 'draw', discard: [] })).toEqual(['action/wrong-phase']);
    expect(codeOf(await sitting.act(chooseAtRandom))).toEqual([]);
  });

  test.each<ClientMessage>([
    { type: 'nextHand' },
    { type: 'look' },
    { type: 'why', hand: 'x' },
    { type: 'pause' },
  ])('$type comes before there is a table', async (message) => {
    expect(codeOf(await new Sitting().say(message))).toEqual(['table/not-started']);
  });

  test('after the end every message is refused', async () => {
    const sitting = new Sitting();
    await sitting.say({ type: 'start', options: options('razz') });
    await sitting.say({ type: 'leave' });
    expect(codeOf(await sitting.say({ type: 'look' }))).toEqual(['table/closed']);
    expect(codeOf(await sitting.say({ type: 'start', options: options('razz') }))).toEqual(['table/closed']);
  });
});

test.each<[name: string, change: Parameters<typeof options>[1], code: string]>([
  ['an unknown game', { games: 'chess' }, 'session/bad-games'],
  [
    'an unknown player',
    {
      chairs: [
        { name: 'A', player: 'human' },
        { name: 'B', player: 'lv7' },
      ],
    },
    'player/unknown',
  ],
  [
    'two humans',
    {
      chairs: [
        { name: 'A', player: 'human' },
        { name: 'B', player: 'human' },
      ],
    },
    'table/too-many-humans',
  ],
  [
    'an empty name',
    {
      chairs: [
        { name: '', player: 'human' },
        { name: 'B', player: 'lv0' },
      ],
    },
    'session/bad-config',
  ],
  ['one player', { chairs: [{ name: 'A', player: 'human' }] }, 'session/bad-config'],
  ['a bad seed', { seed: '-1' }, 'seed/not-u64'],
  ['chips above the buy-in', { chips: 1e9 }, 'session/bad-buy-in'],
])('a table with %s is not opened', async (_name, change, code) => {
  const sitting = new Sitting();
  const answers = await sitting.say({ type: 'start', options: options('razz', change) });
  expect(codeOf(answers)).toEqual([code]);
  expect(sitting.storage.saves).toEqual([]);
  expect(codeOf(await sitting.say({ type: 'start', options: options('razz') }))).toEqual([]);
});

test('a client neither sends nor accepts a message that does not match the protocol', () => {
  const [host, mine] = makePortPair((task) => task());
  const got: HostMessage[] = [];
  const bad: string[] = [];
  const client = connectClient(
    mine,
    (message) => got.push(message),
    ({ code }) => bad.push(code),
  );
  const wrong = { type: 'act', hand: 'x', decision: -1, action: { type: 'call' } } as const;
  expect(() => client.send(wrong)).toThrow('invalid value at decision;');
  host.post({ type: 'bye' });
  host.post({ type: 'bye', cards: [1] });
  expect([got, bad]).toEqual([[{ type: 'bye' }], ['table/bad-message']]);
});

// Hidden cards.

/** Every card anywhere in a message, by the names of the fields that hold cards. */
function listCards(value: unknown, isCards = false): number[] {
  if (typeof value === 'number') return isCards ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => listCards(item, isCards));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const holdsCards = ['cards', 'dealt', 'up', 'shown', 'board', 'discard'].includes(key);
    return listCards(part, holdsCards);
  });
}

describe('no hidden card leaves the host', () => {
  test.each(GAMES)('%s: while a hand is played, a message shows what the seat has seen', async (game) => {
    const storage = new MemoryStorage();
    const sitting = new Sitting({ storage });
    let messages = await sitting.say({ type: 'start', options: options(game, { records: 'all' }) });
    for (let hand = 1; hand <= 5; hand++) {
      while (true) {
        const at = messages.findIndex(({ type }) => type === 'handOver');
        const during = at === -1 ? messages : messages.slice(0, at);
        const kinds = new Set(during.map(({ type }) => type));
        for (const kind of ['reasons', 'record', 'hint'] as const) expect(kinds).not.toContain(kind);
        checkSecrecy(during, storage);
        if (!sitting.isAsked) break;
        messages = await sitting.act(chooseAtRandom);
      }
      if (sitting.last('table').table.chairs[0]!.chips === 0)
        await sitting.say({ type: 'topUp', chips: 2000 });
      messages = await sitting.say({ type: 'nextHand' });
    }
  });

  /** Compares with the dealer's saved hand, played to the point of each view. */
  function checkSecrecy(messages: readonly HostMessage[], storage: MemoryStorage): void {
    const first = messages.find((message) => message.type === 'view');
    const tableHand = first && findHand(storage, first.hand);
    const hand = tableHand?.hand;
    for (const message of messages) {
      if (message.type !== 'view' || hand === undefined) continue;
      const truth = rewind(hand, message.decision);
      // The human sits on the first chair.
      const seat = tableHand!.chairs.indexOf(0);
      expectEqual(message.view, JSON.parse(JSON.stringify(makeView(truth, seat))));
      const hidden = listHidden(truth, message.view);
      expect(listCards(message).filter((card) => hidden.has(card))).toEqual([]);
    }
    const views = messages.flatMap((message) => (message.type === 'view' ? [message.view] : []));
    const events = views.flatMap((view) => view.events);
    const latest = views.at(-1);
    if (latest === undefined) return;
    const known = new Set(listCards(latest));
    expect(listCards(events).filter((card) => !known.has(card))).toEqual([]);
  }

  const findHand = (storage: MemoryStorage, id: string): TableHand | undefined => {
    const texts = storage.saves.toReversed();
    for (const text of texts) {
      const save = parseTableSave(text, usualRegistry);
      if (save.ok && save.value.current?.id === id) return save.value.current;
    }
    return undefined;
  };

  /** Cards of others that are neither up nor shown, except those that the seat itself has held. */
  function listHidden(hand: Hand, view: View): Set<number> {
    const hidden = new Set<number>();
    for (const [seat, { up, shown }] of view.seats.entries()) {
      if (seat === view.seat || shown !== null) continue;
      for (const card of hand.holes[seat]!.subarray(0, hand.cardCount(seat))) {
        if (!up.includes(card)) hidden.add(card);
      }
    }
    for (const card of [...view.mine!.dealt, ...view.board]) hidden.delete(card);
    return hidden;
  }

  test('the search finds a card that should not be there', async () => {
    const sitting = new Sitting();
    await sitting.say({ type: 'start', options: options('badugi') });
    const { hand, decision, view } = sitting.last('view');
    const truth = findHand(sitting.storage, hand)!.hand;
    const stranger = truth.holes[(view.seat! + 1) % view.seats.length]![0]!;
    const leak = { ...view, board: [stranger] };
    expect(listHidden(truth, view)).toContain(stranger);
    expect(listCards({ type: 'view', hand, decision, view: leak })).toContain(stranger);
  });

  test('reasons and records are refused while their hand is played', async () => {
    const sitting = new Sitting();
    await sitting.say({ type: 'start', options: options('stud') });
    const { hand } = sitting.last('view');
    expect(codeOf(await sitting.say({ type: 'why', hand }))).toEqual(['table/hand-not-over']);
    expect(codeOf(await sitting.say({ type: 'record', hand, cards: 'all' }))).toEqual([
      'table/hand-not-over',
    ]);
    expect(codeOf(await sitting.say({ type: 'record', hand, cards: 'seen' }))).toEqual([
      'table/hand-not-over',
    ]);
  });

  test('both sides refuse an unknown field', async () => {
    const sitting = new Sitting();
    await sitting.say({ type: 'start', options: options('stud') });
    const message = sitting.last('view');
    expect(checkHostMessage(message).ok).toBe(true);
    const seats = message.view.seats.map((seat) => ({ ...seat, hole: [1, 2] }));
    expect(checkHostMessage({ ...message, view: { ...message.view, seats } }).ok).toBe(false);
    expect(checkHostMessage({ ...message, stub: [3] }).ok).toBe(false);
    expect(checkClientMessage({ type: 'look', reveal: true }).ok).toBe(false);
  });
});

// Views from outside.

describe('a view from outside', () => {
  const rng = () => Xoshiro256.fromSeed(3n);
  const findView = async (game: (typeof GAMES)[number]): Promise<View> => {
    const sitting = new Sitting();
    await sitting.say({ type: 'start', options: options(game) });
    return sitting.last('view').view;
  };

  test.each(GAMES)('%s: every view of a real hand is accepted', async (game) => {
    const sitting = new Sitting();
    await sitting.say({ type: 'start', options: options(game) });
    for (let hand = 0; hand < 3; hand++) {
      while (sitting.isAsked) {
        const { view } = sitting.last('view');
        const checked = checkView(JSON.parse(JSON.stringify(view)), rng());
        expectEqual(checked.ok ? checked.value : checked.error, view);
        await sitting.act(chooseAtRandom);
      }
      if (sitting.last('table').table.chairs[0]!.chips === 0)
        await sitting.say({ type: 'topUp', chips: 2000 });
      await sitting.say({ type: 'nextHand' });
    }
  });

  test.each<[name: string, change: (view: View) => unknown, code: string]>([
    ['is not the seat to act', (view) => ({ ...view, legal: null }), 'view/not-your-turn'],
    ['is the public', (view) => ({ ...view, seat: null, mine: null, legal: null }), 'view/not-your-turn'],
    ['has an unknown game', (view) => ({ ...view, game: 'chess' }), 'view/bad-shape'],
    ['lacks a field', ({ pot: _pot, ...view }) => view, 'view/bad-shape'],
    ['has an unknown field', (view) => ({ ...view, stub: [1] }), 'view/bad-shape'],
    ['has more in the pot than was paid', (view) => ({ ...view, pot: view.pot + 1 }), 'view/impossible'],
    [
      'has a card twice',
      (view) => ({ ...view, mine: { ...view.mine, cards: view.mine!.cards.with(0, view.mine!.cards[1]!) } }),
      'view/impossible',
    ],
    [
      'allows what is not allowed',
      (view) => ({ ...view, legal: { ...view.legal, check: !view.legal!.check } }),
      'view/impossible',
    ],
    [
      'contains an illegal call',
      (view) => ({ ...view, events: view.events.concat(view.events.slice(-1)) }),
      'view/impossible',
    ],
    ['has an unknown seat', (view) => ({ ...view, seat: 9, actor: 9 }), 'view/impossible'],
  ])('is refused when it %s', async (_name, change, code) => {
    const checked = checkView(change(await findView('badugi')), rng());
    expect(checked.ok ? 'taken' : checked.error.code).toBe(code);
  });

  test('its JSON Schema names every field, and allows no other', async () => {
    const schema = makeViewJsonSchema() as {
      properties: object;
      required: string[];
      additionalProperties: boolean;
    };
    const fields = Object.keys(await findView('razz')).toSorted();
    expect(Object.keys(schema.properties).toSorted()).toEqual(fields);
    expect([...schema.required].toSorted()).toEqual(fields);
    expect(schema.additionalProperties).toBe(false);
  });
});
