import { below, unwrap, Xoshiro256, type Rng } from '@doorcard/cards';
import { act, findLegal, GAMES, Hand, makePlan, makeView, type Action, type Legal } from '@doorcard/engine';
import {
  cutPhhs,
  cutPokerStars,
  makePhhs,
  makePokerStarsText,
  parsePhhEntries,
  readPhhHand,
  readPokerStarsText,
  writePhhHand,
  type TextPiece,
} from '@doorcard/history';
import { closeSync, createReadStream, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { callApart } from './apart.js';
import { makeSetup } from './engine.js';

const SEED = 1n;
const HANDS = 100_000;
/** Memory is flat if ten times as many hands need no more of it. */
const FEW_HANDS = 10_000;
const SEATS = 6;
const NAMES = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve', 'Fay'];

const FORMATS = ['phh', 'pokerstars'] as const;
type Format = (typeof FORMATS)[number];

function choose(legal: Legal, hole: readonly number[], rng: Rng): Action {
  if (legal.draw !== undefined) return { type: 'draw', discard: hole.filter(() => below(rng, 3) === 0) };
  if (legal.fold && !legal.check && below(rng, 3) === 0) return { type: 'fold' };
  if (legal.raise !== undefined && below(rng, 5) === 0) return { type: 'raise', to: legal.raise.min };
  return { type: legal.bringIn === undefined ? (legal.check ? 'check' : 'call') : 'bringIn' };
}

/**
 * Writes hands of all games in turn, as text of one seat or with all cards.
 * @public called by its name, in a separate process
 */
export function writeHands(format: Format, count: string, file: string): number {
  const rng = Xoshiro256.fromSeed(SEED);
  const plans = GAMES.map((game) => makePlan(makeSetup(game, SEATS)));
  const handle = openSync(file, 'w');
  for (let number = 1; number <= Number(count); number++) {
    const hand = new Hand(plans[number % plans.length]!);
    hand.deal({ kind: 'rng', rng });
    for (let legal = findLegal(hand); legal !== undefined; legal = findLegal(hand)) {
      const hole = Array.from(hand.holes[legal.seat]!.subarray(0, hand.cardCount(legal.seat)));
      unwrap(act(hand, legal.seat, choose(legal, hole, rng)));
    }
    writeSync(handle, `${makeText(format, hand, number)}\n`);
  }
  closeSync(handle);
  return Number(count);
}

function makeText(format: Format, hand: Hand, number: number): string {
  if (format === 'phh') return makePhhs([unwrap(writePhhHand(hand, { key: String(number) }))]);
  const view = makeView(hand, number % SEATS);
  return unwrap(
    makePokerStarsText(view, { id: number, table: 'Ceres', names: NAMES, time: '2026/11/01 00:00:00 UTC' }),
  );
}

interface Reading {
  readonly hands: number;
  /** Of processor time, all threads of the process together: other work on the machine hardly changes it. */
  readonly seconds: number;
  /** The most memory of the process, in megabytes. */
  readonly megabytes: number;
}

function read(format: Format, { text, firstLine }: TextPiece): number {
  if (format === 'pokerstars') {
    unwrap(readPokerStarsText(text, { firstLine }));
    return 1;
  }
  const { value } = unwrap(parsePhhEntries(text, firstLine));
  for (const { hand } of value) {
    const { value: phh, lines } = unwrap(hand);
    if (unwrap(readPhhHand(phh, { lines })).matches !== true) throw new Error(`hand ${phh.key!} differs`);
  }
  return value.length;
}

/**
 * Reads a file hand by hand and plays each through the dealer.
 * @public called by its name, in a separate process
 */
export async function readHands(format: Format, file: string): Promise<Reading> {
  const cutter = format === 'phh' ? cutPhhs() : cutPokerStars();
  const start = process.cpuUsage();
  let hands = 0;
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    const piece = cutter.add(line);
    if (piece !== undefined) hands += read(format, piece);
  }
  hands += read(format, cutter.end()!);
  const { user, system } = process.cpuUsage(start);
  const seconds = (user + system) / 1e6;
  return { hands, seconds, megabytes: process.resourceUsage().maxRSS / 1024 };
}

export async function benchHistory(print: (text: string) => void): Promise<void> {
  print(
    `histories: ${HANDS} hands of ten games at tables of ${SEATS}, read as a stream, played by the dealer and compared; hands per second of processor time`,
  );
  const folder = mkdtempSync(join(tmpdir(), 'doorcard-bench-'));
  try {
    for (const format of FORMATS) {
      const sizes = [FEW_HANDS, HANDS].map((count) => {
        const file = join(folder, `${count}.${format}`);
        callApart('./history.js', 'writeHands', format, String(count), file);
        const reading = callApart('./history.js', 'readHands', format, file) as Reading;
        rmSync(file);
        return reading;
      });
      for (const { hands, seconds, megabytes } of sizes) {
        const rate = Math.round(hands / seconds);
        print(
          `  ${format.padEnd(10)}  ${String(hands).padStart(7)} hands  ${String(rate).padStart(6)} hands/s  at most ${megabytes.toFixed(0)} MB`,
        );
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  print(
    '  PokerKit reads PHH too. It is a Python package and not installed here, so there is no comparison with it.',
  );
}
