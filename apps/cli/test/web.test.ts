import { spawn, type ChildProcess } from 'node:child_process';
import { request } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findOpener } from '../src/web/browser.js';
import { findRunningVersion } from '../src/web/runningServer.js';
import { readPage } from '../src/web/page.js';
import { findPlace } from '../src/web/place.js';
import { startServer, type RunningServer } from '../src/web/server.js';
import { bundleCommand } from './bundle.js';
import { doorcard } from './fakeTerminal.js';
import { makeTempFolder } from './tempFolder.js';

const { path, write } = makeTempFolder();

const HTML = '<!doctype html><title>Doorcard</title>';
const SCRIPT = 'console.log("a hand of poker");';

// An app as the build leaves it, and a secret file next to it.
write('page/index.html', HTML);
write('page/icon.svg', '<svg/>');
write('page/assets/index-abc.js', SCRIPT);
writeFileSync(path('page/assets/index-abc.js.br'), brotliCompressSync(SCRIPT));
writeFileSync(path('page/assets/index-abc.js.gz'), gzipSync(SCRIPT));
write('secret.txt', 'nobody may read this');

const page = readPage(path('page'));

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** A raw request: the path is not normalised and the body is not unpacked. */
const ask = (
  port: number,
  url: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const asked = request({ port, path: url, method, headers, host: 'localhost' }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });

describe('the server of the app', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = (await startServer(page, '1.2.3', 0))!;
  });
  afterAll(() => server.close());

  test('sends the page with headers that keep strangers out', async () => {
    const { status, headers, body } = await ask(server.port, '/');
    expect([status, String(body)]).toEqual([200, HTML]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-embedder-policy']).toBe('require-corp');
    expect(headers['x-content-type-options']).toBe('nosniff');
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"]),
    );
    expect(policy.find((rule) => rule.startsWith('script-src'))).not.toContain('unsafe-inline');
  });

  test('is one address, http://localhost and a port', () => {
    expect(server.address).toBe(`http://localhost:${server.port}`);
  });

  test.each([
    ['br', 'gzip, deflate, br', 'br'],
    ['gzip', 'gzip', 'gzip'],
    ['plain if no encoding is accepted', '', undefined],
    ['plain if br is refused', 'br;q=0', undefined],
  ])('sends a script as %s', async (_name, accept, encoding) => {
    const { headers, body } = await ask(server.port, '/assets/index-abc.js', {
      headers: { 'Accept-Encoding': accept },
    });
    expect(headers['content-encoding']).toBe(encoding);
    const packed = { br: brotliCompressSync(SCRIPT), gzip: gzipSync(SCRIPT) };
    expect(body).toEqual(encoding === undefined ? Buffer.from(SCRIPT) : packed[encoding as 'br']);
    expect(headers['vary']).toBe('Accept-Encoding');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  test('a hashed file may be cached for ever, the page is requested again', async () => {
    const script = await ask(server.port, '/assets/index-abc.js');
    expect(script.headers['cache-control']).toContain('immutable');
    const { headers } = await ask(server.port, '/index.html');
    expect(headers['cache-control']).toBe('no-cache');
    const again = await ask(server.port, '/index.html', {
      headers: { 'If-None-Match': String(headers['etag']) },
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const other = await ask(server.port, '/index.html', { headers: { 'If-None-Match': '"other"' } });
    expect(other.status).toBe(200);
  });

  test('a compressed file has its own tag', async () => {
    const plain = await ask(server.port, '/assets/index-abc.js');
    const packed = await ask(server.port, '/assets/index-abc.js', { headers: { 'Accept-Encoding': 'br' } });
    expect(packed.headers['etag']).not.toBe(plain.headers['etag']);
  });

  test('HEAD says the same without the contents', async () => {
    const get = await ask(server.port, '/assets/index-abc.js');
    const head = await ask(server.port, '/assets/index-abc.js', { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    for (const name of ['content-length', 'content-type', 'etag', 'cache-control']) {
      expect(head.headers[name], name).toBe(get.headers[name]);
    }
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
    const { status, headers } = await ask(server.port, '/', { method });
    expect([status, headers['allow']]).toEqual([405, 'GET, HEAD']);
  });

  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '//secret.txt',
    '/assets/%00',
    '/%',
    '/assets',
    '/nothing.js',
    '/assets/index-abc.js.br',
  ])('%s is not found', async (url) => {
    const { status, body } = await ask(server.port, url);
    expect(status).toBe(404);
    expect(String(body)).not.toContain('nobody');
  });

  test.each(['evil.example', 'localhost.evil.example:80'])(
    'a page from another host gets nothing: %j',
    async (host) => {
      const { status, body } = await ask(server.port, '/', { headers: { Host: host } });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(String(body)).not.toContain('Doorcard');
    },
  );

  test('reports its name and version', async () => {
    const { headers, body } = await ask(server.port, '/doorcard.json');
    expect(JSON.parse(String(body))).toEqual({ name: 'doorcard', version: '1.2.3' });
    expect(headers['content-type']).toContain('application/json');
    expect(await findRunningVersion(server.port)).toBe('1.2.3');
  });
});

describe('where it is served', () => {
  const closers: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0)) await close();
  });

  const serve = async (port: number | undefined, usual?: number) => {
    const place = await findPlace(page, '1.2.3', port, usual);
    if (place.kind === 'ours') closers.push(place.server.close);
    return place;
  };
  /** Another program that holds a port and sends something else. */
  const occupy = async (): Promise<number> => {
    const server: Server = createServer((socket) => socket.resume().end('HTTP/1.1 200 OK\r\n\r\nhello'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closers.push(() => new Promise((resolve) => server.close(resolve)));
    return (server.address() as AddressInfo).port;
  };

  test('at the usual port when it is free', async () => {
    const free = await occupy();
    await closers.pop()!();
    expect(await serve(undefined, free)).toMatchObject({ kind: 'ours', server: { port: free } });
  });

  test('a second start finds the first', async () => {
    const first = await serve(0);
    const port = first.kind === 'ours' ? first.server.port : 0;
    const found = { kind: 'running', address: `http://localhost:${port}`, version: '1.2.3' };
    expect(await serve(port)).toEqual(found);
    expect(await serve(undefined, port)).toEqual(found);
  });

  test('at a later port when another program has the usual one', async () => {
    const usual = await occupy();
    const place = await serve(undefined, usual);
    expect(place.kind).toBe('ours');
    if (place.kind === 'ours') expect(place.server.port).toBeGreaterThan(usual);
  });

  test('a port that was asked for and is taken is refused', async () => {
    const port = await occupy();
    await expect(serve(port)).rejects.toMatchObject({ code: 'web/port-taken', value: String(port) });
  });
});

