import { InputError, type Result } from '@doorcard/cards';
import { RULE_SETS } from '@doorcard/engine';
import {
  cutPhhs,
  parsePhh,
  parsePhhEntries,
  readPhhHand,
  type PhhHandRead,
  type PhhReadOptions,
} from '@doorcard/history';
import { makeVisible } from '@doorcard/sealed';
import { wordsOf, type HistoryWords, type ReplayTally } from '@doorcard/text';
import type { Command } from 'commander';
import { z } from 'zod';
import { findHandFiles } from '../handFiles.js';
import { cutNothing, refuseKey } from '../handInput.js';
import { addCommonOptions, readCommonOptions, readOptions } from '../options.js';
import { openStream } from '../output.js';
import { RULE_SET_IDS, RULES_WORDS } from '../ruleSetOption.js';
import { writeLine, type Terminal } from '../terminal.js';
import { readPieces } from '../textFile.js';

const EXAMPLES = `
Examples:
  doorcard replay hands.phhs
  doorcard replay one.phh another.phh --json
  doorcard replay folder --rules pokerstars

Every action must be legal at its point: nothing is repaired. A file may end in the middle of a hand.
--tolerant accepts, each with a warning, what other programs write: a check by the last player with chips, a bring-in
written as an all-in raise, and in draw games any card that nobody holds.
Exits with 1 when a hand is refused or when its final stacks differ from finishing_stacks.
JSON: {file, index, variant, ok, state, error, stacks, expected, match, rake}, one object per hand.`;

const replaySchema = z.object({
  rules: z.enum(RULE_SET_IDS).optional(),
  tolerant: z.boolean().default(false),
});

type ReadAs = Pick<PhhReadOptions, 'rules' | 'tolerant'>;

export function addReplay(program: Command, terminal: Terminal, fail: (error: InputError) => void): void {
  const command = program
    .command('replay')
    .description('Replays .phh and .phhs files strictly and compares the final stacks.')
    .argument('<paths...>', 'files, or folders with such files')
    .option('--rules <name>', `${RULES_WORDS} (default: those of the file, or wsop)`)
    .option('--tolerant', 'accept three habits of other programs, with a warning')
    .addHelpText('after', EXAMPLES);
  addCommonOptions(command).action(async (paths: string[], raw: unknown) => {
    const { json, language } = readCommonOptions(raw, terminal.env);
    const { rules, tolerant } = readOptions(replaySchema, raw);
    const readAs = { rules: rules && RULE_SETS[rules], tolerant };
    const output = openStream(terminal.stdout);
    const words = wordsOf(language).histories;
    const tally = { hands: 0, matching: 0, differing: 0, refused: 0 };
    for (const file of findHandFiles(paths)) {
      for await (const { row, warnings, error } of replayFile(file, readAs)) {
        count(tally, row);
        await output.write(`${makeVisible(json ? JSON.stringify(row) : drawRow(row, words))}\n`);
        for (const warning of warnings) writeLine(terminal.stderr, `warning: ${file}: ${warning}`);
        if (error !== undefined) fail(error);
      }
    }
    if (!json) writeLine(terminal.stdout, words.tally(tally));
    if (tally.hands === 0) {
      const value = paths.join(' ');
      const problem = `no hands in ${value}`;
      fail(new InputError({ code: 'file/no-hands', value, problem, expected: 'at least one hand' }));
    }
  });
}

/** One hand of a file, as JSON. Amounts are in the unit of the file; an unknown one is null. */
interface Row {
  readonly file: string;
  /** From 1; null when the file as a whole cannot be read. */
  readonly index: number | null;
  readonly variant: string | null;
  readonly ok: boolean;
  readonly state?: 'finished' | 'unfinished' | 'unresolved';
  readonly error?: { readonly code: string; readonly message: string };
  readonly stacks: readonly (number | null)[] | null;
  readonly expected?: readonly (number | null)[];
  readonly match: boolean | null;
  /** What the site took; absent if nothing. */
  readonly rake?: number;
}

interface Outcome {
  readonly row: Row;
  readonly warnings: readonly string[];
  /** The errors of the command. */
  readonly error?: InputError;
}

