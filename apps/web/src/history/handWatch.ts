import type { ClientMessage, Explained, HandInfo, HostMessage, TableError, TableInfo } from '@doorcard/table';
import type { TableState } from '../table/tableState.js';

/** What somebody who listens at the table may do there. */
export interface TableAccess {
  readonly state: TableState;
  readonly send: (message: ClientMessage) => void;
  /** Says on the page that something went wrong; the table goes on. */
  readonly complain: (error: TableError) => void;
}

export type TableListener = (message: HostMessage, access: TableAccess) => void;

/** A hand that is over, as the host told it. */
export interface FinishedHand {
  readonly id: string;
  readonly at: number;
  readonly table: TableInfo;
  /** Who sat where; undefined when the page was opened after the hand. */
  readonly hand: HandInfo | undefined;
  readonly seen: string;
  readonly all: string;
  readonly reasons: readonly Explained[];
}

type Keep = (hand: FinishedHand) => Promise<TableError | undefined>;

/** Fetched while the first hand is played, so that it is there when the hand ends. */
const fetchKeeping = () => import('./handKeeping.js');

const keepLazily: Keep = async (hand) => (await fetchKeeping()).keepFinished(hand);

/** A hand that is over and not all told yet. */
type Waiting = Partial<FinishedHand> & Pick<FinishedHand, 'id'>;

/**
 * Keeps every hand that is over: asks the host for its records, and hands them on when all have come. What could not
 * be kept stays here and is tried again with the next hand.
 */
export function watchHands(
  keep: Keep = keepLazily,
  fetch: () => Promise<unknown> = fetchKeeping,
): TableListener {
  let waiting: Waiting = { id: '' };
  let unkept: readonly FinishedHand[] = [];

  const ask = (table: TableInfo, id: string, { state, send }: TableAccess): void => {
    const hand = state.hand?.hand === id ? state.hand : undefined;
    const reasons = hand === undefined ? undefined : state.reasons;
    waiting = { id, at: Date.now(), table, hand, ...(reasons === undefined ? {} : { reasons }) };
    send({ type: 'record', hand: id, cards: 'seen' });
    send({ type: 'record', hand: id, cards: 'all' });
    if (reasons === undefined) send({ type: 'why', hand: id });
  };
  const take = (told: Partial<FinishedHand>, { complain }: TableAccess): void => {
    const { id, at, table, hand, seen, all, reasons } = { ...waiting, ...told };
    const isWhole =
      at !== undefined &&
      table !== undefined &&
      seen !== undefined &&
      all !== undefined &&
      reasons !== undefined;
    waiting = isWhole ? { id } : { ...waiting, ...told };
    if (isWhole) void keepAll({ id, at, table, hand, seen, all, reasons }, complain);
  };
  const keepAll = async (newest: FinishedHand, complain: TableAccess['complain']): Promise<void> => {
    const hands = [...unkept, newest];
    unkept = [];
    for (const hand of hands) {
      const error = await keep(hand).catch((fault: unknown) => describeFault(hand.id, fault));
      if (error === undefined) continue;
      unkept = [...unkept, hand];
      complain(error);
    }
  };

  return (message, access) => {
    if (message.type === 'table') {
      const { hand, lastHand } = message.table;
      // What goes wrong with it is told when the hand is over.
      if (hand !== null) fetch().catch(() => {});
      else if (lastHand !== null && lastHand !== waiting.id) ask(message.table, lastHand, access);
    } else if (message.type === 'record' && message.hand === waiting.id) {
      take({ [message.cards]: message.phh }, access);
    } else if (message.type === 'reasons' && message.hand === waiting.id) {
      take({ reasons: message.reasons }, access);
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
