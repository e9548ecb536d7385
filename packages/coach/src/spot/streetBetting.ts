import { DECK_SIZE, makeCards, type Card } from '@doorcard/cards';
import { VARIANTS, type GameId, type Seat, type View, type ViewEvent } from '@doorcard/engine';
import { succeed, wrong, type Refusal, type Result } from '@doorcard/sealed';
import type { LateStreet } from '@doorcard/solver/late';

/** The betting of a late street as a solver wants it. Amounts are chips. */
export interface StreetBetting {
  readonly street: LateStreet;
  /** The first to act, then the other. */
  readonly seats: readonly [Seat, Seat];
  readonly up: readonly [readonly Card[], readonly Card[]];
  readonly dead: readonly Card[];
  /** Before the betting of this street. */
  readonly pot: number;
  readonly bet: number;
  /** Infinity where the rules have no cap for two players. */
  readonly maxWagers: number;
  /** Behind at the beginning of the street; undefined if both have enough for every bet. */
  readonly stacks: readonly [number, number] | undefined;
  /** What was done on this street, as in `check,bet`. */
  readonly line: string;
}

/** By game: the name of each street that can be solved, and what the solver calls it. */
const LATE_STREETS: Readonly<Partial<Record<string, Readonly<Partial<Record<string, LateStreet>>>>>> = {
  razz: { '6th': 6, '7th': 7 },
  stud: { '6th': 6, '7th': 7 },
  stud8: { '6th': 6, '7th': 7 },
  badugi: { draw3: 'draw' },
  '2-7-triple': { draw3: 'draw' },
};

const SOLVED =
  '6th or 7th street of Razz, Stud or Stud8, or the betting after the last draw of Badugi or 2-7';

/** Whether a decision is on a late street of two players: undefined, or why it cannot be solved. Solves nothing. */
export function checkLate(view: View): Refusal {
  const street = readStreet(view);
  return street.ok ? undefined : street;
}

/** Reads the street of a decision, or says why it is not a late street of two players. */
export function readStreet(view: View): Result<StreetBetting> {
  const { game, actor, phase, seats } = view;
  const refuse = (code: `spot/${string}`, value: string | number, problem: string): Result<never> =>
    wrong(code, value, problem, `a decision of two players on ${SOLVED}`);
  const streets = LATE_STREETS[game];
  if (streets === undefined)
    return refuse('spot/other-game', game, `${game} has no late street that is solved`);
  const name = VARIANTS[game as GameId].streets[view.street]!.name;
  const street = streets[name];
  if (street === undefined) return refuse('spot/not-late', name, `the street of the decision is ${name}`);
  if (phase !== 'betting' || actor === null) {
    return refuse('spot/not-betting', phase, 'nobody decides about a bet');
  }
  const begin = view.events.findLastIndex(({ type }) => type === 'street');
  const before = view.events.slice(0, begin);
  const live = seats.flatMap((_, seat) => (hasFolded(before, seat) ? [] : [seat]));
  if (live.length !== 2)
    return refuse('spot/more-players', live.length, `${live.length} players began the street`);
  const hidden = listUpCards(view).find((card) => card >= DECK_SIZE);
  if (hidden !== undefined) {
    return wrong('spot/unknown-cards', hidden, 'an up card is not in the file', 'a hand with all up cards');
  }
  if (view.board.length > 0 && street !== 'draw') {
    return wrong(
      'spot/community-card',
      makeCards(view.board),
      'a shared last card (when the deck runs out on 7th street) is not supported',
      'a hand in which both players get their own last card',
    );
  }
  const done = view.events.slice(begin + 1).flatMap(nameAction);
  const first = done[0]?.seat ?? actor;
  const order = [first, live.find((seat) => seat !== first)!] as const;
  const bets = live.reduce((sum, seat) => sum + seats[seat]!.bet, 0);
  const bet = view.stakes.bigBet;
  const maxWagers = isUncapped(view, before) ? Infinity : view.rules.maxWagers;
  const stacks = order.map((seat) => seats[seat]!.stack + seats[seat]!.bet) as [number, number];
  if (stacks.some((stack) => !Number.isFinite(stack)) && maxWagers === Infinity) {
    return wrong('spot/unknown-stacks', game, 'stacks are not in the file, and there is no cap', 'stacks');
  }
  // With the same bet on both streets, nobody can be asked for more than this.
  const most = maxWagers * bet * (street === 6 ? 2 : 1);
  return succeed({
    street,
    seats: order,
    up: [seats[order[0]]!.up, seats[order[1]]!.up],
    dead: seats.flatMap(({ up }, seat) => (order.includes(seat) ? [] : up)),
    pot: view.pot - bets,
    bet,
    maxWagers,
    stacks: stacks.every((stack) => stack >= most) ? undefined : stacks,
    line: done.map(({ name: word }) => word).join(','),
  });
}

const hasFolded = (events: readonly ViewEvent[], seat: Seat): boolean =>
  events.some((event) => event.type === 'fold' && event.seat === seat);

const listUpCards = ({ seats }: View): Card[] => seats.flatMap(({ up }) => up);

/** Whether two players may raise without end on this street. */
function isUncapped({ rules, seats }: View, before: readonly ViewEvent[]): boolean {
  if (rules.headsUpCap === 'liftAtHeadsUpTable') return seats.length === 2;
  return (
    rules.headsUpCap === 'liftWhenRoundStartsHeadsUp' &&
    seats.filter((_, seat) => !hasFolded(before, seat)).length === 2
  );
}

/** What a player did, in the words of a line. */
function nameAction(event: ViewEvent): { seat: Seat; name: string }[] {
  switch (event.type) {
    case 'check':
    case 'call':
    case 'fold':
      return [{ seat: event.seat, name: event.type }];
    case 'raise':
      return [{ seat: event.seat, name: event.as === 'raise' ? 'raise' : 'bet' }];
    default:
      return [];
  }
}
