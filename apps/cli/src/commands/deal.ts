import { unwrap, Xoshiro256 } from '@doorcard/cards';
import { playHand, preparePlayers, type Player } from '@doorcard/cpu';
import {
  checkSetup,
  GAMES,
  Hand,
  makeDefaultSetup,
  makePlan,
  MIN_SEATS,
  RULE_SETS,
  VARIANTS,
  type GameId,
} from '@doorcard/engine';
import { makeHandJson, makePhhs, writePhhHand } from '@doorcard/history';
import { wordsOf } from '@doorcard/text';
import type { Command } from 'commander';
import { z } from 'zod';
import { parseGame } from '../games.js';
import { addCommonOptions, readCommonOptions, readOptions, wholeNumber } from '../options.js';
import { openOutput } from '../output.js';
import { openRegistry, parsePlayers, PLAYERS_WORDS } from '../players.js';
import { followWithBar } from '../progressBar.js';
import { RULE_SET_IDS, RULES_WORDS } from '../ruleSetOption.js';
import { writeLine, type Terminal } from '../terminal.js';

const EXAMPLES = `
Examples:
  doorcard deal badugi --players lv2,lv2:4,lv1 --hands 100 --out hands.phhs
  doorcard deal razz --seed 7
  doorcard deal holdem --hands 3 --rules pokerstars
  doorcard deal plo --hands 20 --json

Players: ${PLAYERS_WORDS}.
The last player has the button. Every hand begins with stacks of 100 big bets (limit 40/80) or 100 big blinds (10/20 with a big-blind ante). The same seed gives the same hands.
Without --out the hands go to stdout, as PHH or with --json as one JSON object per line.`;

const dealSchema = z.object({
  players: z.string().default('random,random'),
  hands: wholeNumber(1).default(1),
  out: z.string().optional(),
  rules: z.enum(RULE_SET_IDS).default('wsop'),
});

export function addDeal(program: Command, terminal: Terminal): void {
  const command = program
    .command('deal')
    .description('Plays computer players against each other and writes every hand as PHH.')
    .argument('<game>', GAMES.join(', '))
    .option('--players <names>', 'the players, joined by commas (default random,random)')
    .option('--hands <n>', 'number of hands (default 1)')
    .option('--out <file>', 'the .phhs file to write; an existing file is replaced')
    .option('--rules <name>', `${RULES_WORDS} (default wsop)`)
    .addHelpText('after', EXAMPLES);
  addCommonOptions(command).action(async (gameId: string, raw: unknown) => {
    const { json, language, seed } = readCommonOptions(raw, terminal.env);
    const { players: names, hands, out, rules } = readOptions(dealSchema, raw);
    const game = unwrap(parseGame(gameId)).id as GameId;
    const players = unwrap(parsePlayers(openRegistry(), names, MIN_SEATS, VARIANTS[game].maxSeats, game));
    await preparePlayers(players, [game]);
    const plan = makePlan(unwrap(checkSetup(makeDefaultSetup(game, players.length, RULE_SETS[rules]))));
    const makeText = json && out === undefined ? makeJsonLine : makePhhTable;
    const output = openOutput(out, terminal, 'hands.phhs');
    const cards = Xoshiro256.fromSeed(seed);
    const table = Number(BigInt.asUintN(32, seed));
    try {
      await followWithBar(terminal, async (onProgress) => {
        for (let number = 1; number <= hands; number++) {
          const hand = new Hand(plan);
          hand.deal({ kind: 'rng', rng: cards });
          const played = playHand({ hand, players, table, number });
          if (played instanceof Promise) await played;
          await output.write(makeText({ hand, number, players, seed }));
          onProgress(number / hands);
        }
      });
      output.close();
    } catch (error) {
      output.discard();
      throw error;
    }
    if (out === undefined) return;
    const summary = { game, players: players.map(({ name }) => name), hands, seed: String(seed), rules, out };
    writeLine(
      terminal.stdout,
      json ? JSON.stringify(summary) : wordsOf(language).histories.dealt(hands, game, out),
    );
  });
}

interface DealtHand {
  readonly hand: Hand;
  readonly number: number;
  readonly players: readonly Player[];
  readonly seed: bigint;
}

const makeJsonLine = ({ hand }: DealtHand): string => `${makeHandJson(hand)}\n`;

function makePhhTable({ hand, number, players, seed }: DealtHand): string {
  const phh = unwrap(
    writePhhHand(hand, {
      key: String(number),
      details: { hand: number, players: players.map(({ name }) => name) },
      // A u64 does not fit into a TOML number.
      extras: { _doorcard_seed: String(seed) },
    }),
  );
  return (number === 1 ? '' : '\n') + makePhhs([phh]);
}
