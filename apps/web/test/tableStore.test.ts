import type { View } from '@doorcard/engine';
import type { HostMessage } from '@doorcard/table';
import { describe, expect, test } from 'vitest';
import { makeTableStore } from '../src/shared/tableStore/tableStore.js';
import type { WorkerPort } from '../src/shared/tableStore/workerPort.js';
import { chooseQuietly, playInNode } from './nodeTable.js';
import { makeTableOptions } from './usualTable.js';

const options = makeTableOptions({ games: 'badugi', level: 'lv1', opponents: 2, seed: '1' });
const messages = await playInNode(
  options,
  chooseQuietly(() => [0]),
);
const indexOf = (fits: (message: HostMessage) => boolean): number => messages.findIndex(fits) + 1;
const isMyDraw = (message: HostMessage): boolean =>
  message.type === 'view' && message.view.legal?.draw !== undefined;

describe('the store', () => {
  const openFake = (): {
    port: WorkerPort;
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
