import { badugi, countBits, deuceToSeven, type Card, type RankingId } from '@doorcard/cards';
import { UNKNOWN_CARD } from '@doorcard/engine';
import { isLive, listBets, type Account } from './account.js';
import type { Notes } from './counters.js';

const BADUGI_SIZE = 4;
const JACK = 9;

/** What a player discards and the result: see SHARES for the definitions. */
export function countDraws(account: Account, { count }: Notes): void {
  const { hand, seat, moves, mine } = account;
  const ranking = hand.plan.setup.variant.showdown.rankings[0];
  for (const { street, kind, thrown, cards } of mine) {
    if (kind !== 'draw') continue;
    const taken = countBits(thrown);
    count('pat', street, taken === 0);
    for (let each = 0; each <= hand.plan.handSize; each++) {
      count('drawn', street, taken === each, String(each));
    }
    const made = cards.includes(UNKNOWN_CARD) ? undefined : isMade(ranking, cards);
    if (made === true) count('breaks', street, taken > 0);
    if (made === false) count('snow', street, taken === 0);
    const chance = listBets(account, street)[0];
    if (chance?.raises !== 0 || !chance.canRaise) continue;
    const isBehind = moves.some(
      (move) =>
        move.street === street &&
        move.kind === 'draw' &&
        move.seat !== seat &&
        isLive(chance.live, move.seat) &&
        countBits(move.thrown) < taken,
    );
    if (isBehind) count('betDrawingMore', street, chance.kind === 'raise');
  }
}

/** Undefined where the ranking does not define it. */
function isMade(ranking: RankingId, cards: readonly Card[]): boolean | undefined {
  if (ranking === 'badugi') return badugi.describe(badugi.rank(cards)).ranks.length === BADUGI_SIZE;
  if (ranking !== 'deuceToSeven') return undefined;
  const { category, ranks } = deuceToSeven.describe(deuceToSeven.rank(cards));
  return category === 'noPair' && ranks[0]! <= JACK;
}
