import { InputError } from '@doorcard/cards';
import { findNeighbour } from './neighbour.js';
import type { Page } from './page.js';
import { makeAddress, startServer, type RunningServer } from './server.js';

/** The port of the app unless another is asked for: hands are kept by the browser under this address. */
export const USUAL_PORT = 4747;
/** How many ports after the usual one are tried. */
const TRIES = 20;

/** Where the app is to be found. */
export type Place =
  | { readonly kind: 'ours'; readonly server: RunningServer }
  /** Another doorcard serves it already. */
  | { readonly kind: 'neighbour'; readonly address: string; readonly version: string };

/** Serves at the port that was asked for, or finds out that we are there already. */
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
  const neighbour = await findNeighbour(port);
  return neighbour === undefined
    ? undefined
    : { kind: 'neighbour', address: makeAddress(port), version: neighbour };
}

function refusePort(port: number): never {
  throw new InputError({
    code: 'web/port-taken',
    value: String(port),
    problem: `port ${port} belongs to another program or is not allowed`,
    expected: 'a free port, or none to take the usual one',
  });
}
