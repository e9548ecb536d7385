import { createServer, type AddressInfo, type Server } from 'node:net';
import { mkdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { codeVersion, makeCluster, startWorker } from '../src/cluster/index.js';
import { nameJobs } from '../src/cluster/jobNames.js';
import { WorkerNotes } from '../src/cluster/workerNotes.js';
import { planSquares, Results } from './plans.js';
import { TASKS } from './processes.js';
import { makeTempFolder } from './tempFolder.js';

const { path } = makeTempFolder();

describe('the version of the code', () => {
  const write = (folder: string, files: Record<string, string>): URL => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path(`${folder}/${name}/..`), { recursive: true });
      writeFileSync(path(`${folder}/${name}`), text);
    }
    return pathToFileURL(path(folder));
  };
  const files = { 'index.js': 'export {};', 'deep/a.js': 'a', 'deep/b.wasm': 'b' };
  const base = write('base', files);

  test('is the same for the same files anywhere', () => {
    const copy = write('elsewhere/copy', { 'deep/b.wasm': 'b', 'deep/a.js': 'a', 'index.js': 'export {};' });
    expect(codeVersion([copy])).toBe(codeVersion([base]));
    expect(codeVersion([base])).toMatch(/^[0-9a-f]{12}$/);
  });

  test('does not know types and notes of the compiler', () => {
    const typed = write('typed', { ...files, 'index.d.ts': 'export {};', '.tsbuildinfo': '{"x":1}' });
    expect(codeVersion([typed])).toBe(codeVersion([base]));
  });

  test.each<[string, Record<string, string>]>([
    ['a changed byte', { ...files, 'deep/a.js': 'A' }],
    ['another name', { 'index.js': 'export {};', 'deep/c.js': 'a', 'deep/b.wasm': 'b' }],
    ['one file more', { ...files, 'more.js': '' }],
    ['bytes that moved to the next file', { ...files, 'deep/a.js': '', 'deep/b.wasm': 'ab' }],
  ])('is another one for %s', (name, changed) => {
    expect(codeVersion([write(name, changed)])).not.toBe(codeVersion([base]));
  });

  test('takes single files, and their order matters', () => {
    const one = pathToFileURL(path('base/deep/a.js'));
    const two = pathToFileURL(path('base/deep/b.wasm'));
    expect(codeVersion([one, two])).not.toBe(codeVersion([two, one]));
  });
});

describe('the ids of a plan', () => {
  const plan = planSquares('night', 3);
  const { parent, shards } = nameJobs(plan, 'abc');

  test('are the same every time, and none has a colon', () => {
    expect(nameJobs(planSquares('night', 3), 'abc')).toEqual({ parent, shards });
    for (const id of [parent, ...shards.keys()]) expect(id).toMatch(/^night\.abc\.[\w-]+(\.[0-9a-f]+)?$/);
  });

  test.each([
    ['run', nameJobs(planSquares('day', 3), 'abc')],
    ['version', nameJobs(plan, 'abd')],
    ['task', nameJobs({ ...plan, task: 'gated' }, 'abc')],
    [
      'parameters',
      nameJobs(
        planSquares('night', 3, () => ({ more: 1 })),
        'abc',
      ),
    ],
  ])('differ with the %s', (_name, other) => {
    expect([...other.shards.keys()].filter((id) => shards.has(id))).toEqual([]);
    expect(other.parent).not.toBe(parent);
  });
});

describe('what is noted of workers', () => {
  const worker = (name: string, version = 'a', silentFor = 0) => ({
    entry: { name, version, threads: 2 },
    silentFor,
  });

  test('they come, leave, and fall silent', () => {
    const notes = new WorkerNotes('a', 1000);
    expect(notes.look([])).toEqual(['No worker of version a is there; the run waits.']);
    expect(notes.look([])).toEqual([]);
    expect(notes.look([worker('x'), worker('y')])).toEqual([
      'Worker x has joined with 2 threads.',
      'Worker y has joined with 2 threads.',
    ]);
    expect(notes.look([worker('y', 'a', 1000)])).toEqual(['Worker x has left.']);
    expect(notes.look([worker('y', 'a', 1001)])).toEqual([
      'Worker y has fallen silent; what it was doing goes to others.',
      'No worker of version a is there; the run waits.',
    ]);
    expect(notes.look([worker('y')])).toEqual(['Worker y has joined with 2 threads.']);
  });

  test('one of another version is told apart, once', () => {
    const notes = new WorkerNotes('a', 1000);
    expect(notes.look([worker('z', 'b')])).toEqual([
      'Worker z runs version b; this run needs a, so it gets no work.',
      'No worker of version a is there; the run waits.',
    ]);
    expect(notes.look([worker('z', 'b')])).toEqual([]);
  });
});

describe('an address without a cluster', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });
  const listen = async (answer: string | undefined): Promise<string> => {
    const server = createServer((socket) => {
      socket.on('error', () => {});
      if (answer !== undefined) socket.on('data', () => socket.end(answer));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    servers.push(server);
    return `redis://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const run = (url: string): Promise<void> =>
    makeCluster({ url, version: 'v' }).run(planSquares('r', 1), new Results());

  test('nobody there', async () => {
    const url = await listen('');
    await new Promise((resolve) => servers.pop()!.close(resolve));
    await expect(run(url)).rejects.toMatchObject({ code: 'jobs/cluster-unreachable', value: url });
    await expect(startWorker({ url, version: 'v', tasks: TASKS })).rejects.toMatchObject({
      code: 'jobs/cluster-unreachable',
    });
  });

  test('another program', async () => {
    const url = await listen('HTTP/1.1 400 Bad Request\r\n\r\n');
    await expect(run(url)).rejects.toMatchObject({ code: 'jobs/cluster-unreachable' });
  });

  test('somebody who never answers', async () => {
    const url = await listen(undefined);
    await expect(run(url)).rejects.toMatchObject({ code: 'jobs/cluster-unreachable' });
  });

  test.each(['localhost:6379', 'http://localhost', '', 'redis://'])('%j is no address', (url) => {
    expect(() => makeCluster({ url, version: 'v' })).toThrow('is no address of a cluster');
  });

  test.each(['', 'a:b', 'a b'])('%j is no version', (version) => {
    expect(() => makeCluster({ url: 'redis://localhost', version })).toThrow('cannot be a version');
  });
});
