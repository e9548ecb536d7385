import { Bench } from 'tinybench';

export interface Contender {
  readonly name: string;
  /** How many hands one call evaluates. */
  readonly hands: number;
  readonly run: () => number;
}

export interface Measurement {
  readonly name: string;
  readonly perSecond: number;
}

/** Measures all contenders in one run, by the median of their calls. */
export async function measure(contenders: readonly Contender[]): Promise<Measurement[]> {
  const bench = new Bench({ time: 800, warmupTime: 400 });
  let sum = 0;
  for (const { name, run } of contenders) {
    bench.add(name, () => {
      sum += run();
    });
  }
  await bench.run();
  if (!Number.isFinite(sum)) throw new Error('a contender did not return a number');
  return bench.tasks.map((task, i) => {
    const { result } = task;
    if (result.state !== 'completed') throw new Error(`${task.name} did not finish: ${result.state}`);
    return { name: task.name, perSecond: contenders[i]!.hands / (result.latency.p50 / 1000) };
  });
}

const millions = (perSecond: number): string => `${(perSecond / 1e6).toFixed(2)} M/s`;

/** A table with the ratio of each line to the line `base`. */
export function drawMeasurements(title: string, measurements: readonly Measurement[], base: string): string {
  const unit = measurements.find(({ name }) => name === base)!.perSecond;
  const width = Math.max(...measurements.map(({ name }) => name.length));
  const lines = measurements.map(
    ({ name, perSecond }) =>
      `  ${name.padEnd(width)}  ${millions(perSecond).padStart(12)}  ${(perSecond / unit).toFixed(2).padStart(8)} x`,
  );
  return [`${title} (x: ratio to ${base})`, ...lines].join('\n');
}
