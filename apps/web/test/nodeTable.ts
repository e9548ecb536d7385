import { makeLv4Entry } from '@doorcard/blueprint';
import { Xoshiro256 } from '@doorcard/cards';
import { makeRegistry, usualEntries, type Player } from '@doorcard/cpu';
import { makeLv3, makeLv3Entry } from '@doorcard/search';
import type { Action, View } from '@doorcard/engine';
import {
  makePortPair,
  NO_PACE,
  openTable,
  type ClientMessage,
  type HostMessage,
  type TableOptions,
} from '@doorcard/table';
import { connectClient } from '@doorcard/table/client';

const QUICK = { worlds: 2, particles: 20 };

/** All players of the app; level 3 decides at once and looks at few deals, and level 4 has no strategies. */
export const testRegistry = makeRegistry<Player>([
  ...usualEntries,
  makeLv3Entry(QUICK),
  makeLv4Entry(
    async () => undefined,
    () => makeLv3('lv3', QUICK),
  ),
]);

/** What to say next; nothing ends it. */
type Answer = (messages: readonly HostMessage[]) => ClientMessage | undefined;

/** The same host as in the worker, in this process. Returns all that it sent and all that it saved. */
export async function sitInNode(
  options: TableOptions,
  answer: Answer,
): Promise<{ readonly messages: readonly HostMessage[]; readonly saves: readonly string[] }> {
  const messages: HostMessage[] = [];
  const saves: string[] = [];
  const faults: unknown[] = [];
  const [host, mine] = makePortPair(queueMicrotask);
  openTable({
    port: host,
    storage: {
      load: async () => undefined,
      save: async (text) => {
        saves.push(text);
      },
      putAside: async () => {},
    },
    clock: { seconds: () => 0, later: () => () => {} },
    registry: testRegistry,
    random: Xoshiro256.fromSeed(1n),
    pace: NO_PACE,
    onFault: (fault) => faults.push(fault),
  });
  const client = connectClient(
    mine,
    (message) => messages.push(message),
    (error) => faults.push(error),
  );
  client.send({ type: 'start', options });
  for (;;) {
    await new Promise((resolve) => setImmediate(resolve));
    if (faults.length > 0) throw faults[0];
    const refused = messages.find((message) => message.type === 'error');
    if (refused !== undefined) throw new Error(refused.error.problem);
    const said = answer(messages);
    if (said === undefined) return { messages, saves };
    client.send(said);
  }
}

/** One hand, and all that was sent about it. */
export async function playInNode(
  options: TableOptions,
  choose: (view: View, decision: number) => Action,
): Promise<readonly HostMessage[]> {
  const { messages } = await sitInNode(options, (told) => {
    const last = told.findLast(({ type }) => type === 'view' || type === 'handOver');
    if (last?.type !== 'view') return undefined;
    const { hand, decision, view } = last;
    if (view.legal === null) throw new Error('the table stands still');
    return { type: 'act', hand, decision, action: choose(view, decision) };
  });
  return messages;
}

/** Checks, calls and brings in; draws the cards at these places. */
export const chooseQuietly =
  (choosePlaces: (view: View) => readonly number[]) =>
  (view: View): Action => {
    const { check, call, draw } = view.legal!;
    if (draw !== undefined) {
      return { type: 'draw', discard: choosePlaces(view).map((place) => view.mine!.cards[place]!) };
    }
    return { type: check ? 'check' : call === undefined ? 'bringIn' : 'call' };
  };

/** The first practice seed whose hand goes as a test needs it, when it is played quietly. */
export async function findSeed(
  makeOptions: (seed: string) => TableOptions,
  choosePlaces: (view: View) => readonly number[],
  fits: (messages: readonly HostMessage[]) => boolean,
): Promise<string> {
  for (let seed = 1; seed <= 500; seed++) {
    if (fits(await playInNode(makeOptions(String(seed)), chooseQuietly(choosePlaces)))) return String(seed);
  }
  throw new Error('no seed from 1 to 500 fits');
}

export const listViews = (messages: readonly HostMessage[]): View[] =>
  messages.flatMap((message) => (message.type === 'view' ? [message.view] : []));
