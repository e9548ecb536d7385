import { run, type ExitCode } from '../src/program.js';

export interface Answer {
  readonly code: ExitCode;
  readonly out: string;
  readonly err: string;
}

/** Runs the command in this process with a terminal of strings. */
export async function doorcard(args: readonly string[], { stdin = '', env = {} } = {}): Promise<Answer> {
  let out = '';
  let err = '';
  const code = await run(args, {
    stdin: sliceBytes(stdin),
    stdout: { write: (text) => (out += text) },
    stderr: { write: (text) => (err += text) },
    env,
    seconds: () => 0,
  });
  return { code, out, err };
}

/** Pipes split their bytes anywhere. */
async function* sliceBytes(text: string): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7);
}

/** The JSON objects of an output, one per line. */
export const readJson = (out: string): unknown[] =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
