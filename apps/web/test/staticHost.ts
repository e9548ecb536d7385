import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

/** A host that knows nothing of the app: files of a folder under a path, no headers but the type and those given. */
export interface StaticHost {
  readonly address: string;
  /** Serves another folder from now on, as when a new version is put there. */
  readonly serve: (folder: string) => void;
  readonly close: () => Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

export async function openStaticHost(
  first: string,
  path = '/',
  headers: Readonly<Record<string, string>> = {},
): Promise<StaticHost> {
  let folder = first;
  const server = createServer(({ url = '' }, response) => {
    const name = url.replace(/[?#].*$/s, '').slice(path.length) || 'index.html';
    const file = join(folder, name);
    if (!url.startsWith(path) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      ...headers,
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}${path}`,
    serve: (next) => {
      folder = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
