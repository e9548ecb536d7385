import type { BlindRole } from './blindRoles.js';

/** The action that a line describes, amounts and cards still as text. */
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
  | { readonly type: 'pat'; readonly cards: string | undefined }
  | { readonly type: 'draw'; readonly count: number }
  | { readonly type: 'show'; readonly cards: string };

/** A post has no words of its own: it is one more big blind. */
const POSTS: Readonly<Record<string, 'ante' | 'bothBlinds' | BlindRole>> = {
  'posts the ante': 'ante',
  'posts small & big blinds': 'bothBlinds',
  'posts small blind': 'small blind',
  'posts big blind': 'big blind',
  'posts straddle': 'straddle',
  straddle: 'straddle',
  straddles: 'straddle',
};

const SPEND = /^([a-z& ]+) (\S*\d)( and is all-in)?$/;
const RAISE = /^raises (\S+) to (\S+?)( and is all-in)?$/;
const DISCARD = /^discards (\d+) cards?(?: \[([^\]]*)\])?$/;
const DRAW = /^draws (\d+) cards?$/;
const SHOW = /^shows \[([^\]]*)\](?: \(.*\))?$/;
const FOLD = /^folds(?: \[[^\]]*\])?$/;
const PAT = /^stands pat(?: on \[([^\]]*)\])?$/;
const NOTHING: ReadonlySet<string> = new Set([
  "doesn't show hand",
  'does not show hand',
  'sits out',
  'is sitting out',
]);

/** The words after a name and a colon; undefined when they are unknown. */
export function parseAction(words: string): SpokenAction | undefined {
  const end = words.indexOf(' ');
  switch (end < 0 ? words : words.slice(0, end)) {
    case 'folds':
      return FOLD.test(words) ? { type: 'fold' } : undefined;
    case 'checks':
      return words === 'checks' ? { type: 'check' } : undefined;
    case 'raises':
      return parseRaise(words);
    case 'calls':
      return parseSpend(words, 'calls', 'call');
    case 'bets':
      return parseSpend(words, 'bets', 'bet');
    case 'brings':
      return parseSpend(words, 'brings in for', 'bringIn');
    case 'posts':
    case 'straddle':
    case 'straddles':
      return parsePost(words);
    case 'shows': {
      const show = SHOW.exec(words);
      return show === null ? undefined : { type: 'show', cards: show[1]! };
    }
    case 'mucks':
      return words === 'mucks hand' ? { type: 'muck' } : undefined;
    case 'stands': {
      const pat = PAT.exec(words);
      return pat === null ? undefined : { type: 'pat', cards: pat[1] };
    }
    case 'discards': {
      const discard = DISCARD.exec(words);
      return discard === null ? undefined : { type: 'discard', count: Number(discard[1]), cards: discard[2] };
    }
    case 'draws': {
      const draw = DRAW.exec(words);
      return draw === null ? undefined : { type: 'draw', count: Number(draw[1]) };
    }
    default:
      return NOTHING.has(words) ? { type: 'nothing' } : undefined;
  }
}

function parseRaise(words: string): SpokenAction | undefined {
  const found = RAISE.exec(words);
  if (found === null) return undefined;
  return { type: 'raise', by: found[1]!, amount: found[2]!, allIn: found[3] !== undefined };
}

function parseSpend(words: string, verb: string, type: 'call' | 'bet' | 'bringIn'): SpokenAction | undefined {
  const found = SPEND.exec(words);
  if (found?.[1] !== verb) return undefined;
  return { type, amount: found[2]!, allIn: found[3] !== undefined };
}

function parsePost(words: string): SpokenAction | undefined {
  const found = SPEND.exec(words);
  const kind = found === null ? undefined : POSTS[found[1]!];
  if (found === null || kind === undefined) return undefined;
  const [amount, allIn] = [found[2]!, found[3] !== undefined];
  if (kind === 'ante' || kind === 'bothBlinds') return { type: kind, amount, allIn };
  return { type: 'blind', role: kind, amount, allIn };
}
