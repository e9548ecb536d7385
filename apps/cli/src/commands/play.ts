import { InputError, secureRng, unwrap } from '@doorcard/cards';
import { preparePlayers, type Registry } from '@doorcard/cpu';
import {
  GAMES,
  makeCashStakes,
  ROTATIONS,
  STUD_STAKES,
  VARIANTS,
  type GameId,
  type TableStakes,
} from '@doorcard/engine';
import { HUMAN, NO_PACE, USUAL_PACE, type Pace, type TableOptions } from '@doorcard/table';
import { wordsOf, type Words } from '@doorcard/text';
import type { Command } from 'commander';
import { z } from 'zod';
import { parseMix } from '../games.js';
import { addCommonOptions, readCommonOptions, readOptions, wholeNumber } from '../options.js';
import type { GameEnd } from '../play/game.js';
import { openPhhFile } from '../play/phhFile.js';
import { playInTerminal } from '../play/playInTerminal.js';
import { findSaveFile, openSaveFile } from '../play/saveFile.js';
import { chooseStyle } from '../play/style.js';
import { resolveModule } from '../playerModule.js';
import { openLiveRegistry, parsePlayers, PLAYERS_WORDS, splitNames } from '../players.js';
import { RULE_SET_IDS, RULES_WORDS } from '../ruleSetOption.js';
import { writeLine, type Terminal } from '../terminal.js';

const EXAMPLES = `
Examples:
  doorcard play stud8
  doorcard play horse --players lv2,lv1:rock,lv2:4
  doorcard play badugi --tournament
  doorcard play 2-7-triple,badugi --stakes 20/40 --phh session.phhs
  doorcard play                      resumes the saved table

The table is saved after every decision. ? shows the keys.
Players: ${PLAYERS_WORDS}.
After the colon is a profile, as in lv2:4.`;

const OPPONENTS = ['lv2:1', 'lv2:2', 'lv2:3', 'lv2:4', 'lv2:5'];
const NAMES = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida'];
const PACES: Readonly<Record<string, Pace>> = {
  usual: USUAL_PACE,
  fast: { atStart: 100, afterHuman: 50, between: 150, afterResume: 100 },
  none: NO_PACE,
};

const playSchema = z.object({
  players: z.string().optional(),
  stakes: z.string().optional(),
  tournament: z.union([z.literal(true), z.enum(['time', 'hands'])]).optional(),
  rules: z.enum(RULE_SET_IDS).optional(),
  hands: wholeNumber(1).optional(),
  save: z.string().optional(),
  new: z.boolean().default(false),
  phh: z.string().optional(),
  reveal: z.boolean().default(false),
  pace: z.enum(['usual', 'fast', 'none']).default('usual'),
  seed: z.string().optional(),
});
type PlayOptions = z.output<typeof playSchema>;

export function addPlay(program: Command, terminal: Terminal): void {
  const command = program
    .command('play')
    .description('Opens a table in the terminal, against computer players that explain their decisions.')
    .argument(
      '[game or mix]',
      `${GAMES.join(', ')}; ${Object.keys(ROTATIONS).join(', ')}; or games joined by commas`,
    )
    .option('--players <names>', `the opponents, joined by commas (default ${OPPONENTS.join(',')})`)
    .option(
      '--stakes <stakes>',
      'low, mid, high, or bets such as 40/80 (blinds in no-limit and pot-limit games; default mid)',
    )
    .option('--tournament [time|hands]', 'play a tournament; levels rise by time (default) or by hands')
    .option('--rules <name>', `${RULES_WORDS} (default wsop)`)
    .option('--hands <n>', 'stop after this many hands')
    .option('--save <file>', "where to save the table (default: in the user's data folder)")
    .option('--new', 'replace a saved table without asking')
    .option('--phh <file>', 'write every hand to this .phhs file, with the cards that you saw')
    .option('--reveal', 'with --phh: write all cards')
    .option('--pace <pace>', 'how fast opponents act: usual, fast or none (default usual)')
    .addHelpText('after', EXAMPLES);
  addCommonOptions(command, 'practice: deal all cards from this seed (default: random cards)').action(
    (mix: string | undefined, raw: unknown) => play(mix, raw, terminal),
  );
}

