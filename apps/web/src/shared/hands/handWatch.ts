import type { ClientMessage, Explained, HandInfo, HostMessage, TableError, TableInfo } from '@doorcard/table';
import type { TableState } from '@doorcard/table/client';

/** What a listener at the table may do there. */
export interface TableAccess {
  readonly state: TableState;
  readonly send: (message: ClientMessage) => void;
  /** Shows on the page that something went wrong; the table goes on. */
  readonly complain: (error: TableError) => void;
}

export type TableListener = (message: HostMessage, access: TableAccess) => void;

/** A hand that is over, with its records. */
export interface HandToKeep {
  readonly id: string;
  readonly at: number;
  readonly table: TableInfo;
  /** Who sat where; undefined when an older version has saved the table and the page was reloaded since. */
  readonly hand: HandInfo | undefined;
  /** PHH. */
  readonly seen: string;
  readonly all: string;
  readonly reasons: readonly Explained[];
}

type Keep = (hand: HandToKeep) => Promise<TableError | undefined>;

/** Fetched while the first hand is played, so that it is there when the hand ends. */
const fetchKeeping = () => import('./handKeeping.js');

const keepLazily: Keep = async (hand) => (await fetchKeeping()).keepFinished(hand);

/**
 * Keeps every hand that is over: asks the host once for its records and passes them on. What could not be kept stays
 * here and is tried again with the next hand.
 */
export function watchHands(
  keep: Keep = keepLazily,
  fetch: () => Promise<unknown> = fetchKeeping,
): TableListener {
  let asked: Pick<HandToKeep, 'id' | 'at' | 'table'> | undefined;
  let unkept: readonly HandToKeep[] = [];

  const keepAll = async (newest: HandToKeep, complain: TableAccess['complain']): Promise<void> => {
    const hands = [...unkept, newest];
    unkept = [];
    for (const hand of hands) {
      const error = await keep(hand).catch((fault: unknown) => describeFault(hand.id, fault));
      if (error === undefined) continue;
      unkept = [...unkept, hand];
      complain(error);
    }
  };

  return (message, { state, send, complain }) => {
    if (message.type === 'table') {
      const { table } = message;
      // What goes wrong with it is shown when the hand is over.
      if (table.hand !== null) fetch().catch(() => {});
      else if (table.lastHand !== null && table.lastHand !== asked?.id) {
        asked = { id: table.lastHand, at: Date.now(), table };
        send({ type: 'record', hand: table.lastHand, cards: 'all' });
      }
    } else if (message.type === 'record' && message.hand === asked?.id && message.all !== null) {
      const hand = state.hand?.hand === asked.id ? state.hand : undefined;
      const { phh: all, reasons } = message.all;
      void keepAll({ ...asked, hand, seen: message.seen, all, reasons }, complain);
    }
  };
}

/** The part of the program that keeps hands could not be fetched. */
const describeFault = (id: string, fault: unknown): TableError => ({
  code: 'hands/not-kept',
  value: id,
  problem: fault instanceof Error ? fault.message : String(fault),
  expected: 'the whole program',
});
