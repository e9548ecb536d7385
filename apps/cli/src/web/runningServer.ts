import { get, type IncomingMessage } from 'node:http';
import { parseJson } from '@doorcard/sealed';
import { z } from 'zod';
import { SIGN_PATH } from './answer.js';
import { makeAddress } from './server.js';

const signSchema = z.object({ name: z.literal('doorcard'), version: z.string() });

const PATIENCE = 2000;
const LONGEST = 1000;

/** The version of the doorcard server on a port; undefined for another program, or none. */
export async function findRunningVersion(port: number): Promise<string | undefined> {
  const text = await ask(`${makeAddress(port)}${SIGN_PATH}`);
  const sign = signSchema.safeParse(parseJson(text));
  return sign.success ? sign.data.version : undefined;
}

/** The response of an address, or nothing; another program may send anything, or nothing at all. */
const ask = (address: string): Promise<string> =>
  new Promise((resolve) => {
    const request = get(address, { timeout: PATIENCE, agent: false }, (response: IncomingMessage) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
        if (text.length > LONGEST) request.destroy();
      });
      response.on('close', () => resolve(text));
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(''));
  });
