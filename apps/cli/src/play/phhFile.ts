import { unwrap } from '@doorcard/cards';
import { makePhhs, parsePhh } from '@doorcard/history';
import { appendFileSync, writeFileSync } from 'node:fs';
import { refuseWriting } from '../fileError.js';
import { failWriting } from '../output.js';
import { OWN_KEY } from '../review/seatedPlayers.js';

/** The hands of a session, one after the other in a `.phhs` file. */
export interface PhhFile {
  /** `players`: the programs that played, by seat, where they are known; a review judges against them. */
  readonly add: (number: number, phh: string, players: readonly string[] | undefined) => void;
}

/** A new table overwrites the file, a resumed one appends to it. */
export function openPhhFile(file: string, isNew: boolean): PhhFile {
  try {
    if (isNew) writeFileSync(file, '');
    else appendFileSync(file, '');
  } catch (error) {
    throw refuseWriting(file, error, 'hands.phhs');
  }
  return {
    add: (number, phh, players) => {
      const { value } = unwrap(parsePhh(phh));
      const extras = { ...value.extras, ...(players === undefined ? {} : { [OWN_KEY]: { players } }) };
      try {
        appendFileSync(file, `${makePhhs([{ ...value, extras, key: String(number) }])}\n`);
      } catch (error) {
        throw failWriting(file, error);
      }
    },
  };
}
