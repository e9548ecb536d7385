import { cards as parseAll, DECK_SIZE, makeCard, unwrap, type Card } from '@doorcard/cards';
import {
  CALL,
  checkSetup,
  DRAW,
  DRAWING,
  FOLD,
  Hand,
  makePlan,
  POST_BRING_IN,
  RAISE,
  RAISE_TO,
  RULE_SETS,
  VARIANTS,
  type CardSource,
  type Chips,
  type GameId,
  type RuleSet,
  type RuleSetId,
  type Seat,
  type Setup,
  type Variant,
} from '@doorcard/engine';
import { BETTING } from '../src/hand/hand.js';

// A hand written as a scene: the players and stacks, the cards, and what everybody does in words. Seats are counted
// from 0, the first left of the button; the last seat is the button.

export interface SceneOptions {
  readonly game: GameId | Variant;
  readonly stacks: readonly Chips[];
  /** A rule set, or what differs from the WSOP one. */
  readonly rules?: RuleSetId | Partial<RuleSet>;
  /** For all, or by seat. */
  readonly ante?: Chips | readonly Chips[];
  /** Small blind, big blind, straddle; from seat 0 on, heads-up the small blind is on the button. */
  readonly blinds?: readonly Chips[];
  readonly bringIn?: Chips;
  /** Small and big bet of fixed limit. */
  readonly bets?: readonly [Chips, Chips];
  /** In the order of dealing; `.` is any card that is not named. The rest of the deck follows. */
  readonly cards?: string;
  /** Cards from a generator instead. */
  readonly source?: CardSource;
  /** Seats that will not show their hands. */
  readonly mucked?: readonly Seat[];
}

const FIXED_BETS = [20, 40] as const;

export function setupOf({
  game,
  stacks,
  rules = {},
  ante = 0,
  blinds,
  bringIn = 5,
  bets = FIXED_BETS,
}: SceneOptions): Setup {
  const variant = typeof game === 'string' ? VARIANTS[game] : game;
  const isFixed = variant.betting === 'fixedLimit';
  const hasBlinds = variant.forced === 'blinds';
  const given = blinds ?? (isFixed ? [bets[0] / 2, bets[0]] : [50, 100]);
  const inOrder = stacks.length === 2 ? given.toReversed() : given;
  return {
    variant,
    rules: typeof rules === 'string' ? RULE_SETS[rules] : { ...RULE_SETS.wsop, ...rules },
    stacks,
    antes: stacks.map((_, seat) => (typeof ante === 'number' ? ante : (ante[seat] ?? 0))),
    blinds: hasBlinds ? stacks.map((_, seat) => inOrder[seat] ?? 0) : [],
    bringIn: hasBlinds ? 0 : bringIn,
    smallBet: isFixed ? bets[0] : given[1]!,
    bigBet: isFixed ? bets[1] : given[1]!,
  };
}

/** A script: the named cards in their places, all others in the order of the deck. */
function scriptOf(text: string): Card[] {
  const words = text.replaceAll(/\s+/g, '').match(/\.|[^.]{2}/g) ?? [];
  const named = parseAll(words.filter((word) => word !== '.').join(''));
  const others = Array.from({ length: DECK_SIZE }, (_, card) => card).filter((card) => !named.includes(card));
  const first = words.map((word) => (word === '.' ? others.shift()! : named.shift()!));
  return [...first, ...others];
}

export class Scene {
  readonly hand: Hand;
  private readonly before: Hand;

  constructor(readonly options: SceneOptions) {
    const plan = makePlan(unwrap(checkSetup(setupOf(options))));
    this.hand = new Hand(plan);
    this.before = new Hand(plan);
    const source = options.source ?? { kind: 'script', cards: scriptOf(options.cards ?? '') };
    const mucked = (options.mucked ?? []).reduce((seats, seat) => seats | (1 << seat), 0);
    this.hand.deal(source, mucked);
  }

  /** Plays lines such as `2 raise to 350` or `fold`; the named seat must be the one to act, and the action legal. */
  play(...lines: readonly string[]): this {
    for (const line of lines) {
      const [, who, words] = /^(?:(\d+) )?(.*)$/.exec(line)!;
      if (who !== undefined && this.hand.actor !== Number(who))
        throw new Error(`"${line}", but it is the turn of ${this.turn}`);
      if (!this.tries(words!)) throw new Error(`"${line}" was refused; legal: ${this.legal}`);
    }
    return this;
  }

  /** Everybody checks, calls or stands pat, one after the other, until the street (or the hand) is over. */
  passStreet(): this {
    const { street } = this.hand;
    while (this.hand.actor >= 0 && this.hand.street === street) this.pass();
    return this;
  }

