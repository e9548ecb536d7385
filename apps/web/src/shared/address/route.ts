import { useSyncExternalStore } from 'react';

export const ROUTES = [
  'start',
  'table',
  'history',
  'hand',
  'review',
  'drill',
  'progress',
  'rules',
  'equity',
  'arena',
  'lab',
  'settings',
  'system',
] as const;
export type Route = (typeof ROUTES)[number];

// Behind the hash, so that the app works from any folder of any host: `#/rules/badugi`, `#/` is the start.

const readHash = (): string => location.hash;

/** The page that an address names; what is not known is the start. */
export function readRoute(hash: string): Route {
  const name = /^#\/([a-z]*)/.exec(hash)?.[1] ?? '';
  return ROUTES.find((route) => route === name) ?? 'start';
}

/** What follows the page in an address: the `badugi` of `#/rules/badugi`, the `?game=razz` of `#/equity?game=razz`. */
export const readTail = (hash: string): string => hash.replace(/^#\/[a-z]*\/?/, '');

export const addressOf = (route: Route, tail = ''): string => {
  const page = route === 'start' ? '#/' : `#/${route}`;
  return tail === '' || tail.startsWith('?') || route === 'start' ? `${page}${tail}` : `${page}/${tail}`;
};

export const goTo = (route: Route, tail = ''): void => {
  location.hash = addressOf(route, tail);
};

/**
 * Changes the address without a step in the history. The page hears of it at once: a change of `location` is reported
 * in a later task, and until then a radio button would jump back to what was chosen before.
 */
export function replaceAddress(address: string): void {
  history.replaceState(null, '', address);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

const listen = (listener: () => void): (() => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

export const useRoute = (): Route => readRoute(useSyncExternalStore(listen, readHash));

/** What follows the page in the address, as `readTail`. */
export const useRouteTail = (): string => readTail(useSyncExternalStore(listen, readHash));
