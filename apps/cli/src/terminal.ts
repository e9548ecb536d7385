/** What a command talks to; the real one is the process, tests give their own. */
export interface Terminal {
  readonly stdin: AsyncIterable<Uint8Array | string>;
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown; readonly isTTY?: boolean };
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Seconds since some moment, for saying how long the work took. */
  readonly seconds: () => number;
  /** Tells of Ctrl-C until the function that it answers is called; meanwhile the program lives on. */
  readonly onInterrupt?: (listener: () => void) => () => void;
  /** Where a game can be played; absent in a pipe. */
  readonly screen?: Screen;
}

/** A screen with keys. */
export interface Screen {
  readonly columns: () => number;
  readonly rows: () => number;
  /** Tells what arrives from the keyboard, as it comes, until the function that it answers is called. */
  readonly takeKeys: (listener: (input: string) => void) => () => void;
  readonly onResize: (listener: () => void) => () => void;
  /** Runs a task after so many milliseconds; what it answers calls it off. */
  readonly later: (milliseconds: number, task: () => void) => () => void;
}

export const writeLine = (stream: Terminal['stdout'], text: string): void => {
  stream.write(`${text}\n`);
};

/** The lines of a stream as they arrive; the last one may lack its end. */
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
