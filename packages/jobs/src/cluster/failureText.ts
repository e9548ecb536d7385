import type { Failure } from '../compute.js';
import { JOBS_ERROR_CODES } from '../error.js';
import { MAX_LOSSES } from './settings.js';

// BullMQ keeps one text about a failed job, so the code is put before the message.

export const makeFailureText = ({ code, message }: Failure): string => `${code} ${message}`;

export function parseFailureText(text: string): Failure {
  const code = JOBS_ERROR_CODES.find((each) => text.startsWith(`${each} `));
  if (code !== undefined) return { code, message: text.slice(code.length + 1) };
  const isLost = text.includes('stalled more than');
  return {
    code: 'jobs/shard-failed',
    message: isLost ? `its worker was lost more than ${MAX_LOSSES} times` : text,
  };
}
