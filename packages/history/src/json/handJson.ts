import { makeCard, parseCard, type Card } from '@doorcard/cards';
import {
  act,
  checkSetup,
  DRAW,
  DRAWING,
  Hand,
  listDecisions,
  makePlan,
  UNKNOWN_CARD,
  VARIANTS,
  type Plan,
} from '@doorcard/engine';
import { succeed, wrong, type Result } from '@doorcard/sealed';
import { DealRecorder } from '../bridge/dealRecorder.js';
import {
  allSeats,
  isShowdown,
  knowsCards,
  largestRaise,
  openForRaise,
  padScript,
  playAgain,
} from '../scriptedHand.js';
import { handDocument, makeHandData, type DecisionRecord, type HandData } from './handRecord.js';

/** The text of one hand, on one line: type, version and checksum, then the rest of the record. */
export const makeHandJson = (hand: Hand): string => handDocument.make(makeHandData(hand));

export function parseHandJson(text: string): Result<Hand> {
  const data = handDocument.parse(text);
  return data.ok ? playHandData(data.value) : data;
}

/** Deals and plays a record again, as strictly as a file. */
export function readHandRecord(value: unknown): Result<Hand> {
  const data = handDocument.openStamped(value);
  return data.ok ? playHandData(data.value) : data;
}

function playHandData(data: HandData): Result<Hand> {
  const cards = readCards(data.cards);
  if (!cards.ok) return cards;
  const { game, rules, stakes, mucked } = data;
  const stacks = stakes.stacks.map((stack) => stack ?? Infinity);
  const setup = checkSetup({ ...stakes, stacks, variant: VARIANTS[game], rules });
  if (!setup.ok) return setup;
  const plan = makePlan(setup.value);
  const unknownSeat = mucked.find((seat) => seat >= plan.seats);
  if (unknownSeat !== undefined) {
    return wrong(
      'history/bad-record',
      unknownSeat,
      `mucked names seat ${unknownSeat}`,
      `seats from 0 to ${plan.seats - 1}`,
    );
  }
  const script = padScript(cards.value);
  const draft = playRecord(plan, script, data);
  if (!draft.ok) return draft;
  const bits = mucked.reduce((all, seat) => all | (1 << seat), 0);
  return checkEnd(draft.value, cards.value, bits) ?? succeed(playDraft(draft.value, script, bits));
}

const playDraft = (draft: Hand, script: readonly Card[], mucked: number): Hand =>
  playAgain(draft.plan, script, listDecisions(draft), mucked);

function readCards(names: readonly string[]): Result<readonly Card[]> {
  const cards: Card[] = [];
  for (const name of names) {
    const card = name === '??' ? succeed(UNKNOWN_CARD) : parseCard(name);
    if (!card.ok) return card;
    cards.push(card.value);
  }
  return succeed(cards);
}

/** With every hand mucked: the winner must not be computed before it is clear that all cards are known. */
function playRecord(plan: Plan, script: readonly Card[], { decisions }: HandData): Result<Hand> {
  const recorder = new DealRecorder();
  let hand = new Hand(plan);
  recorder.listenTo(hand);
  hand.deal({ kind: 'script', cards: script }, allSeats(plan));
  for (const [index, decision] of decisions.entries()) {
    if (decision.type === 'raise') {
      hand = openForRaise(hand, script, decision.to);
      recorder.listenTo(hand);
    }
    const done = decide(hand, decision);
    if (done.ok) continue;
    const { value, problem, expected } = done.error;
    return wrong('history/bad-decision', value, `decision ${index + 1}: ${problem}`, expected);
  }
  const twice = recorder.deals.find((deal) => deal.twice !== undefined)?.twice;
  return twice === undefined ? succeed(hand) : refuseTwice(twice);
}

function decide(hand: Hand, decision: DecisionRecord): Result<true> {
  if (decision.type === 'draw') return draw(hand, decision.seat, decision.places);
  if (decision.type !== 'raise') return act(hand, decision.seat, { type: decision.type });
  if (hand.actor < 0 || decision.to <= largestRaise(hand)) return act(hand, decision.seat, decision);
  const most = largestRaise(hand);
  return wrong('history/bad-decision', decision.to, `a raise to ${decision.to}`, `at most ${most}`);
}

function draw(hand: Hand, seat: number, places: readonly number[]): Result<true> {
  if (seat === hand.actor && hand.phase === DRAWING) {
    const size = hand.cardCount(seat);
    const isGood = places.every((place, i) => place < size && places.indexOf(place) === i);
    const bits = places.reduce((all, place) => all | (1 << place), 0);
    if (isGood && hand.act(DRAW + bits)) return succeed(true);
    return wrong(
      'history/bad-decision',
      places.join(),
      'bad places',
      `different places from 0 to ${size - 1}`,
    );
  }
  // The dealer says whose turn it is, and for what.
  return act(hand, seat, { type: 'draw', discard: [] });
}

const refuseTwice = (card: Card): Result<never> =>
  wrong(
    'history/card-twice',
    makeCard(card),
    `${makeCard(card)} is dealt twice`,
    'a card that is still in the deck',
  );

function checkEnd(draft: Hand, cards: readonly Card[], mucked: number): Result<never> | undefined {
  const dealt = draft.dealtCards().length;
  if (dealt !== cards.length) {
    return wrong(
      'history/wrong-card-count',
      cards.length,
      `${cards.length} cards`,
      `the ${dealt} cards of this hand`,
    );
  }
  const contenders = draft.live & ~mucked;
  const isContest = isShowdown(draft) && (contenders & (contenders - 1)) !== 0;
  if (!isContest || knowsCards(draft, contenders)) return undefined;
  return wrong(
    'history/unknown-showdown',
    '??',
    'cards that decide who wins are unknown',
    'known cards, or all players in mucked when nobody knows who won',
  );
}
