import {
  parseCards,
  parseRank,
  rankOf,
  refuse,
  succeed,
  SUITS,
  type Card,
  type Rank,
  type Result,
} from '@doorcard/cards';
import { visitHands, indexOfHand } from './handIndex.js';
import { LateRange } from './lateRange.js';
import type { HandTest, RangeContext } from './rangeContext.js';
import { RANGE_WORDS, testWord, wordsOfGame } from './rangeWords.js';
import { testTop } from './strength.js';

/**
 * A list of items with commas between them; the first item that fits a hand gives its weight, and hands that fit none have
 * the weight 0.
 *
 * - one symbol for each hidden card, in any order: a card `As`, a rank `A`, some ranks `[A-8]` or `[A5T-K]`, any card `*`;
 *   cards without a symbol are any cards, so `*` is every hand
 * - a word of the game: `pair`, `low2`, `flush4`, `badugi<=8`, `three<=7`
 * - `top 30%`: the strongest hands by equity against every hand that the other player can have
 * - `!` before any of them: all other hands; `&` between two: hands that fit both
 * - a weight after the item: `low2:0.5` as a share, `low2@50` in percent
 */
export function parseLateRange(text: string, context: RangeContext): Result<LateRange> {
  const items: Item[] = [];
  let start = 0;
  for (const part of text.split(',')) {
    const item = readItem(part, start, context);
    if (!item.ok) return item;
    items.push(item.value);
    start += part.length + 1;
  }
  const find = indexItems(items);
  const range = LateRange.empty(context.size);
  visitHands(context.live, context.size, (hand) => {
    const item = find(hand);
    if (item !== undefined) range.weights[indexOfHand(hand)] = item.weight;
  });
  return succeed(range);
}

interface Item {
  readonly test: HandTest;
  readonly weight: number;
  /** For an item that lists all cards or all ranks of a hand: what identifies these hands. */
  readonly key: string | undefined;
}

/** Ranges of single hands have many thousand items, so those are looked up instead of tried. */
function indexItems(items: readonly Item[]): (hand: readonly Card[]) => Item | undefined {
  const byKey = new Map<string, number>();
  const tried: number[] = [];
  for (const [i, { key }] of items.entries()) {
    if (key === undefined) tried.push(i);
    else if (!byKey.has(key)) byKey.set(key, i);
  }
  return (hand) => {
    let first = items.length;
    if (byKey.size > 0)
      first = Math.min(byKey.get(keyOfCards(hand)) ?? first, byKey.get(keyOfRanks(hand)) ?? first);
    for (const i of tried) {
      if (i >= first) break;
      if (items[i]!.test(hand)) return items[i];
    }
    return items[first];
  };
}

/** Cards in ascending order. */
const keyOfCards = (hand: readonly Card[]): string => hand.join();
const keyOfRanks = (hand: readonly Card[]): string => `r${hand.map(rankOf).join()}`;

const EXAMPLES = 'cards, ranks and words, as in A2[3-8]:0.5, pair, top 30%';

function readItem(part: string, start: number, context: RangeContext): Result<Item> {
  const item = part.trim();
  const offset = start + part.indexOf(item);
  if (item === '') {
    return refuse({
      code: 'range/empty-item',
      value: '',
      at: start + 1,
      problem: 'an empty item',
      expected: EXAMPLES,
    });
  }
  const sign = item.search(/[@:]/);
  const body = sign < 0 ? item : item.slice(0, sign);
  const weight = sign < 0 ? succeed(1) : readWeight(item, sign, offset);
  if (!weight.ok) return weight;
  const tests: HandTest[] = [];
  let at = 0;
  for (const factor of body.split('&')) {
    const test = readFactor(factor, offset + at, item, context);
    if (!test.ok) return test;
    tests.push(test.value);
    at += factor.length + 1;
  }
  return succeed({
    test: tests.length === 1 ? tests[0]! : (hand) => tests.every((test) => test(hand)),
    weight: weight.value,
    key: findKey(body.trim(), context.size),
  });
}

/** Undefined for an item that does not list all cards or all ranks. */
function findKey(body: string, size: number): string | undefined {
  if (body.length === 2 * size) {
    const hand = parseCards(body);
    if (hand.ok) return keyOfCards(hand.value.sort((a, b) => a - b));
  }
  const ranks = body.length === size ? [...body].map(parseRank) : [];
  if (ranks.length === 0 || ranks.includes(undefined)) return undefined;
  return `r${(ranks as Rank[]).sort((a, b) => a - b).join()}`;
}

function readWeight(item: string, sign: number, offset: number): Result<number> {
  const digits = item.slice(sign + 1).trim();
  const isPercent = item[sign] === '@';
  const weight = /^(\d+(\.\d+)?|\.\d+)$/.test(digits) ? Number(isPercent ? `${digits}e-2` : digits) : NaN;
  if (weight <= 1) return succeed(weight);
  return refuse({
    code: 'range/bad-weight',
    value: digits,
    at: offset + sign + 2,
    problem:
      digits === '' ? `no weight after "${item[sign]}" in "${item}"` : `the weight "${digits}" in "${item}"`,
    expected: isPercent ? 'a percentage from 0 to 100, as in pair@50' : 'a share from 0 to 1, as in pair:0.5',
  });
}

function readFactor(text: string, start: number, item: string, context: RangeContext): Result<HandTest> {
  const trimmed = text.trim();
  const offset = start + text.indexOf(trimmed);
  if (trimmed.startsWith('!')) {
    const test = readFactor(trimmed.slice(1), offset + 1, item, context);
    return test.ok ? succeed((hand) => !test.value(hand)) : test;
  }
  const top = /^top\s+(\d+(?:\.\d+)?)\s*%$/i.exec(trimmed);
  if (top !== null && Number(top[1]) <= 100) return succeed(testTop(Number(`${top[1]}e-2`), context));
  const word = /^([a-z]+\d?)(?:<=(.*))?$/.exec(trimmed);
  if (word !== null) return readWord(word[1]!, word[2], offset, item, context);
  return readPattern(trimmed, offset, item, context);
}

