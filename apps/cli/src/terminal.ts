import { makeVisible } from '@doorcard/sealed';

/** The input and output of a command; the real one is the process, tests pass their own. */
export interface Terminal {
  readonly stdin: AsyncIterable<Uint8Array | string>;
  readonly stdout: {
    /** False when the reader has not yet taken what was written before. */
    write(text: string): unknown;
    /** Of a real stream: calls back when the reader is ready. */
    once?(event: 'drain', listener: () => void): unknown;
  };
  readonly stderr: { write(text: string): unknown; readonly isTTY?: boolean };
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Seconds since a fixed moment, to measure how long the work took. */
  readonly seconds: () => number;
  /** Calls back on Ctrl-C until the returned function is called; meanwhile the program keeps running. */
  readonly onInterrupt?: (listener: () => void) => () => void;
  /** Where a game can be played; absent in a pipe. */
  readonly screen?: Screen;
}

/** A screen with keys. */
export interface Screen {
  readonly columns: () => number;
  readonly rows: () => number;
  /** Calls back with keyboard input, as it arrives, until the returned function is called. */
  readonly takeKeys: (listener: (input: string) => void) => () => void;
  readonly onResize: (listener: () => void) => () => void;
  /** Runs a task after a number of milliseconds; the returned function cancels it. */
  readonly later: (milliseconds: number, task: () => void) => () => void;
}

/** Control characters, from a file or another machine, are shown and not performed. */
export const writeLine = (stream: Terminal['stderr'], text: string): void => {
  stream.write(`${makeVisible(text)}\n`);
};

/** The lines of a stream as they arrive; the last one may have no line end. */
export async function* readLines(stream: Terminal['stdin']): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of stream) {
    rest += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    const lines = rest.split(/\r?\n/);
    rest = lines.pop()!;
    yield* lines;
  }
  rest += decoder.decode();
  if (rest !== '') yield rest;
}

/** All of a stream, to its end. */
export async function readAll(stream: Terminal['stdin']): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream) {
    text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
