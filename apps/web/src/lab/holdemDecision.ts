import {
  makeCards,
  makeRange,
  Range,
  refuse,
  succeed,
  Xoshiro256,
  comboOf,
  type Result,
} from '@doorcard/cards';
import type { OpponentModel } from '@doorcard/coach';
import { listDecisions, makeView, rewind, type Hand, type Seat, type View } from '@doorcard/engine';
import { findPublicRanges } from '@doorcard/search';
import { isKnown } from '../shared/hands/keptHand.js';
import { CELLS } from './grid/cells.js';

type Fields = [name: string, value: string][];

const HOLDEM = ['holdem', 'limit-holdem'];
const EPSILON = 0.15;

/** The two players of a decision after the flop; the first is out of position. */
interface HeadsUp {
  readonly view: View;
  readonly hero: Seat;
  readonly order: readonly [Seat, Seat];
}

const refuseDecision = (value: string, problem: string): Result<never> =>
  refuse({
    code: 'lab/not-holdem',
    value,
    problem,
    expected: "a decision of two players after the flop of hold'em",
  });

function readHeadsUp(hand: Hand, decision: number): Result<HeadsUp> {
  const count = listDecisions(hand).length;
  if (!Number.isInteger(decision) || decision < 0 || decision >= count)
    return refuseDecision(String(decision + 1), `the hand has ${count} decisions`);
  const before = rewind(hand, decision);
  const view = makeView(before, before.actor);
  if (!HOLDEM.includes(view.game)) return refuseDecision(view.game, `the game is ${view.game}`);
  const live = view.seats.flatMap(({ folded }, seat) => (folded ? [] : [seat]));
  if (view.board.length < 3 || live.length !== 2)
    return refuseDecision(
      makeCards(view.board),
      `${live.length} players, ${view.board.length} cards on the board`,
    );
  const [first] = listActors(view, live);
  const oop = first ?? view.actor!;
  return succeed({ view, hero: view.actor!, order: [oop, live.find((seat) => seat !== oop)!] });
}

/** Who has acted on this street, in order. */
function listActors(view: View, live: readonly Seat[]): Seat[] {
  const begin = view.events.findLastIndex(({ type }) => type === 'street');
  return view.events
    .slice(begin + 1)
    .flatMap((event) => ('seat' in event && live.includes(event.seat) ? [event.seat] : []));
}

/** One decision: hero's hand, and what the other may hold. */
export function readDecision(
  hand: Hand,
  decision: number,
  unit: number,
  model: OpponentModel,
): Result<Fields> {
  const read = readHeadsUp(hand, decision);
  if (!read.ok) return read;
  const { view, hero, order } = read.value;
  const cards = view.mine?.cards ?? [];
  if (cards.length !== 2 || !cards.every(isKnown))
    return refuseDecision('', 'the cards of the player are not in the record');
  const villain = order.find((seat) => seat !== hero)!;
  const toCall = Math.min(view.currentBet - view.seats[hero]!.bet, view.seats[hero]!.stack);
  const stack = Math.min(view.seats[hero]!.stack, view.seats[villain]!.stack + toCall);
  const write = (chips: number): string => String(Number((chips / unit).toFixed(2)));
  return succeed([
    ['hero', makeCards(cards)],
    ['board', makeCards(view.board)],
    ['villain', believeRange(view, villain, model)],
    ['heroRange', believeRange(view, hero, model, cards)],
    ['pot', write(view.pot)],
    ['stack', write(stack)],
    ['call', write(toCall)],
    ['position', hero === order[1] ? 'IP' : 'OOP'],
    ['from', 'beliefs'],
  ]);
}

/** The street of a decision from its beginning: both ranges, the pot before the betting, the smaller stack. */
export function readStreetStart(hand: Hand, decision: number, model: OpponentModel): Result<Fields> {
  const read = readHeadsUp(hand, decision);
  if (!read.ok) return read;
  const { street } = read.value.view;
  let first = decision;
  while (first > 0 && rewind(hand, first - 1).street === street) first--;
  const start = readHeadsUp(hand, first);
  if (!start.ok) return start;
  const { view, order } = start.value;
  return succeed([
    ['board', makeCards(view.board)],
    ['oop', believeRange(view, order[0], model)],
    ['ip', believeRange(view, order[1], model)],
    ['pot', String(view.pot)],
    ['stack', String(Math.min(...order.map((seat) => view.seats[seat]!.stack)))],
    ['from', 'beliefs'],
  ]);
}

/** What a seat may hold after its actions, the same for all suits: the mean weight of each cell, in steps of 5 %. */
function believeRange(view: View, seat: Seat, model: OpponentModel, held: readonly number[] = []): string {
  const [ranges] = findPublicRanges(view, [seat], model.types, {
    epsilons: [EPSILON],
    rng: Xoshiro256.fromSeed(1n),
    ...(model.weights === undefined ? {} : { weights: model.weights }),
  });
  const weights = new Map(ranges![0]!.hands.map(([[a, b], weight]) => [comboOf(a!, b!), weight] as const));
  const means = CELLS.map(
    ({ combos }) => combos.reduce((sum, combo) => sum + (weights.get(combo) ?? 0), 0) / combos.length,
  );
  const most = Math.max(...means);
  const own = held.length === 2 ? comboOf(held[0]!, held[1]!) : undefined;
  return makeRange(
    Range.from(
      CELLS.flatMap(({ combos }, at) => {
        const weight = Math.round((20 * means[at]!) / most) / 20;
        return combos.map((combo) => [combo, combo === own ? Math.max(weight, 0.05) : weight] as const);
      }),
    ),
  );
}
