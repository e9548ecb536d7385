import { InputError, type Result } from '@doorcard/cards';
import { RULE_SETS, type RuleSet } from '@doorcard/engine';
import { parsePhh, parsePhhEntries, readPhhHand, type PhhHand, type PhhRead } from '@doorcard/history';
import { wordsOf, type HistoryWords, type ReplayTally } from '@doorcard/text';
import type { Command } from 'commander';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { findHandFiles } from '../handFiles.js';
import { addCommonOptions, readCommonOptions, readOptions } from '../options.js';
import { RULE_SET_IDS, RULES_WORDS } from '../ruleSetOption.js';
import { writeLine, type Terminal } from '../terminal.js';

const EXAMPLES = `
Examples:
  doorcard replay hands.phhs
  doorcard replay one.phh another.phh --json
  doorcard replay folder --rules pokerstars

Every action must be what the dealer expects: nothing is repaired. A file may end in the middle of a hand.
Ends with 1 when a hand is refused or when the money differs from finishing_stacks.
JSON: {file, index, variant, ok, state, error, stacks, expected, match}, one object a hand.`;

const replaySchema = z.object({ rules: z.enum(RULE_SET_IDS).optional() });

export function addReplay(program: Command, terminal: Terminal, fail: (error: InputError) => void): void {
  const command = program
    .command('replay')
    .summary('play files of hands through the dealer')
    .description('Plays .phh and .phhs files through the dealer, strictly, and compares the money.')
    .argument('<paths...>', 'files, or folders with files in them')
    .option('--rules <name>', `${RULES_WORDS} (default: what the file says, or wsop)`)
    .addHelpText('after', EXAMPLES);
  addCommonOptions(command).action((paths: string[], raw: unknown) => {
    const { json, language } = readCommonOptions(raw, terminal.env);
    const { rules } = readOptions(replaySchema, raw);
    const words = wordsOf(language).histories;
    const tally = { hands: 0, matching: 0, differing: 0, refused: 0 };
    for (const file of findHandFiles(paths)) {
      for (const { row, warnings, error } of replayFile(file, rules && RULE_SETS[rules])) {
        count(tally, row);
        writeLine(terminal.stdout, json ? JSON.stringify(row) : drawRow(row, words));
        for (const warning of warnings) writeLine(terminal.stderr, `warning: ${file}: ${warning}`);
        if (error !== undefined) fail(error);
      }
    }
    if (!json) writeLine(terminal.stdout, words.tally(tally));
    if (tally.hands === 0) {
      const value = paths.join(' ');
      const problem = `there are no hands in ${value}`;
      fail(new InputError({ code: 'file/no-hands', value, problem, expected: 'at least one' }));
    }
  });
}

/** One hand of a file, as JSON has it. Amounts are in the unit of the file; one that nobody knows is null. */
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
}

interface Outcome {
  readonly row: Row;
  readonly warnings: readonly string[];
  /** What the command complains about. */
  readonly error?: InputError;
}

function* replayFile(file: string, rules: RuleSet | undefined): Generator<Outcome> {
  const text = readFileSync(file, 'utf8');
  if (!file.endsWith('.phhs')) {
    yield replayHand({ file, index: 1 }, parsePhh(text), rules);
    return;
  }
  const entries = parsePhhEntries(text);
  if (!entries.ok) {
    yield refuseHand({ file, index: null, variant: null, match: null }, entries.error);
    return;
  }
  for (const [at, { hand }] of entries.value.value.entries()) {
    const { row, warnings, ...rest } = replayHand({ file, index: at + 1 }, hand, rules);
    yield { row, warnings: at === 0 ? [...entries.value.warnings, ...warnings] : warnings, ...rest };
  }
}

type Place = Pick<Row, 'file' | 'index'>;

function replayHand(place: Place, read: Result<PhhRead<PhhHand>>, rules: RuleSet | undefined): Outcome {
  if (!read.ok) return refuseHand({ ...place, variant: null, match: null }, read.error);
  const { value: phh, warnings } = read.value;
  const { variant, finishingStacks } = phh;
  const toUnit = (chips: readonly number[]): (number | null)[] =>
    chips.map((amount) => (amount === Infinity ? null : amount / phh.unit));
  const played = readPhhHand(phh, { rules });
  const expected = finishingStacks && { expected: toUnit(finishingStacks) };
  if (!played.ok) {
    const match = finishingStacks === undefined ? null : false;
    return { ...refuseHand({ ...place, variant, ...expected, match }, played.error), warnings };
  }
  const { state, stacks, matches } = played.value;
  const row: Row = {
    ...place,
    variant,
    ok: true,
    state,
    stacks: stacks ? toUnit(stacks) : null,
    ...expected,
    match: matches ?? null,
  };
  return matches === false ? { row, warnings, error: complainOfMoney(row) } : { row, warnings };
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
