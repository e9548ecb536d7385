import { isTrainedGame, makeTrainedPolicy } from '@doorcard/blueprint';
import { InputError, unwrap, Xoshiro256 } from '@doorcard/cards';
import { GAMES, type GameId, type View } from '@doorcard/engine';
import {
  believe,
  evaluate,
  findPolicy,
  findUsualTypes,
  HOLDING_CLASSES,
  readOpponents,
  type ActionValue,
  type ImaginedPlayer,
  type OpponentRead,
  type OpponentType,
  type Verdict,
} from '@doorcard/search';
import { describeAction, describeReason, wordsOf, type Language, type Words } from '@doorcard/text';
import type { Command } from 'commander';
import { z } from 'zod';
import { parseGame } from '../games.js';
import { addCommonOptions, readCommonOptions, readOptions } from '../options.js';
import { RULE_SET_IDS, RULES_WORDS } from '../ruleSetOption.js';
import { drawTable } from '../table.js';
import { writeLine, type Terminal } from '../terminal.js';
import { loadShipped } from '../train/strategyFiles.js';
import { readView } from '../viewInput.js';

const WORLDS = 2000;
const MOST_WORLDS = 1_000_000;
const PARTICLES = 4000;
const MIXED = 'mixed';
/** Standard errors on each side of a 95 % interval. */
const HALF_WIDTH = 1.96;

const EXAMPLES = `
Examples:
  doorcard advise razz < view.json
  doorcard advise badugi --worlds 500 --model lv2 --json < view.json
  doorcard advise 2-7-single --model station < view.json
  doorcard advise stud8 --worlds 1000 --seed 7 < view.json
  doorcard advise badugi --model lv4 < view.json

Reads one view (what a seat may see of a hand) from stdin and plays every action out in deals that fit what the others did.
Results are in big bets from now on (big blinds in no-limit and pot-limit games), so folding is 0.
The intervals cover the sampling of deals, not the model. The same view, seed, worlds and model give the same output.
With --model lv4 everybody plays the trained strategy of level 4, the viewing seat too: a second opinion, heads-up.
JSON: {game, seat, model, worlds, effective, actions: [{action, mean, ci95, difference, difference_ci95, worlds}],
opponents: [{seat, type, typeShare, holdings: [{class, top, share}]}]}; class is one of
${HOLDING_CLASSES.join(', ')}.`;

const adviseSchema = z.object({
  worlds: z.coerce
    .number('a whole number of deals')
    .int('a whole number of deals')
    .min(2, 'at least 2')
    .max(MOST_WORLDS, `at most ${MOST_WORLDS}`)
    .default(WORLDS),
  model: z.string().default(MIXED),
  rules: z.enum(RULE_SET_IDS).optional(),
});

export function addAdvise(program: Command, terminal: Terminal): void {
  const command = program
    .command('advise')
    .description('Reads one view as JSON from stdin and prints what each action is worth, with intervals.')
    .argument('<game>', GAMES.join(', '))
    .option('--worlds <n>', `deals in which every action is played out (default ${WORLDS})`)
    .option('--model <name>', `who the others are: ${MIXED}, or one player such as lv2 (default ${MIXED})`)
    .option('--rules <name>', `${RULES_WORDS} (default: those of the view)`)
    .addHelpText('after', EXAMPLES);
  addCommonOptions(command).action(async (gameId: string, raw: unknown) => {
    const { json, language, seed } = readCommonOptions(raw, terminal.env);
    const { worlds, model, rules } = readOptions(adviseSchema, raw);
    const game = unwrap(parseGame(gameId)).id as GameId;
    const { types, base } = await findModel(game, model);
    const view = await readView(terminal, game, rules, seed, 'advise');
    const rng = Xoshiro256.fromSeed(seed);
    const belief = believe(view, types, { rng, particles: PARTICLES });
    const verdict = evaluate(view, { belief, base, worlds, rng });
    const advice: Advice = { view, model, verdict, opponents: readOpponents(belief) };
    if (json) writeLine(terminal.stdout, JSON.stringify(makeJson(game, advice)));
    else for (const line of describe(advice, language)) writeLine(terminal.stdout, line);
  });
}

interface Advice {
  readonly view: View;
  readonly model: string;
  readonly verdict: Verdict;
  readonly opponents: readonly OpponentRead[];
}

/** Who the others are, and how the viewing seat plays on after its action. */
interface Model {
  readonly types: readonly OpponentType[];
  readonly base: ImaginedPlayer;
}

async function findModel(game: GameId, model: string): Promise<Model> {
  const mixed = findUsualTypes(game);
  const lv2 = findPolicy('lv2');
  if (model === MIXED) return { types: mixed, base: lv2 };
  // Level 4 in every seat: a strategy has no values of its own, so its opinion comes from rollouts too.
  const trained = model === 'lv4' && isTrainedGame(game) ? await loadShipped(game) : undefined;
  if (trained !== undefined) {
    const player = makeTrainedPolicy('lv4', trained, lv2);
    return { types: [{ player, weight: 1 }], base: player };
  }
  try {
    return { types: [{ player: findPolicy(model), weight: 1 }], base: lv2 };
  } catch {
    const levels = [...mixed.map(({ player }) => player.name), ...(isTrainedGame(game) ? ['lv4'] : [])];
    throw new InputError({
      code: 'option/model',
      value: model,
      problem: `--model cannot be "${model}"`,
      expected: `${MIXED}, or one of ${levels.join(', ')}`,
    });
  }
}

const makeInterval = (mean: number, error: number): [number, number] => [
  mean - HALF_WIDTH * error,
  mean + HALF_WIDTH * error,
];

const makeJson = (game: GameId, { view, model, verdict, opponents }: Advice): object => ({
  game,
  seat: view.seat,
  model,
  worlds: verdict.worlds,
  effective: verdict.effective,
  actions: verdict.actions.map(({ action, mean, meanError, difference, error, worlds }) => ({
    action,
    mean,
    ci95: makeInterval(mean, meanError),
    difference,
    difference_ci95: makeInterval(difference, error),
    worlds,
  })),
  opponents,
});

const sign = (value: number): string => `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(2)}`;
const showInterval = ([low, high]: readonly [number, number]): string => `${sign(low)} to ${sign(high)}`;

function describe({ view, model, verdict, opponents }: Advice, language: Language): string[] {
  const words = wordsOf(language);
  const show = ({ action, mean, meanError, difference, error }: ActionValue): string[] => [
    describeAction(words, action, view.legal),
    sign(mean),
    showInterval(makeInterval(mean, meanError)),
    sign(difference),
    difference === 0 ? '' : showInterval(makeInterval(difference, error)),
  ];
  const table = drawTable([['', 'BB', '95 %', 'to best', '95 %'], ...verdict.actions.map(show)]);
  const effective = Math.round(verdict.effective);
  return [
    ...table,
    `${verdict.worlds} deals, ${effective} effective; model ${model}`,
    ...opponents.flatMap((opponent) => sayOpponent(words, opponent)),
  ];
}

/** In the words of level 3's reasons. */
const sayOpponent = ({ reasons }: Words, opponent: OpponentRead): string[] =>
  describeReason(reasons, { code: 'search_agrees', rule: '', data: { opponents: [opponent] } }).facts;
