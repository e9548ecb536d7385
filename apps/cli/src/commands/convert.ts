import { InputError, unwrap } from '@doorcard/cards';
import { makeView, RULE_SETS } from '@doorcard/engine';
import {
  listPokerStarsLosses,
  makeHandJson,
  makeOpenPokerStarsText,
  makePhh,
  makePhhs,
  makePokerStarsText,
  makeTextMetadata,
  parsePhh,
  readPhhHand,
  readPokerStarsText,
  writePhhHand,
  type PhhHand,
} from '@doorcard/history';
import type { Command } from 'commander';
import { z } from 'zod';
import { isOver, readHands, type ReadHand } from '../handInput.js';
import { addCommonOptions, readCommonOptions, readOptions } from '../options.js';
import { openOutput } from '../output.js';
import { RULE_SET_IDS, RULES_WORDS } from '../ruleSetOption.js';
import { writeLine, type Terminal } from '../terminal.js';

const EXAMPLES = `
Examples:
  doorcard convert hands.phhs --to pokerstars --view 1
  doorcard convert hands.phhs --to pokerstars --reveal --out open.txt
  doorcard convert hands.txt --to phh
  doorcard convert hands.phhs --to json

Reads .phh, .phhs, .json (one hand per line) and .txt (PokerStars text). PokerStars text shows what one seat saw: --view 1
is the first player left of the button. A list of what the target format cannot hold goes to stderr, and so does every
hand that is refused, with its line; the others are written. Exits with 1 when a hand is refused.`;

const convertSchema = z.object({
  to: z.enum(['phh', 'pokerstars', 'json']),
  view: z.coerce
    .number('the number of a seat')
    .int('the number of a seat')
    .min(1, 'a seat from 1')
    .optional(),
  reveal: z.boolean().default(false),
  rules: z.enum(RULE_SET_IDS).optional(),
  out: z.string().optional(),
});

type ConvertOptions = z.output<typeof convertSchema>;

export function addConvert(program: Command, terminal: Terminal, fail: (error: InputError) => void): void {
  const command = program
    .command('convert')
    .description('Reads hands, plays them through the dealer, and writes them in another format.')
    .argument('<file>', 'a file of hands')
    .requiredOption('--to <format>', 'phh, pokerstars or json')
    .option('--view <seat>', 'PokerStars text: the seat whose cards are shown, from 1')
    .option('--reveal', 'PokerStars text: show all cards, and say so in the first line')
    .option('--rules <name>', `${RULES_WORDS} (default: those of the file, or wsop)`)
    .option('--out <file>', 'the output file (default: stdout)')
    .addHelpText('after', EXAMPLES);
  addCommonOptions(command).action(async (file: string, raw: unknown) => {
    const { json } = readCommonOptions(raw, terminal.env);
    const options = readOptions(convertSchema, raw);
    checkSight(options);
    await convert(file, options, json, terminal, fail);
  });
}

async function convert(
  file: string,
  options: ConvertOptions,
  json: boolean,
  terminal: Terminal,
  fail: (error: InputError) => void,
): Promise<void> {
  const outcomes = readHands(file, options.rules && RULE_SETS[options.rules]);
  // The first hand is read before the output is opened: a file that is not one of hands leaves no trace.
  const first = await outcomes.next();
  const output = openOutput(options.out, terminal, 'hands.phhs');
  const writer = new HandWriter(options);
  let [hands, refused] = [0, 0];
  try {
    for (let next = first; next.done !== true; next = await outcomes.next()) {
      const { hand, warnings, line } = next.value;
      for (const warning of warnings) writeLine(terminal.stderr, `warning: ${warning}`);
      try {
        await output.write(writer.add(unwrap(hand)));
        hands++;
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        refused++;
        fail(hand.ok ? placeError(error, line) : error);
      }
    }
    await output.write(writer.end());
    if (hands === 0) output.discard();
    else output.close();
  } catch (error) {
    output.discard();
    throw error;
  }
  const losses = [...writer.losses];
  if (json && options.out !== undefined) {
    writeLine(terminal.stdout, JSON.stringify({ hands, refused, out: options.out, losses }));
  }
  for (const loss of losses) writeLine(terminal.stderr, `not kept: ${loss}`);
  if (refused > 0) writeLine(terminal.stderr, `${refused} of ${hands + refused} hands refused`);
}

/** For a hand that was read, but cannot be written: the error names its place in the file. */
const placeError = ({ code, value, problem, expected }: InputError, line: number): InputError =>
  new InputError({ code, value, problem: `line ${line}: ${problem}`, expected });

