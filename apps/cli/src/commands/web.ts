import { wordsOf } from '@doorcard/text';
import type { Command } from 'commander';
import { z } from 'zod';
import { addCommonOptions, readCommonOptions, readOptions } from '../options.js';
import { onServerEnd } from '../processEnd.js';
import { writeLine, type Terminal } from '../terminal.js';
import { openBrowser } from '../web/browser.js';
import { findPageFolder, readPage } from '../web/page.js';
import { findPlace, USUAL_PORT, type Place } from '../web/place.js';
import { makeAddress } from '../web/server.js';

const EXAMPLES = `
Examples:
  doorcard web                       the same as doorcard alone
  doorcard web --port 8080 --no-open

The app is served to this machine only. The browser stores your hands by address, so keep the same port.`;

const webSchema = z.object({
  port: z.coerce
    .number('a port from 0 to 65535')
    .int('a port from 0 to 65535')
    .min(0, 'a port from 0 to 65535; 0 takes any free one')
    .max(65_535, 'a port from 0 to 65535')
    .optional(),
  open: z.boolean().default(true),
});

export function addWeb(program: Command, terminal: Terminal): void {
  const command = program
    .command('web')
    .description('Serves the web app to this machine only and opens it in the browser.')
    .option('--port <n>', `use this port or fail (default ${USUAL_PORT}, or the next free one)`)
    .option('--no-open', 'do not open a browser')
    .addHelpText('after', EXAMPLES);
  addCommonOptions(command, 'accepted by every command; not used here').action((raw: unknown) =>
    web(raw, program.version()!, terminal),
  );
}

async function web(raw: unknown, version: string, terminal: Terminal): Promise<void> {
  const { json, language } = readCommonOptions(raw, terminal.env);
  const { port, open } = readOptions(webSchema, raw);
  const place = await findPlace(readPage(findPageFolder()), version, port);
  const { server: words } = wordsOf(language);
  const address = place.kind === 'ours' ? place.server.address : place.address;
  const usual = makeAddress(USUAL_PORT);
  const say = (text: string): void => writeLine(terminal.stdout, text);
  if (json) say(JSON.stringify(describePlace(place, version)));
  else {
    if (port === undefined && address !== usual) say(words.elsewhere(usual, address));
    say(place.kind === 'ours' ? words.ready(address) : words.runsAlready(address, place.version));
    if (place.kind === 'ours') say(words.howToEnd);
  }
  // In a pipe nobody looks at it.
  if (open && terminal.screen !== undefined) openBrowser(address, terminal.env);
  if (place.kind === 'running') return;
  await waitForEnd();
  await place.server.close();
}

const describePlace = (place: Place, version: string): object =>
  place.kind === 'ours'
    ? { address: place.server.address, version, started: true }
    : { address: place.address, version: place.version, started: false };

const waitForEnd = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = onServerEnd(() => {
      stop();
      resolve();
    });
  });
