import { InputError, type Result } from '@doorcard/cards';
import { OVER, type Hand, type RuleSet } from '@doorcard/engine';
import {
  cutPhhs,
  cutPokerStars,
  makePhhMetadata,
  parseHandJson,
  parsePhh,
  parsePhhEntries,
  readPhhHand,
  readPokerStarsText,
  splitPokerStarsText,
  type PhhHand,
  type PhhHandRead,
  type PieceCutter,
} from '@doorcard/history';
import { extname } from 'node:path';
import { readPieces, type FilePiece } from './textFile.js';

/** A hand from a file, with what formats store besides the play. */
export interface ReadHand extends Pick<PhhHand, 'unit' | 'details' | 'extras'> {
  /** The name of its table in a file with many hands. */
  readonly key?: string;
  readonly hand: Hand;
  /** By seat: what each player took after the rake; undefined for a hand that is not over. */
  readonly collected: readonly number[] | undefined;
}

/** One hand of a file, or why it is refused. */
export interface HandOutcome {
  readonly hand: Result<ReadHand>;
  readonly warnings: readonly string[];
}

/** Where it begins in the file, too. */
interface PlacedOutcome extends HandOutcome {
  readonly line: number;
}

interface Format {
  readonly cutter: () => PieceCutter;
  /** Whether old code pages are usual. */
  readonly mayBeOld: boolean;
  readonly read: (piece: FilePiece, rules: RuleSet | undefined) => HandOutcome[];
}

/** Everything in one piece. */
export const cutNothing = (): PieceCutter => {
  const lines: string[] = [];
  return {
    add: (line) => void lines.push(line),
    end: () => (lines.length === 0 ? undefined : { firstLine: 1, text: lines.join('\n') }),
  };
};

/** One hand per line. */
const cutLines = (): PieceCutter => {
  let count = 0;
  return {
    add: (text) => {
      count++;
      return text.trim() === '' ? undefined : { firstLine: count, text };
    },
    end: () => undefined,
  };
};

const JSON_LINES: Format = { cutter: cutLines, mayBeOld: false, read: readJsonLine };

const FORMATS: Readonly<Record<string, Format>> = {
  '.phh': {
    cutter: cutNothing,
    mayBeOld: false,
    read: ({ text }, rules) => [readPhh(parsePhh(text), rules)],
  },
  '.phhs': { cutter: cutPhhs, mayBeOld: false, read: readPhhs },
  '.json': JSON_LINES,
  '.jsonl': JSON_LINES,
  '.txt': { cutter: cutPokerStars, mayBeOld: true, read: readText },
};

/** The hands of a file, by its extension, one after the other. */
export async function* readHands(file: string, rules: RuleSet | undefined): AsyncGenerator<PlacedOutcome> {
  const format = FORMATS[extname(file).toLowerCase()];
  if (format === undefined) {
    throw new InputError({
      code: 'file/unknown-format',
      value: file,
      problem: `${file} is not a file of hands`,
      expected: `a name that ends with ${Object.keys(FORMATS).join(', ')} (.txt is PokerStars text)`,
    });
  }
  const keys = new Set<string>();
  let count = 0;
  for await (const piece of readPieces(file, format.cutter(), format.mayBeOld)) {
    for (const outcome of format.read(piece, rules)) {
      count++;
      const { hand, warnings } = outcome;
      const key = hand.ok ? hand.value.key : undefined;
      const isTwice = key !== undefined && keys.has(key);
      if (key !== undefined) keys.add(key);
      const all = piece.warning === undefined ? warnings : [piece.warning, ...warnings];
      const line = piece.firstLine;
      yield { hand: isTwice ? refuseKey(key, line) : hand, warnings: all, line };
    }
  }
  if (count > 0) return;
  throw new InputError({
    code: 'file/no-hands',
    value: file,
    problem: `no hands in ${file}`,
    expected: 'at least one hand',
  });
}

/** For a name of a hand that an earlier hand of the file has. */
export const refuseKey = (key: string, line: number): Result<never> => ({
  ok: false,
  error: new InputError({
    code: 'phh/duplicate-key',
    value: key,
    problem: `line ${line}: the key ${key} appears twice`,
    expected: 'each hand once in a file',
  }),
});

function readPhh(read: Result<PhhHandRead>, rules: RuleSet | undefined): HandOutcome {
  if (!read.ok) return { hand: read, warnings: [] };
  const { value: phh, warnings, lines } = read.value;
  const played = readPhhHand(phh, { rules, lines });
  if (!played.ok) return { hand: played, warnings };
  const { key, unit, details, extras } = phh;
  const { hand, collected, matches, stacks, expected, warnings: others } = played.value;
  const all = [...warnings, ...others];
  if (matches === false && stacks !== undefined) {
    const amounts = (chips: readonly number[]): string => chips.map((each) => each / unit).join(', ');
    const problem = `line ${lines.first}: the dealer pays ${amounts(stacks)}`;
    const wanted = `the finishing_stacks ${amounts(expected ?? [])}`;
    const error = new InputError({
      code: 'history/money-differs',
      value: amounts(stacks),
      problem,
      expected: wanted,
    });
    return { hand: { ok: false, error }, warnings: all };
  }
  const value = { ...(key === undefined ? {} : { key }), hand, unit, details, extras, collected };
  return { hand: { ok: true, value }, warnings: all };
}

function readPhhs({ text, firstLine }: FilePiece, rules: RuleSet | undefined): HandOutcome[] {
  const entries = parsePhhEntries(text, firstLine);
  if (!entries.ok) return [{ hand: entries, warnings: [] }];
  const { value, warnings } = entries.value;
  return value.map(({ hand }, i) => {
    const outcome = readPhh(hand, rules);
    return i === 0 ? { ...outcome, warnings: [...warnings, ...outcome.warnings] } : outcome;
  });
}

function readJsonLine({ text, firstLine }: FilePiece): HandOutcome[] {
  const hand = parseHandJson(text);
  if (hand.ok) {
    const value = { hand: hand.value, unit: 1, details: {}, extras: {}, collected: undefined };
    return [{ hand: { ok: true, value }, warnings: [] }];
  }
  const { code, value, problem, expected } = hand.error;
  const error = new InputError({ code, value, problem: `line ${firstLine}: ${problem}`, expected });
  return [{ hand: { ok: false, error }, warnings: [] }];
}

function readText({ text, firstLine }: FilePiece, rules: RuleSet | undefined): HandOutcome[] {
  // A file without any header is reported as what it is: no hands, or no text of hands.
  if (firstLine === 1 && splitPokerStarsText(text).length === 0 && text.trim() === '') return [];
  const read = readPokerStarsText(text, { rules, firstLine });
  if (!read.ok) return [{ hand: read, warnings: [] }];
  const { hand, text: told, collected, warnings } = read.value;
  const value = { hand, unit: told.unit, ...makePhhMetadata(told), collected };
  const line = warnings.map((words) => `line ${firstLine}: ${words}`);
  return [{ hand: { ok: true, value }, warnings: line }];
}

export const isOver = ({ hand }: ReadHand): boolean => hand.phase === OVER;
