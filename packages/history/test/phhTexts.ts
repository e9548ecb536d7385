import { unwrap, type Result } from '@doorcard/cards';
import { parsePhh, readPhhHand, type PhhHand, type PhhReadOptions, type PlayedHand } from '../src/index.js';

/** A file with these keys and one action per line. */
export const phhText = (keys: string, actions: string): string =>
  `${keys.trim()}\nactions = [\n${listLines(actions)
    .map((action) => `  "${action}",\n`)
    .join('')}]\n`;

export const listLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const parseHand = (keys: string, actions: string): PhhHand =>
  unwrap(parsePhh(phhText(keys, actions))).value;

export const tryHand = (keys: string, actions: string, options?: PhhReadOptions): Result<PlayedHand> =>
  readPhhHand(parseHand(keys, actions), options);

export const playHand = (keys: string, actions: string, options?: PhhReadOptions): PlayedHand =>
  unwrap(tryHand(keys, actions, options));
