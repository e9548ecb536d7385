import type { Action, View } from '@doorcard/engine';
import type { HostMessage, TableOptions } from '@doorcard/table';
import { openSaved } from '../scripts/guest.mjs';
import { sitInNode } from './nodeTable.js';
import type { Visitor } from './visitor.js';

// Tables that the lobby does not offer: begun here, put where the browser's dealer keeps its own, and gone on with.

/** What a table of these options saves when it begins, and all that it sends while it is played to its end in Node. */
export async function playTable(
  options: TableOptions,
  mostHands: number,
): Promise<{ readonly save: string; readonly messages: readonly HostMessage[] }> {
  const { messages, saves } = await sitInNode(options, (told) => {
    const last = told.at(-1)!;
    if (last.type === 'view' && last.view.legal !== null) {
      return { type: 'act', hand: last.hand, decision: last.decision, action: playBoldly(last.view) };
    }
    if (last.type === 'sessionOver' || countHands(told) >= mostHands) return undefined;
    if (last.type === 'table' && last.table.hand === null) return { type: 'nextHand' };
    throw new Error('the table stands still');
  });
  return { save: saves[0]!, messages };
}

const countHands = (messages: readonly HostMessage[]): number =>
  messages.filter(({ type }) => type === 'handOver').length;

/** All in as soon as it goes. */
export function playBoldly({ legal }: View): Action {
  const { check, call, raise, draw, bringIn } = legal!;
  if (draw !== undefined) return { type: 'draw', discard: [] };
  if (raise !== undefined) return { type: 'raise', to: raise.max };
  return { type: check ? 'check' : call === undefined && bringIn !== undefined ? 'bringIn' : 'call' };
}

/** Goes on with a saved table in a browser that has just opened the lobby, where nobody waits unless another speed is named. */
export async function resumeTable({ page }: Visitor, save: string, speed = 'off'): Promise<void> {
  await page.evaluate(
    (chosen) => localStorage.setItem('doorcard', JSON.stringify({ version: 1, speed: chosen })),
    speed,
  );
  await openSaved(page, save);
}
