import type { Card } from '@doorcard/cards';
import type { Chips, Seat, Setup, Variant } from '@doorcard/engine';

// A second dealer for the bets only, slow and simple: it follows the wording of the rules with one object per player
// and a queue of those who have to act, and shares no code with the state machine that it checks.

interface Player {
  readonly seat: Seat;
  stack: Chips;
  /** In front of the player, on this street. */
  bet: Chips;
  /** Put in during the whole hand, without the ante; includes what nobody matched. */
  paid: Chips;
  ante: Chips;
  isLive: boolean;
  hasActed: boolean;
}

/** What the next player may do. */
interface Options {
  readonly fold: boolean;
  /** The cost; undefined when it does not apply. */
  readonly call: Chips | undefined;
  readonly bringIn: Chips | undefined;
  readonly raise: { readonly least: Chips; readonly most: Chips } | undefined;
}

export class Book {
  readonly players: readonly Player[];
  street = 0;
  /** Who still has to act on this street, in turn. */
  queue: Seat[] = [];
  current: Chips = 0;
  /** Fixed limit: the level of the last full wager, and the one before it. */
  private full: Chips = 0;
  private fullBefore: Chips = 0;
  /** No limit: the last full raise. */
  private lastRaise: Chips = 0;
  wagers = 0;
  private cap = 0;
  private double: 'no' | 'open' | 'made' = 'no';
  private bringInSeat: Seat | undefined;
  isBringInDue = false;

  constructor(readonly setup: Setup) {
    this.players = setup.stacks.map((stack, seat) => ({
      seat,
      stack,
      bet: 0,
      paid: 0,
      ante: 0,
      isLive: true,
      hasActed: false,
    }));
    for (const player of this.players) {
      player.ante = Math.min(player.stack, setup.antes[player.seat]!);
      player.stack -= player.ante;
    }
    setup.blinds.forEach((blind, seat) => this.put(this.players[seat]!, blind));
    this.current = Math.max(0, ...setup.blinds);
    this.full = this.current;
    this.lastRaise = Math.max(this.current, setup.smallBet);
    this.wagers = this.current > 0 ? 1 : 0;
  }

  private put(player: Player, chips: Chips): void {
    const paid = Math.min(chips, player.stack);
    player.stack -= paid;
    player.bet += paid;
    player.paid += paid;
  }

  get live(): Player[] {
    return this.players.filter((player) => player.isLive);
  }

  /** Live players with chips. */
  get able(): Player[] {
    return this.players.filter((player) => player.isLive && player.stack > 0);
  }

  private get isFixed(): boolean {
    return this.setup.variant.betting === 'fixedLimit';
  }

  private get unit(): Chips {
    const isBig = this.setup.variant.streets[this.street]!.bet === 'big' || this.double === 'made';
    return isBig ? this.setup.bigBet : this.setup.smallBet;
  }

  /** The betting of a street begins; `opener` would act first if everybody had chips. */
  open(street: number, opener: Seat, hasOpenPair: boolean): void {
    if (street > 0) {
      this.street = street;
      for (const player of this.players) Object.assign(player, { bet: 0, hasActed: false });
      this.current = 0;
      this.full = 0;
      this.fullBefore = 0;
      this.lastRaise = this.setup.smallBet;
      this.wagers = 0;
    }
    const { rules, variant } = this.setup;
    const isTwo = this.live.length === 2;
    const isLifted =
      (rules.headsUpCap === 'liftAtHeadsUpTable' && this.players.length === 2) ||
      (rules.headsUpCap === 'liftWhenRoundStartsHeadsUp' && isTwo);
    this.cap = isLifted ? Infinity : rules.maxWagers;
    this.double = rules.openPairDouble && hasOpenPair ? 'open' : 'no';
    this.isBringInDue = street === 0 && variant.forced === 'bringIn';
    if (this.isBringInDue) {
      this.bringInSeat = opener;
      this.fullBefore = this.setup.bringIn;
    }
    this.queue = this.clockwiseFrom(opener).filter((seat) => this.players[seat]!.stack > 0);
    if (street > 0 && this.queue.length < 2) this.queue = [];
    this.skipWhoHasNothingToAnswer();
  }

