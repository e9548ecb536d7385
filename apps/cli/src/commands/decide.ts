import { InputError, unwrap, Xoshiro256 } from '@doorcard/cards';
import { preparePlayer, type Decision, type Player } from '@doorcard/cpu';
import { GAMES, type GameId, type View } from '@doorcard/engine';
import { describeAction, describeReason, wordsOf } from '@doorcard/text';
import type { Command } from 'commander';
import { z } from 'zod';
import { parseGame } from '../games.js';
import { addCommonOptions, readCommonOptions, readOptions } from '../options.js';
import { commonRegistry } from '../commonPlayers.js';
import { isModuleName } from '../playerModule.js';
import { openRegistry } from '../players.js';
import { RULE_SET_IDS, RULES_WORDS } from '../ruleSetOption.js';
import { writeLine, type Terminal } from '../terminal.js';
import { readView } from '../viewInput.js';

const EXAMPLES = `
Examples:
  doorcard decide stud8 --level lv2 < view.json
  doorcard decide badugi --level lv2 --profile 4 --json < view.json
  doorcard decide razz --level lv1 --profile rock --seed 7 < view.json
  doorcard decide stud --level ./mine.mjs < view.json

Reads one view (what a seat may see of a hand) from stdin; "doorcard schema view" prints its JSON Schema.
The same view and seed give the same decision. JSON: {game, player, seat, action, reason: {code, rule, data}}.`;

const LEVELS = commonRegistry.entries.map(({ name }) => name);
const MODULE = 'a module such as ./mine.mjs';

const decideSchema = z.object({
  level: z.string().default('lv2'),
  profile: z.string().optional(),
  rules: z.enum(RULE_SET_IDS).optional(),
});

export function addDecide(program: Command, terminal: Terminal): void {
  const command = program
    .command('decide')
    .description(
      'Reads one view as JSON from stdin and prints the decision of a computer player with its reason.',
    )
    .argument('<game>', GAMES.join(', '))
    .option('--level <level>', `${LEVELS.join(', ')}, or ${MODULE} (default lv2)`)
    .option(
      '--profile <profile>',
      `${commonRegistry.entries
        .filter(({ profiles }) => profiles.length > 0)
        .map(({ name, profiles }) => `${name}: ${profiles.join(', ')}`)
        .join('; ')} (default the first)`,
    )
    .option('--rules <name>', `${RULES_WORDS} (default: those of the view)`)
    .addHelpText('after', EXAMPLES);
  addCommonOptions(command).action(async (gameId: string, raw: unknown) => {
    const { json, language, seed } = readCommonOptions(raw, terminal.env);
    const { level, profile, rules } = readOptions(decideSchema, raw);
    const game = unwrap(parseGame(gameId)).id as GameId;
    const player = findPlayer(level, profile);
    await preparePlayer(player, game);
    const view = await readView(terminal, game, rules, seed, 'decide');
    const decision = await player.decide(view, Xoshiro256.fromSeed(seed));
    if (json) {
      writeLine(terminal.stdout, JSON.stringify({ game, player: player.name, seat: view.seat, ...decision }));
      return;
    }
    for (const line of describeDecision(decision, view, language)) writeLine(terminal.stdout, line);
  });
}

function findPlayer(level: string, profile: string | undefined): Player {
  const isModule = isModuleName(level);
  if (!isModule && !LEVELS.includes(level)) {
    throw new InputError({
      code: 'option/level',
      value: level,
      problem: `--level cannot be "${level}"`,
      expected: `one of ${LEVELS.join(', ')}, or ${MODULE}`,
    });
  }
  if (isModule && profile !== undefined) {
    throw new InputError({
      code: 'player/unknown-profile',
      value: `${level}:${profile}`,
      problem: `${level} has no profile "${profile}"`,
      expected: `${level} alone`,
    });
  }
  return unwrap(openRegistry().find(profile === undefined ? level : `${level}:${profile}`));
}

function describeDecision({ action, reason }: Decision, view: View, language: 'en' | 'ja'): string[] {
  const words = wordsOf(language);
  const { thought, facts } = describeReason(words.reasons, reason);
  return [
    describeAction(words, action, view.legal),
    thought,
    ...(facts.length === 0 ? [] : [facts.join(', ')]),
    `${reason.code} (${reason.rule})`,
  ];
}
