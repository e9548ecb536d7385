import { DECK, rankSeven, readHands, type PlainHand } from './plainHands.js';
import { buildPlainTree, type PlainNode, type PlainSpot } from './plainTree.js';

// Discounted CFR as in Brown and Sandholm, "Solving Imperfect-Information Games via Discounted Regret Minimization"
// (2019), with their 3/2, 0 and 2. Every card is dealt, every hand meets every other, averages are weighted by how often
// a hand comes to a node, and all numbers have 64 bits. It shares no code with the solver that it checks.
const ALPHA = 1.5;
const NEGATIVE = 0.5;
const GAMMA = 2;
const HELD = 4;

interface Choice {
  readonly kind: 'choice';
  readonly player: number;
  readonly next: readonly Place[];
  /** By option, then by hand. */
  readonly regrets: readonly Float64Array[];
  readonly sums: readonly Float64Array[];
  /** The strategy, if it is given. */
  readonly locked: readonly Float64Array[] | undefined;
}
interface Cards {
  readonly kind: 'cards';
  readonly chance: number;
  readonly next: readonly { readonly card: string; readonly place: Place }[];
}
interface End {
  readonly kind: 'end';
  /** By hand of the first player, then of the second: how much of the pot the first gets; null where hands share a card. */
  readonly shares: Shares;
  readonly winner: number | undefined;
  readonly bets: readonly [number, number];
}
/** A node of the betting on one board. */
type Place = Choice | Cards | End;

interface Shares {
  /** 1 where both hands can be held beside the board. */
  readonly meets: Float64Array;
  /** The first player's part of the pot, averaged over all cards to come; 0 where they share a card. */
  readonly first: Float64Array;
}

export interface PlainMeasure {
  readonly ev: readonly [number, number];
  readonly best: readonly [number, number];
  /** Of the pot. */
  readonly exploitability: number;
}

type Pass = 'learn' | 'average' | 'best';

export class PlainSolver {
  private readonly hands: readonly [readonly PlainHand[], readonly PlainHand[]];
  private readonly weights: readonly [Float64Array, Float64Array];
  private readonly held: readonly ReadonlyMap<string, readonly boolean[]>[];
  private readonly root: Place;
  private readonly byBoard = new Map<string, Shares>();
  private t = 1;

  constructor(private readonly spot: PlainSpot) {
    const board = Array.from({ length: spot.board.length / 2 }, (_, i) => spot.board.slice(2 * i, 2 * i + 2));
    this.hands = [readHands(spot.ranges.oop, board), readHands(spot.ranges.ip, board)];
    this.weights = [
      Float64Array.from(this.hands[0], ({ weight }) => weight),
      Float64Array.from(this.hands[1], ({ weight }) => weight),
    ];
    this.held = this.hands.map(
      (hands) => new Map(DECK.map((card) => [card, hands.map(({ cards }) => cards.includes(card))])),
    );
    this.root = this.expand(buildPlainTree(spot), board, []);
  }

  /** Until the exploitability is at most this share of the pot, or this many iterations are done. */
  solve(target: number, most: number): PlainMeasure {
    for (;;) {
      this.iterate(25);
      const measured = this.measure();
      if (measured.exploitability <= target || this.t > most) return measured;
    }
  }

  iterate(count: number): void {
    for (let i = 0; i < count; i++) {
      for (const player of [0, 1]) this.visit(this.root, 'learn', player, ...this.start(player));
      this.t++;
    }
  }

  measure(): PlainMeasure {
    const { meets } = this.compare(this.boardOf());
    let deals = 0;
    for (const [i, a] of this.weights[0].entries())
      for (const [j, b] of this.weights[1].entries()) deals += a * b * meets[i * this.weights[1].length + j]!;
    const worth = (pass: Pass, player: number): number => {
      const values = this.visit(this.root, pass, player, ...this.start(player));
      return this.weights[player]!.reduce((sum, weight, i) => sum + weight * values[i]!, 0) / deals;
    };
    const ev = [worth('average', 0), worth('average', 1)] as const;
    const best = [worth('best', 0), worth('best', 1)] as const;
    return { ev, best, exploitability: (best[0] - ev[0] + best[1] - ev[1]) / 2 / this.spot.pot };
  }

  private start(player: number): [Float64Array, Float64Array] {
    return [this.weights[player]!, this.weights[1 - player]!];
  }

