import { execFileSync } from 'node:child_process';

/** The first call of each evaluator in a separate process: how long a user waits for its tables. */
const FIRST_CALLS = {
  'high, 7 cards': 'rankHigh7(0, 5, 10, 15, 20, 25, 30)',
  'high, 5 cards': 'rankHigh5(0, 5, 10, 15, 20)',
  'ace-to-five, 7 cards': 'rankAceToFive7(0, 5, 10, 15, 20, 25, 30)',
  'eight-or-better, 7 cards': 'rankEight7(0, 5, 10, 15, 20, 25, 30)',
  'deuce-to-seven, 5 cards': 'rankDeuceToSeven5(0, 5, 10, 15, 20)',
  badugi: 'rankBadugi4(0, 5, 10, 15)',
} as const;

export function measureFirstCalls(runs: number): { name: string; milliseconds: number; bytes: number }[] {
  const cards = import.meta.resolve('@doorcard/cards');
  return Object.entries(FIRST_CALLS).map(([name, call]) => {
    const script = `
      const before = process.memoryUsage().arrayBuffers;
      const cards = await import(${JSON.stringify(cards)});
      const start = performance.now();
      cards.${call};
      const milliseconds = performance.now() - start;
      gc();
      console.log(JSON.stringify({ milliseconds, bytes: process.memoryUsage().arrayBuffers - before }));`;
    const results = Array.from({ length: runs }, () => {
      const text = execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '-e', script], {
        encoding: 'utf8',
      });
      return JSON.parse(text) as { milliseconds: number; bytes: number };
    });
    results.sort((a, b) => a.milliseconds - b.milliseconds);
    const median = results[Math.floor(runs / 2)]!;
    return { name, ...median };
  });
}
