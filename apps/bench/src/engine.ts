import { Xoshiro256, type Rng } from '@doorcard/cards';
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
  POST_BRING_IN,
  RAISE,
  RULE_SETS,
  VARIANTS,
  type Action,
  type CardSource,
  type GameId,
  type Setup,
} from '@doorcard/engine';
import { measurePokerTs } from './pokerTs.js';

const SEED = 1n;
const SECONDS = 0.6;

function makeSetup(game: GameId, seats: number): Setup {
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

/** Plays one hand on the integer path and answers with its number of decisions. One fold in sixteen, many raises. */
function playCodes(hand: Hand, source: CardSource, rng: Rng): number {
  hand.deal(source);
  for (let decisions = 0; ; decisions++) {
    const bits = hand.legalBits();
    if (bits === 0) return decisions;
    const dice = rng.nextUint32();
    if (bits === 1 << DRAW_BIT) hand.act(DRAW + (dice & 15));
    else if ((bits >> POST_BRING_IN) & 1)
      hand.act((bits >> RAISE) & 1 && (dice & 3) === 0 ? RAISE : POST_BRING_IN);
    else if ((bits >> FOLD) & 1 && (dice & 15) === 0) hand.act(FOLD);
    else hand.act((bits >> RAISE) & 1 && (dice & 15) > 8 ? RAISE : CALL);
  }
}

/** The same through the friendly layer. */
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

interface Rate {
  readonly decisions: number;
  readonly hands: number;
}

/** Decisions and hands a second: the best of several rounds after one that warms up. */
function measureRate(play: (hand: Hand, source: CardSource, rng: Rng) => number, setup: Setup): Rate {
  const rng = Xoshiro256.fromSeed(SEED);
  const source = { kind: 'rng', rng } as const;
  const hand = new Hand(makePlan(setup));
  let best: Rate = { decisions: 0, hands: 0 };
  for (let round = 0; round < 6; round++) {
    const start = performance.now();
    let decisions = 0;
    let hands = 0;
    while (performance.now() - start < (SECONDS * 1000) / 4) {
      for (let i = 0; i < 1000; i++) decisions += play(hand, source, rng);
      hands += 1000;
    }
    const seconds = (performance.now() - start) / 1000;
    if (decisions / seconds > best.decisions)
      best = { decisions: decisions / seconds, hands: hands / seconds };
  }
  return best;
}

const millions = (rate: number): string => (rate / 1e6).toFixed(2).padStart(6);

export function benchEngine(print: (text: string) => void): Promise<void> {
  print('millions of decisions and thousands of hands a second, one thread, decisions kept (integer path)');
  for (const game of GAMES) {
    const cells = [2, 6].map((seats) => {
      const { decisions, hands } = measureRate(playCodes, makeSetup(game, seats));
      return `${seats} players: ${millions(decisions)} M decisions ${(hands / 1000).toFixed(0).padStart(4)} k hands`;
    });
    print(`  ${game.padEnd(13)} ${cells.join('   ')}`);
  }
  print('the same through the friendly layer');
  for (const game of ['stud', 'badugi', 'holdem'] as const) {
    const { decisions } = measureRate(playActions, makeSetup(game, 2));
    print(`  ${game.padEnd(13)} 2 players: ${millions(decisions)} M decisions`);
  }
  printCopy(print);
  printGarbage(print);
  printRival(print);
  return Promise.resolve();
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
  play(50_000);
  const before = process.memoryUsage().heapUsed;
  const decisions = play(20_000);
  const grown = process.memoryUsage().heapUsed - before;
  print(
    `heap grown in ${decisions} decisions of 20,000 hands: ${Math.max(0, grown / decisions).toFixed(2)} bytes each`,
  );
}

function printRival(print: (text: string) => void): void {
  const ours = measureRate(playActions, { ...makeSetup('holdem', 6), bigBet: 40 });
  const codes = measureRate(playCodes, { ...makeSetup('holdem', 6), bigBet: 40 });
  const rival = measurePokerTs(Xoshiro256.fromSeed(SEED), 6);
  print("no-limit hold'em, 6 players, decisions a second beside poker-ts in the same run");
  print(
    `  doorcard, integer path    ${millions(codes.decisions)} M  ${(codes.decisions / rival).toFixed(0)} x`,
  );
  print(
    `  doorcard, friendly layer  ${millions(ours.decisions)} M  ${(ours.decisions / rival).toFixed(0)} x`,
  );
  print(`  poker-ts                  ${millions(rival)} M  1 x`);
}
