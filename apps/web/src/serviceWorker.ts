// Keeps the app for visits without a connection. Each build has a cache of its own, filled as a whole: a page gets its
// files from the build that it is of, so that the parts of two versions never meet. A new build waits until somebody
// asks for it, or until no page of the old one is open.

/** What this file needs of a service worker's world, which the types of pages do not have. */
interface ServiceWorkerScope extends EventTarget {
  readonly registration: { readonly scope: string };
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: object) => Promise<readonly unknown[]>;
  };
  readonly skipWaiting: () => Promise<void>;
}
interface WaitingEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}
interface AnsweringEvent extends WaitingEvent {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}

/** Written into this file by the build. */
declare const DOORCARD_BUILD: string;
declare const DOORCARD_FILES: readonly string[];

const scope = globalThis as unknown as ServiceWorkerScope;
const PREFIX = `doorcard ${scope.registration.scope} `;
const MINE = PREFIX + DOORCARD_BUILD;
const addressOf = (file: string): string => new URL(file, scope.registration.scope).href;
const START = addressOf('./');
const INDEX = addressOf('index.html');
const ADDRESSES = new Set(DOORCARD_FILES.map(addressOf));
const ASSETS = addressOf('assets/');

scope.addEventListener('install', (event) => (event as WaitingEvent).waitUntil(fill()));
scope.addEventListener('activate', (event) => (event as WaitingEvent).waitUntil(takeOver()));
scope.addEventListener('fetch', (event) => {
  const answer = findAnswer((event as AnsweringEvent).request);
  if (answer !== undefined) (event as AnsweringEvent).respondWith(answer);
});
scope.addEventListener('message', (event) => {
  if ((event as MessageEvent<unknown>).data === 'takeOver') void scope.skipWaiting();
});

/** All files or none; past the browser's own cache, which may hold those of another build. */
async function fill(): Promise<void> {
  const cache = await caches.open(MINE);
  await cache.addAll([...ADDRESSES].map((address) => new Request(address, { cache: 'reload' })));
}

async function takeOver(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== MINE);
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // The first build serves the page that brought it, too.
  if (older.length === 0) await scope.clients.claim();
  // Another page may still be of an older build and want the rest of its files.
  if (pages.length <= 1) await Promise.all(older.map((name) => caches.delete(name)));
}

/** Only the app's own files; all else is the network's. */
function findAnswer({ method, url, mode }: Request): Promise<Response> | undefined {
  if (method !== 'GET') return undefined;
  const address = url.replace(/[?#].*$/s, '');
  if (mode === 'navigate')
    return address === START || address === INDEX ? answerFrom(MINE, INDEX) : undefined;
  if (ADDRESSES.has(address)) return answerFrom(MINE, address);
  return address.startsWith(ASSETS) ? answerFrom(undefined, address) : undefined;
}

/** From one cache, or from whichever has it, or else from the network. */
async function answerFrom(cacheName: string | undefined, address: string): Promise<Response> {
  const kept = await caches.match(address, cacheName === undefined ? {} : { cacheName });
  return kept ?? fetch(address);
}
