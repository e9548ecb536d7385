import { cards as parse, DECK_SIZE, type Card, type Rng } from '@doorcard/cards';
import type { Player } from '@doorcard/cpu';
import {
  encodeAction,
  Hand,
  makeDefaultSetup,
  makePlan,
  makeView,
  RULE_SETS,
  type Action,
  type GameId,
  type Plan,
  type View,
} from '@doorcard/engine';
import { expect } from 'vitest';
import { LuckMeter } from '../src/luck/luckMeter.js';
import { listChances } from './nextCards.js';

// All that can happen after a fixed beginning, each ending with its probability. The luck of the beginning is the same
// in all endings, so their mean luck has to be the luck of the beginning. The same holds one decision later, with the
// cards that follow it: a step.

interface Frequency {
  readonly action: Action;
  readonly frequency: number;
}
export type Strategy = (view: View) => readonly Frequency[];

const only = (action: Action): Frequency[] => [{ action, frequency: 1 }];

/** Checks, calls and stands pat. */
export function stayIn({ legal }: View): readonly Frequency[] {
  if (legal!.draw !== undefined) return only({ type: 'draw', discard: [] });
  return only({ type: legal!.check ? 'check' : legal!.bringIn === undefined ? 'call' : 'bringIn' });
}

/** On the given street: bets a third of the time, and calls the more often the higher its last card is. */
export const mixOn =
  (street: number): Strategy =>
  (view) => {
    const { check, raise } = view.legal!;
    if (view.street !== street || view.phase === 'drawing') return stayIn(view);
    const part = check ? 2 / 3 : (view.mine!.cards.at(-1)! + 1) / (DECK_SIZE + 1);
    return [
      { action: { type: check ? 'check' : 'call' }, frequency: part },
      { action: check ? { type: 'raise', to: raise!.min } : { type: 'fold' }, frequency: 1 - part },
    ];
  };

/** At the last of three draws seat 0 draws `count` cards two times of three, otherwise none. */
export const drawLast =
  (count: number, betting: Strategy): Strategy =>
  (view) =>
    view.phase === 'drawing' && view.street === 3 && view.seat === 0
      ? [
          { action: { type: 'draw', discard: view.mine!.cards.slice(0, count) }, frequency: 2 / 3 },
          { action: { type: 'draw', discard: [] }, frequency: 1 / 3 },
        ]
      : betting(view);

/** Everything that happens when all play a strategy, from a beginning on. */
export class LuckTree {
  private readonly plan: Plan;
  private readonly meter: LuckMeter;
  private readonly player: Player;

  constructor(
    game: GameId,
    private readonly strategy: Strategy,
    seats = 2,
  ) {
    this.plan = makePlan(makeDefaultSetup(game, seats, RULE_SETS.wsop));
    this.meter = new LuckMeter(this.plan);
    this.player = {
      name: 'test',
      decide: () => {
        throw new Error('its decisions are given');
      },
      knownFrequencies: strategy,
    };
  }

  /** A hand with these cards and decisions; undefined when it needs a card that is not there. */
  private play(dealt: readonly Card[], line: readonly Action[], isWatched = false): Hand | undefined {
    const hand = new Hand(this.plan);
    try {
      hand.deal({ kind: 'script', cards: dealt });
      for (const action of line) {
        if (isWatched) this.meter.watch(makeView(hand, hand.actor), action, this.player);
        expect(hand.act(...encodeAction(hand, action))).toBe(true);
      }
      return hand;
    } catch (error) {
      if (error instanceof RangeError) return undefined;
      throw error;
    }
  }

  /** By seat. */
  measure(dealt: readonly Card[], line: readonly Action[]): number[] {
    return [...this.meter.measure(this.play(dealt, line, true)!)];
  }

