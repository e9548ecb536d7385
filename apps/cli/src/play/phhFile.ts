import { unwrap } from '@doorcard/cards';
import { makePhhs, parsePhh } from '@doorcard/history';
import { appendFileSync, writeFileSync } from 'node:fs';
import { refuseWriting } from '../fileError.js';

/** The hands of a session, one after the other in a `.phhs` file. */
export interface PhhFile {
  readonly add: (number: number, phh: string) => void;
}

/** A new table begins the file anew, one that goes on is added to. */
export function openPhhFile(file: string, isNew: boolean): PhhFile {
  try {
    if (isNew) writeFileSync(file, '');
    else appendFileSync(file, '');
  } catch (error) {
    throw refuseWriting(file, error, 'hands.phhs');
  }
  return {
    add: (number, phh) => {
      const { value } = unwrap(parsePhh(phh));
      appendFileSync(file, `${makePhhs([{ ...value, key: String(number) }])}\n`);
    },
  };
}
