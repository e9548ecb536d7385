// Compiles assembly/ and writes src/postflop/kernels.generated.ts.
//   node packages/solver/scripts/writeKernels.mjs
import { writeFileSync } from 'node:fs';
import { compileKernels, makeModuleText } from './compileKernels.mjs';

const bytes = await compileKernels();
writeFileSync(new URL('../src/postflop/kernels.generated.ts', import.meta.url), makeModuleText(bytes));
console.log(`${bytes.length} bytes`);
