import type { KernelKind, KernelMemory } from '../postflop/memory.js';
import { openModule } from '../postflop/wasmKernels.js';
import { KERNELS, SHARED_AT } from './lateKernels.generated.js';
import type { LateKernels } from './lateKernels.js';
import { makePlainLateKernels } from './plainLateKernels.js';

export const makeLateKernels = (kind: KernelKind, memory: KernelMemory): LateKernels =>
  kind === 'wasm'
    ? (openModule({ kernels: KERNELS, sharedAt: SHARED_AT }, memory) as LateKernels)
    : makePlainLateKernels(memory.buffer);
