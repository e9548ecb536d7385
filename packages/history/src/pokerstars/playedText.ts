import { makeCard, succeed, type Card, type Result } from '@doorcard/cards';
import {
  checkSetup,
  Hand,
  listDecisions,
  makePlan,
  RAISE_TO,
  RULE_SETS,
  type Chips,
  type HandEvent,
  type RuleSet,
  type Seat,
  type ViewEvent,
} from '@doorcard/engine';
import { DealRecorder } from '../bridge/dealRecorder.js';
import { findDifference, sum, sumWins } from '../rake.js';
import { allSeats, largestRaise, openForRaise, padScript, playRecorded } from '../scriptedHand.js';
import { describeEvent, findEventDifference } from './eventWords.js';
import type { HandLines } from './handReader.js';
import { Money } from './money.js';
import { checkShares } from './potShares.js';
import type { PokerStarsHand } from './pokerStarsHand.js';
import { readTold, type PokerStarsReadOptions, type ToldHand } from './pokerStarsText.js';
import { listRuleTrials } from './ruleTrials.js';
import { toScript } from './script.js';
import { complain, LineError, type SourceLine } from './sourceLine.js';

/** A hand of a text that the dealer has played to the same result. */
export interface PlayedText {
  readonly text: PokerStarsHand;
  readonly hand: Hand;
  /** By seat: what each player took, after the rake. */
  readonly collected: readonly Chips[];
  /** What had to be assumed, for example an option of the rules that explains who got an odd chip. */
  readonly warnings: readonly string[];
}

export interface PlayedTextOptions extends PokerStarsReadOptions {
  /** Where to begin; WSOP rules if absent, which allow what PokerStars does and one raise more. */
  readonly rules?: RuleSet | undefined;
}

/**
 * Reads a text and plays it through the dealer. Everything that the text says is compared: every action and its amount,
 * uncalled bets, what each player collected from which pot, the total and the rake. A difference is an error with its
 * line, unless an option of the rules explains it: then that option is used and named in the warnings. A text without
 * its end is refused.
 */
export function readPokerStarsText(text: string, options: PlayedTextOptions = {}): Result<PlayedText> {
  const { rules = RULE_SETS.wsop, ...rest } = options;
  const told = readTold(text, rest);
  if (!told.ok) return told;
  let furthest: LineError | undefined;
  for (const trial of listRuleTrials(told.value.text, rules)) {
    try {
      return succeed({ ...new TextPlayer(told.value, trial.rules).play(), warnings: trial.warnings });
    } catch (error) {
      if (!(error instanceof LineError)) throw error;
      // The rules that explain most of the text are the ones that it was played by.
      if (furthest === undefined || error.line.number > furthest.line.number) furthest = error;
      // No rule changes these.
      if (ABOUT_TEXT.has(error.code)) break;
    }
  }
  return { ok: false, error: furthest! };
}

const ABOUT_TEXT: ReadonlySet<string> = new Set(['pokerstars/cut-off', 'pokerstars/setup']);

class TextPlayer {
  private readonly text: PokerStarsHand;
  private readonly lines: HandLines;
  private readonly money: Money;

  constructor(
    { text, lines }: ToldHand,
    private readonly rules: RuleSet,
  ) {
    this.text = text;
    this.lines = lines;
    this.money = new Money(text.currency.symbol, text.unit);
  }

  play(): Omit<PlayedText, 'warnings'> {
    const { text, lines } = this;
    const script = toScript(text, this.rules);
    const setup = checkSetup(script.setup);
    if (!setup.ok) throw complain(lines.first, 'setup', setup.error.problem, setup.error.expected);
    const cards = padScript(script.cards);
    const draft = this.decide(new Hand(makePlan(setup.value)), cards, script.decisions);
    if (lines.total === undefined || !text.isOver) {
      const expected = 'a summary with the line Total pot … | Rake …';
      throw complain(lines.last, 'cut-off', 'the text ends before its summary', expected);
    }
    if (draft.actor >= 0) {
      const actor = this.nameOf(draft.actor);
      throw complain(lines.total.line, 'unfinished', 'the hand is not over', `an action of ${actor}`);
    }
    const { hand, events } = playRecorded(draft.plan, cards, listDecisions(draft), script.mucked);
    this.compareEvents(events);
    return { text, hand, collected: this.compareMoney(hand, events, script.mucked !== 0) };
  }

  private nameOf(seat: Seat): string {
    return this.text.players[seat]!.name;
  }

