import type { JobNote } from '@doorcard/jobs';
import { describeJobNote, type Language } from '@doorcard/text';
import { openCluster } from '../runnerOptions.js';
import { writeLine, type Terminal } from '../terminal.js';
import type { MeasurePlace } from './trainedMatch.js';

/** Lets work measure on a cluster if there is an address, otherwise here. */
export async function onCluster(
  url: string | undefined,
  language: Language,
  terminal: Terminal,
  work: (place: MeasurePlace) => Promise<void>,
): Promise<void> {
  if (url === undefined) return work({});
  const cluster = await openCluster(url);
  const end = new AbortController();
  const release = terminal.onInterrupt?.(() => end.abort());
  const onNote = (note: JobNote): void => writeLine(terminal.stderr, describeJobNote(language, note));
  try {
    await work({ cluster, watch: { onNote, signal: end.signal } });
  } finally {
    release?.();
    await cluster.close();
  }
}
