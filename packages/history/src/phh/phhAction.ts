import { refuse, succeed, type Result } from '@doorcard/cards';
import { countDecimals, makeAmount, MAX_DECIMALS } from './chipUnit.js';
import { makePhhCards, parsePhhCards, type PhhCards } from './phhCards.js';

/** Players are counted from 0: p1 of the file is 0. */
type Move =
  | { readonly type: 'dealHole'; readonly player: number; readonly cards: PhhCards }
  | { readonly type: 'dealBoard'; readonly cards: PhhCards }
  | { readonly type: 'bringIn'; readonly player: number }
  /** Completion, bet or raise: `amount` is the whole bet of the player on this street. */
  | { readonly type: 'raiseTo'; readonly player: number; readonly amount: number }
  /** Or a check. */
  | { readonly type: 'call'; readonly player: number }
  | { readonly type: 'fold'; readonly player: number }
  /** The discarded cards; none is standing pat. */
  | { readonly type: 'draw'; readonly player: number; readonly cards: PhhCards }
  | { readonly type: 'show'; readonly player: number; readonly cards: PhhCards | 'asDealt' }
  | { readonly type: 'muck'; readonly player: number }
  /** A line without an action: empty, or a comment only. */
  | { readonly type: 'note' };

/** One string of `actions`. The comment is what follows the first `#`, without the spaces around it. */
export type PhhAction = Move & { readonly comment?: string };

interface Word {
  readonly text: string;
  /** From 1. */
  readonly at: number;
}

/** The words of an action from left to right, and the error for a missing one. */
interface Words {
  readonly all: readonly Word[];
  readonly players: number;
  /** The action without its comment. */
  readonly body: string;
}

const DEALER = 'd';
const AS_DEALT = '-';
const DEALER_VERBS = 'dh or db, as in d dh p1 AsKd';
const PLAYER_VERBS = 'one of pb, cbr, cc, f, sd, sm, as in p1 cc';
const CARD_WORDS = 'cards without spaces, as in AsKd or ????';

/**
 * One action, `p3 cbr 400 # a comment`, of a hand with this many players. The amount is the number as written; only a
 * complete file shows how many chips it is.
 */
export function parsePhhAction(text: string, players: number): Result<PhhAction> {
  const hash = text.indexOf('#');
  const body = hash < 0 ? text : text.slice(0, hash);
  const all = Array.from(body.matchAll(/\S+/g), (found) => ({ text: found[0], at: found.index + 1 }));
  const move = parseMove({ all, players, body });
  if (!move.ok || hash < 0) return move;
  return succeed({ ...move.value, comment: text.slice(hash + 1).trim() });
}

function parseMove(words: Words): Result<Move> {
  const [actor, verb] = words.all;
  if (actor === undefined) return succeed({ type: 'note' });
  if (actor.text === DEALER) {
    if (verb?.text === 'dh') return parseHoleDeal(words);
    if (verb?.text === 'db') return parseBoardDeal(words);
    return refuseVerb(words, DEALER_VERBS);
  }
  if (!/^p\d+$/.test(actor.text)) {
    return refuse({
      code: 'phh/unknown-actor',
      value: actor.text,
      at: actor.at,
      problem: `unknown actor "${actor.text}"`,
      expected: `d for the dealer or ${playerWords(words)}`,
    });
  }
  const player = parsePlayer(actor, words);
  return player.ok ? parsePlayerMove(words, player.value) : player;
}

function parseHoleDeal(words: Words): Result<Move> {
  const [, , who, what] = words.all;
  if (who === undefined) return refuseEnd(words, 'player', playerWords(words));
  const player = parsePlayer(who, words);
  if (!player.ok) return player;
  if (what === undefined) return refuseEnd(words, 'cards', CARD_WORDS);
  const cards = parsePhhCards(what.text, what.at - 1);
  if (!cards.ok) return cards;
  return endAfter(words, 4, { type: 'dealHole', player: player.value, cards: cards.value });
}

function parseBoardDeal(words: Words): Result<Move> {
  const what = words.all[2];
  if (what === undefined) return refuseEnd(words, 'cards', CARD_WORDS);
  const cards = parsePhhCards(what.text, what.at - 1);
  return cards.ok ? endAfter(words, 3, { type: 'dealBoard', cards: cards.value }) : cards;
}

