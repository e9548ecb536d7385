import type { Card, InputError } from '@doorcard/cards';
import type { Action } from '@doorcard/engine';
import type { ClientMessage, TableOptions } from '@doorcard/table';
import {
  answerQuestion,
  connectClient,
  NO_TABLE,
  reduceMessage,
  requestHint,
  toggleMark,
  type TableClient,
  type TableState,
} from '@doorcard/table/client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TableListener } from '../hands/handWatch.js';
import type { Speed } from '../tableChoice/speed.js';
import type { WorkerPort } from './workerPort.js';

/** What a visitor can do with a table. */
export interface TableActions {
  readonly start: (options: TableOptions, speed: Speed) => void;
  /** After the question whether an older table is given up. */
  readonly replaceSaved: () => void;
  readonly resume: (speed: Speed) => void;
  readonly act: (action: Action) => void;
  readonly mark: (card: Card) => void;
  readonly nextHand: () => void;
  readonly askHint: () => void;
  /** What players that learn know about everybody; it may be deleted first. */
  readonly askMemory: (forget: boolean) => void;
  readonly topUp: (chips: number) => void;
  /** Stops the table, or lets it go on. */
  readonly pause: (isPaused: boolean) => void;
  readonly leave: () => void;
  /** Forgets what went wrong, or a question that is not answered. */
  readonly dismiss: () => void;
}

export type TableStore = StoreApi<TableState & TableActions>;

/** The page's side of a table. `open` makes the way to a new host, `listen` hears what it says once it is known. */
export function makeTableStore(open: (speed: Speed) => WorkerPort, listen?: TableListener): TableStore {
  let port: WorkerPort | undefined;
  let client: TableClient | undefined;
  let asked: TableOptions | undefined;

  return createStore((set, get) => {
    const fail = ({ code, value, problem, expected }: InputError): void =>
      set({ status: 'failed', error: { code, value, problem, expected } });

    const connect = (speed: Speed, status: TableState['status']): void => {
      port?.close();
      port = open(speed);
      const mine = port;
      set({ ...NO_TABLE, status });
      client = connectClient(
        port,
        (message) => {
          if (port !== mine) return;
          set((state) => reduceMessage(state, message));
          // A page that was reloaded between two hands has the last one on its table again. It is asked for first, so
          // that listeners know who sat in it.
          const { table, hand } = get();
          if (
            message.type === 'table' &&
            table?.hand === null &&
            table.lastHand !== null &&
            hand === undefined
          ) {
            send({ type: 'lookBack' });
          }
          listen?.(message, { state: get(), send, complain: (error) => set({ error }) });
          if (message.type === 'bye') close();
        },
        fail,
      );
      port.onFault(() => {
        if (port === mine) set(({ error }) => ({ status: 'failed', error: error ?? STOPPED }));
      });
    };
    const close = (): void => {
      port?.close();
      port = undefined;
      client = undefined;
    };
    const send = (message: ClientMessage): void => client?.send(message);

    return {
      ...NO_TABLE,
      start: (options, speed) => {
        asked = options;
        connect(speed, 'opening');
        send({ type: 'start', options });
      },
      replaceSaved: () => {
        if (asked === undefined) return;
        set({ status: 'opening' });
        send({ type: 'start', options: asked, replace: true });
      },
      resume: (speed) => {
        connect(speed, 'opening');
        send({ type: 'resume' });
      },
      act: (action) => {
        const answered = answerQuestion(get(), action);
        if (answered === undefined) return;
        set(answered.state);
        send(answered.message);
      },
      mark: (card) => set((state) => toggleMark(state, card)),
      nextHand: () => send({ type: 'nextHand' }),
      askHint: () => {
        const message = requestHint(get());
        if (message !== undefined) send(message);
      },
      askMemory: (forget) => send({ type: 'memory', forget }),
      topUp: (chips) => send({ type: 'topUp', chips }),
      pause: (isPaused) => send({ type: isPaused ? 'pause' : 'continue' }),
      leave: () => send({ type: 'leave' }),
      dismiss: () => {
        if (get().status === 'open') set({ error: undefined });
        else {
          close();
          set(NO_TABLE);
        }
      },
    };
  });
}

const STOPPED = {
  code: 'table/failed',
  value: '',
  problem: 'the worker has stopped',
  expected: 'open the table again',
};
