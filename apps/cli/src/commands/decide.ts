import { InputError, unwrap, Xoshiro256 } from '@doorcard/cards';
import { preparePlayer, type Decision, type Player } from '@doorcard/cpu';
import { GAMES, RULE_SETS, type GameId, type View } from '@doorcard/engine';
import { checkView } from '@doorcard/table';
import { describeAction, describeReason, wordsOf } from '@doorcard/text';
import type { Command } from 'commander';
import { z } from 'zod';
import { parseGame } from '../games.js';
import { addCommonOptions, readCommonOptions, readOptions } from '../options.js';
import { isModuleName } from '../playerModule.js';
import { commonRegistry, openRegistry } from '../players.js';
import { RULE_SET_IDS, RULES_WORDS } from '../ruleSetOption.js';
import { readAll, writeLine, type Terminal } from '../terminal.js';

const EXAMPLES = `
Examples:
  doorcard decide stud8 --level lv2 < view.json
  doorcard decide badugi --level lv2 --profile 4 --json < view.json
  doorcard decide razz --level lv1 --profile rock --seed 7 < view.json
  doorcard decide stud --level ./mine.mjs < view.json

Reads one view, what a seat may see of a hand, from stdin ("doorcard schema view" says how it looks).
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
    .summary('ask a computer player what it would do, and why')
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
    .option('--rules <name>', `${RULES_WORDS} (default: what the view says)`)
    .addHelpText('after', EXAMPLES);
  addCommonOptions(command).action(async (gameId: string, raw: unknown) => {
    const { json, language, seed } = readCommonOptions(raw, terminal.env);
    const { level, profile, rules } = readOptions(decideSchema, raw);
    const game = unwrap(parseGame(gameId)).id as GameId;
    const player = findPlayer(level, profile);
    await preparePlayer(player, game);
    const value = readView(await readAll(terminal.stdin));
    const told = rules === undefined ? value : withRules(value, rules);
    const view = unwrap(checkView(told, Xoshiro256.fromSeed(seed)));
    if (view.game !== game) {
      throw new InputError({
        code: 'view/other-game',
        value: view.game,
        problem: `a view of ${view.game}`,
        expected: `a view of ${game}, or "doorcard decide ${view.game}"`,
      });
    }
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

function readView(text: string): unknown {
  if (text.trim() === '') throw badJson('nothing on stdin');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw badJson(`"${text.trim().slice(0, 40)}" is not JSON`);
  }
}

const badJson = (problem: string): InputError =>
  new InputError({
    code: 'view/not-json',
    value: '',
    problem,
    expected: 'one view as JSON; "doorcard schema view" says how it looks',
  });

/** A view says its rules itself; what is asked for stands above it. */
const withRules = (value: unknown, rules: keyof typeof RULE_SETS): unknown =>
  typeof value === 'object' && value !== null && 'rules' in value
    ? { ...value, rules: { ...(value.rules as object), ...RULE_SETS[rules] } }
    : value;

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