function readWord(
  word: string,
  limit: string | undefined,
  offset: number,
  item: string,
  context: RangeContext,
): Result<HandTest> {
  const known = wordsOfGame(context.game);
  if (!known.includes(word)) {
    return refuse({
      code: 'range/unknown-word',
      value: word,
      at: offset + 1,
      problem: `unknown word "${word}" in the item "${item}"`,
      expected: `one of ${known.join(', ')} in ${context.game}, ranks in capital letters, or top 30%`,
    });
  }
  if (limit === undefined) return succeed(testWord(word, undefined, context));
  const rank = parseRank(limit.trim() === '10' ? 'T' : limit.trim());
  if (RANGE_WORDS[word]!.limit !== 'never' && rank !== undefined)
    return succeed(testWord(word, rank, context));
  return refuse({
    code: 'range/bad-limit',
    value: limit,
    at: offset + word.length + 3,
    problem: `the limit "${limit}" after "${word}" in the item "${item}"`,
    expected: RANGE_WORDS[word]!.limit === 'never' ? `"${word}" without a limit` : 'a rank, as in low<=8',
  });
}

type CardTest = (card: Card) => boolean;

/** One symbol for each card. */
function readPattern(text: string, offset: number, item: string, context: RangeContext): Result<HandTest> {
  const symbols: CardTest[] = [];
  for (let at = 0; at < text.length;) {
    if (text[at] === ' ') {
      at++;
      continue;
    }
    const symbol = readSymbol(text, at, offset, item);
    if (!symbol.ok) return symbol;
    if (symbols.length === context.size) {
      return refuse({
        code: 'range/too-many-cards',
        value: text,
        at: offset + at + 1,
        problem: `more than ${context.size} cards in the item "${item}"`,
        expected: `at most ${context.size} hidden cards`,
      });
    }
    symbols.push(symbol.value.test);
    at = symbol.value.end;
  }
  if (symbols.length === 0) {
    return refuse({
      code: 'range/empty-item',
      value: item,
      at: offset + 1,
      problem: `nothing to fit in the item "${item}"`,
      expected: EXAMPLES,
    });
  }
  return succeed((hand) => matchSymbols(symbols, hand, 0, 0));
}

/** Whether each symbol has a card of its own. */
function matchSymbols(
  symbols: readonly CardTest[],
  hand: readonly Card[],
  next: number,
  used: number,
): boolean {
  if (next === symbols.length) return true;
  for (let i = 0; i < hand.length; i++) {
    if ((used >> i) & 1 || !symbols[next]!(hand[i]!)) continue;
    if (matchSymbols(symbols, hand, next + 1, used | (1 << i))) return true;
  }
  return false;
}

function readSymbol(
  text: string,
  at: number,
  offset: number,
  item: string,
): Result<{ readonly test: CardTest; readonly end: number }> {
  const char = text[at]!;
  if (char === '*') return succeed({ test: () => true, end: at + 1 });
  if (char === '[') return readRankList(text, at, offset, item);
  const rank = parseRank(char);
  if (rank === undefined) return refuseSymbol(char, offset + at, item);
  const suit = SUITS.indexOf(text[at + 1] as (typeof SUITS)[number]);
  if (suit < 0) return succeed({ test: (card) => rankOf(card) === rank, end: at + 1 });
  const own = 4 * rank + suit;
  return succeed({ test: (card) => card === own, end: at + 2 });
}

const refuseSymbol = (char: string, at: number, item: string): Result<never> =>
  refuse({
    code: 'range/unknown-symbol',
    value: char,
    at: at + 1,
    problem: `"${char}" in the item "${item}"`,
    expected: 'a card such as As, a rank such as A, ranks such as [A-8], or *',
  });

const ACE = 12;

/** `[A-8]`: an ace at the beginning is low, at the end high. */
function readRankList(
  text: string,
  start: number,
  offset: number,
  item: string,
): Result<{ readonly test: CardTest; readonly end: number }> {
  const end = text.indexOf(']', start);
  if (end < 0) {
    return refuse({
      code: 'range/open-bracket',
      value: text.slice(start),
      at: offset + start + 1,
      problem: `"[" without "]" in the item "${item}"`,
      expected: 'ranks in brackets, as in [A-8]',
    });
  }
  const ranks = new Set<Rank>();
  for (let at = start + 1; at < end;) {
    const first = parseRank(text[at]!);
    if (first === undefined) return refuseSymbol(text[at]!, offset + at, item);
    if (text[at + 1] !== '-') {
      ranks.add(first);
      at++;
      continue;
    }
    const last = parseRank(text[at + 2] ?? '');
    if (last === undefined) return refuseSymbol(text[at + 2] ?? '', offset + at + 2, item);
    const from = first === ACE ? -1 : first;
    if (from > last) {
      return refuse({
        code: 'range/bad-ranks',
        value: text.slice(at, at + 3),
        at: offset + at + 1,
        problem: `the ranks "${text.slice(at, at + 3)}" in the item "${item}"`,
        expected: 'the lower rank first, as in [A-8] or [T-A]',
      });
    }
    for (let rank = from; rank <= last; rank++) ranks.add(rank < 0 ? ACE : rank);
    at += 3;
  }
  return succeed({ test: (card) => ranks.has(rankOf(card)), end: end + 1 });
}
