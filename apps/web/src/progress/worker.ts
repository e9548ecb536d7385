import '../jitless.js';
import { listHands, nameFault } from '../history/handDatabase.js';
import { countHands } from './countHands.js';
import type { CountMessage } from './progressMessage.js';

// Reads and counts the kept hands in a thread of its own, so that the page answers meanwhile.

const post = (message: CountMessage): void => self.postMessage(message);

async function count(): Promise<void> {
  const { hands, broken } = await listHands();
  const counted = countHands(hands, (done) => post({ type: 'counting', done, all: hands.length }));
  const skipped: Record<string, number> = { ...counted.skipped };
  for (const { error } of broken) skipped[error.code] = (skipped[error.code] ?? 0) + 1;
  post({ type: 'counted', counted: { ...counted, skipped } });
}

count().catch((fault: unknown) => {
  const { code, value, problem, expected } = nameFault(fault);
  post({ type: 'failed', error: { code, value, problem, expected } });
});
