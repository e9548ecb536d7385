import { cards as parseAll, DECK_SIZE, makeCard, unwrap, type Card } from '@doorcard/cards';
import {
  act,
  checkSetup,
  findLegal,
  Hand,
  makePlan,
  makeView,
  RULE_SETS,
  VARIANTS,
  type Action,
  type Chips,
  type GameId,
  type RuleSet,
  type Seat,
  type Setup,
  type View,
} from '@doorcard/engine';

// A real hand, dealt so that each seat gets the cards written for it, and played in words up to a decision. Seat 0 is
// the first left of the button, the last seat has the button.

export interface SceneOptions {
  readonly game: GameId;
  /** By seat: its cards in the order in which it gets them (draws included); `.` is any card, and so are those after the end. */
  readonly hands: readonly string[];
  readonly stacks?: readonly Chips[];
  readonly rules?: Partial<RuleSet>;
  /** The board, where the game has one. */
  readonly board?: string;
}

const ANTE = 10;
const BRING_IN = 20;
const BETS = [40, 80] as const;
const DEEP = 8000;

export class Scene {
  readonly hand: Hand;
  private readonly script: Card[] = [];
  private readonly queues: Card[][];
  private readonly board: Card[];
  private readonly fillers: Card[];
  /** By seat: how many cards it has been given. */
  private readonly given: number[];
  private boardGiven = 0;
  private readonly thrown: number[];
  private readonly isDrawGame: boolean;

  constructor(options: SceneOptions) {
    const { game, hands, board = '' } = options;
    const setup = setupOf(options);
    this.isDrawGame = setup.variant.streets.some(({ draw }) => draw === true);
    const words = [...hands, board].map((text) => text.replaceAll(/\s+/g, '').match(/\.|[^.]{2}/g) ?? []);
    const named = parseAll(
      words
        .flat()
        .filter((word) => word !== '.')
        .join(''),
    );
    this.fillers = Array.from({ length: DECK_SIZE }, (_, card) => card).filter(
      (card) => !named.includes(card),
    );
    const lists = words.map((list) =>
      list.map((word) => (word === '.' ? this.takeFiller() : parseAll(word)[0]!)),
    );
    this.board = lists.pop()!;
    this.queues = lists;
    this.given = hands.map(() => 0);
    this.thrown = hands.map(() => 0);
    this.hand = new Hand(makePlan(unwrap(checkSetup(setup))));
    const { down = 0, up = 0 } = VARIANTS[game].streets[0]!;
    for (let seat = 0; seat < hands.length; seat++) this.give(seat, down + up);
    this.hand.deal({ kind: 'script', cards: this.script });
  }

  private takeFiller(): Card {
    // From the middle, so that fillers look like nothing much.
    return this.fillers.splice(this.fillers.length >> 1, 1)[0]!;
  }

  private give(seat: Seat, count: number): void {
    for (let i = 0; i < count; i++) {
      const queue = this.queues[seat]!;
      const at = this.given[seat]!++;
      queue[at] ??= this.takeFiller();
      this.script.push(queue[at]);
    }
  }

  /** Writes the cards that come if the hand goes on after this action. */
  private prepare(action: Action): void {
    const { hand } = this;
    this.script.length = hand.dealtCards().length;
    const live = action.type === 'fold' ? hand.live & ~(1 << hand.actor) : hand.live;
    const streets = hand.plan.setup.variant.streets;
    if (this.isDrawGame) {
      for (let seat = 0; seat < this.given.length; seat++) {
        const count =
          seat === hand.actor && action.type === 'draw' ? action.discard.length : this.thrown[seat]!;
        const before = this.given[seat]!;
        this.give(seat, count);
        this.given[seat] = before;
      }
      return;
    }
    const given = [...this.given];
    for (const { down = 0, up = 0, board = 0 } of streets.slice(hand.street + 1)) {
      for (let seat = 0; seat < this.given.length; seat++) if ((live >> seat) & 1) this.give(seat, down + up);
      for (let i = 0; i < board; i++) {
        this.board[this.boardGiven] ??= this.takeFiller();
        this.script.push(this.board[this.boardGiven++]!);
      }
    }
    this.given.splice(0, given.length, ...given);
    this.boardGiven = hand.boardCount;
  }

