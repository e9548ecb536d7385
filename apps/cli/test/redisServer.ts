import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';

/** A real redis-server on a free port that keeps nothing. */
export async function startRedis(): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await findFreePort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', ''];
  const child = spawn(process.env['DOORCARD_REDIS_SERVER'] ?? 'redis-server', settings);
  const exited = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await exited;
  };
  let log = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      log += String(text);
      if (log.includes('Ready to accept connections')) resolve();
    });
    child.on('error', reject);
    child.on('exit', () => reject(new Error(`redis-server did not start: ${log}`)));
  });
  return { url: `redis://127.0.0.1:${port}`, stop };
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