  /** Live seats clockwise, from this one on. */
  private clockwiseFrom(seat: Seat): Seat[] {
    const seats = this.players.map((_, i) => (seat + i) % this.players.length);
    return seats.filter((at) => this.players[at]!.isLive);
  }

  /** A player who is alone with chips is asked only if somebody has put in more. */
  private skipWhoHasNothingToAnswer(): void {
    const [only, ...others] = this.able;
    if (only === undefined || others.length > 0) return;
    const faces = Math.max(0, ...this.live.filter((other) => other !== only).map((other) => other.bet));
    if (faces <= only.bet) this.queue = [];
  }

  get options(): Options {
    const player = this.players[this.queue[0]!]!;
    const { bringIn, rules } = this.setup;
    if (this.isBringInDue) {
      const all = player.stack;
      const raise = this.isAloneWithChips(player) || all <= bringIn ? undefined : this.raiseRange(player);
      return {
        fold: player.seat !== this.bringInSeat,
        call: undefined,
        bringIn: Math.min(bringIn, all),
        raise,
      };
    }
    const owed = this.current - player.bet;
    return {
      fold: owed > 0 || rules.freeFold === 'allow',
      call: Math.min(owed, player.stack),
      bringIn: undefined,
      raise: this.mayRaise(player, owed) ? this.raiseRange(player) : undefined,
    };
  }

  private isAloneWithChips(player: Player): boolean {
    return this.able.every((other) => other === player);
  }

  private mayRaise(player: Player, owed: Chips): boolean {
    if (player.stack <= owed || this.isAloneWithChips(player)) return false;
    if (this.isFixed && this.wagers >= this.cap) return false;
    if (!player.hasActed) return true;
    if (!this.isFixed) return owed >= this.lastRaise;
    // Half a bet since he acted last, or a wager over a level that he had not exceeded.
    if (player.bet >= this.full) return false;
    return player.bet <= this.fullBefore || 2 * owed >= this.unit;
  }

  private raiseRange(player: Player): { least: Chips; most: Chips } {
    const all = player.bet + player.stack;
    if (this.isFixed) {
      const most = this.double === 'open' ? this.full + this.setup.bigBet : this.full + this.unit;
      return { least: Math.min(all, this.full + this.unit), most: Math.min(all, most) };
    }
    const least = Math.min(all, this.current + this.lastRaise);
    if (this.setup.variant.betting === 'noLimit') return { least, most: all };
    return { least, most: Math.min(all, Math.max(least, this.potLimit(player))) };
  }

  /** The bet, and on top of it the pot as it would be after a call. */
  private potLimit(player: Player): Chips {
    const middle = this.players.map(({ seat, bet, paid, ante }) => {
      const blind = this.street === 0 ? this.setup.blinds[seat]! : 0;
      return paid + Math.max(0, blind - bet) + (this.street === 0 ? 0 : ante);
    });
    const pot = middle.reduce((a, b) => a + b, 0);
    return this.current + pot + (this.current - player.bet);
  }

  /** Whether the next player may raise to exactly this amount. */
  allows(amount: number): boolean {
    const { raise } = this.options;
    if (raise === undefined || !Number.isInteger(amount)) return false;
    if (amount <= (this.isBringInDue ? this.setup.bringIn : this.current)) return false;
    const player = this.players[this.queue[0]!]!;
    const deepest = Math.max(
      ...this.live.filter((other) => other !== player).map((other) => other.bet + other.stack),
    );
    // The last opponent's whole stack is enough.
    if (amount === deepest && amount < raise.least) return true;
    if (this.isFixed) return amount === raise.least || amount === raise.most;
    return amount >= raise.least && amount <= raise.most;
  }

  fold(): void {
    const player = this.players[this.queue[0]!]!;
    player.isLive = false;
    this.next(player);
  }

  call(): void {
    const player = this.players[this.queue[0]!]!;
    this.put(player, this.current - player.bet);
    this.next(player);
  }