  private settleGiven(action: Action, actor: Seat, before: number): void {
    const dealt = this.hand.dealtCards().length - before;
    if (this.isDrawGame) {
      if (action.type === 'draw') this.thrown[actor] = action.discard.length;
      if (dealt > 0 || this.hand.phase !== 1) {
        if (dealt > 0) this.thrown.forEach((count, seat) => (this.given[seat]! += count));
        if (action.type === 'draw') this.thrown.fill(0);
      }
      return;
    }
    for (let seat = 0; seat < this.given.length; seat++) this.given[seat] = this.hand.cardCount(seat);
    this.boardGiven = this.hand.boardCount;
  }

  /**
   * Plays lines such as `2 raise`, `fold`, `1 draw Kc 9d`, `pat`, `bring in`, `call`, `check`, `raise to 350`. The player who
   * is named must be the one to act. `raise` also stands for a bet or a completion.
   */
  play(...lines: readonly string[]): this {
    for (const line of lines) {
      const [, who, words] = /^(?:(\d+) )?(.*)$/.exec(line)!;
      const seat = this.hand.actor;
      if (who !== undefined && seat !== Number(who)) {
        throw new Error(`"${line}", but it is the turn of ${seat} on street ${this.hand.street}`);
      }
      this.act(this.read(words!));
    }
    return this;
  }

  act(action: Action): this {
    const seat = this.hand.actor;
    const before = this.hand.dealtCards().length;
    this.prepare(action);
    unwrap(act(this.hand, seat, action));
    this.settleGiven(action, seat, before);
    return this;
  }

  /** Everybody checks, calls, brings in or stands pat until the street of this index begins. */
  passTo(street: number): this {
    while (this.hand.actor >= 0 && this.hand.street < street) {
      const legal = findLegal(this.hand)!;
      this.act(
        legal.draw !== undefined
          ? { type: 'draw', discard: [] }
          : { type: legal.check ? 'check' : legal.call === undefined ? 'bringIn' : 'call' },
      );
    }
    return this;
  }

  private read(words: string): Action {
    const [verb, ...rest] = words.split(' ');
    if (verb === 'fold' || verb === 'check' || verb === 'call') return { type: verb };
    if (verb === 'bring') return { type: 'bringIn' };
    if (verb === 'pat') return { type: 'draw', discard: [] };
    if (verb === 'draw') return { type: 'draw', discard: parseAll(rest.join(' ')) };
    if (verb === 'raise') {
      const to = rest[0] === 'to' ? Number(rest[1]) : findLegal(this.hand)?.raise?.min;
      if (to === undefined) throw new Error(`no raise is open to seat ${this.hand.actor}`);
      return { type: 'raise', to };
    }
    throw new Error(`no action: ${words}`);
  }

  get turn(): Seat {
    return this.hand.actor;
  }

  /** What the seat to act sees. */
  get view(): View {
    return makeView(this.hand, this.hand.actor);
  }

  cardsOf(seat: Seat): string {
    return Array.from(this.hand.holes[seat]!.subarray(0, this.hand.cardCount(seat)), makeCard).join(' ');
  }
}

function setupOf({ game, hands, stacks = hands.map(() => DEEP), rules = {} }: SceneOptions): Setup {
  const variant = VARIANTS[game];
  const isStud = variant.forced === 'bringIn';
  const isFixed = variant.betting === 'fixedLimit';
  const [small, big] = isFixed ? [BETS[0] / 2, BETS[0]] : [10, 20];
  const blinds = hands.length === 2 ? [big, small] : [small, big];
  return {
    variant,
    rules: { ...RULE_SETS.wsop, ...rules },
    stacks,
    antes: hands.map(() => (isStud ? ANTE : 0)),
    blinds: isStud ? [] : hands.map((_, seat) => blinds[seat] ?? 0),
    bringIn: isStud ? BRING_IN : 0,
    smallBet: isFixed ? BETS[0] : 20,
    bigBet: isFixed ? BETS[1] : 20,
  };
}

export const scene = (options: SceneOptions): Scene => new Scene(options);
