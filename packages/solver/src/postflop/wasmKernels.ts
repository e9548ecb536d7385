import type { Kernels } from './kernels.js';
import { KERNELS, SHARED_AT } from './kernels.generated.js';

/** The part of WebAssembly that this file uses; the package uses the types of neither browsers nor Node. */
declare const WebAssembly: {
  readonly Memory: new (limits: { initial: number; maximum: number; shared?: boolean }) => WasmMemory;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: object };
  validate(bytes: Uint8Array): boolean;
};
declare const atob: (text: string) => string;

export interface WasmMemory {
  readonly buffer: ArrayBufferLike;
}

const PAGE = 65536;
const SHARED = 3;
const UNSHARED = 1;

/** A compiled file of assembly/. */
export interface KernelModule {
  /** In base64. */
  readonly kernels: string;
  /** The byte that says whether the memory is shared. */
  readonly sharedAt: number;
}

const POSTFLOP: KernelModule = { kernels: KERNELS, sharedAt: SHARED_AT };

function readModule({ kernels, sharedAt }: KernelModule, shared: boolean): Uint8Array {
  const bytes = Uint8Array.from(atob(kernels), (char) => char.charCodeAt(0));
  bytes[sharedAt] = shared ? SHARED : UNSHARED;
  return bytes;
}

/** Whether this machine runs WebAssembly SIMD. */
export const canRunWasm = (): boolean =>
  typeof WebAssembly === 'object' && WebAssembly.validate(readModule(POSTFLOP, false));

/** Throws a RangeError when there is not enough memory. */
export function makeWasmMemory(bytes: number, shared: boolean): WasmMemory {
  const pages = Math.ceil(bytes / PAGE);
  return new WebAssembly.Memory({ initial: pages, maximum: pages, shared });
}

export const makeWasmKernels = (memory: WasmMemory): Kernels => openModule(POSTFLOP, memory) as Kernels;

/** The functions of a module on this memory. */
export function openModule(source: KernelModule, memory: WasmMemory): object {
  const shared = typeof SharedArrayBuffer === 'function' && memory.buffer instanceof SharedArrayBuffer;
  const module = new WebAssembly.Module(readModule(source, shared));
  return new WebAssembly.Instance(module, { env: { memory } }).exports;
}