  /** The decisions without choice for which the cards suffice. */
  findBeginning(dealt: readonly Card[]): Action[] {
    for (const line: Action[] = []; ;) {
      const hand = this.play(dealt, line)!;
      const [first, ...others] = this.strategy(makeView(hand, hand.actor));
      if (others.length > 0 || this.play(dealt, [...line, first!.action]) === undefined) return line;
      line.push(first!.action);
    }
  }

  /** How many cards at most follow the next decision. */
  countCards(dealt: readonly Card[], line: readonly Action[]): number {
    const hand = this.play(dealt, line)!;
    const actions = this.strategy(makeView(hand, hand.actor)).map(({ action }) => action);
    return Math.max(...actions.map((action) => listChances(this.plan, dealt, [...line, action]).length));
  }

  /** What can come of a beginning, up to the end or to this many decisions more. */
  *listEndings(
    dealt: readonly Card[],
    line: readonly Action[],
    decisions = Infinity,
    weight = 1,
    reshuffles = 0,
  ): Generator<Ending> {
    const hand = this.play(dealt, line);
    if (hand === undefined) {
      const next = listChances(this.plan, dealt, line)[0]!;
      for (const card of next.cards) {
        const share = weight / next.cards.length;
        yield* this.listEndings([...dealt, card], line, decisions, share, next.reshuffles);
      }
    } else if (hand.actor < 0 || decisions === 0) {
      const result = hand.stackOf(0) - this.plan.stacks[0]!;
      yield { weight, luck: this.measure(dealt, line), result, cards: dealt.length, hand, reshuffles };
    } else {
      for (const { action, frequency } of this.strategy(makeView(hand, hand.actor))) {
        yield* this.listEndings(dealt, [...line, action], decisions - 1, weight * frequency, reshuffles);
      }
    }
  }

  /** The points of a hand at which somebody decides, as its cards and decisions up to there. */
  *playHand(rng: Rng): Generator<Point> {
    const hand = new Hand(this.plan);
    hand.deal({ kind: 'rng', rng });
    const line: Action[] = [];
    while (hand.actor >= 0) {
      const view = makeView(hand, hand.actor);
      yield { dealt: hand.dealtCards(), line: [...line], view };
      let rest = rng.nextUint32() / 2 ** 32;
      const { action } = this.strategy(view).find(({ frequency }) => (rest -= frequency) < 0)!;
      line.push(action);
      expect(hand.act(...encodeAction(hand, action))).toBe(true);
    }
  }
}

/** A point of a hand. */
interface Point {
  readonly dealt: readonly Card[];
  readonly line: readonly Action[];
  readonly view: View;
}

interface Ending {
  readonly weight: number;
  readonly luck: readonly number[];
  /** Of seat 0. */
  readonly result: number;
  /** How many cards have been dealt. */
  readonly cards: number;
  readonly hand: Hand;
  readonly reshuffles: number;
}

export const LAST_STREET = 3;

/** Compares the means of the raw and of the adjusted results over all endings of a beginning, and counts them. */
export function checkMeans(game: GameId, text: string, strategy: Strategy, count: number): void {
  const dealt = parse(text.replaceAll(' ', ''));
  const tree = new LuckTree(game, strategy);
  const beginning = tree.findBeginning(dealt);
  const luckBefore = tree.measure(dealt, beginning)[0]!;
  const endings = [...tree.listEndings(dealt, beginning)];
  expect(endings.length).toBe(count);
  const mean = (pick: (ending: Ending) => number): number =>
    endings.reduce((sum, ending) => sum + ending.weight * pick(ending), 0);
  expect(mean(() => 1)).toBeCloseTo(1, 10);
  const adjust = ({ luck, result }: Ending): number => result - (luck[0]! - luckBefore);
  expect(mean(adjust)).toBeCloseTo(
    mean(({ result }) => result),
    7,
  );
  // Luck differs from ending to ending, or nothing was shown.
  expect(Math.max(...endings.map(({ luck }) => Math.abs(luck[0]! - luckBefore)))).toBeGreaterThan(10);
}
