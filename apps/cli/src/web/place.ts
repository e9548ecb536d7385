import { InputError } from '@doorcard/cards';
import { findRunningVersion } from './runningServer.js';
import type { Page } from './page.js';
import { makeAddress, startServer, type RunningServer } from './server.js';

/** The default port of the app: the browser stores hands by this address. */
export const USUAL_PORT = 4747;
/** How many ports after the default one are tried. */
const TRIES = 20;

/** The address of the app. */
export type Place =
  | { readonly kind: 'ours'; readonly server: RunningServer }
  /** Another doorcard already serves it. */
  | { readonly kind: 'running'; readonly address: string; readonly version: string };

/** Serves at the requested port, or finds out that doorcard already runs there. */
export async function findPlace(
  page: Page,
  version: string,
  port: number | undefined,
  usual = USUAL_PORT,
): Promise<Place> {
  if (port !== undefined) return (await takePort(page, version, port)) ?? refusePort(port);
  for (let next = usual; next <= usual + TRIES; next++) {
    const place = await takePort(page, version, next);
    if (place !== undefined) return place;
  }
  throw new Error(`no free port from ${usual} to ${usual + TRIES}; give one with --port`);
}

async function takePort(page: Page, version: string, port: number): Promise<Place | undefined> {
  const server = await startServer(page, version, port);
  if (server !== undefined) return { kind: 'ours', server };
  const running = await findRunningVersion(port);
  return running === undefined
    ? undefined
    : { kind: 'running', address: makeAddress(port), version: running };
}

function refusePort(port: number): never {
  throw new InputError({
    code: 'web/port-taken',
    value: String(port),
    problem: `port ${port} belongs to another program or is not allowed`,
    expected: 'a free port, or no --port to use the default',
  });
}
