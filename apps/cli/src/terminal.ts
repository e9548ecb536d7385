/** What a command talks to; the real one is the process, tests give their own. */
export interface Terminal {
  readonly stdin: AsyncIterable<Uint8Array | string>;
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown; readonly isTTY?: boolean };
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Seconds since some moment, for saying how long the work took. */
  readonly seconds: () => number;
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