  private boardOf(): string[] {
    return this.spot.board.match(/../g)!;
  }

  private expand(node: PlainNode, board: readonly string[], path: readonly string[]): Place {
    switch (node.kind) {
      case 'choice': {
        const rows = (): Float64Array[] =>
          node.options.map(() => new Float64Array(this.hands[node.player]!.length));
        const next = node.options.map((option) => this.expand(option.next, board, [...path, option.name]));
        const lock = this.spot.locks?.find((one) => one.node === path.join(','))?.strategy;
        const locked = lock && node.options.map(({ name }, o) => rows()[o]!.fill(lock[name] ?? 0));
        return { kind: 'choice', player: node.player, next, regrets: rows(), sums: rows(), locked };
      }
      case 'card':
        return {
          kind: 'cards',
          chance: 1 / (DECK.length - board.length - HELD),
          next: DECK.filter((card) => !board.includes(card)).map((card) => ({
            card,
            place: this.expand(node.next, [...board, card], [...path, '*']),
          })),
        };
      case 'end':
        return { kind: 'end', shares: this.compare(board), winner: node.winner, bets: node.bets };
    }
  }

  private compare(board: readonly string[]): Shares {
    const key = board.toSorted().join('');
    const known = this.byBoard.get(key);
    if (known !== undefined) return known;
    const shares = board.length === 5 ? this.showDown(board) : this.average(board);
    this.byBoard.set(key, shares);
    return shares;
  }

  private showDown(board: readonly string[]): Shares {
    const rank = (hands: readonly PlainHand[]): number[] =>
      hands.map(({ cards }) =>
        cards.some((card) => board.includes(card)) ? -1 : rankSeven([...board, ...cards]),
      );
    const [first, second] = [rank(this.hands[0]), rank(this.hands[1])];
    const meets = new Float64Array(first.length * second.length);
    const shares = new Float64Array(meets.length);
    for (const [i, a] of first.entries()) {
      for (const [j, b] of second.entries()) {
        const ownCards = this.hands[0][i]!.cards;
        if (a < 0 || b < 0 || this.hands[1][j]!.cards.some((card) => ownCards.includes(card))) continue;
        meets[i * second.length + j] = 1;
        shares[i * second.length + j] = a > b ? 1 : a === b ? 0.5 : 0;
      }
    }
    return { meets, first: shares };
  }

  /** Over all cards that can come. */
  private average(board: readonly string[]): Shares {
    const size = this.hands[0].length * this.hands[1].length;
    const [meets, first] = [new Float64Array(size), new Float64Array(size)];
    const chance = 1 / (DECK.length - board.length - HELD);
    for (const card of DECK) {
      if (board.includes(card)) continue;
      const next = this.compare([...board, card]);
      for (let pair = 0; pair < size; pair++) {
        meets[pair]! += chance * next.meets[pair]!;
        first[pair]! += chance * next.first[pair]!;
      }
    }
    return { meets, first };
  }

  /** By hand of the player: chips won since the spot began, times the reach of the other hands. */
  private visit(
    place: Place,
    pass: Pass,
    player: number,
    own: Float64Array,
    other: Float64Array,
  ): Float64Array {
    switch (place.kind) {
      case 'end':
        return this.end(place, player, other);
      case 'cards':
        return this.deal(place, pass, player, own, other);
      case 'choice':
        return place.player === player
          ? this.decide(place, pass, player, own, other)
          : this.follow(place, pass, player, own, other);
    }
  }

  private end({ shares, winner, bets }: End, player: number, other: Float64Array): Float64Array {
    const { pot, rake = { rate: 0, cap: 0 } } = this.spot;
    const called = Math.min(...bets);
    const whole = pot + 2 * called;
    const prize = whole - Math.min(whole * rake.rate, rake.cap);
    const columns = this.hands[1].length;
    const [step, row] = player === 0 ? [1, columns] : [columns, 1];
    const values = new Float64Array(this.hands[player]!.length);
    for (let mine = 0; mine < values.length; mine++) {
      let [first, met] = [0, 0];
      for (let theirs = 0, pair = mine * row; theirs < other.length; theirs++, pair += step) {
        met += other[theirs]! * shares.meets[pair]!;
        first += other[theirs]! * shares.first[pair]!;
      }
      const shown = player === 0 ? first : met - first;
      const won = winner === undefined ? shown : winner === player ? met : 0;
      values[mine] = prize * won - called * met;
    }
    return values;
  }

