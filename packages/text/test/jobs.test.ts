import { describe, expect, test } from 'vitest';
import { describeJobNote, LANGUAGES } from '../src/index.js';
import type { JobNote } from '@doorcard/jobs';

const NOTES: readonly JobNote[] = [
  { code: 'run-sent', run: 'sunday', shards: 64 },
  { code: 'run-resumed', run: 'sunday', shards: 64, done: 31, underWay: 22, sent: 11 },
  { code: 'run-changed', run: 'sunday' },
  { code: 'run-unreadable', run: 'sunday', problem: 'not JSON' },
  { code: 'run-claimed', run: 'sunday', leader: 'host-7' },
  { code: 'run-other-version', run: 'sunday', needs: 'aaa', own: 'bbb' },
  { code: 'shards-sent-again', shards: 5 },
  { code: 'result-unusable', shard: 's1', problem: 'not JSON' },
  { code: 'shard-lost', run: 'sunday', shard: 's1' },
  { code: 'shard-done', run: 'sunday', shard: 's1' },
  { code: 'shard-failed', run: 'sunday', shard: 's1', problem: 'no card' },
  { code: 'shard-returned', run: 'sunday', shard: 's1' },
  { code: 'shard-dropped', run: 'sunday', shard: 's1' },
  { code: 'worker-started', worker: 'host-7', threads: 4, version: 'aaa' },
  { code: 'worker-ended', worker: 'host-7' },
  { code: 'worker-joined', worker: 'host-7', threads: 4 },
  { code: 'worker-other-version', worker: 'host-7', version: 'aaa', needs: 'bbb' },
  { code: 'worker-left', worker: 'host-7' },
  { code: 'worker-silent', worker: 'host-7' },
  { code: 'worker-none', version: 'aaa' },
  { code: 'connection-lost', waitSeconds: 120 },
  { code: 'connection-back' },
];

describe.each(LANGUAGES)('the notes of a cluster in %s', (language) => {
  test.each(NOTES)('$code contains all its data', (note) => {
    const sentence = describeJobNote(language, note);
    expect(sentence).toMatch(language === 'ja' ? /[ぁ-ん]/ : /^[\x20-\x7e]+$/);
    const { code, ...facts } = note;
    if (code === 'worker-ended') return;
    for (const fact of Object.values(facts)) expect(sentence).toContain(String(fact));
  });

  test('no two are the same', () => {
    const sentences = NOTES.map((note) => describeJobNote(language, note));
    expect(new Set(sentences).size).toBe(NOTES.length);
  });
});

test('one and many', () => {
  expect(describeJobNote('en', { code: 'run-sent', run: 'a', shards: 1 })).toContain('1 shard sent');
  expect(describeJobNote('en', { code: 'worker-joined', worker: 'x', threads: 1 })).toContain('1 thread.');
});