  /** With every hand mucked: the winner is not computed before it is clear that the cards can be as the text has them. */
  private decide(
    begin: Hand,
    cards: readonly Card[],
    decisions: readonly { seat: Seat; code: number; amount: number }[],
  ): Hand {
    let hand = begin;
    const recorder = new DealRecorder();
    recorder.listenTo(hand);
    hand.deal({ kind: 'script', cards }, allSeats(hand.plan));
    const lines = this.listDecisionLines();
    for (const [i, { seat, code, amount }] of decisions.entries()) {
      const line = lines[i]!;
      if (hand.actor < 0) throw complain(line, 'hand-over', 'the hand is over', 'no more actions');
      if (hand.actor !== seat) {
        const expected = `an action of ${this.nameOf(hand.actor)}`;
        throw complain(line, 'wrong-actor', `${this.nameOf(seat)} is not to act`, expected);
      }
      if (code === RAISE_TO && amount <= largestRaise(hand)) {
        hand = openForRaise(hand, cards, amount);
        recorder.listenTo(hand);
      }
      const isTooLarge = code === RAISE_TO && amount > largestRaise(hand);
      if (isTooLarge || !hand.act(code, amount)) throw this.refuseAction(line, hand, code);
    }
    const twice = recorder.deals.find((deal) => deal.twice !== undefined)?.twice;
    if (twice !== undefined) throw this.refuseTwice(twice);
    hand.sink = undefined;
    return hand;
  }

  private refuseAction(line: SourceLine, hand: Hand, code: number): LineError {
    if (code !== RAISE_TO) return complain(line, 'illegal-action', 'not legal now', 'a legal action');
    if (hand.isCapped) return complain(line, 'raise-cap', 'the betting is capped', 'a call or a fold');
    const [least, most] = [hand.minRaiseTo, Math.min(hand.maxRaiseTo, largestRaise(hand))];
    const range = most > least ? ` up to ${this.money.make(most)}` : '';
    return complain(
      line,
      'illegal-raise',
      'not a legal raise',
      `a raise to ${this.money.make(least)}${range}`,
    );
  }

  private refuseTwice(card: Card): LineError {
    const { events } = this.text;
    const shows = (event: ViewEvent): boolean => {
      if (event.type === 'deal') return event.up.includes(card);
      return (event.type === 'board' || event.type === 'show') && event.cards.includes(card);
    };
    const at = events.findLastIndex(shows);
    const problem = `${makeCard(card)} has been dealt before`;
    return complain(this.lines.events[at] ?? this.lines.last, 'card-twice', problem, 'each card once');
  }

  private listDecisionLines(): SourceLine[] {
    return this.text.events.flatMap((event, i) => (DECISIONS.has(event.type) ? [this.lines.events[i]!] : []));
  }

  /** Everything but the end: the text must say what the dealer does, in the same order. */
  private compareEvents(events: readonly HandEvent[]): void {
    const difference = findEventDifference(this.text.events, events);
    if (difference === undefined) return;
    const { told: mine, played: dealers, at } = difference;
    const line = this.lines.events[at] ?? this.lines.total?.line ?? this.lines.last;
    const words = (event: ViewEvent | HandEvent | undefined): string =>
      event === undefined ? 'nothing more' : describeEvent(event, (seat) => this.nameOf(seat), this.money);
    const code = mine?.type === 'return' || dealers?.type === 'return' ? 'uncalled-bet' : 'differs';
    throw complain(line, code, `the text has ${words(mine)}`, `${words(dealers)}, as the dealer does`);
  }

  private compareMoney(hand: Hand, events: readonly HandEvent[], hasMucked: boolean): Chips[] {
    const { text, lines, money } = this;
    const { line, pot, rake } = lines.total!;
    if (hand.pot !== pot) {
      const problem = `a total of ${money.make(pot)}`;
      throw complain(line, 'total-pot', problem, `${money.make(hand.pot)}, which is in the pot`);
    }
    const collected = sumWins(text.events, text.players.length);
    const payouts = sumWins(events, text.players.length);
    if (sum(collected) + rake !== pot) {
      const problem = `${money.make(sum(collected))} is collected and the rake is ${money.make(rake)}`;
      throw complain(line, 'total-pot', problem, `together ${money.make(pot)}`);
    }
    const wrong = findDifference(collected, payouts, rake);
    if (wrong !== undefined) {
      const { seat, paid } = wrong;
      const problem = `${this.nameOf(seat)} collects ${money.make(wrong.collected)}`;
      throw complain(
        this.lineOfWin(seat),
        'collected',
        problem,
        `${money.make(paid)}, which the dealer pays`,
      );
    }
    const share = checkShares(text.events, events, rake, hasMucked);
    if (share !== undefined) {
      const { seat, pot: number, told, paid } = share;
      const problem = `${this.nameOf(seat)} collects ${money.make(told)} of pot ${number + 1}`;
      throw complain(
        this.lineOfWin(seat, number),
        'collected',
        problem,
        `${money.make(paid)}, which the dealer pays`,
      );
    }
    return collected;
  }

  private lineOfWin(seat: Seat, pot?: number): SourceLine {
    const at = this.text.events.findIndex(
      (event) => event.type === 'win' && event.seat === seat && (pot === undefined || event.pot === pot),
    );
    return this.lines.events[at] ?? this.lines.total?.line ?? this.lines.last;
  }
}

const DECISIONS: ReadonlySet<ViewEvent['type']> = new Set([
  'fold',
  'check',
  'call',
  'bringIn',
  'raise',
  'discard',
]);
