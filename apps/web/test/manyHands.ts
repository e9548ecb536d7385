import { expect } from 'vitest';
import type { Visitor } from './visitor.js';

/** Bytes that live after the garbage is gone, on the page and in its workers. */
export interface Memory {
  readonly page: number;
  readonly workers: number;
  /** How many elements there are. */
  readonly elements: number;
}

/** What a measurement may differ by without anything having grown. */
const NOISE = 1_000_000;

/** Plays hand after hand and measures at intervals: memory at the end must not exceed that at the start. */
export async function expectNoGrowth(
  visitor: Visitor,
  counts: readonly number[],
): Promise<readonly Memory[]> {
  await visitor.deal({ games: 'stud8', opponents: 2, seed: '6' });
  await visitor.waitForMe();
  const found: Memory[] = [];
  let played = 0;
  for (const count of counts) {
    await visitor.page.evaluate(playHands, count - played);
    played = count;
    found.push(await measureMemory(visitor));
  }
  compareMemory(found);
  return found;
}

/** At the end there must not be more than after the first part. */
export function compareMemory(found: readonly Memory[]): void {
  const [first, last] = [found[0]!, found.at(-1)!];
  expect(first.workers).toBeGreaterThan(0);
  expect(last.page).toBeLessThanOrEqual(first.page * 1.1 + NOISE);
  expect(last.workers).toBeLessThanOrEqual(first.workers * 1.1 + NOISE);
  expect(last.elements).toBeLessThanOrEqual(first.elements * 1.3);
}

/** The least of a few times: what waits to be swept is not held by anything. */
export async function measureMemory(visitor: Visitor): Promise<Memory> {
  const devtools = await visitor.page.context().newCDPSession(visitor.page);
  const found: Memory[] = [];
  for (let time = 0; time < 3; time++) {
    await devtools.send('HeapProfiler.collectGarbage');
    found.push(await measureOnce(visitor));
  }
  await devtools.detach();
  return {
    page: Math.min(...found.map(({ page }) => page)),
    workers: Math.min(...found.map(({ workers }) => workers)),
    elements: found[0]!.elements,
  };
}

interface MeasuredMemory {
  readonly breakdown: readonly {
    readonly bytes: number;
    readonly attribution: readonly { readonly scope: string }[];
  }[];
}

const measureOnce = ({ page }: Visitor): Promise<Memory> =>
  page.evaluate(async () => {
    const { breakdown } = await (
      performance as unknown as { measureUserAgentSpecificMemory: () => Promise<MeasuredMemory> }
    ).measureUserAgentSpecificMemory();
    const sum = (wanted: (scope: string) => boolean): number =>
      breakdown
        .filter(({ attribution }) => attribution.some(({ scope }) => wanted(scope)))
        .reduce((all, { bytes }) => all + bytes, 0);
    return {
      page: sum((scope) => scope === 'Window'),
      workers: sum((scope) => scope.includes('Worker')),
      elements: document.querySelectorAll('*').length,
    };
  });

/** Runs in the page: every fifth hand is played to its end, the others are given up as soon as they can be. */
async function playHands(hands: number): Promise<void> {
  const bar = (): DOMStringMap => document.querySelector<HTMLElement>('[data-part=actions]')!.dataset;
  const press = (...keys: readonly string[]): void => {
    const find = (key: string) =>
      document.querySelector<HTMLButtonElement>(`[data-part=actions] button[aria-keyshortcuts="${key}"]`);
    keys.map(find).find(Boolean)?.click();
  };
  const pause = (): Promise<unknown> =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', resolve);
      port1.start();
      port2.postMessage(0);
    });
  for (let played = 0; played < hands;) {
    await pause();
    // What the test writes down of the messages is not part of the app.
    window.traffic.length = 0;
    if (bar()['between'] === 'true') {
      played++;
      press('b');
      press('n');
      while (bar()['between'] === 'true') await pause();
    } else if (bar()['asked'] === 'true') press(...(played % 5 === 0 ? ['c'] : ['f', 'c']));
  }
}