async function play(mix: string | undefined, raw: unknown, terminal: Terminal): Promise<void> {
  const { json, language } = readCommonOptions(raw, terminal.env);
  const options = readOptions(playSchema, raw);
  const words = wordsOf(language);
  const registry = openLiveRegistry();
  const table =
    mix === undefined ? checkNoTable(options) : await makeTableOptions(mix, options, words, registry);
  const { screen, env } = terminal;
  if (screen === undefined) {
    throw new InputError({
      code: 'play/no-terminal',
      value: mix ?? '',
      problem: 'no terminal to play in',
      expected:
        'a terminal on stdin and stdout; in scripts "doorcard deal" plays hands and "doorcard decide" decides one',
    });
  }
  const file = options.save ?? findSaveFile(env);
  const { phh } = options;
  // A file that cannot be written is reported before the first hand.
  if (phh !== undefined) openPhhFile(phh, false);
  const save = openSaveFile(file);
  try {
    const end = await playInTerminal(
      {
        words,
        style: chooseStyle(env),
        options: table,
        replace: options.new,
        hands: options.hands ?? Infinity,
        openPhh: phh === undefined ? undefined : (isNew) => openPhhFile(phh, isNew),
        reveal: options.reveal,
      },
      { storage: save.storage, registry, random: secureRng(), pace: PACES[options.pace]! },
      terminal,
      screen,
    );
    if (end.error !== undefined) throw nameFile(end.error, file);
    // The table could not be saved: nothing may say that it was.
    const failure = save.failure();
    if (failure !== undefined) throw failure;
    reportEnd(end, file, json, words, terminal);
  } finally {
    save.close();
  }
}

/** An error of a saved table is reported as an error of its file. */
const nameFile = ({ code, value, problem, expected }: InputError, file: string): InputError =>
  code.startsWith('player/') || code === 'seed/not-u64'
    ? new InputError({ code, value, problem, expected })
    : new InputError({ code, value, problem: `${file}: ${problem}`, expected });

function reportEnd(
  { table, hands, won }: GameEnd,
  file: string,
  json: boolean,
  words: Words,
  { stdout }: Terminal,
): void {
  if (table === undefined) return;
  const { id, games } = table;
  const chips = table.you === null ? null : (table.chairs[table.you]?.chips ?? 0);
  writeLine(
    stdout,
    json
      ? JSON.stringify({ table: id, games, hands, won, chips, save: file })
      : words.play.goodbye(hands, won, file),
  );
}

/** Without a game the saved table is resumed, with its own players and stakes. */
function checkNoTable({ players, stakes, tournament, rules, seed }: PlayOptions): undefined {
  const given = Object.entries({ players, stakes, tournament, rules, seed }).find(
    ([, value]) => value !== undefined,
  );
  if (given === undefined) return undefined;
  const [name, value] = given;
  throw new InputError({
    code: 'play/no-game',
    value: String(value),
    problem: `--${name} without a game`,
    expected: 'a game or a mix, as in "doorcard play stud8"; without one the saved table is resumed as it is',
  });
}

async function makeTableOptions(
  mix: string,
  options: PlayOptions,
  words: Words,
  registry: Registry,
): Promise<TableOptions> {
  const games = unwrap(parseMix(mix));
  const most = Math.min(...games.map((game) => VARIANTS[game].maxSeats)) - 1;
  // A saved table may be resumed in another folder, so modules are saved with their full path.
  const names = options.players === undefined ? OPPONENTS.slice(0, most) : splitNames(options.players);
  const opponents = unwrap(parsePlayers(registry, names.map(resolveModule).join(','), 1, most, mix));
  // Modules that cannot be loaded are reported before the table opens.
  await preparePlayers(opponents, games);
  const { tournament, rules, seed } = options;
  return {
    kind: tournament === undefined ? 'cash' : 'tournament',
    games: [...games],
    chairs: [
      { name: words.table.you, player: HUMAN },
      ...opponents.map(({ name }, i) => ({ name: NAMES[i]!, player: name })),
    ],
    ...(tournament === undefined
      ? { stakes: readStakes(options.stakes ?? 'mid', games) }
      : { levelsBy: tournament === 'hands' ? ('hands' as const) : ('seconds' as const) }),
    ...(rules === undefined ? {} : { rules }),
    ...(seed === undefined ? {} : { seed }),
    reasons: 'afterHand',
  };
}

function readStakes(text: string, games: readonly GameId[]): TableStakes {
  const named = Object.hasOwn(STUD_STAKES, text)
    ? STUD_STAKES[text as keyof typeof STUD_STAKES].smallBet
    : undefined;
  if (named !== undefined) return makeCashStakes(named / 2, named);
  const [small, big] = /^(\d{1,9})\/(\d{1,9})$/.exec(text)?.slice(1).map(Number) ?? [];
  const isNoLimit = games.every((game) => VARIANTS[game].betting !== 'fixedLimit');
  if (small !== undefined && big !== undefined && small > 0) {
    if (isNoLimit && small <= big) {
      return { noLimit: { ante: 0, smallBlind: small, bigBlind: big, bigBlindAnte: 0 } };
    }
    if (!isNoLimit && big === 2 * small && small >= 4) return makeCashStakes(Math.floor(small / 2), small);
  }
  throw new InputError({
    code: 'option/stakes',
    value: text,
    problem: `--stakes cannot be "${text}"`,
    expected: isNoLimit
      ? 'low, mid, high or blinds such as 10/20'
      : 'low, mid, high or bets such as 40/80, the big one twice the small',
  });
}
