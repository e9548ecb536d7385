import { makeStrategyFile, parseStrategyFile, type LoadStrategy, type Strategy } from '@doorcard/blueprint';
import { InputError, unwrap } from '@doorcard/cards';
import { STRATEGY_FILES } from '@doorcard/strategies';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { replaceFile } from '../replaceFile.js';
import { readBytes } from '../solve/files.js';

const BEST = 9;

/** A strategy as `doorcard train` writes it: sealed, then compressed. */
export function readStrategy(file: string): Strategy {
  const bytes = readBytes(file, 'badugi.strategy.gz');
  let content: Uint8Array;
  try {
    content = gunzipSync(bytes);
  } catch (error) {
    throw new InputError({
      code: 'strategy/not-compressed',
      value: file,
      problem: `${file} cannot be decompressed (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`,
      expected: 'a whole file of doorcard train',
    });
  }
  return unwrap(parseStrategyFile(content));
}

export const writeStrategy = (file: string, strategy: Strategy): void =>
  replaceFile(file, [gzipSync(Buffer.concat(makeStrategyFile(strategy)), { level: BEST })]);

/** The strategies that come with the program. */
export const loadShipped: LoadStrategy = async (game) => {
  const shipped = STRATEGY_FILES[game];
  if (shipped === undefined) return undefined;
  const entry = createRequire(import.meta.url).resolve('@doorcard/strategies');
  return readStrategy(join(dirname(entry), '..', 'files', shipped.file));
};
