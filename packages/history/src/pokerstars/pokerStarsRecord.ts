import { isCard, refuse, succeed, type Card, type Result } from '@doorcard/cards';
import {
  listEvents,
  makeView,
  VARIANTS,
  type Chips,
  type GameId,
  type Hand,
  type Stakes,
  type View,
  type ViewEvent,
} from '@doorcard/engine';
import { sum } from '../rake.js';
import { usualUnit } from './amount.js';
import { nameBlinds } from './blindRoles.js';
import { listCapping } from './cap.js';
import { hasFixedLimit, isKnownGame, isStud, GAME_NAMES } from './gameName.js';
import { checkDetails, listChairs, type PokerStarsDetails } from './pokerStarsDetails.js';
import type { PokerStarsHand } from './pokerStarsHand.js';

/** The known cards of each seat, by seat; null where nothing is known. */
type KnownCards = Pick<PokerStarsHand, 'hero' | 'isOpen' | 'dealt' | 'thrown' | 'lastCards'>;

/** The record of a hand as one seat, or the public, saw it. */
export function recordView(view: View, details: PokerStarsDetails): Result<PokerStarsHand> {
  const { seat: hero, seats, mine } = view;
  const mucks = new Set(view.events.map((event) => (event.type === 'muck' ? event.seat : null)));
  return makeRecord(view, details, {
    isOpen: false,
    hero,
    dealt: seats.map((_, seat) => (seat === hero ? mine!.dealt : null)),
    thrown: seats.map((_, seat) => (seat === hero ? mine!.thrown : null)),
    lastCards: seats.map(
      ({ shown }, seat) => shown ?? (seat === hero && mucks.has(seat) ? mine!.cards : null),
    ),
  });
}

/** The record of a hand with the cards of all players. */
export function recordOpenHand(hand: Hand, details: PokerStarsDetails): Result<PokerStarsHand> {
  const view = makeView(hand, null);
  const dealt: Card[][] = view.seats.map(() => []);
  const thrown: number[][] = view.seats.map(() => []);
  const lastCards: (readonly Card[] | null)[] = view.seats.map(() => null);
  for (const event of listEvents(hand)) {
    if (event.type === 'deal') dealt[event.seat]!.push(...event.cards.map(({ card }) => card));
    if (event.type === 'draw') dealt[event.seat]!.push(...event.cards);
    if (event.type === 'discard') thrown[event.seat]!.push(event.places);
    if (event.type === 'show') lastCards[event.seat] = event.cards;
    if (event.type === 'muck') lastCards[event.seat] = Array.from(hand.holes[event.seat]!);
  }
  return makeRecord(view, details, { isOpen: true, hero: null, dealt, thrown, lastCards });
}

function makeRecord(view: View, details: PokerStarsDetails, known: KnownCards): Result<PokerStarsHand> {
  const { game, stakes, events } = view;
  if (!isKnownGame(game)) {
    return refuse({
      code: 'pokerstars/unknown-game',
      value: game,
      problem: `the game "${game}"`,
      expected: `one of ${Object.keys(GAME_NAMES).join(', ')}`,
    });
  }
  const refusal = checkDetails(details, stakes.stacks.length, !isStud(game)) ?? checkKnown(view, known);
  if (refusal !== undefined) return refusal;
  const currency = details.currency ?? { symbol: '', code: '' };
  const chairs = details.chairs ?? listChairs(stakes.stacks.length);
  const button = isStud(game) ? null : (details.button ?? chairs.at(-1)!);
  return succeed({
    site: details.site ?? 'PokerStars',
    id: String(details.id),
    tournament: details.tournament ?? null,
    mix: details.mix ?? null,
    game,
    level: findLevel(game, stakes),
    time: details.time,
    table: details.table,
    maxSeats: details.maxSeats ?? Math.max(...chairs, button ?? 0),
    button,
    currency,
    unit: details.unit ?? usualUnit(currency.symbol),
    players: details.names.map((name, seat) => ({ name, chair: chairs[seat]! })),
    stakes,
    dead: findDead(stakes),
    ...known,
    events: takeRake(events, details.collected),
    capped: listCapping(events, VARIANTS[game], stakes, view.rules),
    rake: details.collected === undefined ? 0 : sumWins(events) - sum(details.collected),
    isOver: view.phase === 'over',
  });
}

type WinEvent = Extract<ViewEvent, { type: 'win' }>;

const isWin = (event: ViewEvent): event is WinEvent => event.type === 'win';

const sumWins = (events: readonly ViewEvent[]): Chips => sum(events.filter(isWin).map(({ chips }) => chips));

/** The same events with what was left after the rake: each player's part of it comes out of all his shares. */
function takeRake(
  events: readonly ViewEvent[],
  collected: readonly Chips[] | undefined,
): readonly ViewEvent[] {
  if (collected === undefined) return events;
  const left = [...collected];
  const paid = collected.map((_, seat) =>
    sumWins(events.filter((event) => isWin(event) && event.seat === seat)),
  );
  return events.flatMap((event): ViewEvent[] => {
    if (!isWin(event)) return [event];
    const { seat, chips } = event;
    // The last share takes what is left.
    const part = paid[seat] === chips ? left[seat]! : Math.floor((left[seat]! * chips) / paid[seat]!);
    left[seat]! -= part;
    paid[seat]! -= chips;
    return part > 0 ? [{ ...event, chips: part }] : [];
  });
}

/** By seat: the part of the ante that is a dead small blind, where a player also posts. */
export function findDead({ antes, blinds }: Stakes): Chips[] {
  const usual = Math.min(...antes);
  return antes.map((ante, seat) => ((blinds[seat] ?? 0) < 0 ? ante - usual : 0));
}

/** The two amounts of the header. */
export function findLevel(game: GameId, stakes: Stakes): readonly [Chips, Chips] {
  const { smallBet, bigBet, blinds } = stakes;
  if (hasFixedLimit(game)) return [smallBet, bigBet];
  const roles = nameBlinds(blinds);
  const [small, big] = [roles.indexOf('small blind'), roles.indexOf('big blind')];
  return [blinds[small] ?? 0, blinds[big]!];
}

/** A text cannot show an unknown stack or card. */
function checkKnown({ stakes, events }: View, { dealt, lastCards }: KnownCards): Result<never> | undefined {
  if (stakes.stacks.includes(Infinity)) {
    return refuse({
      code: 'pokerstars/unknown-stack',
      value: 'Infinity',
      problem: 'a player with an unknown stack',
      expected: 'a whole number of chips for every player',
    });
  }
  const seen = events.flatMap((event) => {
    if (event.type === 'deal') return event.up;
    return event.type === 'board' || event.type === 'show' ? event.cards : [];
  });
  const cards = [...seen, ...[...dealt, ...lastCards].flatMap((each) => each ?? [])];
  if (cards.every(isCard)) return undefined;
  return refuse({
    code: 'pokerstars/unknown-card',
    value: '??',
    problem: 'an unknown card is face up or belongs to the viewing seat',
    expected: 'a seat whose cards are known, or the view of the public',
  });
}