function checkSight({ to, view, reveal }: ConvertOptions): void {
  if (to !== 'pokerstars' || reveal !== (view !== undefined)) return;
  throw new InputError({
    code: 'option/view',
    value: String(view ?? ''),
    problem: reveal ? '--view and --reveal together' : 'neither --view nor --reveal',
    expected: 'one of them: --view 1 for what a seat saw, --reveal for all cards',
  });
}

/** Makes the text of one hand after the other. */
class HandWriter {
  /** What the format cannot hold, each item once. */
  readonly losses = new Set<string>();
  private count = 0;
  /** A PHH file with a single hand has another form: the first one waits for a second. */
  private waiting: PhhHand | undefined;

  constructor(private readonly options: ConvertOptions) {}

  add(read: ReadHand): string {
    switch (this.options.to) {
      case 'phh':
        return this.addPhh(read);
      case 'json':
        return this.addJson(read);
      case 'pokerstars': {
        const text = this.makeText(read);
        this.count++;
        return this.count === 1 ? text : `\n\n${text}`;
      }
    }
  }

  end(): string {
    return this.waiting === undefined ? '' : makePhh(this.waiting);
  }

  private addPhh(read: ReadHand): string {
    const record = checkPhh(makeRecord(read));
    this.count++;
    if (this.count === 1) {
      this.waiting = record;
      return '';
    }
    const first = this.waiting;
    this.waiting = undefined;
    const before = first === undefined ? '' : makePhhs([{ ...first, key: first.key ?? '1' }]);
    return `${before}\n${makePhhs([{ ...record, key: record.key ?? String(this.count) }])}`;
  }

  private addJson({ hand, unit, details, extras, collected }: ReadHand): string {
    const text = `${makeHandJson(hand)}\n`;
    if (unit !== 1) this.losses.add('the unit: amounts are whole numbers of the smallest chip');
    const keys = [...Object.keys(details), ...Object.keys(extras).filter((key) => key !== '_doorcard_rules')];
    if (keys.length > 0) this.losses.add(`the keys ${keys.join(', ')}`);
    const left = collected?.reduce((sum, chips) => sum + chips, 0) ?? hand.pot;
    if (left < hand.pot) this.losses.add('the rake');
    return text;
  }

  private makeText(read: ReadHand): string {
    const { hand, collected } = read;
    const { view: seat, reveal } = this.options;
    const { seats } = hand.plan;
    if (seat !== undefined && seat > seats) {
      throw new InputError({
        code: 'option/view',
        value: String(seat),
        problem: `seat ${seat} in a hand of ${seats}`,
        expected: `1 to ${seats}`,
      });
    }
    const record = makeRecord(read);
    const { details, losses } = makeTextMetadata(record, this.count + 1);
    const view = makeView(hand, seat === undefined ? null : seat - 1);
    const all = { ...details, ...(collected === undefined ? {} : { collected }) };
    const text = unwrap(reveal ? makeOpenPokerStarsText(hand, all) : makePokerStarsText(view, all));
    if (isOver(read)) checkText(text, read);
    for (const loss of losses) this.losses.add(loss);
    for (const loss of listPokerStarsLosses(view)) this.losses.add(loss.text);
    return text;
  }
}

const makeRecord = ({ key, hand, unit, details, extras, collected }: ReadHand): PhhHand =>
  unwrap(writePhhHand(hand, { key, unit, details, extras, collected }));

/** A file that the replay would refuse is never written. */
function checkPhh(record: PhhHand): PhhHand {
  const { key: _key, ...plain } = record;
  const parsed = unwrap(parsePhh(makePhh(plain)));
  const { matches } = unwrap(readPhhHand(parsed.value));
  if (matches !== false) return record;
  throw new InputError({
    code: 'convert/money-differs',
    value: String(record.finishingStacks),
    problem: 'the written hand would end with other stacks',
    expected: 'a hand that PHH can hold',
  });
}

/** Refuses a text that reads as another hand: the format cannot hold everything. */
function checkText(text: string, { hand, unit, collected }: ReadHand): void {
  const read = readPokerStarsText(text, { rules: hand.plan.setup.rules, unit });
  const wanted = collected ?? [];
  if (read.ok && wanted.every((chips, seat) => chips === read.value.collected[seat])) return;
  throw new InputError({
    code: 'convert/not-in-text',
    value: read.ok ? read.value.collected.join() : read.error.code,
    problem: `the text would not read as the same hand${read.ok ? '' : ` (${read.error.problem})`}`,
    expected: 'a hand that PokerStars text can hold',
  });
}
