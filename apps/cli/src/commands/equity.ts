import {
  computeEquity,
  makeCards,
  parseCards,
  unwrap,
  Xoshiro256,
  type Card,
  type Equity,
  type EquitySpot,
  type HandEquity,
} from '@doorcard/cards';
import { GAMES } from '@doorcard/engine';
import { wordsOf, type EquityColumn, type Words } from '@doorcard/text';
import type { Command } from 'commander';
import { z } from 'zod';
import { parseGame } from '../games.js';
import { parseKnownCards } from '../handText.js';
import { addCommonOptions, readCommonOptions, readOptions } from '../options.js';
import { runWithBar } from '../progressBar.js';
import { drawTable } from '../table.js';
import { writeLine, type Terminal } from '../terminal.js';

const EXAMPLES = `
Examples:
  doorcard equity holdem AsAh KdKc
  doorcard equity holdem AsKs QdQc --board Qs7s2h --json
  doorcard equity razz As2d3c "7h ??" --dead 4c4d        an opponent shows a seven
  doorcard equity badugi As2d3c9h 4s5h6dKh --draws 2
  doorcard equity stud8 As2d3c4h KsKdQcJh 7c7d8h9s

A hand may have fewer cards: unknown cards (?? or left out) and cards still to come can be any.`;

const equitySchema = z.object({
  board: z.string().default(''),
  dead: z.string().default(''),
  draws: z.coerce.number('a whole number').int('a whole number').optional(),
  margin: z.coerce
    .number('a percentage such as 0.1')
    .positive('a percentage above 0, such as 0.1')
    .max(50, 'a percentage up to 50')
    .default(0.1),
});

export function addEquity(program: Command, terminal: Terminal): void {
  const command = program
    .command('equity')
    .description('Computes how often each hand wins: exactly if that takes seconds, otherwise by sampling.')
    .argument('<game>', GAMES.join(', '))
    .argument('<hands...>', 'two or more hands such as AsKd')
    .option('--board <cards>', 'the board so far')
    .option('--dead <cards>', 'dead cards, which nobody can get')
    .option('--draws <n>', 'draws still to come (badugi, 2-7; default 0)')
    .option(
      '--margin <percent>',
      'sample until every 95 % interval is at most this wide to either side (default 0.1)',
    )
    .addHelpText('after', EXAMPLES);
  addCommonOptions(command).action((gameId: string, hands: string[], raw: unknown) => {
    const { json, language, seed } = readCommonOptions(raw, terminal.env);
    const { board, dead, draws, margin } = readOptions(equitySchema, raw);
    const game = unwrap(parseGame(gameId));
    const spot: EquitySpot = {
      showdown: game.showdown,
      hands: hands.map((hand) => unwrap(parseKnownCards(hand))),
      board: unwrap(parseCards(board)),
      dead: unwrap(parseCards(dead)),
      draws: draws ?? 0,
    };
    const start = terminal.seconds();
    const equity = runWithBar(terminal, (onProgress) =>
      unwrap(computeEquity(spot, { rng: Xoshiro256.fromSeed(seed), margin: margin / 100, onProgress })),
    );
    const seconds = terminal.seconds() - start;
    const lines = json
      ? [JSON.stringify(makeJson(game.id, spot, equity, seed, seconds))]
      : drawEquity(spot, equity, wordsOf(language));
    const { noDrawsAssumed } = wordsOf(language);
    if (!json && draws === undefined && game.showdown.draws > 0)
      writeLine(terminal.stdout, noDrawsAssumed(game.showdown.draws));
    for (const line of lines) writeLine(terminal.stdout, line);
  });
}

function makeJson(game: string, spot: EquitySpot, equity: Equity, seed: bigint, seconds: number): object {
  return {
    game,
    method: equity.method,
    showdowns: equity.showdowns,
    board: makeCards(spot.board ?? []),
    dead: makeCards(spot.dead ?? []),
    draws: spot.draws ?? 0,
    policy: equity.policy ?? null,
    seed: equity.method === 'sampled' ? String(seed) : null,
    seconds,
    hands: equity.hands.map(({ win, tie, equity: share, interval, split }, i) => ({
      hand: nameKnown(spot.hands[i]!),
      win,
      tie,
      equity: share,
      ci95: interval,
      ...(split && { scoop: win, high: split.high, low: split.low, quarter: split.quarter }),
    })),
  };
}

function drawEquity(spot: EquitySpot, equity: Equity, words: Words): string[] {
  const isSplit = equity.hands[0]!.split !== undefined;
  const columns: EquityColumn[] = isSplit
    ? ['hand', 'equity', 'scoop', 'part', 'high', 'low', 'quarter']
    : ['hand', 'equity', 'win', 'tie'];
  const rows = equity.hands.map((hand, i) => {
    const cells: Partial<Record<EquityColumn, string>> = {
      hand: nameKnown(spot.hands[i]!),
      equity: drawShare(hand, equity.method),
      win: percent(hand.win),
      scoop: percent(hand.win),
      tie: percent(hand.tie),
      part: percent(hand.tie),
      ...(hand.split && {
        high: percent(hand.split.high),
        low: percent(hand.split.low),
        quarter: percent(hand.split.quarter),
      }),
    };
    return columns.map((column) => cells[column]!);
  });
  return [
    ...drawTable([columns.map((column) => words.columns[column]), ...rows]),
    words.method(equity.method, equity.showdowns.toLocaleString('en')),
    ...(equity.policy === undefined ? [] : [words.policies[equity.policy]]),
  ];
}

/** A hand without a known card is shown as it was typed. */
const nameKnown = (hand: readonly Card[]): string => makeCards(hand) || '??';

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;

function drawShare({ equity, interval }: HandEquity, method: Equity['method']): string {
  if (method === 'exact') return percent(equity);
  return `${percent(equity)} ± ${(50 * (interval[1] - interval[0])).toFixed(2)}`;
}