describe('doorcard web', () => {
  const children: ChildProcess[] = [];
  let command = '';
  beforeAll(async () => {
    mkdirSync(path('bin'));
    // The command finds the app in the folder next to its own.
    command = await bundleCommand(path('bin'));
  });
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
  });

  const start = (...args: string[]) => {
    const env = { ...process.env, LC_ALL: 'en_GB.UTF-8', DISPLAY: '', WAYLAND_DISPLAY: '' };
    const child = spawn(process.execPath, [command, ...args], { env });
    children.push(child);
    let out = '';
    let err = '';
    child.stderr.on('data', (text: Buffer) => (err += String(text)));
    const code = new Promise<number | null>((resolve) => child.on('exit', resolve));
    const said = new Promise<string>((resolve) => {
      child.stdout.on('data', (text: Buffer) => {
        out += String(text);
        if (out.endsWith('\n')) resolve(out);
      });
      child.on('exit', () => resolve(out));
    });
    return { child, said, code, errors: () => err };
  };

  test('prints its address, serves, and ends with Ctrl-C', async () => {
    const { child, said, code } = start('web', '--port', '0', '--no-open', '--json');
    const { address, started } = JSON.parse(await said) as { address: string; started: boolean };
    expect(address).toMatch(/^http:\/\/localhost:\d+$/);
    expect(started).toBe(true);
    const { status, body } = await ask(Number(new URL(address).port), '/');
    expect([status, String(body)]).toEqual([200, HTML]);

    const second = start('web', '--port', new URL(address).port, '--no-open');
    expect(await second.said).toContain(`already runs at ${address}`);
    expect(await second.code).toBe(0);

    child.kill('SIGINT');
    expect(await code).toBe(0);
  });

  test('ends with the npm that started it, though the shell between them passes no signal on', async () => {
    const line = `"${process.execPath}" "${command}" web --port 0 --no-open --json; exit $?`;
    const shell = spawn('sh', ['-c', line], { env: { ...process.env, npm_execpath: 'npm-cli.js' } });
    children.push(shell);
    const said = await new Promise<string>((resolve) =>
      shell.stdout.on('data', (text: Buffer) => resolve(String(text))),
    );
    const { address } = JSON.parse(said) as { address: string };
    const port = Number(new URL(address).port);
    expect(await findRunningVersion(port)).toBeDefined();
    // The pipe closes when the last process that writes to it has ended.
    const closed = new Promise((resolve) => shell.stdout.on('close', resolve));
    shell.kill('SIGTERM');
    await closed;
    expect(await findRunningVersion(port)).toBeUndefined();
  });

  test('doorcard alone serves the app', async () => {
    const { said } = start();
    const address = /http:\/\/localhost:\d+/.exec((await said).trim().split('\n').at(0)!)?.at(0);
    expect(address).toBeDefined();
    expect(await findRunningVersion(Number(new URL(address!).port))).toBeDefined();
  });

  test('a taken port is refused with a code', async () => {
    const other: Server = createServer((socket) => socket.resume().end());
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { code, errors } = start('web', '--port', String((other.address() as AddressInfo).port));
    expect(await code).toBe(1);
    expect(errors()).toContain('error web/port-taken: ');
    await new Promise((resolve) => other.close(resolve));
  });

  test.each(['x', '-1', '65536', '1.5'])('--port %s is not a port', async (port) => {
    const { code, err } = await doorcard(['web', `--port=${port}`]);
    expect(code).toBe(1);
    expect(err).toContain('error option/port: ');
  });

  test('an app that is not built is reported, with the command to build it', () => {
    expect(() => readPage(join(path('page'), 'assets'))).toThrow('npm run build');
  });
});

test.each([
  ['linux', { DISPLAY: ':0' }, 'xdg-open'],
  ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, 'xdg-open'],
  ['linux', {}, undefined],
  ['darwin', {}, 'open'],
  ['win32', {}, 'cmd'],
] as const)('on %s with %j a browser is opened by %s', (platform, env, command) => {
  expect(findOpener(platform, env)?.[0]).toBe(command);
});
