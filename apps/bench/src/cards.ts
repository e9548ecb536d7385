import {
  BADUGI,
  cards,
  computeEquity,
  HOLDEM,
  makeCard,
  OMAHA_EIGHT,
  Xoshiro256,
  type EquitySpot,
} from '@doorcard/cards';
import phe from 'phe';
import { measureFirstCalls } from './build.js';
import { dealHands, listHands, splitHands, type FlatHands } from './hands.js';
import {
  sumAceToFive7,
  sumBadugi4,
  sumDeuceToSeven5,
  sumEight7,
  sumHigh5,
  sumHigh7,
  sumOmahaHigh,
  sumOmahaLow,
  sumPhe,
  sumPokersolver,
  sumPokertools,
} from './loops.js';
import { drawMeasurements, measure, type Contender } from './measure.js';
import { compareOrders } from './order.js';

const HANDS = 200_000;
const SLOW_HANDS = 2_000;
const PAIRS = 100_000;
const SEED = 1n;

function listContenders(hands: FlatHands, size: 5 | 7): Contender[] {
  // The two hash evaluators number cards as we do, except for the order of the suits.
  const codes = splitHands(hands, size, (card) => phe.cardCodes([makeCard(card)])[0]!);
  const names = splitHands(hands.subarray(0, SLOW_HANDS * size), size, makeCard);
  return [
    { name: 'doorcard', hands: HANDS, run: () => (size === 7 ? sumHigh7(hands) : sumHigh5(hands)) },
    { name: '@pokertools/evaluator', hands: HANDS, run: () => sumPokertools(codes) },
    { name: 'phe', hands: HANDS, run: () => sumPhe(codes) },
    { name: 'pokersolver', hands: SLOW_HANDS, run: () => sumPokersolver(names) },
  ];
}

export async function benchCards(print: (text: string) => void): Promise<void> {
  for (const size of [7, 5] as const) {
    for (const [order, deal] of [
      ['random', dealHands],
      ['sequential', listHands],
    ] as const) {
      const results = await measure(listContenders(deal(HANDS, size, SEED), size));
      const rivals = results.slice(1);
      const fastest = rivals.reduce((best, rival) => (rival.perSecond > best.perSecond ? rival : best));
      print(drawMeasurements(`high, ${size} cards, ${order}`, results, fastest.name));
    }
  }

  const seven = dealHands(HANDS, 7, SEED);
  const five = dealHands(HANDS, 5, SEED);
  const four = dealHands(HANDS, 4, SEED);
  const nine = dealHands(HANDS / 10, 9, SEED);
  const own = await measure([
    { name: 'high, 7 cards', hands: HANDS, run: () => sumHigh7(seven) },
    { name: 'ace-to-five, 7 cards', hands: HANDS, run: () => sumAceToFive7(seven) },
    { name: 'eight-or-better, 7 cards', hands: HANDS, run: () => sumEight7(seven) },
    { name: 'badugi, 4 cards', hands: HANDS, run: () => sumBadugi4(four) },
    { name: 'deuce-to-seven, 5 cards', hands: HANDS, run: () => sumDeuceToSeven5(five) },
    { name: 'omaha high, 4 + 5 cards', hands: HANDS / 10, run: () => sumOmahaHigh(nine) },
    { name: 'omaha low, 4 + 5 cards', hands: HANDS / 10, run: () => sumOmahaLow(nine) },
  ]);
  print(drawMeasurements('our evaluators, random hands', own, 'high, 7 cards'));

  print(`disagreements about the order of ${PAIRS.toLocaleString('en')} random pairs of seven cards`);
  for (const [rival, count] of Object.entries(compareOrders(PAIRS, 2n))) print(`  ${rival}: ${count}`);

  print('first call in a new process (median of 5) and the memory of all tables after it');
  for (const { name, milliseconds, bytes } of measureFirstCalls(5)) {
    print(`  ${name}: ${milliseconds.toFixed(1)} ms, ${(bytes / 1024).toFixed(0)} kB`);
  }

  print('equity, one thread');
  printEquity(print, 'hold’em AsAh v KdKc before the flop', {
    showdown: HOLDEM,
    hands: ['AsAh', 'KdKc'].map(cards),
  });
  printEquity(print, 'Omaha-8 before the flop', {
    showdown: OMAHA_EIGHT,
    hands: ['AsAh2s3h', 'KdQdJcTc'].map(cards),
  });
  printEquity(print, 'Badugi, two draws left', {
    showdown: BADUGI,
    hands: ['As2d3c9h', '4s5h6dKh'].map(cards),
    draws: 2,
  });
}

function printEquity(print: (text: string) => void, name: string, spot: EquitySpot): void {
  const times: number[] = [];
  let showdowns = 0;
  for (let i = 0; i < 5; i++) {
    const start = performance.now();
    const result = computeEquity(spot, { rng: Xoshiro256.fromSeed(SEED) });
    times.push(performance.now() - start);
    if (result.ok) showdowns = result.value.showdowns;
  }
  const [fastest, median] = [Math.min(...times), times.sort((a, b) => a - b)[2]!];
  print(
    `  ${name}: ${showdowns.toLocaleString('en')} showdowns in ${median.toFixed(0)} ms (best ${fastest.toFixed(0)})`,
  );
}
