import { ENCODINGS, type Encoding, type Page, type PageFile } from './page.js';

/** The request of a browser. */
export interface Question {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
}

/** The path where a server identifies itself as doorcard. */
export const SIGN_PATH = '/doorcard.json';

const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  // Styles that a library puts into the page.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const ALWAYS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Answers one request for the app. It only reads the files of `page`. */
export function answer(page: Page, version: string, question: Question): Answer {
  const { method, url, headers } = question;
  if (!isOwnHost(headers['host'])) return refuse(421, 'this server answers to localhost only');
  if (method !== 'GET' && method !== 'HEAD') return refuse(405, 'only GET and HEAD', { Allow: 'GET, HEAD' });
  const path = readPath(url);
  if (path === SIGN_PATH) return sign(method, version);
  const file = path === undefined ? undefined : page.get(path);
  return file === undefined ? refuse(404, 'not found') : send(file, question);
}

/** A foreign name that leads to this machine (DNS rebinding) gets nothing. */
function isOwnHost(host: string | readonly string[] | undefined): boolean {
  return typeof host === 'string' && /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host);
}

function readPath(url: string): string | undefined {
  try {
    return decodeURIComponent(url.replace(/[?#].*$/s, ''));
  } catch {
    return undefined;
  }
}

function refuse(status: number, text: string, more: Readonly<Record<string, string>> = {}): Answer {
  const body = Buffer.from(`${text}\n`);
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': String(body.length) };
  return { status, headers: { ...ALWAYS, ...headers, ...more }, body };
}

function sign(method: string, version: string): Answer {
  const body = Buffer.from(`${JSON.stringify({ name: 'doorcard', version })}\n`);
  const headers = {
    ...ALWAYS,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(body.length),
    'Cache-Control': 'no-store',
  };
  return { status: 200, headers, body: method === 'HEAD' ? undefined : body };
}

function send(file: PageFile, { method, headers }: Question): Answer {
  const encoding = chooseEncoding(file, headers['accept-encoding']);
  const body = encoding === undefined ? file.plain : file.packed[encoding]!;
  // Each encoding of a file needs its own tag in a cache.
  const etag = `"${file.etag}${encoding === undefined ? '' : `-${encoding}`}"`;
  const sent: Record<string, string> = {
    ...ALWAYS,
    ETag: etag,
    Vary: 'Accept-Encoding',
    'Cache-Control': file.isFixed ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
  if (knows(headers['if-none-match'], etag)) return { status: 304, headers: sent, body: undefined };
  sent['Content-Type'] = file.type;
  sent['Content-Length'] = String(body.length);
  if (encoding !== undefined) sent['Content-Encoding'] = encoding;
  return { status: 200, headers: sent, body: method === 'HEAD' ? undefined : body };
}

type Header = string | readonly string[] | undefined;

function chooseEncoding({ packed }: PageFile, accepted: Header): Encoding | undefined {
  const offers = String(accepted ?? '')
    .split(',')
    .map((offer) =>
      offer
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/),
    );
  const takes = (encoding: Encoding): boolean =>
    offers.some(([name, ...rest]) => name === encoding && !rest.some((part) => /^q=0(\.0*)?$/.test(part)));
  return ENCODINGS.find((encoding) => packed[encoding] !== undefined && takes(encoding));
}

const knows = (header: Header, etag: string): boolean =>
  String(header ?? '')
    .split(',')
    .some((known) => known.trim().replace(/^W\//, '') === etag);
