import { HUMAN, type HostMessage, type TableOptions } from '@doorcard/table';
import type { GameId } from '@doorcard/engine';
import type { FinishedHand } from '../src/history/handWatch.js';
import { chooseQuietly, playInNode } from './nodeTable.js';

/** A whole hand as the page hears of it, with both of its records, and all that the host told. */
export async function finishHand(
  game: GameId,
  seed: string,
): Promise<{ readonly finished: FinishedHand; readonly messages: readonly HostMessage[] }> {
  const options: TableOptions = {
    kind: 'cash',
    games: [game],
    chairs: [
      { name: 'You', player: HUMAN },
      { name: 'Ann', player: 'lv2:1' },
      { name: 'Bob', player: 'lv2:2' },
    ],
    seed,
    reasons: 'afterHand',
  };
  const throwTwo = chooseQuietly((view) => (view.seats[view.seat!]!.draws.length === 0 ? [0, 1] : []));
  const messages = await playInNode({ ...options, records: 'seen' }, throwTwo);
  const open = await playInNode({ ...options, records: 'all' }, throwTwo);
  const hand = find(messages, 'handStart');
  const { type: _, ...info } = hand;
  const finished: FinishedHand = {
    id: hand.hand,
    at: Date.UTC(2026, 10, 16, 9, 30, 15),
    table: find(messages, 'table').table,
    hand: info,
    seen: find(messages, 'record').phh,
    all: find(open, 'record').phh,
    reasons: find(messages, 'reasons').reasons,
  };
  return { finished, messages };
}

export function find<T extends HostMessage['type']>(
  messages: readonly HostMessage[],
  type: T,
): Extract<HostMessage, { type: T }> {
  const found = messages.findLast((message) => message.type === type);
  if (found === undefined) throw new Error(`no message ${type}`);
  return found as Extract<HostMessage, { type: T }>;
}
