import type { Result } from '@doorcard/cards';
import type { LateFile } from '@doorcard/solver/late';
import { estimateMemory, findMemoryLimit } from '../run/machine.js';

interface LateEstimate {
  readonly bytes: number;
  readonly fits: boolean;
}

/** The memory of a solver for a late street. */
export async function estimateLate(file: LateFile): Promise<Result<LateEstimate>> {
  const need = await estimateMemory(file);
  if (!need.ok) return need;
  const { total } = need.value;
  return { ok: true, value: { bytes: total, fits: total <= findMemoryLimit() } };
}
