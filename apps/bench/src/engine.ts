import { below, Xoshiro256, type Rng } from '@doorcard/cards';
import {
  act,
  CALL,
  DRAW,
  DRAW_BIT,
  findLegal,
  FOLD,
  GAMES,
  Hand,
  makePlan,
  makeView,
  POST_BRING_IN,
  RAISE,
  RAISE_TO,
  RULE_SETS,
  VARIANTS,
  type Action,
  type CardSource,
  type GameId,
  type Setup,
} from '@doorcard/engine';
import { callApart } from './apart.js';
import { measurePokerTs, RANDOM, RANDOM_FOLDS, USUAL, type Rate } from './pokerTs.js';

const SEED = 1n;
/** Many short rounds: other work on the machine slows some of them down, not the best. */
const ROUNDS = 12;
const ROUND_MS = 120;

export function makeSetup(game: GameId, seats: number): Setup {
  const variant = VARIANTS[game];
  const isStud = variant.forced === 'bringIn';
  const blinds = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 20 : seat === 1 ? 40 : 0));
  return {
    variant,
    rules: RULE_SETS.wsop,
    stacks: Array.from({ length: seats }, () => 8000),
    antes: Array.from({ length: seats }, () => (isStud ? 10 : 0)),
    blinds: isStud ? [] : seats === 2 ? [40, 20] : blinds,
    bringIn: isStud ? 20 : 0,
    smallBet: 40,
    bigBet: 80,
  };
}

// Imported values are read again at each use: a fast loop has its own constants.
const CAN_FOLD = 1 << FOLD;
const CAN_RAISE = 1 << RAISE;
const MUST_DRAW = 1 << DRAW_BIT;
const MUST_BRING_IN = 1 << POST_BRING_IN;
const TO_FOLD = FOLD;
const TO_CALL = CALL;
const TO_RAISE = RAISE;
const TO_RAISE_TO = RAISE_TO;
const TO_BRING_IN = POST_BRING_IN;
const TO_DRAW = DRAW;

/** Plays one hand with integer codes and returns its number of decisions. One fold in sixteen, many raises. */
function playCodes(hand: Hand, source: CardSource, rng: Rng): number {
  hand.deal(source);
  for (let decisions = 0; ; decisions++) {
    const bits = hand.legalBits();
    if (bits === 0) return decisions;
    const dice = rng.nextUint32();
    if (bits === MUST_DRAW) hand.act(TO_DRAW + (dice & 15));
    else if ((bits & MUST_BRING_IN) !== 0)
      hand.act((bits & CAN_RAISE) !== 0 && (dice & 3) === 0 ? TO_RAISE : TO_BRING_IN);
    else if ((bits & CAN_FOLD) !== 0 && (dice & 15) === 0) hand.act(TO_FOLD);
    else hand.act((bits & CAN_RAISE) !== 0 && (dice & 15) > 8 ? TO_RAISE : TO_CALL);
  }
}

/** The same with actions as objects. */
function playActions(hand: Hand, source: CardSource, rng: Rng): number {
  hand.deal(source);
  for (let decisions = 0; ; decisions++) {
    const legal = findLegal(hand);
    if (legal === undefined) return decisions;
    act(hand, legal.seat, chooseAction(legal, rng, hand));
  }
}

function chooseAction(legal: NonNullable<ReturnType<typeof findLegal>>, rng: Rng, hand: Hand): Action {
  const dice = rng.nextUint32();
  if (legal.draw !== undefined) {
    return {
      type: 'draw',
      discard: Array.from(hand.holes[legal.seat]!).filter((_, place) => (dice >> place) & 1),
    };
  }
  if (legal.bringIn !== undefined) return { type: 'bringIn' };
  if (legal.fold && (dice & 15) === 0) return { type: 'fold' };
  if (legal.raise !== undefined && (dice & 15) > 8) return { type: 'raise', to: legal.raise.min };
  return legal.check ? { type: 'check' } : { type: 'call' };
}

const PLAYS = { codes: playCodes, actions: playActions };

/**
 * One game at one number of seats, for a separate process.
 * @public called by its name, in a separate process
 */
export function measureGame(path: string, game: string, seats: string): Rate {
  return measureRate(PLAYS[path as keyof typeof PLAYS], makeSetup(game as GameId, Number(seats)));
}