function parsePlayerMove(words: Words, player: number): Result<Move> {
  const [, verb, what] = words.all;
  switch (verb?.text) {
    case 'pb':
      return endAfter(words, 2, { type: 'bringIn', player });
    case 'cc':
      return endAfter(words, 2, { type: 'call', player });
    case 'f':
      return endAfter(words, 2, { type: 'fold', player });
    case 'cbr': {
      if (what === undefined)
        return refuseEnd(words, 'amount', 'the whole bet of the street, as in p1 cbr 400');
      const amount = parseAmount(what);
      return amount.ok ? endAfter(words, 3, { type: 'raiseTo', player, amount: amount.value }) : amount;
    }
    case 'sd': {
      const cards = parsePhhCards(what?.text ?? '', (what?.at ?? 1) - 1);
      return cards.ok ? endAfter(words, 3, { type: 'draw', player, cards: cards.value }) : cards;
    }
    case 'sm': {
      if (what === undefined) return succeed({ type: 'muck', player });
      if (what.text === AS_DEALT) return endAfter(words, 3, { type: 'show', player, cards: 'asDealt' });
      const cards = parsePhhCards(what.text, what.at - 1);
      return cards.ok ? endAfter(words, 3, { type: 'show', player, cards: cards.value }) : cards;
    }
    default:
      return refuseVerb(words, PLAYER_VERBS);
  }
}

const playerWords = ({ players }: Words): string => `a player from p1 to p${players}`;

function parsePlayer(word: Word, words: Words): Result<number> {
  const number = /^p[1-9]\d*$/.test(word.text) ? Number(word.text.slice(1)) : 0;
  if (number >= 1 && number <= words.players) return succeed(number - 1);
  return refuse({
    code: 'phh/unknown-player',
    value: word.text,
    at: word.at,
    problem: `unknown player "${word.text}" of ${words.players}`,
    expected: playerWords(words),
  });
}

function parseAmount(word: Word): Result<number> {
  const amount = /^\d+(\.\d+)?$/.test(word.text) ? Number(word.text) : NaN;
  if (!(amount > 0)) return refuseAmount(word, 'phh/bad-amount', 'a number above 0, as in 400 or 12.75');
  const written = word.text.split('.')[1]?.replace(/0+$/, '').length ?? 0;
  if (Math.max(written, countDecimals(amount)) <= MAX_DECIMALS) return succeed(amount);
  return refuseAmount(word, 'phh/amount-too-fine', `at most ${MAX_DECIMALS} decimals`);
}

const refuseAmount = (word: Word, code: string, expected: string): Result<never> =>
  refuse({ code, value: word.text, at: word.at, problem: `the amount "${word.text}"`, expected });

function endAfter(words: Words, count: number, move: Move): Result<Move> {
  const extra = words.all[count];
  if (extra === undefined) return succeed(move);
  return refuse({
    code: 'phh/extra-words',
    value: extra.text,
    at: extra.at,
    problem: `"${extra.text}" after the end of the action`,
    expected: 'nothing more, or # before a comment',
  });
}

const refuseEnd = ({ body }: Words, what: string, expected: string): Result<never> =>
  refuse({
    code: 'phh/unfinished-action',
    value: body.trim(),
    at: body.trimEnd().length + 1,
    problem: `no ${what} after "${body.trim()}"`,
    expected,
  });

function refuseVerb(words: Words, expected: string): Result<never> {
  const verb = words.all[1];
  if (verb === undefined) return refuseEnd(words, 'action', expected);
  return refuse({
    code: 'phh/unknown-action',
    value: verb.text,
    at: verb.at,
    problem: `unknown action "${verb.text}"`,
    expected,
  });
}

/** The action as it is written in a file where 1.0 is `unit` chips. */
export function makePhhAction(action: PhhAction, unit = 1): string {
  const { comment } = action;
  const note = comment === undefined ? '' : `# ${comment.trim()}`.trim();
  return [makeMove(action, unit), note].filter((part) => part !== '').join(' ');
}

function makeMove(move: Move, unit: number): string {
  switch (move.type) {
    case 'dealHole':
      return `d dh ${makePlayer(move.player)} ${makeSome(move.cards)}`;
    case 'dealBoard':
      return `d db ${makeSome(move.cards)}`;
    case 'bringIn':
      return `${makePlayer(move.player)} pb`;
    case 'raiseTo':
      if (!(move.amount > 0 && move.amount < Infinity)) throw new RangeError(`a raise to ${move.amount}`);
      return `${makePlayer(move.player)} cbr ${makeAmount(move.amount, unit)}`;
    case 'call':
      return `${makePlayer(move.player)} cc`;
    case 'fold':
      return `${makePlayer(move.player)} f`;
    case 'draw':
      return `${makePlayer(move.player)} sd ${makePhhCards(move.cards)}`.trimEnd();
    case 'show':
      return `${makePlayer(move.player)} sm ${move.cards === 'asDealt' ? AS_DEALT : makeSome(move.cards)}`;
    case 'muck':
      return `${makePlayer(move.player)} sm`;
    case 'note':
      return '';
  }
}

const makePlayer = (player: number): string => `p${player + 1}`;

// Without cards a deal could not be read back, and a show would be read back as a muck.
function makeSome(cards: PhhCards): string {
  if (cards.length === 0)
    throw new RangeError('no cards in an action of PHH that deals or shows; expected one or more');
  return makePhhCards(cards);
}
