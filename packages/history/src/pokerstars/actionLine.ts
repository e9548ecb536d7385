import type { BlindRole } from './blindRoles.js';

/** What a line says that a player does, amounts and cards still as text. */
export type SpokenAction =
  | {
      readonly type: 'ante' | 'call' | 'bet' | 'bringIn' | 'bothBlinds';
      readonly amount: string;
      readonly allIn: boolean;
    }
  | { readonly type: 'blind'; readonly role: BlindRole; readonly amount: string; readonly allIn: boolean }
  | { readonly type: 'raise'; readonly by: string; readonly amount: string; readonly allIn: boolean }
  | { readonly type: 'fold' | 'check' | 'muck' | 'nothing' }
  | { readonly type: 'discard'; readonly count: number; readonly cards: string | undefined }
  | { readonly type: 'draw'; readonly count: number }
  | { readonly type: 'show'; readonly cards: string };

const SPENT: readonly (readonly [words: string, type: 'ante' | 'call' | 'bet' | 'bringIn' | 'bothBlinds'])[] =
  [
    ['posts the ante', 'ante'],
    ['posts small & big blinds', 'bothBlinds'],
    ['calls', 'call'],
    ['bets', 'bet'],
    ['brings in for', 'bringIn'],
  ];
const ROLES: readonly BlindRole[] = ['small blind', 'big blind', 'straddle'];

const SPEND = /^(?<words>[a-z& ]+) (?<amount>\S*\d)(?<allIn> and is all-in)?$/;
const RAISE = /^raises (?<by>\S+) to (?<amount>\S+?)(?<allIn> and is all-in)?$/;
const DISCARD = /^discards (?<count>\d+) cards?(?: \[(?<cards>[^\]]*)\])?$/;
const DRAW = /^draws (?<count>\d+) cards?$/;
const SHOW = /^shows \[(?<cards>[^\]]*)\](?: \(.*\))?$/;
const PLAIN: readonly (readonly [pattern: RegExp, type: 'fold' | 'check' | 'muck' | 'nothing'])[] = [
  [/^folds(?: \[[^\]]*\])?$/, 'fold'],
  [/^checks$/, 'check'],
  [/^mucks hand$/, 'muck'],
  [/^(?:doesn't show hand|sits out|is sitting out)$/, 'nothing'],
];
const PAT = /^stands pat(?: on \[[^\]]*\])?$/;

/** The words behind a name and a colon; undefined when they are not known. */
export function parseAction(words: string): SpokenAction | undefined {
  const raise = RAISE.exec(words)?.groups;
  if (raise !== undefined) {
    return {
      type: 'raise',
      by: raise['by']!,
      amount: raise['amount']!,
      allIn: raise['allIn'] !== undefined,
    };
  }
  const spend = SPEND.exec(words)?.groups;
  if (spend !== undefined) {
    const [amount, allIn] = [spend['amount']!, spend['allIn'] !== undefined];
    const role = ROLES.find((each) => spend['words'] === `posts ${each}`);
    if (role !== undefined) return { type: 'blind', role, amount, allIn };
    const type = SPENT.find(([each]) => each === spend['words'])?.[1];
    if (type !== undefined) return { type, amount, allIn };
  }
  if (PAT.test(words)) return { type: 'discard', count: 0, cards: undefined };
  const discard = DISCARD.exec(words)?.groups;
  if (discard !== undefined) {
    return { type: 'discard', count: Number(discard['count']), cards: discard['cards'] };
  }
  const draw = DRAW.exec(words)?.groups;
  if (draw !== undefined) return { type: 'draw', count: Number(draw['count']) };
  const show = SHOW.exec(words)?.groups;
  if (show !== undefined) return { type: 'show', cards: show['cards']! };
  const plain = PLAIN.find(([pattern]) => pattern.test(words));
  return plain && { type: plain[1] };
}
