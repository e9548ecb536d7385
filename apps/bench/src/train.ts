import {
  findAbstraction,
  makeStrategyFile,
  makeTrainedPlayer,
  parseStrategyFile,
  TRAINED_GAMES,
  Training,
  USUAL_ABSTRACTIONS,
  USUAL_DEALS,
  USUAL_PLAN,
  type Strategy,
  type TrainedGame,
} from '@doorcard/blueprint';
import { below, unwrap, Xoshiro256, type Rng } from '@doorcard/cards';
import { makeRegistry, streamOf, usualEntries, type Player } from '@doorcard/cpu';
import {
  CALL,
  DRAW,
  DRAW_BIT,
  encodeAction,
  FOLD,
  Hand,
  makeDefaultSetup,
  makePlan,
  makeView,
  POST_BRING_IN,
  RAISE,
  RULE_SETS,
  type View,
} from '@doorcard/engine';
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const SEED = 1n;
/** Deals of a training: enough for pruning to work in most of it, and for the start of the threads not to matter. */
const DEALS: Readonly<Record<TrainedGame, number>> = {
  badugi: 240_000,
  razz: 2_400_000,
  stud: 1_600_000,
  stud8: 1_280_000,
};
const GOAL = 12;
const THREADS_GOAL = 1.8;
const DEALER_SECONDS = 2;
const DECISIONS = 20_000;

const millions = (perSecond: number): string => `${(perSecond / 1e6).toFixed(1)} M nodes/s`;

const COMMAND = fileURLToPath(new URL('../../cli/bin/doorcard.js', import.meta.url));

/** Nodes per second of the command, with everything that a training does between two saves. */
async function measureTraining(game: TrainedGame, threads: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'doorcard-train-'));
  const how = ['--iterations', String(DEALS[game]), '--coarse', '0', '--threads', String(threads)];
  const output = ['--measure', '0', '--json', '--out', join(folder, 'file')];
  const args = [COMMAND, 'train', game, ...how, '--seed', String(SEED), ...output];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  rmSync(folder, { recursive: true });
  const { nodes, minutes } = JSON.parse(stdout) as { nodes: number; minutes: number };
  return nodes / (60 * minutes);
}

/** A strategy after one batch, to decide with. */
function trainShortly(game: TrainedGame): Strategy {
  const abstraction = unwrap(findAbstraction(USUAL_ABSTRACTIONS[game]));
  const training = new Training(abstraction, {
    ...USUAL_PLAN,
    seed: SEED,
    deals: USUAL_DEALS.badugi,
    coarseBatches: 0,
  });
  training.finishBatch(training.lanes.map((_, index) => training.openLane(index).run(0)));
  return training.makeStrategy('');
}

/** External sampling as one would write it on the dealer: a copy of the hand for every action. */
function measureDealer(game: TrainedGame): number {
  const plan = makePlan(makeDefaultSetup(game, 2, RULE_SETS.wsop));
  const hands = Array.from({ length: 64 }, () => new Hand(plan));
  const rng = Xoshiro256.fromSeed(SEED);
  // A copy keeps its own source of cards, so every hand needs one.
  for (const hand of hands) hand.deal({ kind: 'rng', rng });
  let nodes = 0;
  const start = performance.now();
  while (performance.now() - start < 1000 * DEALER_SECONDS) {
    hands[0]!.deal({ kind: 'rng', rng });
    nodes += walkDealer(hands, 0, nodes & 1, rng);
  }
  return nodes / ((performance.now() - start) / 1000);
}

function walkDealer(hands: readonly Hand[], depth: number, me: number, rng: Rng): number {
  const hand = hands[depth]!;
  if (hand.actor < 0) return 1;
  const codes = listCodes(hand, rng);
  const copy = hands[depth + 1]!;
  const follow = (code: number): number => {
    hand.copyTo(copy);
    copy.act(code);
    return walkDealer(hands, depth + 1, me, rng);
  };
  if (hand.actor !== me) return 1 + follow(codes[below(rng, codes.length)]!);
  return codes.reduce((sum, code) => sum + follow(code), 1);
}

