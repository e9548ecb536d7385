import { createServer, type Server } from 'node:http';
import { answer } from './answer.js';
import type { Page } from './page.js';

/** A server that runs until it is closed. */
export interface RunningServer {
  readonly port: number;
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Browser storage belongs to an address, so there is one way to write it. */
export const makeAddress = (port: number): string => `http://localhost:${port}`;

/** The addresses of `localhost` in browsers; the second does not exist on every machine. */
const HOSTS = ['127.0.0.1', '::1'] as const;

/** Serves the app to this machine only; undefined when another program has the port. Port 0 takes a free one. */
export async function startServer(
  page: Page,
  version: string,
  port: number,
): Promise<RunningServer | undefined> {
  const servers: Server[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(servers.map(closeServer));
  };
  let taken = port;
  for (const host of HOSTS) {
    const server = makeServer(page, version);
    const outcome = await listen(server, taken, host);
    if (outcome === 'taken') {
      await close();
      return undefined;
    }
    if (outcome === 'absent') continue;
    servers.push(server);
    taken = outcome;
  }
  if (servers.length === 0) throw new Error('this machine has no localhost');
  return { port: taken, address: makeAddress(taken), close };
}

const makeServer = (page: Page, version: string): Server =>
  createServer((request, response) => {
    const { method = '', url = '/', headers } = request;
    const { status, headers: told, body } = answer(page, version, { method, url, headers });
    response.writeHead(status, told).end(method === 'HEAD' ? undefined : body);
  });

type Outcome = number | 'taken' | 'absent';

const listen = (server: Server, port: number, host: string): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve('taken');
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve('absent');
      else reject(error);
    });
    server.listen({ port, host, exclusive: true }, () => {
      const at = server.address();
      resolve(typeof at === 'object' && at !== null ? at.port : port);
    });
  });

const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
