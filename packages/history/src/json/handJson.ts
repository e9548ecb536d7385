import { makeCard, parseCard, refuse, succeed, type Card, type Result } from '@doorcard/cards';
import {
  act,
  checkSetup,
  DRAW,
  DRAWING,
  Hand,
  listDecisions,
  makeChecksum,
  makePlan,
  UNKNOWN_CARD,
  VARIANTS,
  type Plan,
} from '@doorcard/engine';
import * as z from 'zod/mini';
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
import {
  HAND_TYPE,
  HAND_VERSION,
  handRecordSchema,
  makeHandRecord,
  type DecisionRecord,
  type HandRecord,
} from './handRecord.js';

/** The text of one hand, on one line: type, version and checksum, then the rest of the record. */
export function makeHandJson(hand: Hand): string {
  const { type, version, ...rest } = makeHandRecord(hand);
  return JSON.stringify({ type, version, checksum: makeChecksum(rest), ...rest });
}

export function parseHandJson(text: string): Result<Hand> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return wrong(
      'bad-json',
      text.slice(0, 40),
      'the text is not JSON',
      `a record {"type":"${HAND_TYPE}", …}`,
    );
  }
  const { checksum, ...record } = isObject(value) ? value : {};
  if (record['type'] === HAND_TYPE && record['version'] === HAND_VERSION) {
    const { type: _type, version: _version, ...rest } = record;
    const sum = makeChecksum(rest);
    if (checksum !== sum) {
      const given = JSON.stringify(checksum) ?? 'none';
      return wrong('bad-checksum', given, 'the text of the hand was changed or cut', `the checksum "${sum}"`);
    }
  }
  return readHandRecord(isObject(value) ? record : value);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Deals and plays a record again, as strictly as a file. */
export function readHandRecord(value: unknown): Result<Hand> {
  const record = checkRecord(value);
  if (!record.ok) return record;
  const cards = readCards(record.value.cards);
  if (!cards.ok) return cards;
  const { game, rules, stakes, mucked } = record.value;
  const stacks = stakes.stacks.map((stack) => stack ?? Infinity);
  const setup = checkSetup({ ...stakes, stacks, variant: VARIANTS[game], rules });
  if (!setup.ok) return setup;
  const plan = makePlan(setup.value);
  const stranger = mucked.find((seat) => seat >= plan.seats);
  if (stranger !== undefined) {
    return wrong(
      'bad-record',
      stranger,
      `mucked names seat ${stranger}`,
      `seats from 0 to ${plan.seats - 1}`,
    );
  }
  const script = padScript(cards.value);
  const draft = playRecord(plan, script, record.value);
  if (!draft.ok) return draft;
  const bits = mucked.reduce((all, seat) => all | (1 << seat), 0);
  return checkEnd(draft.value, cards.value, bits) ?? succeed(playDraft(draft.value, script, bits));
}

const wrong = (code: string, value: unknown, problem: string, expected: string): Result<never> =>
  refuse({ code: `history/${code}`, value: String(value), problem, expected });

const playDraft = (draft: Hand, script: readonly Card[], mucked: number): Hand =>
  playAgain(draft.plan, script, listDecisions(draft), mucked);

function checkRecord(value: unknown): Result<HandRecord> {
  const { type, version } = isObject(value) ? value : { type: undefined, version: undefined };
  if (type !== HAND_TYPE) {
    return wrong(
      'not-a-hand',
      JSON.stringify(type),
      'this is no record of a hand',
      `the type "${HAND_TYPE}"`,
    );
  }
  if (version !== HAND_VERSION) {
    const given = JSON.stringify(version);
    return wrong('unknown-version', given, `version ${given} of a hand`, `version ${HAND_VERSION}`);
  }
  const checked = z.safeParse(handRecordSchema, value);
  if (checked.success) return succeed(checked.data);
  const { path, message } = checked.error.issues[0]!;
  const place = path.map(String).join('.');
  return wrong('bad-record', place, `${place || 'the record'} is wrong`, message);
}

function readCards(names: readonly string[]): Result<readonly Card[]> {
  const cards: Card[] = [];
  for (const name of names) {
    const card = name === '??' ? succeed(UNKNOWN_CARD) : parseCard(name);
    if (!card.ok) return card;
    cards.push(card.value);
  }
  return succeed(cards);
}

/** With every hand mucked: nobody may ask who wins before it is clear that all cards are known. */
function playRecord(plan: Plan, script: readonly Card[], { decisions }: HandRecord): Result<Hand> {
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
    return wrong('bad-decision', value, `decision ${index + 1}: ${problem}`, expected);
  }
  const twice = recorder.deals.find((deal) => deal.twice !== undefined)?.twice;
  return twice === undefined ? succeed(hand) : refuseTwice(twice);
}

function decide(hand: Hand, decision: DecisionRecord): Result<true> {
  if (decision.type === 'draw') return draw(hand, decision.seat, decision.places);
  if (decision.type !== 'raise') return act(hand, decision.seat, { type: decision.type });
  if (hand.actor < 0 || decision.to <= largestRaise(hand)) return act(hand, decision.seat, decision);
  const most = largestRaise(hand);
  return wrong('bad-decision', decision.to, `a raise to ${decision.to}`, `at most ${most}`);
}

function draw(hand: Hand, seat: number, places: readonly number[]): Result<true> {
  if (seat === hand.actor && hand.phase === DRAWING) {
    const size = hand.cardCount(seat);
    const isGood = places.every((place, i) => place < size && places.indexOf(place) === i);
    const bits = places.reduce((all, place) => all | (1 << place), 0);
    if (isGood && hand.act(DRAW + bits)) return succeed(true);
    return wrong('bad-decision', places.join(), 'these places', `different places from 0 to ${size - 1}`);
  }
  // The dealer says whose turn it is, and for what.
  return act(hand, seat, { type: 'draw', discard: [] });
}

const refuseTwice = (card: Card): Result<never> =>
  wrong('card-twice', makeCard(card), `${makeCard(card)} is dealt twice`, 'a card that is still in the deck');

function checkEnd(draft: Hand, cards: readonly Card[], mucked: number): Result<never> | undefined {
  const dealt = draft.dealtCards().length;
  if (dealt !== cards.length) {
    return wrong(
      'wrong-card-count',
      cards.length,
      `${cards.length} cards`,
      `the ${dealt} cards of this hand`,
    );
  }
  const contenders = draft.live & ~mucked;
  const isContest = isShowdown(draft) && (contenders & (contenders - 1)) !== 0;
  if (!isContest || knowsCards(draft, contenders)) return undefined;
  return wrong(
    'unknown-showdown',
    '??',
    'cards are unknown that decide who wins',
    'known cards, or all players in mucked when nobody knows who won',
  );
}
