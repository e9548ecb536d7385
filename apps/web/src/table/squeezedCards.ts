import type { Card } from '@doorcard/cards';
import { VARIANTS, type GameId, type View } from '@doorcard/engine';
import { findLayout } from '@doorcard/table/client';

/** My cards that came last in a hand and that only I see: the seventh of stud, and those of the last draw. */
export function listSqueezed({ game, mine, seat, seats, street, phase }: View): readonly Card[] {
  if (mine === null || seat === null || phase !== 'betting') return [];
  const isLastStreet = street === VARIANTS[game as GameId].streets.length - 1;
  switch (findLayout(game as GameId)) {
    case 'stud':
      return mine.cards.slice(6);
    case 'draw': {
      const last = seats[seat]!.draws.at(-1);
      return isLastStreet && typeof last === 'number' && last > 0 ? mine.dealt.slice(-last) : [];
    }
    case 'board':
      return [];
  }
}