const measureApart = (path: keyof typeof PLAYS, game: GameId, seats: number): Rate =>
  callApart('engine.js', 'measureGame', path, game, String(seats)) as Rate;

/** Decisions and hands per second: the best of the rounds. */
function measureRate(play: (hand: Hand, source: CardSource, rng: Rng) => number, setup: Setup): Rate {
  const rng = Xoshiro256.fromSeed(SEED);
  const source = { kind: 'rng', rng } as const;
  const hand = new Hand(makePlan(setup));
  let best: Rate = { decisions: 0, hands: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    let decisions = 0;
    let hands = 0;
    while (performance.now() - start < ROUND_MS) {
      for (let i = 0; i < 500; i++) decisions += play(hand, source, rng);
      hands += 500;
    }
    const seconds = (performance.now() - start) / 1000;
    if (decisions / seconds > best.decisions)
      best = { decisions: decisions / seconds, hands: hands / seconds };
  }
  return best;
}

const millions = (rate: number): string => (rate / 1e6).toFixed(2).padStart(6);

/** A machine has slow phases of some seconds: everything is measured in several passes, and the best counts. */
const PASSES = 3;

/** By name: the best rate of all passes. */
function measurePasses(measures: ReadonlyMap<string, () => Rate>): ReadonlyMap<string, Rate> {
  const best = new Map<string, Rate>();
  for (let pass = 0; pass < PASSES; pass++) {
    for (const [name, measure] of measures) {
      const rate = measure();
      if (rate.decisions > (best.get(name)?.decisions ?? 0)) best.set(name, rate);
    }
  }
  return best;
}

export function benchEngine(print: (text: string) => void): Promise<void> {
  print(
    'millions of decisions and thousands of hands per second, one thread, decisions kept (integer codes),\n' +
      `each game in separate processes, the best of ${PASSES} passes; goals for limit games: 8 M at two players, 10 M at six`,
  );
  const rates = measurePasses(
    new Map([
      ...GAMES.flatMap((game) =>
        [2, 6].map((seats) => [`${game} ${seats}`, () => measureApart('codes', game, seats)] as const),
      ),
      ...FRIENDLY_GAMES.map((game) => [`friendly ${game}`, () => measureApart('actions', game, 2)] as const),
    ]),
  );
  for (const game of GAMES) {
    const cells = [2, 6].map((seats) => {
      const { decisions, hands } = rates.get(`${game} ${seats}`)!;
      return `${seats} players: ${millions(decisions)} M decisions ${(hands / 1000).toFixed(0).padStart(4)} k hands`;
    });
    print(`  ${game.padEnd(13)} ${cells.join('   ')}`);
  }
  print('the same with actions as objects');
  for (const game of FRIENDLY_GAMES) {
    print(
      `  ${game.padEnd(13)} 2 players: ${millions(rates.get(`friendly ${game}`)!.decisions)} M decisions`,
    );
  }
  printView(print);
  printCopy(print);
  printGarbage(print);
  printRival(print);
  return Promise.resolve();
}

const FRIENDLY_GAMES = ['stud', 'badugi', 'holdem'] as const;

function printView(print: (text: string) => void): void {
  const rng = Xoshiro256.fromSeed(SEED);
  const hand = new Hand(makePlan(makeSetup('stud8', 6)));
  let best = Infinity;
  for (let round = 0; round < 10; round++) {
    let [views, spent] = [0, 0];
    for (let i = 0; i < 300; i++) {
      hand.deal({ kind: 'rng', rng });
      while (hand.legalBits() !== 0) {
        const start = performance.now();
        makeView(hand, hand.actor);
        spent += performance.now() - start;
        views++;
        hand.act(hand.isBringInDue ? POST_BRING_IN : CALL);
      }
    }
    best = Math.min(best, (spent * 1000) / views);
  }
  print(`a view of the seat to act, at every decision (stud8, 6 players): ${best.toFixed(2)} us`);
}

function printCopy(print: (text: string) => void): void {
  const plan = makePlan(makeSetup('stud8', 6));
  const [hand, other] = [new Hand(plan), new Hand(plan)];
  hand.deal({ kind: 'rng', rng: Xoshiro256.fromSeed(SEED) });
  const copies = 2_000_000;
  let best = Infinity;
  for (let round = 0; round < 6; round++) {
    const start = performance.now();
    for (let i = 0; i < copies; i++) hand.copyTo(other);
    best = Math.min(best, ((performance.now() - start) * 1e6) / copies);
  }
  print(`copyTo: ${best.toFixed(1)} ns`);
}

