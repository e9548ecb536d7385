// Compiles the entry files of assembly/ and writes the modules that keep them.
//   node packages/solver/scripts/writeKernels.mjs
import { writeFileSync } from 'node:fs';
import { compileKernels, KERNEL_MODULES, makeModuleText } from './compileKernels.mjs';

for (const [entry, module] of Object.entries(KERNEL_MODULES)) {
  const bytes = await compileKernels(/** @type {keyof typeof KERNEL_MODULES} */ (entry));
  writeFileSync(new URL(`../${module}`, import.meta.url), makeModuleText(bytes));
  console.log(`${entry}: ${bytes.length} bytes`);
}
