import { HUMAN, type HostMessage, type TableOptions } from '@doorcard/table';
import type { GameId } from '@doorcard/engine';
import type { HandToKeep } from '../src/shared/hands/handWatch.js';
import { chooseQuietly, playInNode } from './nodeTable.js';

/** A whole hand as the page hears of it, with both of its records, and all messages of the host. */
export async function finishHand(
  game: GameId,
  seed: string,
): Promise<{ readonly finished: HandToKeep; readonly messages: readonly HostMessage[] }> {
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
  const messages = await playInNode({ ...options, records: 'all' }, throwTwo);
  const { seen, all } = find(messages, 'record');
  const hand = find(messages, 'handStart');
  const { type: _, ...info } = hand;
  const finished: HandToKeep = {
    id: hand.hand,
    at: Date.UTC(2026, 10, 16, 9, 30, 15),
    table: find(messages, 'table').table,
    hand: info,
    seen,
    all: all!.phh,
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