  /** The same until the hand is over. */
  passAll(): this {
    while (this.hand.actor >= 0) this.pass();
    return this;
  }

  /** The same until somebody is to bet on the street of this name. */
  passTo(street: string): this {
    while (this.street !== street || this.hand.phase !== BETTING) this.pass();
    return this;
  }

  private pass(): void {
    const words = this.hand.phase === DRAWING ? 'pat' : this.hand.isBringInDue ? 'bring in' : 'call';
    if (!this.tries(words)) throw new Error(`"${words}" was refused to ${this.turn}`);
  }

  /** Whether the actor is refused this; then nothing may have changed. */
  refuses(words: string): boolean {
    this.hand.copyTo(this.before);
    if (this.tries(words)) return false;
    const [now, then] = [readState(this.hand), readState(this.before)];
    if (now.join() !== then.join()) throw new Error(`"${words}" was refused, but something changed`);
    return true;
  }

  private tries(words: string): boolean {
    const { hand } = this;
    const [verb, ...rest] = words.split(' ');
    if (verb === 'fold') return hand.act(FOLD);
    if (verb === 'bring') return hand.act(POST_BRING_IN);
    if (verb === 'pat') return hand.act(DRAW);
    if (verb === 'draw') return hand.act(DRAW + this.placesOf(parseAll(rest.join(' '))));
    if (verb === 'raise') return rest.length === 0 ? hand.act(RAISE) : hand.act(RAISE_TO, Number(rest[1]));
    // A check is a call that costs nothing: `check` must not call a bet.
    if (verb === 'check' && hand.callCost > 0) return false;
    if (verb === 'call' || verb === 'check') return hand.act(CALL);
    throw new Error(`no action: ${words}`);
  }

  private placesOf(thrown: readonly Card[]): number {
    const hole = [...this.hand.holes[this.hand.actor]!];
    return thrown.reduce((places, card) => {
      if (!hole.includes(card)) throw new Error(`seat ${this.turn} does not hold ${makeCard(card)}`);
      return places | (1 << hole.indexOf(card));
    }, 0);
  }

  /** Whose turn it is; -1 when the hand is over. */
  get turn(): Seat {
    return this.hand.actor;
  }

  get street(): string {
    return this.hand.plan.setup.variant.streets[this.hand.street]!.name;
  }

  /** What may be done, as a player would say it: `fold, call 20, raise to 40`. */
  get legal(): string {
    const { hand } = this;
    const bits = hand.legalBits();
    const words: string[] = [];
    if ((bits >> FOLD) & 1) words.push('fold');
    if ((bits >> POST_BRING_IN) & 1) words.push(`bring in ${hand.callCost}`);
    if ((bits >> CALL) & 1) words.push(hand.callCost === 0 ? 'check' : `call ${hand.callCost}`);
    if ((bits >> RAISE) & 1) {
      const [least, most] = [hand.minRaiseTo, hand.maxRaiseTo];
      words.push(`raise to ${least === most ? least : `${least}-${most}`}`);
    }
    if (hand.phase === DRAWING) words.push('draw');
    return words.join(', ');
  }

  get stacks(): Chips[] {
    return this.options.stacks.map((_, seat) => this.hand.stackOf(seat));
  }

  /** What a seat holds, as text. */
  cardsOf(seat: Seat): string {
    return Array.from(this.hand.holes[seat]!.subarray(0, this.hand.cardCount(seat)), makeCard).join(' ');
  }
}

export const scene = (options: SceneOptions): Scene => new Scene(options);

/** Everything that can be seen of a hand from outside, as numbers. */
export function readState(hand: Hand): number[] {
  const state = [
    hand.street,
    hand.phase,
    hand.actor,
    hand.live,
    hand.allIn,
    hand.wagers,
    hand.opener,
    hand.aggressor,
    hand.boardCount,
    hand.currentBet,
    hand.pot,
    hand.stubSize,
    hand.legalBits(),
    hand.hasCommunityCard ? 1 : 0,
    hand.isBringInDue ? 1 : 0,
    hand.isCapped ? 1 : 0,
  ];
  for (let seat = 0; seat < hand.plan.seats; seat++) {
    state.push(
      hand.stackOf(seat),
      hand.betOf(seat),
      hand.paidOf(seat),
      hand.anteOf(seat),
      hand.cardCount(seat),
    );
    for (let i = 0; i < hand.cardCount(seat); i++) state.push(hand.holes[seat]![i]!);
  }
  for (let i = 0; i < hand.boardCount; i++) state.push(hand.board[i]!);
  state.push(-1, ...hand.dealtCards(), -1);
  for (let i = 0; i < hand.logLength; i++) state.push(hand.logAt(i));
  return state;
}
