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
 * What the dealer needs to play a hand of a text again: `hand.deal({ kind: 'script', cards }, mucked)`, then each
 * decision.
 */
export interface PokerStarsScript {
  readonly setup: Setup;
  /** The cards that the text deals, in its order; UNKNOWN_CARD where it does not show them. */
  readonly cards: readonly Card[];
  /** The seats that went to a showdown with an unknown hand, as bits: they cannot win. */
  readonly mucked: number;
  /**
   * For `Hand.act`, each with the seat that the text names: if it is not the actor, the hand was played by other rules.
   */
  readonly decisions: readonly ScriptedDecision[];
}

export interface ScriptedDecision extends PackedDecision {
  readonly seat: Seat;
}

/**
 * The rules that a text was most likely played by, if these are the usual ones there. Free folds are allowed. An ante
 * from one player alone is one for all (dead to side pots), and so is a dead blind.
 */
export function findTextRules({ stakes, dead }: PokerStarsHand, rules: RuleSet): RuleSet {
  const isForAll = stakes.antes.filter((ante) => ante > 0).length === 1 || dead.some((chips) => chips > 0);
  return { ...rules, freeFold: 'allow', anteTrimming: isForAll ? false : rules.anteTrimming };
}

/** A hand of a text for the dealer. The text does not name its rules: PokerStars' own are used if none are passed. */
export function toScript(
  hand: PokerStarsHand,
  rules: RuleSet = findTextRules(hand, RULE_SETS.pokerstars),
): PokerStarsScript {
  const thrown = listThrown(hand);
  return {
    setup: { variant: VARIANTS[hand.game], rules, ...hand.stakes },
    cards: new ScriptWriter(hand).write(thrown),
    mucked: findMucked(hand),
    decisions: listDecisions(hand, thrown),
  };
}

/** Whether the text shows all cards that a seat was dealt. */
const isShown = ({ dealt }: PokerStarsHand, seat: Seat): boolean =>
  dealt[seat]?.every((card) => card !== UNKNOWN_CARD) ?? false;

/**
 * The seats whose hands nobody knows did not win, unless one of them alone took everything: then all others lost to
 * cards that the text does not show.
 */
function findMucked(hand: PokerStarsHand): number {
  const { events, players, lastCards, isOver } = hand;
  const folded = new Set(events.map((event) => (event.type === 'fold' ? event.seat : -1)));
  const live = [...players.keys()].filter((seat) => !folded.has(seat));
  if (!isOver || live.length < 2) return 0;
  const toBits = (seats: readonly Seat[]): number => seats.reduce((bits, seat) => bits | (1 << seat), 0);
  const unknown = live.filter((seat) => lastCards[seat] === null && !isShown(hand, seat));
  const winners = new Set(events.flatMap((event) => (event.type === 'win' ? [event.seat] : [])));
  const [winner] = winners;
  if (winners.size === 1 && unknown.includes(winner!)) return toBits(live.filter((seat) => seat !== winner));
  return toBits(unknown);
}

interface Thrown {
  readonly seat: Seat;
  readonly places: number;
}

/** For each discard, in order: the positions, as bits. */
function listThrown(hand: PokerStarsHand): readonly Thrown[] {
  if (VARIANTS[hand.game].showdown.draws === 0) return [];
  const draws = hand.players.map(() => 0);
  const guesses = hand.players.map((_, seat) => guessThrown(hand, seat));
  return hand.events.flatMap((event) => {
    if (event.type !== 'discard') return [];
    const { seat } = event;
    const draw = draws[seat]!++;
    return { seat, places: hand.thrown[seat]?.[draw] ?? guesses[seat]![draw]! };
  });
}

/**
 * By draw: positions that a player may have discarded whose discards are not shown. Any cards will do, since they are
 * unknown. But a card of his that another player is known to have held came late, from the discards, so its position is
 * discarded first; and if there are several such cards, the draws take different positions.
 */
function guessThrown(hand: PokerStarsHand, seat: Seat): number[] {
  const places = Array.from({ length: VARIANTS[hand.game].showdown.handSize }, (_, place) => place);
  const late = places.filter((place) => isElsewhere(hand, seat, place));
  const order = [...late, ...places.filter((place) => !late.includes(place))];
  const counts = hand.events.flatMap((event) =>
    event.type === 'discard' && event.seat === seat ? [event.count] : [],
  );
  const guesses = counts.map(() => 0);
  let next = 0;
  for (let draw = counts.length - 1; draw >= 0; draw--) {
    // The last draw takes the first positions of the order, the draw before it the next ones.
    const first = late.length > 1 ? next : 0;
    for (let i = 0; i < counts[draw]!; i++) guesses[draw]! |= 1 << order[(first + i) % order.length]!;
    next += counts[draw]!;
  }
  return guesses;
}

function isElsewhere({ dealt, lastCards }: PokerStarsHand, seat: Seat, place: number): boolean {
  const card = lastCards[seat]?.[place];
  return dealt.some((cards, other) => other !== seat && card !== undefined && cards?.includes(card) === true);
}

function listDecisions(hand: PokerStarsHand, discards: readonly Thrown[]): ScriptedDecision[] {
  const thrown = discards.values();
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

/** Records the cards as they are dealt, including hands that were shown at the end. */
class ScriptWriter {
  private readonly script: Card[] = [];
  /** By seat and position: the index of its card in the script. */
  private readonly places: number[][];
  private readonly taken: number[];
  private readonly waiting: number[][];

  constructor(private readonly hand: PokerStarsHand) {
    this.places = hand.players.map(() => []);
    this.taken = hand.players.map(() => 0);
    this.waiting = hand.players.map(() => []);
  }

  write(discards: readonly Thrown[]): Card[] {
    const thrown = discards.values();
    for (const event of this.hand.events) {
      switch (event.type) {
        case 'deal': {
          const { seat, down, up } = event;
          const places = this.places[seat]!;
          for (let i = 0; i < down + up.length; i++) {
            places.push(this.script.length);
            this.script.push(this.takeShown(seat) ?? up[i - down] ?? UNKNOWN_CARD);
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
            this.script.push(this.takeShown(event.seat) ?? UNKNOWN_CARD);
          }
          break;
        default:
      }
    }
    this.fillShown();
    return this.script;
  }

  private takeShown(seat: Seat): Card | undefined {
    return this.hand.dealt[seat]?.[this.taken[seat]!++];
  }

  /** The last card of each position of a shown hand is known now, unless it was before. */
  private fillShown(): void {
    this.hand.lastCards.forEach((cards, seat) => {
      const places = this.places[seat]!;
      if (cards === null || isShown(this.hand, seat)) return;
      // A community card of stud is in every hand and already in the script.
      places.forEach((at, place) => (this.script[at] = cards[place]!));
    });
  }
}
