import '../shared/jitless.js';
import { listHands, listRows, nameFault } from '../shared/hands/handDatabase.js';
import { countHands } from './countHands.js';
import { listJudged } from './judgedHands.js';
import type { CountMessage } from './progressMessage.js';

// Reads and counts the kept hands in a thread of its own, so that the page answers meanwhile. Any message asks for the
// verdicts again.

const post = (message: CountMessage): void => self.postMessage(message);

async function count(): Promise<void> {
  const { hands, broken } = await listHands();
  const counted = countHands(hands, (done) => post({ type: 'counting', done, all: hands.length }));
  const skipped: Record<string, number> = { ...counted.skipped };
  for (const { error } of broken) skipped[error.code] = (skipped[error.code] ?? 0) + 1;
  post({ type: 'counted', counted: { ...counted, skipped } });
}

async function judge(): Promise<void> {
  const { rows } = await listRows();
  post({ type: 'judged', ...(await listJudged(rows)) });
}

function fail(fault: unknown): void {
  const { code, value, problem, expected } = nameFault(fault);
  post({ type: 'failed', error: { code, value, problem, expected } });
}

self.addEventListener('message', () => void judge().catch(fail));

count().then(judge).catch(fail);
