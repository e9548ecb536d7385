import { secureRng } from '@doorcard/cards';
import { makeRegistry, usualEntries, type Player } from '@doorcard/cpu';
import { openTable, type HostMessage, type TableError } from '@doorcard/table';
import { openLv3Entry, type Pause } from '../shared/players/lv3Entry.js';
import { openLv4Entry } from '../shared/players/lv4Entry.js';
import { paceOf } from '../shared/tableChoice/speed.js';
import { claimTable, type Claim } from './ownership.js';
import { openTableStorage } from './tableDatabase.js';

type Receive = (data: unknown) => void;

/** The page may say something while a player thinks. */
const pause: Pause = () => new Promise((resolve) => setTimeout(resolve));

const complain = (code: string, problem: string, expected: string): HostMessage => ({
  type: 'error',
  about: null,
  error: { code, value: '', problem, expected } satisfies TableError,
});
const ELSEWHERE = complain(
  'table/elsewhere',
  'the table is open in another tab',
  'that tab, or take it over',
);
const TAKEN = complain('table/taken', 'the table went to another tab', 'that tab, or take it back');

/** The host of a table for the page, as soon as no other tab has the table. */
export function serveTable(post: (message: HostMessage) => void, speed: string, claim: Claim): Receive {
  const early: unknown[] = [];
  let receive: Receive = (data) => early.push(data);
  const begin = async (): Promise<void> => {
    receive = await takePlace(post, speed, claim);
    for (const data of early) receive(data);
  };
  void begin();
  return (data) => receive(data);
}

async function takePlace(
  post: (message: HostMessage) => void,
  speed: string,
  claim: Claim,
): Promise<Receive> {
  // Once the table is gone, the page hears this and nothing else.
  let isGone = false;
  let isAsked = false;
  let receive: Receive = () => {};
  const goAway = (): void => {
    if (isGone) return;
    isGone = true;
    post(TAKEN);
    release?.();
  };
  const release = await claimTable(claim, {
    onAsked: () => {
      isAsked = true;
      receive({ type: 'leave' });
    },
    onLost: goAway,
  });
  if (release === undefined) return () => post(ELSEWHERE);

  const tell = tellLate(post);
  let broken: unknown;
  openTable({
    port: {
      post: (data) => {
        const message = data as HostMessage;
        if (isGone) return;
        // The last word of a host that saves and leaves.
        if (isAsked && (message.type === 'bye' || message.type === 'error')) goAway();
        else if (message.type === 'error' && broken !== undefined) post(describeBroken(broken));
        else tell(message);
      },
      onMessage: (listener) => {
        receive = listener;
      },
    },
    storage: openTableStorage({
      onTaken: goAway,
      onBroken: (fault) => {
        broken = fault;
      },
    }),
    clock: {
      seconds: () => performance.now() / 1000,
      later: (milliseconds, task) => {
        const timer = setTimeout(task, milliseconds);
        return () => clearTimeout(timer);
      },
    },
    registry: makeRegistry<Player>([...usualEntries, openLv3Entry(pause), openLv4Entry(pause)]),
    random: secureRng(),
    pace: paceOf(speed),
    onFault: (fault) => {
      if (broken === undefined) self.reportError(fault);
    },
  });
  return (data) => {
    if (!isGone && !isAsked) receive(data);
  };
}

const describeBroken = (fault: unknown): HostMessage =>
  complain(
    'table/storage-broken',
    fault instanceof Error ? fault.message : String(fault),
    'a browser that keeps data for this address',
  );

/** A decision that could not be saved is reported before the decision; the page would forget it with the next view. */
function tellLate(post: (message: HostMessage) => void): (message: HostMessage) => void {
  let late: HostMessage | undefined;
  const flush = (): void => {
    if (late !== undefined) post(late);
    late = undefined;
  };
  return (message) => {
    if (message.type === 'error' && message.error.code === 'table/not-saved') {
      late = message;
      return;
    }
    if (message.type === 'bye') flush();
    post(message);
    if (message.type === 'view' || message.type === 'table') flush();
  };
}
