import { parseStrategyFile, type LoadStrategy } from '@doorcard/blueprint';
import { unwrap } from '@doorcard/cards';
import { STRATEGY_FILES } from '@doorcard/strategies';

/** Apart from the caches of builds: a strategy is kept until another one of its game comes. */
const CACHE = 'doorcard-strategies';

/** By game: a worker that plays many matches reads a strategy once. */
const loaded = new Map<string, ReturnType<LoadStrategy>>();

/** The strategy of a game: from this browser if it was used before, otherwise from where the app came from. */
export const loadStrategy: LoadStrategy = async (game) => {
  const loading = loaded.get(game) ?? fetchStrategy(game);
  loaded.set(game, loading);
  try {
    return await loading;
  } catch (error) {
    // The next attempt may have a connection.
    loaded.delete(game);
    throw error;
  }
};

const fetchStrategy: LoadStrategy = async (game) => {
  const listed = STRATEGY_FILES[game];
  if (listed === undefined) return undefined;
  // The build names it after its contents and puts it beside this code.
  const address = new URL(`${game}-${listed.hash.slice(0, 16)}.strategy`, self.location.href).href;
  const cache = await openCache();
  const kept = await cache?.match(address);
  const response = kept ?? (await fetch(address));
  if (!response.ok) throw new Error(`the server answers ${response.status}`);
  const packed = await response.arrayBuffer();
  const strategy = unwrap(parseStrategyFile(await decompress(packed)));
  if (cache !== undefined && kept === undefined) await keep(cache, game, address, packed);
  return strategy;
};

/** Undefined where the browser keeps nothing, as in some private windows. */
const openCache = async (): Promise<Cache | undefined> =>
  'caches' in self ? caches.open(CACHE).catch(() => undefined) : undefined;

async function decompress(packed: ArrayBuffer): Promise<Uint8Array> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Keeps a strategy in place of older ones of its game. A full disk costs the next download only. */
async function keep(cache: Cache, game: string, address: string, packed: ArrayBuffer): Promise<void> {
  await cache.put(address, new Response(packed)).catch(() => {});
  const folder = new URL('.', address).href;
  for (const { url } of await cache.keys()) {
    if (url !== address && url.startsWith(`${folder}${game}-`)) await cache.delete(url);
  }
}
