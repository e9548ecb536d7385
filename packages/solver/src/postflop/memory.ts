import { refuse, type Result } from '@doorcard/cards';
import type { Kernels } from './kernels.js';
import { makePlainKernels } from './plainKernels.js';
import { canRunWasm, makeWasmKernels, makeWasmMemory, type WasmMemory } from './wasmKernels.js';

export const KERNEL_KINDS = ['wasm', 'plain'] as const;
export type KernelKind = (typeof KERNEL_KINDS)[number];

/** The memory that the kernels work on. */
export type KernelMemory = WasmMemory;

const PAGE = 65536;
/** Addresses have 32 bits. */
export const MAX_BYTES = 65536 * PAGE;

/** The fastest kind that runs here. */
export const chooseKernels = (): KernelKind => (canRunWasm() ? 'wasm' : 'plain');

/** Whether threads can share memory here. */
export const canShare = (): boolean => typeof SharedArrayBuffer === 'function';

/** Throws a RangeError when there is not enough memory. */
export function makeMemory(kind: KernelKind, bytes: number, shared: boolean): KernelMemory {
  if (kind === 'wasm') return makeWasmMemory(bytes, shared);
  const length = Math.ceil(bytes / PAGE) * PAGE;
  return { buffer: shared ? new SharedArrayBuffer(length) : new ArrayBuffer(length) };
}

export const makeKernels = (kind: KernelKind, memory: KernelMemory): Kernels =>
  kind === 'wasm' ? makeWasmKernels(memory) : makePlainKernels(memory.buffer);

/** A spot that needs more than the limit, or without a limit more than the machine has. `remedy` makes a spot smaller. */
export const refuseMemory = (bytes: number, limit: number | undefined, remedy: string): Result<never> =>
  refuse({
    code: 'memory/too-large',
    value: `${Math.ceil(bytes / 1e6)} MB`,
    problem: `the spot needs ${Math.ceil(bytes / 1e6)} MB`,
    expected:
      limit === undefined
        ? `a spot for the memory that is free: ${remedy}`
        : `at most ${Math.floor(limit / 1e6)} MB: ${remedy}`,
  });
