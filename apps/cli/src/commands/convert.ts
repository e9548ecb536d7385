import { InputError, unwrap } from '@doorcard/cards';
import { makeView, RULE_SETS } from '@doorcard/engine';
import {
  listPokerStarsLosses,
  makeHandJson,
  makeOpenPokerStarsText,
  makePhh,
  makePhhs,
  makePokerStarsText,
  writePhhHand,
  type PokerStarsDetails,
} from '@doorcard/history';
import type { Command } from 'commander';
import { writeFileSync } from 'node:fs';
import { z } from 'zod';
import { readHands, type ReadHand } from '../handInput.js';
import { addCommonOptions, readCommonOptions, readOptions } from '../options.js';
import { RULE_SET_IDS, RULES_WORDS } from '../ruleSetOption.js';
import { writeLine, type Terminal } from '../terminal.js';

const EXAMPLES = `
Examples:
  doorcard convert hands.phhs --to pokerstars --view 1
  doorcard convert hands.phhs --to pokerstars --reveal --out open.txt
  doorcard convert hands.txt --to phh
  doorcard convert hands.phhs --to json

Reads .phh, .phhs, .json (one hand a line) and .txt (PokerStars text). PokerStars text is what one seat saw: --view 1
is the first player left of the button. What the target cannot hold is said on stderr.`;

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

export function addConvert(program: Command, terminal: Terminal): void {
  const command = program
    .command('convert')
    .summary('turn hand histories into another format')
    .description('Reads hands, plays them through the dealer, and writes them in another format.')
    .argument('<file>', 'a file of hands')
    .requiredOption('--to <format>', 'phh, pokerstars or json')
    .option('--view <seat>', 'PokerStars text: whose hand it is, from 1')
    .option('--reveal', 'PokerStars text: with all cards open, and marked so')
    .option('--rules <name>', `${RULES_WORDS} (default: what the file says, or wsop)`)
    .option('--out <file>', 'where to write (default: stdout)')
    .addHelpText('after', EXAMPLES);
  addCommonOptions(command).action((file: string, raw: unknown) => {
    const { json } = readCommonOptions(raw, terminal.env);
    const options = readOptions(convertSchema, raw);
    const hands = readHands(file, options.rules && RULE_SETS[options.rules]);
    const { text, losses } = write(hands, options);
    if (options.out === undefined) terminal.stdout.write(text);
    else writeFileSync(options.out, text);
    if (json && options.out !== undefined) {
      writeLine(
        terminal.stdout,
        JSON.stringify({ hands: hands.length, out: options.out, losses: [...losses] }),
      );
    }
    for (const loss of losses) writeLine(terminal.stderr, `not kept: ${loss}`);
  });
}

interface Written {
  readonly text: string;
  /** What the format cannot hold, each said once. */
  readonly losses: ReadonlySet<string>;
}

function write(hands: readonly ReadHand[], options: ConvertOptions): Written {
  const losses = new Set<string>();
  switch (options.to) {
    case 'phh': {
      const records = hands.map(({ hand, unit, names }) =>
        unwrap(writePhhHand(hand, { unit, details: names === undefined ? {} : { players: [...names] } })),
      );
      return { text: records.length === 1 ? makePhh(records[0]!) : makePhhs(records), losses };
    }
    case 'json':
      if (hands.some(({ unit }) => unit !== 1))
        losses.add('the unit: amounts are whole numbers of the smallest chip');
      if (hands.some(({ names }) => names !== undefined)) losses.add('the names of the players');
      return { text: hands.map(({ hand }) => `${makeHandJson(hand)}\n`).join(''), losses };
    case 'pokerstars':
      return { text: hands.map((hand, i) => writePokerStars(hand, i, options, losses)).join('\n\n'), losses };
  }
}

/** The format wants a time; files of hands seldom have one. */
const NO_TIME = '0000/00/00 00:00:00 UTC';

/** The format tells players apart by their names, so equal ones get their seat behind them. */
function tellApart(names: readonly string[], losses: Set<string>): string[] {
  if (new Set(names).size === names.length) return [...names];
  losses.add('equal names of players: their seats are written behind them');
  return names.map((name, seat) => `${name} ${seat + 1}`);
}

function writePokerStars(
  { hand, unit, names }: ReadHand,
  index: number,
  { view: seat, reveal }: ConvertOptions,
  losses: Set<string>,
): string {
  const { seats } = hand.plan;
  const details: PokerStarsDetails = {
    id: index + 1,
    table: 'Doorcard',
    names: tellApart(names ?? Array.from({ length: seats }, () => 'Player'), losses),
    time: NO_TIME,
    unit,
  };
  losses.add(`the time of the hand, which is not known: ${NO_TIME} stands for it`);
  if (reveal === (seat !== undefined)) {
    throw new InputError({
      code: 'option/view',
      value: String(seat ?? ''),
      problem: reveal ? '--view and --reveal together' : 'neither --view nor --reveal',
      expected: 'one of them: --view 1 for what a seat saw, --reveal for all cards open',
    });
  }
  if (seat !== undefined && seat > seats) {
    throw new InputError({
      code: 'option/view',
      value: String(seat),
      problem: `seat ${seat} in a hand of ${seats}`,
      expected: `1 to ${seats}`,
    });
  }
  const view = makeView(hand, seat === undefined ? null : seat - 1);
  for (const { text } of listPokerStarsLosses(view)) losses.add(text);
  return unwrap(reveal ? makeOpenPokerStarsText(hand, details) : makePokerStarsText(view, details));
}
