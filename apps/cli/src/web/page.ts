import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The encodings of a file; the smallest first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** A file of the web app, ready to be sent. */
export interface PageFile {
  readonly type: string;
  readonly etag: string;
  /** Its name contains a hash of its contents, so it never changes. */
  readonly isFixed: boolean;
  readonly plain: Buffer;
  readonly packed: Readonly<Partial<Record<Encoding, Buffer>>>;
}

/** The files of the web app by the path of their address. Any other path is "not found", so no path leads outside. */
export type Page = ReadonlyMap<string, PageFile>;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

/** Where the build puts the app, relative to the built command. */
export const findPageFolder = (): string => fileURLToPath(new URL('../page/', import.meta.url));

/** The whole app, read once: a build that runs meanwhile cannot mix two versions. */
export function readPage(folder: string): Page {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`the web app is not built (${folder}); run "npm run build" in the repository`);
  }
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [relative(folder, join(entry.parentPath, entry.name))] : [],
  );
  const files = new Map<string, PageFile>();
  for (const name of names) {
    const isPacked = Object.values(ENDINGS).some((ending) => name.endsWith(ending));
    if (isPacked) continue;
    const path = `/${name.replaceAll('\\', '/')}`;
    files.set(path, readPageFile(join(folder, name), path));
  }
  files.set('/', files.get('/index.html')!);
  return files;
}

function readPageFile(file: string, path: string): PageFile {
  const plain = readFileSync(file);
  const packed: Partial<Record<Encoding, Buffer>> = {};
  for (const encoding of ENCODINGS) {
    const beside = file + ENDINGS[encoding];
    if (existsSync(beside)) packed[encoding] = readFileSync(beside);
  }
  return {
    type: TYPES[extname(file)] ?? 'application/octet-stream',
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    isFixed: path.startsWith('/assets/'),
    plain,
    packed,
  };
}
