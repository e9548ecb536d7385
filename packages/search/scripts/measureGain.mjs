// What level 3 wins more than level 2 against level 2, with few hands, for tuning. Where level 3 leaves level 2, both
// actions are played out from there with the cards as they lie, and everybody goes on as level 2. The mean of these
// differences over the hands of level 3 is what it wins more (the performance difference lemma; Kakade and Langford
// 2002): all other luck is left out.
//   npx tsc -b packages/search && node packages/search/scripts/measureGain.mjs <game> [hands] [seed] [seats]
import { Xoshiro256 } from '@doorcard/cards';
import { isSameAction, playHand, streamOf } from '@doorcard/cpu';
import { encodeAction, Hand, makeDefaultSetup, makePlan, RULE_SETS } from '@doorcard/engine';
import { findPolicy, makeLv3 } from '../dist/index.js';
import { unitChips } from '../dist/luck/luckMeter.js';

const [game = 'badugi', handText = '200', seedText = '51', seatText = '2'] = process.argv.slice(2);
const [hands, seed, seats] = [handText, seedText, seatText].map(Number);
const ROLLOUTS = 48;
const HALF_WIDTH = 1.96;

const plan = makePlan(makeDefaultSetup(game, seats, RULE_SETS.wsop));
const [hand, copy] = [new Hand(plan), new Hand(plan)];
const lv2 = findPolicy('lv2');
const lv3 = makeLv3('lv3');
const everybody = Array.from({ length: seats }, () => lv2);
const seedOf = (...parts) => parts.reduce((sum, part) => sum * 100_003n + BigInt(part), BigInt(seed));

/** The stack of a seat at the end of a hand that goes on with this action, other cards and other random numbers. */
function playOn(from, seat, action, rng, table, number) {
  from.copyTo(copy);
  copy.resume(rng);
  if (!copy.act(...encodeAction(copy, action))) throw new Error(`level 3 may not ${JSON.stringify(action)}`);
  void playHand({ hand: copy, players: everybody, table, number });
  return copy.stackOf(seat);
}

let [sum, squares, departures, decisions] = [0, 0, 0, 0];
for (let number = 0; number < hands; number++) {
  const hero = number % seats;
  let [gain, index] = [0, 0];
  hand.deal({ kind: 'rng', rng: Xoshiro256.fromSeed(seedOf(number)) });
  const onDecision = (view, { action }, at) => {
    const decision = index++;
    if (view.seat !== hero) return;
    decisions++;
    const usual = lv2.choose(view, streamOf(seed, number, hero, decision));
    if (isSameAction(usual, action)) return;
    departures++;
    for (let i = 0; i < ROLLOUTS; i++) {
      const [one, other] = [action, usual].map((each) =>
        playOn(at, hero, each, Xoshiro256.fromSeed(seedOf(number, decision, i)), i, number * 64 + decision),
      );
      gain += (one - other) / ROLLOUTS / unitChips(plan);
    }
  };
  const players = everybody.map((player, seat) => (seat === hero ? lv3 : player));
  void playHand({ hand, players, table: seed, number, onDecision });
  sum += gain;
  squares += gain * gain;
}
const mean = sum / hands;
const error = Math.sqrt((squares / hands - mean * mean) / (hands - 1));
process.stdout.write(
  `${game}, ${seats} players, ${hands} hands, seed ${seed}: ${(100 * mean).toFixed(1)} ± ` +
    `${(100 * HALF_WIDTH * error).toFixed(1)} per 100 hands; left level 2 in ${departures} of ${decisions} decisions\n`,
);
