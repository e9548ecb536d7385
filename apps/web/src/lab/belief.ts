import type { InputErrorDetails } from '@doorcard/cards';
import type { LateFile } from '@doorcard/solver/late';
import type { LabTab } from '../shared/address/labAddress.js';

/** A decision of a hand that a spot is to be made of. */
export interface BeliefRequest {
  readonly tab: LabTab;
  /** PHH, as its owner saw it. */
  readonly phh: string;
  /** Counted from 0 through the hand. */
  readonly decision: number;
}

/** A spot of a decision. Its ranges are what usual players would hold after this betting. */
export type BelievedSpot =
  | {
      readonly tab: 'late';
      readonly file: LateFile;
      /** The hidden cards that were held, as text; empty if the record does not have them. */
      readonly held: string;
    }
  | {
      readonly tab: 'decision' | 'spot';
      readonly fields: readonly (readonly [name: string, value: string])[];
    };

export type BeliefReply =
  | { readonly spot: BelievedSpot }
  | { readonly error: Pick<InputErrorDetails, 'code' | 'value' | 'problem' | 'expected'> };

/** Makes a spot of a decision, in a thread of its own: it takes up to some seconds. */
export function believeSpot(request: BeliefRequest): Promise<BeliefReply> {
  const worker = new Worker(new URL('./beliefWorker.ts', import.meta.url), { type: 'module' });
  return new Promise((resolve) => {
    const end = (reply: BeliefReply): void => {
      worker.terminate();
      resolve(reply);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<BeliefReply>) => end(data));
    worker.addEventListener('error', ({ message }) =>
      end({ error: { code: 'lab/belief-failed', value: '', problem: message, expected: 'a spot' } }),
    );
    worker.postMessage(request);
  });
}