function printGarbage(print: (text: string) => void): void {
  const setup = makeSetup('stud', 6);
  const rng = Xoshiro256.fromSeed(SEED);
  const hand = new Hand(makePlan(setup));
  const play = (hands: number): number => {
    let decisions = 0;
    for (let i = 0; i < hands; i++) decisions += playCodes(hand, SOURCE, rng);
    return decisions;
  };
  const SOURCE = { kind: 'rng', rng } as const;
  const HANDS = 1_000_000;
  play(50_000);
  const before = process.memoryUsage().heapUsed;
  const decisions = play(HANDS);
  const grown = process.memoryUsage().heapUsed - before;
  print(
    `heap grown in ${decisions} decisions of ${HANDS.toLocaleString('en')} hands: ${Math.max(0, grown / decisions).toFixed(2)} bytes each`,
  );
}

/** The player called `random`, with integer codes of no limit: one fold in twenty, else any kind, any amount. */
function playRandomCodes(hand: Hand, source: CardSource, rng: Rng): number {
  hand.deal(source);
  for (let decisions = 0; ; decisions++) {
    const bits = hand.legalBits();
    if (bits === 0) return decisions;
    if ((bits & CAN_FOLD) !== 0 && below(rng, RANDOM_FOLDS) === 0) hand.act(TO_FOLD);
    else if ((bits & CAN_RAISE) !== 0 && below(rng, 2) === 0) {
      const { minRaiseTo, maxRaiseTo } = hand;
      hand.act(TO_RAISE_TO, minRaiseTo + below(rng, maxRaiseTo - minRaiseTo + 1));
    } else hand.act(TO_CALL);
  }
}

/** The same with actions as objects. */
function playRandomActions(hand: Hand, source: CardSource, rng: Rng): number {
  hand.deal(source);
  for (let decisions = 0; ; decisions++) {
    const legal = findLegal(hand);
    if (legal === undefined) return decisions;
    const { seat, fold, check, raise } = legal;
    if (fold && below(rng, RANDOM_FOLDS) === 0) act(hand, seat, { type: 'fold' });
    else if (raise !== undefined && below(rng, 2) === 0) {
      act(hand, seat, { type: 'raise', to: raise.min + below(rng, raise.max - raise.min + 1) });
    } else act(hand, seat, { type: check ? 'check' : 'call' });
  }
}

const RIVAL_STYLES = {
  'minimum raises, few folds': { codes: playCodes, actions: playActions, style: USUAL },
  '`random`, raises of any size': { codes: playRandomCodes, actions: playRandomActions, style: RANDOM },
};

/**
 * No-limit hold'em in one style, with doorcard or with poker-ts, for a separate process.
 * @public called by its name, in a separate process
 */
export function measureRival(who: string, styleName: string, seats: string): Rate {
  const { style, ...plays } = RIVAL_STYLES[styleName as keyof typeof RIVAL_STYLES];
  if (who === 'poker-ts') return measurePokerTs(Xoshiro256.fromSeed(SEED), Number(seats), style);
  const setup = { ...makeSetup('holdem', Number(seats)), bigBet: 40 };
  return measureRate(plays[who as keyof typeof plays], setup);
}

const RIVALS = { codes: 'doorcard, codes', actions: 'doorcard, objects', 'poker-ts': 'poker-ts' };

function printRival(print: (text: string) => void): void {
  print(
    "no-limit hold'em beside poker-ts in the same run, decisions per second; both play alike, in two styles",
  );
  for (const name of Object.keys(RIVAL_STYLES)) {
    for (const seats of ['2', '6']) {
      const rates = measurePasses(
        new Map(
          Object.keys(RIVALS).map((who) => [
            who,
            () => callApart('engine.js', 'measureRival', who, name, seats) as Rate,
          ]),
        ),
      );
      const rival = rates.get('poker-ts')!.decisions;
      print(`  ${name}, ${seats} players`);
      for (const [who, words] of Object.entries(RIVALS)) {
        const rate = rates.get(who)!.decisions;
        print(`    ${words.padEnd(26)}${millions(rate)} M  ${(rate / rival).toFixed(0).padStart(3)} x`);
      }
    }
  }
}
