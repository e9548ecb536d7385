import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

// The compiler runs as a process of its own: importing it changes the global array types for the rest of the program.
const ASC = join(
  dirname(createRequire(import.meta.url).resolve('assemblyscript/package.json')),
  'bin/asc.js',
);
const FOLDER = fileURLToPath(new URL('..', import.meta.url));
const OPTIONS = [
  '-O3',
  '--runtime=stub',
  '--noAssert',
  '--enable=simd',
  '--enable=threads',
  '--importMemory',
  '--sharedMemory',
  '--initialMemory=1',
  '--maximumMemory=65536',
];
/** A shared memory from 1 to 65536 pages, as the import encodes it: flags, minimum, maximum. */
const LIMITS = [0x02, 0x03, 0x01, 0x80, 0x80, 0x04];

/** By entry file in assembly/: the module that keeps the compiled kernels. */
export const KERNEL_MODULES = {
  'kernels.ts': 'src/postflop/kernels.generated.ts',
  'late.ts': 'src/late/lateKernels.generated.ts',
};

/**
 * @param {keyof typeof KERNEL_MODULES} entry
 * @returns {Promise<Uint8Array>}
 */
export async function compileKernels(entry) {
  const folder = await mkdtemp(join(tmpdir(), 'doorcard-kernels-'));
  try {
    const binary = join(folder, 'kernels.wasm');
    await promisify(execFile)(process.execPath, [
      ASC,
      `assembly/${entry}`,
      `--baseDir=${FOLDER}`,
      `--outFile=${binary}`,
      ...OPTIONS,
    ]);
    return await readFile(binary);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** @param {Uint8Array} bytes */
export function makeModuleText(bytes) {
  const at = bytes.findIndex((_, i) => LIMITS.every((byte, k) => bytes[i + k] === byte));
  if (at < 0) throw new Error('the memory import was not found in the compiled module');
  const text = Buffer.from(bytes).toString('base64');
  const lines = text.match(/.{1,100}/g) ?? [];
  return `// Written by: node packages/solver/scripts/writeKernels.mjs

/** Kernels of assembly/ as WebAssembly in base64. */
export const KERNELS =
${lines.map((line) => `  '${line}'`).join(' +\n')};

/** The byte that says whether the memory is shared: 3, or 1 when it is not. */
export const SHARED_AT = ${at + 1};
`;
}
