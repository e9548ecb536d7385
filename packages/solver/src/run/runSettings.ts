import type { KernelOptions } from '../postflop/kernelOptions.js';

/** Settings that replace those of the spot file, and what the machine offers. */
export interface RunSettings extends Pick<KernelOptions, 'kernels' | 'maxBytes' | 'spawn'> {
  readonly threads?: number | undefined;
  /** The exploitability to reach, as a share of the pot. */
  readonly target?: number | undefined;
  readonly iterations?: number | undefined;
  /** The number of cores: more threads would only wait for each other. Results do not depend on it. */
  readonly maxThreads?: number | undefined;
}