/** Four draws, as the compiled game has: none, and one to three random cards. */
function listCodes(hand: Hand, rng: Rng): number[] {
  const bits = hand.legalBits();
  if ((bits >> DRAW_BIT) & 1) return [0, 1, 3, 7].map((places) => DRAW + ((places << below(rng, 2)) & 15));
  return [FOLD, CALL, RAISE, POST_BRING_IN].filter((code) => (bits >> code) & 1);
}

/** Views of heads-up hands between lv2 and itself. */
function listViews(game: TrainedGame): View[] {
  const lv2 = unwrap(makeRegistry(usualEntries).find('lv2'));
  const hand = new Hand(makePlan(makeDefaultSetup(game, 2, RULE_SETS.wsop)));
  const rng = Xoshiro256.fromSeed(SEED);
  const views: View[] = [];
  for (let number = 0; views.length < DECISIONS; number++) {
    hand.deal({ kind: 'rng', rng });
    for (let decision = 0; hand.actor >= 0; decision++) {
      const view = makeView(hand, hand.actor);
      views.push(view);
      const { action } = lv2.decide(view, streamOf(1, number, hand.actor, decision));
      hand.act(...encodeAction(hand, action));
    }
  }
  return views;
}

/** Microseconds of a decision, the view not counted. */
function measureDecisions(player: Player, views: readonly View[]): number {
  const run = (): void => views.forEach((view, i) => void player.decide(view, streamOf(1, i, 0, 0)));
  run();
  const start = performance.now();
  run();
  return (1000 * (performance.now() - start)) / views.length;
}

/** Milliseconds from the bytes of a strategy file, decompressed, to a strategy. */
function measureLoad(strategy: Strategy): number {
  const bytes = Buffer.concat(makeStrategyFile(strategy));
  const start = performance.now();
  unwrap(parseStrategyFile(bytes));
  return performance.now() - start;
}

const BROWSER_SCRIPT = fileURLToPath(new URL('../../web/scripts/benchStrategies.mjs', import.meta.url));

/** From fetching a file to a strategy that can be played, in a browser if there is one. */
async function printBrowser(print: (text: string) => void): Promise<void> {
  const browser = process.env['DOORCARD_CHROMIUM'] ?? '/usr/bin/chromium';
  if (!existsSync(browser)) {
    print(`  no browser at ${browser}: how long strategies take to open there was not measured`);
    return;
  }
  const { stdout } = await promisify(execFile)(process.execPath, [BROWSER_SCRIPT]);
  for (const line of stdout.trimEnd().split('\n')) print(line);
}

export async function benchTrain(print: (text: string) => void): Promise<void> {
  print(
    `training by external sampling, as doorcard train does it; a node is a decision or an end; goals: ${GOAL} M nodes/s a thread for badugi, two threads ${THREADS_GOAL} x`,
  );
  for (const game of TRAINED_GAMES) {
    const one = await measureTraining(game, 1);
    const two = await measureTraining(game, 2);
    const dealer = measureDealer(game);
    print(
      `  ${game.padEnd(7)} one thread ${millions(one)}, two ${millions(two)} (${(two / one).toFixed(2)} x), ` +
        `on the dealer ${millions(dealer)} (${(one / dealer).toFixed(0)} x faster)`,
    );
    const strategy = trainShortly(game);
    const lv2 = unwrap(makeRegistry(usualEntries).find('lv2'));
    const player = makeTrainedPlayer({ name: 'lv4', load: async () => strategy, fallback: lv2 });
    await player.prepare!(game);
    const micros = measureDecisions(player, listViews(game));
    print(
      `  ${''.padEnd(7)} a decision ${micros.toFixed(1)} µs besides the view (goal 20), a file opens in ${measureLoad(strategy).toFixed(0)} ms`,
    );
  }
  await printBrowser(print);
}
