import { readKeys } from '../play/key.js';
import { readLines, type Terminal } from '../terminal.js';

/** Where answers come from: keys of a screen, or lines of a pipe. */
export interface AnswerInput {
  /** The next key or line; undefined at the end of the input. */
  readonly read: () => Promise<string | undefined>;
  readonly close: () => void;
}

export function openAnswerInput({ screen, stdin }: Terminal): AnswerInput {
  if (screen === undefined) {
    const lines = readLines(stdin);
    return {
      read: async () => (await lines.next()).value?.trim(),
      close: () => void lines.return(undefined),
    };
  }
  const waiting: string[] = [];
  let deliver: ((key: string) => void) | undefined;
  const release = screen.takeKeys((input) => {
    for (const key of readKeys(input)) {
      if (deliver === undefined) waiting.push(key);
      else {
        const take = deliver;
        deliver = undefined;
        take(key);
      }
    }
  });
  return {
    read: () =>
      new Promise((resolve) => (waiting.length > 0 ? resolve(waiting.shift()) : (deliver = resolve))),
    close: release,
  };
}
