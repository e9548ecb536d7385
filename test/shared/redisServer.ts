import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A password that needs escapes in an address. */
const PASSWORD = 'hush+hush/';

/** A real redis-server on a free port, which keeps its data in its own folder. */
export class RedisServer {
  readonly port: number;
  readonly #folder = mkdtempSync(join(tmpdir(), 'doorcard-redis-'));
  #child: ChildProcess | undefined;

  private constructor(port: number) {
    this.port = port;
  }

  static async start(): Promise<RedisServer> {
    const server = new RedisServer(await findFreePort());
    await server.start();
    return server;
  }

  get url(): string {
    return this.urlWith(PASSWORD);
  }

  urlWith(password: string): string {
    return `redis://:${encodeURIComponent(password)}@127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const settings = {
      port: this.port,
      bind: '127.0.0.1',
      dir: this.#folder,
      requirepass: PASSWORD,
      save: '',
      appendonly: 'yes',
      appendfsync: 'always',
    };
    const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
    const child = spawn(process.env['DOORCARD_REDIS_SERVER'] ?? 'redis-server', args);
    this.#child = child;
    let log = '';
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (text: Buffer) => {
        log += String(text);
        if (log.includes('Ready to accept connections')) resolve();
      });
      child.on('error', reject);
      child.on('exit', () => reject(new Error(`redis-server did not start: ${log}`)));
    });
  }

  /** Stops it; without its data it starts empty the next time. */
  async stop({ keepData }: { keepData: boolean }): Promise<void> {
    const child = this.#child!;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await exited;
    if (!keepData) rmSync(join(this.#folder, 'appendonlydir'), { recursive: true, force: true });
  }

  async remove(): Promise<void> {
    if (this.#child?.exitCode === null) await this.stop({ keepData: false });
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
