import { badugi, rankOf, type Card } from '@doorcard/cards';
import type { Action, Legal, LegalRaise, View } from '@doorcard/engine';

/** The actions that are worth comparing: all of them in limit betting; a few sizes and draws where there are many. */
export function listCandidates(view: View): Action[] {
  const { legal } = view;
  if (legal === null) throw new Error('this seat is not to act');
  return legal.draw === undefined ? listBets(view, legal) : listDraws(view);
}

function listBets(view: View, { fold, check, call, bringIn, raise }: Legal): Action[] {
  const actions: Action[] = [];
  if (fold) actions.push({ type: 'fold' });
  if (check) actions.push({ type: 'check' });
  if (call !== undefined) actions.push({ type: 'call' });
  if (bringIn !== undefined) actions.push({ type: 'bringIn' });
  if (raise !== undefined) for (const to of listSizes(view, raise)) actions.push({ type: 'raise', to });
  return actions;
}

/** Without a limit: the least, half the pot, the pot and everything. */
function listSizes({ pot, currentBet, legal }: View, { min, max, sizes }: LegalRaise): readonly number[] {
  if (sizes !== undefined) return sizes;
  const after = pot + (legal!.call ?? 0);
  const wanted = [min, currentBet + Math.round(after / 2), currentBet + after, max];
  const inside = wanted.map((to) => Math.min(max, Math.max(min, to)));
  return [...new Set(inside)];
}

/** For each number of cards the best ones to keep, and standing pat. */
function listDraws({ game, mine }: View): Action[] {
  const { cards } = mine!;
  const best = new Map<number, { readonly kept: readonly Card[]; readonly worth: number }>();
  for (let bits = 0; bits < 1 << cards.length; bits++) {
    const kept = cards.filter((_, place) => (bits >> place) & 1);
    const worth = game === 'badugi' ? weighBadugi(kept) : weighLow(kept);
    const before = best.get(kept.length);
    if (worth !== undefined && (before === undefined || worth > before.worth))
      best.set(kept.length, { kept, worth });
  }
  best.set(cards.length, { kept: cards, worth: 0 });
  return [...best.values()].map(({ kept }) => ({
    type: 'draw',
    discard: cards.filter((card) => !kept.includes(card)),
  }));
}

/** The rank of cards that all count; undefined where some do not. */
function weighBadugi(kept: readonly Card[]): number | undefined {
  const ranks = new Set(kept.map(rankOf));
  const suits = new Set(kept.map((card) => card & 3));
  if (ranks.size < kept.length || suits.size < kept.length) return undefined;
  return kept.length === 0 ? 0 : badugi.rank(kept);
}

/** Low cards of different ranks, the highest counting most; an ace is high. */
function weighLow(kept: readonly Card[]): number | undefined {
  const ranks = kept.map(rankOf).sort((a, b) => b - a);
  if (new Set(ranks).size < ranks.length) return undefined;
  return -ranks.reduce((sum, rank) => sum * 13 + rank, 0);
}
