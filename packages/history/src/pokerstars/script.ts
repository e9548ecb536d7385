import type { Card } from '@doorcard/cards';
import {
  CALL,
  DRAW,
  FOLD,
  POST_BRING_IN,
  RAISE_TO,
  RULE_SETS,
  UNKNOWN_CARD,
  VARIANTS,
  type PackedDecision,
  type RuleSet,
  type Seat,
  type Setup,
} from '@doorcard/engine';
import { listPlaces } from './cardText.js';
import type { PokerStarsHand } from './pokerStarsHand.js';

/**
 * What the dealer needs to play a hand of a text once more: `hand.deal({ kind: 'script', cards }, mucked)`, then
 * each decision.
 */
export interface PokerStarsScript {
  readonly setup: Setup;
  /** Those that the text deals, in its order; UNKNOWN_CARD where it does not say which. */
  readonly cards: readonly Card[];
  /** The seats that went to a showdown with a hand nobody knows, as bits: they cannot win. */
  readonly mucked: number;
  /** For `Hand.act`, each with the seat that the text names: if it is not the actor, the dealer plays by other rules. */
  readonly decisions: readonly ScriptedDecision[];
}

export interface ScriptedDecision extends PackedDecision {
  readonly seat: Seat;
}

/**
 * A hand of a text for the dealer. The text does not name its rules: PokerStars' own are taken unless others are
 * given. Free folds are allowed, and an ante from one player alone is one for all (dead to side pots).
 */
export function toScript(hand: PokerStarsHand, rules: RuleSet = RULE_SETS.pokerstars): PokerStarsScript {
  const isAnteForAll = hand.stakes.antes.filter((ante) => ante > 0).length === 1;
  return {
    setup: {
      variant: VARIANTS[hand.game],
      rules: {
        ...rules,
        freeFold: 'allow',
        anteTrimming: isAnteForAll ? false : rules.anteTrimming,
      },
      ...hand.stakes,
    },
    cards: new ScriptWriter(hand).write(),
    mucked: findMucked(hand),
    decisions: listDecisions(hand),
  };
}

/** Whether the text tells all cards that a seat was dealt. */
const isTold = ({ dealt }: PokerStarsHand, seat: Seat): boolean =>
  dealt[seat]?.every((card) => card !== UNKNOWN_CARD) ?? false;

function findMucked(hand: PokerStarsHand): number {
  const { events, players, lastCards, isOver } = hand;
  const folded = new Set(events.map((event) => (event.type === 'fold' ? event.seat : -1)));
  const live = [...players.keys()].filter((seat) => !folded.has(seat));
  if (!isOver || live.length < 2) return 0;
  const unknown = live.filter((seat) => lastCards[seat] === null && !isTold(hand, seat));
  return unknown.reduce((bits, seat) => bits | (1 << seat), 0);
}

/** For each discard, in order: the places, as bits. */
function listThrown(hand: PokerStarsHand): { seat: Seat; places: number }[] {
  const draws = hand.players.map(() => 0);
  const orders = hand.players.map((_, seat) => orderPlaces(hand, seat));
  return hand.events.flatMap((event) => {
    if (event.type !== 'discard') return [];
    const { seat, count } = event;
    const told = hand.thrown[seat]?.[draws[seat]!++] ?? null;
    const guess = orders[seat]!.slice(0, count).reduce((bits, place) => bits | (1 << place), 0);
    return { seat, places: told ?? guess };
  });
}

/**
 * Whose discards are not told throws any cards: which ones they were, nobody can say. But a card of his that somebody
 * else is known to have had came late, out of the discards, so its place is thrown first.
 */
function orderPlaces({ game, dealt, lastCards }: PokerStarsHand, seat: Seat): number[] {
  const isElsewhere = (place: number): boolean => {
    const card = lastCards[seat]?.[place];
    return dealt.some(
      (cards, other) => other !== seat && card !== undefined && cards?.includes(card) === true,
    );
  };
  const places = Array.from({ length: VARIANTS[game].showdown.handSize }, (_, place) => place);
  return places.sort((a, b) => Number(isElsewhere(b)) - Number(isElsewhere(a)));
}

function listDecisions(hand: PokerStarsHand): ScriptedDecision[] {
  const thrown = listThrown(hand).values();
  return hand.events.flatMap((event): ScriptedDecision[] => {
    switch (event.type) {
      case 'fold':
        return [{ seat: event.seat, code: FOLD, amount: 0 }];
      case 'check':
      case 'call':
        return [{ seat: event.seat, code: CALL, amount: 0 }];
      case 'bringIn':
        return [{ seat: event.seat, code: POST_BRING_IN, amount: 0 }];
      case 'raise':
        return [{ seat: event.seat, code: RAISE_TO, amount: event.to }];
      case 'discard':
        return [{ seat: event.seat, code: DRAW + thrown.next().value!.places, amount: 0 }];
      default:
        return [];
    }
  });
}

/** Writes down the cards as they are dealt, hands that were shown at the end included. */
class ScriptWriter {
  private readonly script: Card[] = [];
  /** By seat and place: where in the script its card is. */
  private readonly places: number[][];
  private readonly told: number[];
  private readonly waiting: number[][];

  constructor(private readonly hand: PokerStarsHand) {
    this.places = hand.players.map(() => []);
    this.told = hand.players.map(() => 0);
    this.waiting = hand.players.map(() => []);
  }

  write(): Card[] {
    const thrown = listThrown(this.hand).values();
    for (const event of this.hand.events) {
      switch (event.type) {
        case 'deal': {
          const { seat, down, up } = event;
          const places = this.places[seat]!;
          for (let i = 0; i < down + up.length; i++) {
            places.push(this.script.length);
            this.script.push(this.takeTold(seat) ?? up[i - down] ?? UNKNOWN_CARD);
          }
          break;
        }
        case 'board':
          this.script.push(...event.cards);
          break;
        case 'discard': {
          const { seat, places } = thrown.next().value!;
          this.waiting[seat] = listPlaces(places, this.places[seat]!.length);
          break;
        }
        case 'draw':
          for (let i = 0; i < event.count; i++) {
            this.places[event.seat]![this.waiting[event.seat]!.shift()!] = this.script.length;
            this.script.push(this.takeTold(event.seat) ?? UNKNOWN_CARD);
          }
          break;
        default:
      }
    }
    this.fillShown();
    return this.script;
  }

  private takeTold(seat: Seat): Card | undefined {
    return this.hand.dealt[seat]?.[this.told[seat]!++];
  }

  /** The last card of each place of a hand that was shown is known now, unless it was before. */
  private fillShown(): void {
    this.hand.lastCards.forEach((cards, seat) => {
      const places = this.places[seat]!;
      if (cards === null || isTold(this.hand, seat)) return;
      // A shared card of stud is in every hand and in the script already.
      places.forEach((at, place) => (this.script[at] = cards[place]!));
    });
  }
}
