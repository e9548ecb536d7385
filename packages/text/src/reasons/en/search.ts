import type { Action } from '@doorcard/engine';
import type {
  HoldingClass,
  HoldingShare,
  OpponentRead,
  SearchCode,
  SearchData,
  SearchValue,
} from '@doorcard/search';
import { playersEn } from '../../players/playersEn.js';
import { namePlayer } from '../../players/playerWords.js';
import type { Person } from '../../table/eventWords.js';
import type { FamilyWords } from '../familyWords.js';
import { percent, signed } from '../figures.js';

/** What somebody may hold, in a few words. */
export const HOLDINGS: Readonly<Record<HoldingClass, string>> = {
  nothing: 'nothing yet',
  pair: 'a pair',
  twoPair: 'two pair',
  trips: 'trips',
  straight: 'a straight',
  flush: 'a flush',
  fullHouse: 'a full house',
  quads: 'quads or better',
  low: 'a made low',
  fourLow: 'four low cards',
  threeLow: 'three low cards',
  twoLow: 'two low cards',
};

function nameAction(action: Action): string {
  switch (action.type) {
    case 'bringIn':
      return 'bring in';
    case 'raise':
      return `bet or raise to ${action.to}`;
    case 'draw':
      return action.discard.length === 0 ? 'stand pat' : `draw ${action.discard.length}`;
    default:
      return action.type;
  }
}

const sayValue = ({ action, mean, low, high }: SearchValue): string =>
  `${nameAction(action)} ${signed(mean)} BB (${signed(low)} to ${signed(high)})`;

const sayHolding = (holding: HoldingShare): string =>
  `${holding.top === undefined ? HOLDINGS[holding.class] : `${holding.top}-high`} ${percent(holding.share)}`;

function sayOpponent(
  { seat, type, typeShare, holdings }: OpponentRead,
  person: Person = { name: `seat ${seat + 1}`, isYou: false },
): string {
  const like = `${namePlayer(playersEn, type)} (${percent(typeShare)})`;
  const held = holdings.map(sayHolding).join(', ');
  return person.isYou
    ? `you play like ${like} and may hold ${held}`
    : `${person.name} plays like ${like} and may hold ${held}`;
}

export const searchEn: FamilyWords<SearchCode, SearchData> = {
  codes: {
    search_agrees: "Played out against the hands they may hold, Level 2's play wins the most.",
    search_better: "Played out against the hands they may hold, this wins clearly more than Level 2's play.",
    search_close: "Nothing wins clearly more than Level 2's play.",
  },
  data: {
    best: (value) => `best: ${sayValue(value)}`,
    next: (value) => `next: ${sayValue(value)}`,
    usual: (value) => `Level 2: ${sayValue(value)}`,
    worlds: (count) => `${count} deals`,
    effective: (count) => `effective sample ${count}`,
    opponents: (opponents, people) =>
      opponents.map((opponent) => sayOpponent(opponent, people[opponent.seat])).join('; '),
  },
};
