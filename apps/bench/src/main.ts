import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { benchArena } from './arena.js';
import { benchCards } from './cards.js';
import { benchCoach } from './coach.js';
import { benchCpu } from './cpu.js';
import { benchEngine } from './engine.js';
import { benchSearch } from './search.js';
import { benchLate } from './late.js';
import { benchHistory } from './history.js';
import { describeMachine, measureMachine } from './machine.js';
import { benchSolver } from './solver.js';
import { benchTrain } from './train.js';
import { benchWeb } from './web.js';

type Print = (text: string) => void;

const BENCHES: Readonly<Record<string, (print: Print) => Promise<void>>> = {
  arena: benchArena,
  cards: benchCards,
  coach: benchCoach,
  cpu: benchCpu,
  engine: benchEngine,
  search: benchSearch,
  late: benchLate,
  history: benchHistory,
  solver: benchSolver,
  train: benchTrain,
  web: benchWeb,
};
const DOCS = new URL('../../../docs/benchmarks/', import.meta.url);

async function runBench(name: string, write: boolean): Promise<void> {
  const lines: string[] = [];
  const print: Print = (text) => {
    console.log(text);
    lines.push(text);
  };
  const before = measureMachine();
  await BENCHES[name]!(print);
  print(describeMachine(before, measureMachine()));
  if (!write) return;
  const machine = `${cpus()[0]!.model}, Node ${process.versions.node}`;
  const page = `# npm run bench -- ${name}\n\nWritten by \`npm run bench -- ${name} --write\` on: ${machine}.\n`;
  mkdirSync(DOCS, { recursive: true });
  writeFileSync(new URL(`${name}.md`, DOCS), `${page}\n\`\`\`\n${lines.join('\n')}\n\`\`\`\n`);
}

const args = process.argv.slice(2);
const names = args.filter((arg) => arg !== '--write');
const unknown = names.find((name) => !Object.hasOwn(BENCHES, name));
if (names.length === 0 || unknown !== undefined) {
  const problem = unknown === undefined ? 'no benchmark named' : `unknown benchmark "${unknown}"`;
  console.error(
    `${problem}; expected one of ${Object.keys(BENCHES).join(', ')}, as in: npm run bench -- cards`,
  );
  process.exitCode = 1;
} else {
  for (const name of names) await runBench(name, args.includes('--write'));
}
