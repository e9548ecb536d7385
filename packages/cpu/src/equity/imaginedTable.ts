import { below, rankOf, type Card, type Rng } from '@doorcard/cards';
import type { Hand, Seat, View } from '@doorcard/engine';
import { readAggression } from './aggression.js';
import { findHidden } from './hiddenCards.js';
import { findThrown, highestPat } from './lowDraw.js';
import { rankOnBoard, scoreFour, scoreLow, scoreTwo } from './standing.js';

/** The most deals that one decision looks at. */
export const MOST_SAMPLES = 200;

/** How far a draw is believed: the rest of the time the player could hold anything. */
const BELIEF = 0.7 * 2 ** 32;

export interface Opponent {
  readonly seat: Seat;
  readonly aggression: number;
  /** How many cards it kept at its last draw; undefined when it has not drawn. */
  readonly kept: number | undefined;
  /** By ranking, by sample: how good its hand stands. */
  readonly standings: readonly Float64Array[];
}

/** What a seat looks at, with room for the cards that it imagines. */
export interface Table {
  readonly hand: Hand;
  readonly me: Seat;
  readonly mine: Uint8Array;
  readonly opponents: readonly Opponent[];
  readonly hidden: Uint8Array;
  readonly stub: Uint8Array;
  readonly board: Uint8Array;
  readonly boardCount: number;
  readonly drawsLeft: number;
  /** The highest card of a hand that stood pat at the last draw. */
  readonly lastPat: number;
  /** By sample. */
  readonly shares: Float64Array;
  readonly weights: Float64Array;
}

export function layTable(view: View, hand: Hand): Table {
  const me = view.seat!;
  const { streets, showdown } = hand.plan.setup.variant;
  const drawsLeft = streets.reduce(
    (draws, { draw }, i) => draws + Number(draw === true && i > view.street),
    0,
  );
  const aggression = readAggression(view);
  const hidden = findHidden(view);
  const opponents = view.seats.flatMap(({ folded, draws }, seat) => {
    if (folded || seat === me) return [];
    const last = draws.at(-1);
    const kept =
      last === undefined ? undefined : last === 'pat' ? showdown.handSize : showdown.handSize - last;
    const standings = showdown.rankings.map(() => new Float64Array(MOST_SAMPLES));
    return [{ seat, aggression: aggression[seat]!, kept, standings }];
  });
  return {
    hand,
    me,
    mine: hand.holes[me]!.slice(),
    opponents,
    hidden,
    stub: hidden.slice(),
    board: hand.board,
    boardCount: view.board.length,
    drawsLeft,
    lastPat: highestPat(drawsLeft + 1),
    shares: new Float64Array(MOST_SAMPLES),
    weights: new Float64Array(MOST_SAMPLES),
  };
}

/** Deals the hidden cards once, plays them to the end and notes what the seat wins. */
export function dealOnce(table: Table, sample: number, rng: Rng): void {
  const { hand, opponents, stub, hidden, board, boardCount, drawsLeft, me } = table;
  stub.set(hidden);
  let at = 0;
  for (let i = 0; i < opponents.length; i++) {
    const hole = hand.holes[opponents[i]!.seat]!;
    for (let place = 0; place < hole.length; place++) hole[place] = takeCard(stub, at++, rng);
  }
  for (let i = 0; i < opponents.length; i++) {
    const opponent = opponents[i]!;
    if (opponent.kept !== undefined && rng.nextUint32() < BELIEF) believe(table, opponent, at, rng);
    if (opponent.aggression > 0) judge(table, opponent, sample);
  }
  for (let place = boardCount; place < board.length; place++) board[place] = takeCard(stub, at++, rng);
  if (drawsLeft > 0) drawToTheEnd(table, at, rng);
  table.shares[sample] = findShare(hand, opponents, me);
}

/** The next step of a shuffle. */
function takeCard(stub: Uint8Array, at: number, rng: Rng): Card {
  const from = at + below(rng, stub.length - at);
  const card = stub[from]!;
  stub[from] = stub[at]!;
  stub[at] = card;
  return card;
}

const TRIES = 12;

/** Who kept cards kept low ones of different ranks: others are exchanged for such as are in the stub. */
function believe({ hand, stub, lastPat }: Table, { seat, kept }: Opponent, at: number, rng: Rng): void {
  const hole = hand.holes[seat]!;
  const top = kept === hole.length ? lastPat : highestPat(3);
  let ranks = 0;
  for (let place = 0; place < kept!; place++) {
    for (let tries = 0; tries < TRIES; tries++) {
      const rank = rankOf(hole[place]!);
      if (rank <= top && ((ranks >> rank) & 1) === 0) break;
      const from = at + below(rng, stub.length - at);
      const card = stub[from]!;
      stub[from] = hole[place]!;
      hole[place] = card;
    }
    ranks |= 1 << rankOf(hole[place]!);
  }
}

/** Notes how good an opponent's hand stands now. */
function judge(
  { hand, board, boardCount, drawsLeft }: Table,
  { seat, standings }: Opponent,
  sample: number,
): void {
  const hole = hand.holes[seat]!;
  const { rankers } = hand.plan;
  if (hole.length === 5) {
    standings[0]![sample] = drawsLeft > 0 ? scoreLow(hole, drawsLeft) : rankers[0]!(hole, board);
  } else if (boardCount > 0) {
    const seen = boardCount === board.length ? board : board.subarray(0, boardCount);
    for (let i = 0; i < rankers.length; i++) standings[i]![sample] = rankOnBoard(rankers[i]!, hole, seen);
  } else if (hole.length === 2) standings[0]![sample] = scoreTwo(hole[0]!, hole[1]!);
  else for (const each of standings) each[sample] = scoreFour(hole, rankers.length > 1);
}

/** Everybody draws as `findThrown` says. When the stub runs out, what was thrown comes back. */
function drawToTheEnd({ hand, opponents, mine, me, stub, drawsLeft }: Table, first: number, rng: Rng): void {
  hand.holes[me]!.set(mine);
  let at = first;
  const draw = (hole: Uint8Array, draws: number): void => {
    const thrown = findThrown(hole, draws);
    for (let place = 0; place < hole.length; place++) {
      if (((thrown >> place) & 1) === 0) continue;
      if (at === stub.length) at = first;
      const card = takeCard(stub, at, rng);
      stub[at++] = hole[place]!;
      hole[place] = card;
    }
  };
  for (let draws = drawsLeft; draws > 0; draws--) {
    draw(hand.holes[me]!, draws);
    for (let i = 0; i < opponents.length; i++) draw(hand.holes[opponents[i]!.seat]!, draws);
  }
}

/** What part of the pot the seat wins: each ranking has its half, the first has all if nobody has the second. */
function findShare({ plan, holes, board }: Hand, opponents: readonly Opponent[], me: Seat): number {
  const { rankers } = plan;
  let share = 0;
  let rest = 1;
  for (let i = rankers.length - 1; i >= 0; i--) {
    const rank = rankers[i]!;
    const mine = rank(holes[me]!, board);
    let best = mine;
    let winners = 1;
    for (let j = 0; j < opponents.length; j++) {
      const other = rank(holes[opponents[j]!.seat]!, board);
      if (other > best) best = other;
      else if (other === mine) winners++;
    }
    if (best === 0) continue;
    const part = i === 0 ? rest : 1 / 2;
    rest -= part;
    if (mine === best) share += part / winners;
  }
  return share;
}