async function* replayFile(file: string, readAs: ReadAs): AsyncGenerator<Outcome> {
  const isMany = file.endsWith('.phhs');
  const keys = new Set<string>();
  let index = 0;
  try {
    for await (const { text, firstLine } of readPieces(file, isMany ? cutPhhs() : cutNothing(), false)) {
      if (!isMany) {
        yield replayHand({ file, index: 1 }, parsePhh(text), readAs);
        continue;
      }
      const entries = parsePhhEntries(text, firstLine);
      if (!entries.ok) {
        // Without a table it is not the text of a hand.
        const isHand = /^\s*\[\s*-?\d+\s*\]/m.test(text);
        const place = { file, index: isHand ? ++index : null };
        yield refuseHand({ ...place, variant: null, match: null }, entries.error);
        continue;
      }
      const { value, warnings } = entries.value;
      for (const { key, hand } of value) {
        const read = keys.has(key) ? refuseKey(key, firstLine) : hand;
        keys.add(key);
        const outcome = replayHand({ file, index: ++index }, read, readAs);
        yield { ...outcome, warnings: [...warnings, ...outcome.warnings] };
      }
    }
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    yield refuseHand({ file, index: null, variant: null, match: null }, error);
  }
}

type Place = Pick<Row, 'file' | 'index'>;

function replayHand(place: Place, read: Result<PhhHandRead>, readAs: ReadAs): Outcome {
  if (!read.ok) return refuseHand({ ...place, variant: null, match: null }, read.error);
  const { value: phh, warnings, lines } = read.value;
  const { variant, finishingStacks } = phh;
  const toUnit = (chips: readonly number[]): (number | null)[] =>
    chips.map((amount) => (amount === Infinity ? null : amount / phh.unit));
  const played = readPhhHand(phh, { ...readAs, lines });
  const expected = finishingStacks && { expected: toUnit(finishingStacks) };
  if (!played.ok) {
    const match = finishingStacks === undefined ? null : false;
    return { ...refuseHand({ ...place, variant, ...expected, match }, played.error), warnings };
  }
  const { state, stacks, matches, rake } = played.value;
  const all = [...warnings, ...played.value.warnings];
  const row: Row = {
    ...place,
    variant,
    ok: true,
    state,
    stacks: stacks ? toUnit(stacks) : null,
    ...expected,
    match: matches ?? null,
    ...(rake === 0 ? {} : { rake: rake / phh.unit }),
  };
  const outcome = { row, warnings: all };
  return matches === false ? { ...outcome, error: complainOfMoney(row) } : outcome;
}

function refuseHand(row: Omit<Row, 'ok' | 'error' | 'stacks'>, error: InputError): Outcome {
  const { code, value, problem, expected, at, message } = error;
  return {
    row: { ...row, ok: false, error: { code, message }, stacks: null },
    warnings: [],
    error: new InputError({
      code,
      value,
      problem: `${namePlace(row)}: ${problem}`,
      expected,
      ...(at === undefined ? {} : { at }),
    }),
  };
}

function complainOfMoney(row: Row): InputError {
  const stacks = row.stacks?.join(', ') ?? '';
  return new InputError({
    code: row.stacks === null ? 'replay/no-result' : 'replay/money-differs',
    value: stacks,
    problem: `${namePlace(row)}: ${row.stacks === null ? `the hand is ${row.state ?? ''}` : `the dealer pays ${stacks}`}`,
    expected: `the finishing_stacks ${(row.expected ?? []).join(', ')}`,
  });
}

const namePlace = ({ file, index }: Place): string =>
  index === null || !file.endsWith('.phhs') ? file : `${file} #${index}`;

function count(tally: { -readonly [K in keyof ReplayTally]: number }, { ok, match }: Row): void {
  tally.hands++;
  if (!ok) tally.refused++;
  else if (match === true) tally.matching++;
  else if (match === false) tally.differing++;
}

function drawRow(row: Row, words: HistoryWords): string {
  const stacks = row.stacks === null ? '' : `  [${row.stacks.map((chips) => chips ?? '?').join(', ')}]`;
  return `${namePlace(row)}  ${row.variant ?? '?'}  ${judgeRow(row, words)}${stacks}`;
}

function judgeRow({ error, match, state }: Row, words: HistoryWords): string {
  if (error !== undefined) return words.refused(error.code);
  if (match !== null) return match ? words.matches : words.differs;
  return state === 'finished' || state === undefined ? words.played : words[state];
}
