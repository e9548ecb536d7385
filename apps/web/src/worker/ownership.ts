// One tab has the table. The lock says which; the channel lets tabs ask for it and give it away in order.

const NAME = 'doorcard-table';
/** How long an owner may take to answer or to give the table away before it counts as gone. */
const PATIENCE = 2500;
/** A worker that is being shut may answer once more; its lock is free a moment later. */
const LAST_WORDS = 400;

/** `take` asks the owner to give the table away, `ask` leaves it to him. */
export type Claim = 'ask' | 'take';

export interface OwnerEvents {
  /** Another tab asks for the table: finish, save, and release. */
  readonly onAsked: () => void;
  /** The table was taken without an answer. Nothing may be written any more. */
  readonly onLost: () => void;
}

/** Waits for the table. Returns a function that releases it, or undefined when another tab keeps it. */
export function claimTable(
  claim: Claim,
  { onAsked, onLost }: OwnerEvents,
): Promise<(() => void) | undefined> {
  const { locks } = navigator as { readonly locks?: LockManager };
  // Only secure addresses have locks; without them only the mark in the database guards it.
  if (locks === undefined) return Promise.resolve(() => {});
  const channel = new BroadcastChannel(NAME);
  return new Promise((resolve) => {
    const waiting = new AbortController();
    let isMine = false;
    let isStealing = false;
    const giveUp = (): void => waiting.abort();

    const hold = (): Promise<void> => {
      isMine = true;
      clearTimeout(timer);
      return new Promise((release) => {
        resolve(() => {
          channel.close();
          release();
        });
      });
    };
    const end = (): void => {
      if (isMine) onLost();
      else if (isStealing) return;
      else resolve(undefined);
      channel.close();
    };
    const steal = (): void => {
      isStealing = true;
      giveUp();
      locks.request(NAME, { steal: true }, hold).catch(end);
    };

    let timer = setTimeout(claim === 'take' ? steal : giveUp, PATIENCE);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isMine && data === 'who') channel.postMessage('mine');
      if (isMine && data === 'give') onAsked();
      if (isMine || claim === 'take' || data !== 'mine') return;
      clearTimeout(timer);
      timer = setTimeout(giveUp, LAST_WORDS);
    });
    locks.request(NAME, { signal: waiting.signal }, hold).catch(end);
    channel.postMessage(claim === 'take' ? 'give' : 'who');
  });
}