  private deal(
    { chance, next }: Cards,
    pass: Pass,
    player: number,
    own: Float64Array,
    other: Float64Array,
  ): Float64Array {
    const values = new Float64Array(own.length);
    for (const { card, place } of next) {
      const [mine, theirs] = [this.holders(player, card), this.holders(1 - player, card)];
      const reached = without(other, theirs, chance);
      const kept = without(own, mine, 1);
      const won = this.visit(place, pass, player, kept, reached);
      for (let i = 0; i < values.length; i++) if (!mine[i]) values[i]! += won[i]!;
    }
    return values;
  }

  /** By hand of the player: whether it has the card. */
  private holders(player: number, card: string): readonly boolean[] {
    return this.held[player]!.get(card)!;
  }

  private follow(
    place: Choice,
    pass: Pass,
    player: number,
    own: Float64Array,
    other: Float64Array,
  ): Float64Array {
    const play = place.locked ?? share(pass === 'learn' ? place.regrets : place.sums);
    const values = new Float64Array(own.length);
    for (const [option, next] of place.next.entries()) {
      const reached = multiply(other, play[option]!);
      const won = this.visit(next, pass, player, own, reached);
      for (let i = 0; i < values.length; i++) values[i]! += won[i]!;
    }
    return values;
  }

  private decide(
    place: Choice,
    pass: Pass,
    player: number,
    own: Float64Array,
    other: Float64Array,
  ): Float64Array {
    const play = place.locked ?? share(pass === 'learn' ? place.regrets : place.sums);
    const won = place.next.map((next, option) =>
      this.visit(next, pass, player, multiply(own, play[option]!), other),
    );
    const isFree = pass === 'best' && place.locked === undefined;
    const values = new Float64Array(own.length).fill(isFree ? -Infinity : 0);
    for (const [option, row] of won.entries()) {
      const played = play[option]!;
      for (let i = 0; i < values.length; i++) {
        if (isFree) values[i] = Math.max(values[i]!, row[i]!);
        else values[i]! += played[i]! * row[i]!;
      }
    }
    if (pass === 'learn') this.learn(place, play, won, values, own);
    return values;
  }

  private learn(
    { regrets, sums }: Choice,
    play: readonly Float64Array[],
    won: readonly Float64Array[],
    values: Float64Array,
    own: Float64Array,
  ): void {
    const positive = this.t ** ALPHA / (this.t ** ALPHA + 1);
    const kept = (this.t / (this.t + 1)) ** GAMMA;
    for (const [option, row] of regrets.entries()) {
      const [gained, total, played] = [won[option]!, sums[option]!, play[option]!];
      for (let i = 0; i < row.length; i++) {
        // What is kept of an iteration is decided at its end.
        const regret = row[i]! + gained[i]! - values[i]!;
        row[i] = regret * (regret > 0 ? positive : NEGATIVE);
        total[i] = (total[i]! + own[i]! * played[i]!) * kept;
      }
    }
  }
}

// Plain loops: `map` of a typed array takes several times as long, and the tests wait for it.

function multiply(a: Float64Array, b: Float64Array): Float64Array {
  const product = new Float64Array(a.length);
  for (let i = 0; i < a.length; i++) product[i] = a[i]! * b[i]!;
  return product;
}

/** The weights times `factor`; zero for the hands that hold the card. */
function without(weights: Float64Array, holds: readonly boolean[], factor: number): Float64Array {
  const left = new Float64Array(weights.length);
  for (let i = 0; i < weights.length; i++) left[i] = holds[i] ? 0 : factor * weights[i]!;
  return left;
}

/** The shares of the positive values; equal shares if none is positive. */
function share(rows: readonly Float64Array[]): Float64Array[] {
  const parts = rows.map((row) => new Float64Array(row.length));
  for (let i = 0; i < parts[0]!.length; i++) {
    let total = 0;
    for (const row of rows) total += Math.max(row[i]!, 0);
    for (let o = 0; o < rows.length; o++)
      parts[o]![i] = total > 0 ? Math.max(rows[o]![i]!, 0) / total : 1 / rows.length;
  }
  return parts;
}
