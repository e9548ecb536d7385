import type { Kernels } from './kernels.js';
import { KERNELS, SHARED_AT } from './kernels.generated.js';

/** What this file uses of WebAssembly; the library knows neither the types of a browser nor those of Node. */
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

function readKernels(shared: boolean): Uint8Array {
  const bytes = Uint8Array.from(atob(KERNELS), (char) => char.charCodeAt(0));
  bytes[SHARED_AT] = shared ? SHARED : UNSHARED;
  return bytes;
}

/** Whether this machine runs WebAssembly with vectors. */
export const canRunWasm = (): boolean =>
  typeof WebAssembly === 'object' && WebAssembly.validate(readKernels(false));

/** Throws a RangeError when there is not so much memory. */
export function makeWasmMemory(bytes: number, shared: boolean): WasmMemory {
  const pages = Math.ceil(bytes / PAGE);
  return new WebAssembly.Memory({ initial: pages, maximum: pages, shared });
}

export function makeWasmKernels(memory: WasmMemory): Kernels {
  const shared = typeof SharedArrayBuffer === 'function' && memory.buffer instanceof SharedArrayBuffer;
  const module = new WebAssembly.Module(readKernels(shared));
  return new WebAssembly.Instance(module, { env: { memory } }).exports as Kernels;
}
