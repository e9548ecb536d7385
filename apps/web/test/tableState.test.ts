import type { View } from '@doorcard/engine';
import type { HostMessage } from '@doorcard/table';
import { describe, expect, test } from 'vitest';
import type { TablePort } from '../src/app/tablePort.js';
import { makeTableOptions } from './usualTable.js';
import {
  countMissingChips,
  isBetweenHands,
  NO_TABLE,
  takeMessage,
  toggleMark,
  type TableState,
} from '../src/table/tableState.js';
import { makeTableStore } from '../src/table/tableStore.js';
import { chooseQuietly, playInNode } from './nodeTable.js';

const options = makeTableOptions({ games: 'badugi', level: 'lv1', opponents: 2, seed: '1' });
const messages = await playInNode(
  options,
  chooseQuietly(() => [0]),
);
const follow = (count: number): TableState => messages.slice(0, count).reduce(takeMessage, NO_TABLE);
const indexOf = (fits: (message: HostMessage) => boolean): number => messages.findIndex(fits) + 1;
const isMyDraw = (message: HostMessage): boolean =>
  message.type === 'view' && message.view.legal?.draw !== undefined;

const refuse = (code: string): HostMessage => ({
  type: 'error',
  about: 'act',
  error: { code, value: '', problem: 'p', expected: 'e' },
});

describe('the state of a table after messages', () => {
  test('a hand begins with nothing of the one before', () => {
    const over = follow(messages.length);
    expect(over.results).toHaveLength(3);
    const next = takeMessage(
      over,
      messages.find(({ type }) => type === 'handStart')!,
    );
    expect(next).toMatchObject({ results: undefined, reasons: undefined, view: undefined, marked: [] });
    expect(next.table).toBe(over.table);
  });

  test('between two hands chips can be bought back to the first stack, in a hand they cannot', () => {
    const over = follow(messages.length);
    expect(isBetweenHands(over)).toBe(true);
    const { you, startChips, chairs } = over.table!;
    expect(countMissingChips(over)).toBe(Math.max(0, startChips - chairs[you!]!.chips));
    const during = follow(indexOf(isMyDraw));
    expect([isBetweenHands(during), countMissingChips(during)]).toEqual([false, 0]);
  });

  test('only own cards can be marked, only at a draw, and the next question has no marks', () => {
    const draw = follow(indexOf(isMyDraw));
    const [first, second] = draw.view!.mine!.cards;
    const marked = toggleMark(toggleMark(draw, first!), second!);
    expect(marked.marked).toEqual([first, second]);
    expect(toggleMark(marked, first!).marked).toEqual([second]);
    const foreign = Array.from({ length: 52 }, (_, card) => card).find(
      (card) => !draw.view!.mine!.cards.includes(card),
    )!;
    expect(toggleMark(draw, foreign).marked).toEqual([]);
    const betting = follow(
      indexOf((message) => message.type === 'view' && message.view.legal !== null && !isMyDraw(message)),
    );
    expect(toggleMark(betting, betting.view!.mine!.cards[0]!).marked).toEqual([]);
    const later = messages.slice(indexOf(isMyDraw)).find(({ type }) => type === 'view')!;
    expect(takeMessage(marked, later).marked).toEqual([]);
  });

  test('an error is kept until the next question and does not close an open table', () => {
    const draw = { ...follow(indexOf(isMyDraw)), isAnswered: true };
    const wrong = takeMessage(draw, refuse('action/card-twice'));
    expect(wrong).toMatchObject({ status: 'open', isAnswered: false, error: { code: 'action/card-twice' } });
    const later = messages.slice(indexOf(isMyDraw)).find(({ type }) => type === 'view')!;
    expect(takeMessage(wrong, later).error).toBeUndefined();
  });

  test.each([
    ['opening', 'table/bad-save', 'failed'],
    ['opening', 'table/save-exists', 'saved'],
    ['open', 'table/failed', 'failed'],
    ['open', 'table/not-saved', 'open'],
  ] as const)('while %s, %s leads to %s', (status, code, after) => {
    expect(takeMessage({ ...NO_TABLE, status }, refuse(code)).status).toBe(after);
  });

  test('a hint for an older question is not shown', () => {
    const draw = follow(indexOf(isMyDraw));
    const hint: HostMessage = {
      type: 'hint',
      hand: draw.hand!.hand,
      decision: draw.decision,
      player: 'lv2',
      action: { type: 'draw', discard: [] },
      reason: { code: 'stand_pat', rule: 'r', seen: {} },
    };
    expect(takeMessage(draw, hint).hint).toEqual(hint);
    expect(takeMessage(draw, { ...hint, decision: draw.decision - 1 }).hint).toBeUndefined();
  });
});

describe('the store', () => {
  const openFake = (): {
    port: TablePort;
    sent: unknown[];
    tell: (message: unknown) => void;
    closed: number;
  } => {
    const sent: unknown[] = [];
    let listener: (message: unknown) => void = () => {};
    const fake = {
      sent,
      closed: 0,
      tell: (message: unknown) => listener(message),
      port: {
        post: (message: unknown) => sent.push(message),
        onMessage: (given: (message: unknown) => void) => {
          listener = given;
        },
        onFault: () => {},
        close: () => {
          fake.closed++;
        },
      },
    };
    return fake;
  };

  test('sends one answer to a question, however often it is pressed', () => {
    const fake = openFake();
    const store = makeTableStore(() => fake.port);
    store.getState().start(options, 'off');
    for (const message of messages.slice(0, indexOf(isMyDraw))) fake.tell(message);
    const view: View = store.getState().view!;
    store.getState().act({ type: 'draw', discard: [view.mine!.cards[0]!] });
    store.getState().act({ type: 'draw', discard: [] });
    expect(fake.sent).toEqual([
      { type: 'start', options },
      expect.objectContaining({ type: 'act', action: { type: 'draw', discard: [view.mine!.cards[0]] } }),
    ]);
  });

  test('a message that does not fit the protocol stops the table and names the code', () => {
    const fake = openFake();
    const store = makeTableStore(() => fake.port);
    store.getState().resume('off');
    fake.tell({ type: 'view', hand: 'x', decision: 0, view: { cards: [1, 2] } });
    expect(store.getState()).toMatchObject({ status: 'failed', error: { code: 'table/bad-message' } });
  });

  test('what an older host still says is not heard', () => {
    const [old, fresh] = [openFake(), openFake()];
    const ports = [old, fresh];
    const store = makeTableStore(() => ports.shift()!.port);
    store.getState().resume('off');
    store.getState().resume('off');
    expect(old.closed).toBe(1);
    old.tell(messages[0]);
    expect(store.getState().table).toBeUndefined();
    fresh.tell(messages[0]);
    expect(store.getState().table).toBeDefined();
  });
});
