import type { Schedule } from '../cfr/schedule.js';
import type { KernelKind } from './memory.js';
import type { Spawn } from './threadPool.js';

/** How a solver runs its kernels. Defaults are in brackets. */
export interface KernelOptions {
  /** (WebAssembly where it runs) */
  readonly kernels?: KernelKind;
  /** How older iterations are discounted. (discounted) */
  readonly schedule?: Schedule;
  /** This thread and those that `spawn` starts. Without `spawn` or shared memory there is only this one. (1) */
  readonly threads?: number;
  readonly spawn?: Spawn;
  /** Milliseconds without a heartbeat after which a working thread counts as lost. (60000) */
  readonly patience?: number;
  /** A spot that needs more is refused. (What 32-bit addresses can reach) */
  readonly maxBytes?: number;
}
