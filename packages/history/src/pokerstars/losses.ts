import { VARIANTS, type Stakes, type View } from '@doorcard/engine';
import { nameBlinds } from './blindRoles.js';
import { isKnownGame, isStud } from './gameName.js';
import { findDead, findLevel } from './pokerStarsRecord.js';
import { findStakes } from './inferredStakes.js';

/** Something that a text cannot hold, or only in a line of our own. */
export type PokerStarsLossCode =
  'rules' | 'stakes' | 'reshuffle' | 'halves' | 'straddle' | 'community-card' | 'unfinished';

export interface PokerStarsLoss {
  readonly code: PokerStarsLossCode;
  /** In words. */
  readonly text: string;
}

/** What is lost, or only implied, when this view is written as PokerStars text. */
export function listPokerStarsLosses(view: View): PokerStarsLoss[] {
  const losses: PokerStarsLoss[] = [];
  const add = (code: PokerStarsLossCode, text: string): void => void losses.push({ code, text });
  const has = (type: View['events'][number]['type']): boolean =>
    view.events.some((event) => event.type === type);
  add(
    'rules',
    'the options of the rule set (cap, odd chips, ties, antes) are not named: pass them when you read the text',
  );
  if (!isKnownGame(view.game)) return losses;
  const { showdown } = VARIANTS[view.game];
  for (const key of listLostStakes(view)) add('stakes', `${STAKES_WORDS[key]} cannot be read from the lines`);
  if (has('reshuffle')) {
    add(
      'reshuffle',
      'PokerStars does not show who is dealt before a reshuffle: the lines for it are our own',
    );
  }
  if (showdown.rankings.length > 1 && has('win')) {
    add('halves', 'whether a share was the high or the low half has to be derived from the shown cards');
  }
  if (nameBlinds(view.stakes.blinds).includes('straddle')) {
    add('straddle', 'PokerStars has no straddle: the line for it is our own');
  }
  if (isStud(view.game) && has('board')) {
    add('community-card', 'the line for a shared card on the river is our own');
  }
  if (view.phase !== 'over')
    add('unfinished', 'PokerStars writes finished hands only: the text has no summary');
  return losses;
}

const STAKES_WORDS: Readonly<Record<keyof Stakes, string>> = {
  stacks: 'the stacks',
  antes: 'the whole ante of a player who is all-in for less',
  blinds: 'the whole blind of a player who is all-in for less',
  bringIn: 'the whole bring-in of a player who is all-in for less',
  smallBet: 'a smallest bet other than the big blind',
  bigBet: 'a second bet size without a limit',
};

function listLostStakes({ game, stakes, events }: View): (keyof Stakes)[] {
  if (!isKnownGame(game)) return [];
  const named = nameBlinds(stakes.blinds);
  const posted = new Set(events.map((event) => (event.type === 'blind' ? event.seat : -1)));
  const second = events.findIndex((event) => event.type === 'street' && event.street > 0);
  const isRaised = events.slice(0, second < 0 ? undefined : second).some((event) => event.type === 'raise');
  const inferred = findStakes({
    game,
    level: findLevel(game, stakes),
    stacks: stakes.stacks,
    dead: findDead(stakes),
    events,
    roles: named.map((role, seat) => (posted.has(seat) ? role : undefined)),
    raisedOver: isRaised ? Math.max(stakes.bringIn, ...stakes.blinds) : null,
  });
  return (Object.keys(stakes) as (keyof Stakes)[]).filter(
    (key) => JSON.stringify(inferred?.[key]) !== JSON.stringify(stakes[key]),
  );
}