  bringIn(): void {
    const player = this.players[this.queue[0]!]!;
    this.put(player, this.setup.bringIn);
    this.current = this.setup.bringIn;
    this.isBringInDue = false;
    this.next(player);
  }

  raise(amount: Chips): void {
    const player = this.players[this.queue[0]!]!;
    if (this.isFixed && 2 * (amount - this.full) >= this.unit) {
      if (this.double === 'open' && amount - this.full > this.setup.smallBet) this.double = 'made';
      this.fullBefore = Math.max(this.full, this.fullBefore);
      this.full = amount;
      this.wagers++;
    } else if (!this.isFixed && amount - this.current >= this.lastRaise) {
      this.lastRaise = amount - this.current;
    }
    this.put(player, amount - player.bet);
    this.current = amount;
    this.isBringInDue = false;
    const others = this.clockwiseFrom((player.seat + 1) % this.players.length);
    const asked = others.filter((seat) => seat !== player.seat && this.players[seat]!.stack > 0);
    this.queue = [player.seat, ...asked];
    this.next(player);
  }

  private next(player: Player): void {
    player.hasActed = true;
    this.queue.shift();
    if (this.live.length === 1) this.queue = [];
    this.skipWhoHasNothingToAnswer();
  }
}

/** The values of up cards, most frequent first: pairs before high cards, and nothing else counts. */
function boardKey(
  cards: readonly Card[],
  valueOf: (card: Card) => number,
): { sizes: number[]; values: number[] } {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(valueOf(card), (counts.get(valueOf(card)) ?? 0) + 1);
  const groups = [...counts].sort(([a, n], [b, m]) => m - n || b - a);
  return { sizes: groups.map(([, n]) => n), values: groups.map(([value]) => value) };
}

const compareLists = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : a[at]! - (b[at] ?? -1);
};

const highValue = (card: Card): number => (card >> 2) + 2;
const lowValue = (card: Card): number => (card >> 2 === 12 ? 1 : (card >> 2) + 2);

/** Positive when the first board opens before the second. */
function compareBoards(a: readonly Card[], b: readonly Card[], high: boolean): number {
  const [x, y] = [a, b].map((board) => boardKey(board, high ? highValue : lowValue));
  const order = compareLists(x!.sizes, y!.sizes) || compareLists(x!.values, y!.values);
  return high ? order : -order;
}

/** Who opens a street, by the wording of the rules. `upCards` are those that everybody sees, by seat. */
export function findOpener(
  setup: Setup,
  street: number,
  live: readonly Seat[],
  upCards: readonly Card[][],
): Seat {
  const { variant, blinds, rules } = setup;
  const { opens } = variant.streets[street]!;
  if (opens === 'leftOfButton') return live[0]!;
  // Heads-up the button has the small blind and acts first.
  if (opens === 'afterBlinds' && blinds.length === 2) return 1;
  if (opens === 'afterBlinds') return (blinds.lastIndexOf(Math.max(...blinds)) + 1) % blinds.length;
  if (opens === 'bringIn') {
    const byHighest = variant.bringInBy === 'highestCard';
    const value = (seat: Seat): number => {
      const door = upCards[seat]![0]!;
      return byHighest ? lowValue(door) * 4 + (door & 3) : -(highValue(door) * 4 + (door & 3));
    };
    return live.reduce((found, seat) => (value(seat) > value(found) ? seat : found));
  }
  const bySuit = rules.openerTie === 'suit' && isStudHigh(variant);
  return live.reduce((found, seat) => {
    const [mine, best] = [upCards[seat]!, upCards[found]!];
    const order = compareBoards(mine, best, opens === 'highBoard');
    if (order !== 0) return order > 0 ? seat : found;
    return bySuit && Math.max(...mine) > Math.max(...best) ? seat : found;
  });
}

/** Stud where the highest board opens and the high hand takes the whole pot: some options apply only there. */
export const isStudHigh = ({ streets, showdown }: Variant): boolean =>
  streets[1]!.opens === 'highBoard' && showdown.rankings.length === 1;
