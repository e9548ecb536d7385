import { InputError, unwrap } from '@doorcard/cards';
import { Hand, makePlan, RULE_SETS, type RuleSet } from '@doorcard/engine';
import {
  parseHandJson,
  parsePhh,
  parsePhhs,
  parsePokerStarsText,
  readPhhHand,
  splitPokerStarsText,
  toScript,
  type PhhHand,
  type PokerStarsHand,
} from '@doorcard/history';
import { readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';

/** A hand out of a file, with what formats know beside the play. */
export interface ReadHand {
  readonly hand: Hand;
  /** Chips for 1.0 of the file. */
  readonly unit: number;
  readonly names: readonly string[] | undefined;
}

type Reader = (text: string, rules: RuleSet | undefined) => ReadHand[];

const READERS: Readonly<Record<string, Reader>> = {
  '.phh': (text, rules) => [playPhh(unwrap(parsePhh(text)).value, rules)],
  '.phhs': (text, rules) => unwrap(parsePhhs(text)).value.map((hand) => playPhh(hand, rules)),
  '.json': (text) => readJsonLines(text),
  '.jsonl': (text) => readJsonLines(text),
  '.txt': (text, rules) =>
    splitPokerStarsText(text).map(({ text: one, firstLine }) =>
      playPokerStars(unwrap(parsePokerStarsText(one, { firstLine })), rules),
    ),
};

/** All hands of a file, by the ending of its name; the first that cannot be read is thrown as an InputError. */
export function readHands(file: string, rules: RuleSet | undefined): ReadHand[] {
  const read = READERS[extname(file)];
  if (read === undefined) {
    throw new InputError({
      code: 'file/unknown-format',
      value: file,
      problem: `${file} is no file of hands`,
      expected: `a name that ends with ${Object.keys(READERS).join(', ')} (.txt is PokerStars text)`,
    });
  }
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) {
    throw new InputError({
      code: 'file/not-found',
      value: file,
      problem: `there is no file ${file}`,
      expected: 'a file, as in hands.phhs',
    });
  }
  const hands = read(readFileSync(file, 'utf8'), rules);
  if (hands.length > 0) return hands;
  throw new InputError({
    code: 'file/no-hands',
    value: file,
    problem: `there are no hands in ${file}`,
    expected: 'at least one',
  });
}

function playPhh(phh: PhhHand, rules: RuleSet | undefined): ReadHand {
  const { hand } = unwrap(readPhhHand(phh, { rules }));
  return { hand, unit: phh.unit, names: phh.details.players };
}

const readJsonLines = (text: string): ReadHand[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ hand: unwrap(parseHandJson(line)), unit: 1, names: undefined }));

/** The text does not name its rules. WSOP's allow what PokerStars' do, and one raise more. */
function playPokerStars(told: PokerStarsHand, rules: RuleSet | undefined): ReadHand {
  const { setup, cards, mucked, decisions } = toScript(told, rules ?? RULE_SETS.wsop);
  const hand = new Hand(makePlan(setup));
  hand.deal({ kind: 'script', cards }, mucked);
  for (const [i, { seat, code, amount }] of decisions.entries()) {
    if (seat === hand.actor && hand.act(code, amount)) continue;
    throw new InputError({
      code: 'history/illegal-action',
      value: String(i + 1),
      problem: `hand ${told.id}: the dealer refuses decision ${i + 1}, by ${told.players[seat]?.name ?? `seat ${seat}`}`,
      expected: 'a hand played by the rules; --rules wsop or pokerstars chooses them',
    });
  }
  return { hand, unit: told.unit, names: told.players.map(({ name }) => name) };
}
