import type { Words } from '@doorcard/text';
import { listChoices } from './choice.js';
import { listPeople, type Sight } from './sight.js';

/** A key and what it does now. */
export type KeyLabel = readonly [key: string, label: string];

/** Where the game stands, beside what can be seen. */
export interface Standing {
  readonly isBetween: boolean;
  /** No hand follows. */
  readonly isLast: boolean;
  readonly hasReasons: boolean;
  /** What can be bought. */
  readonly missingChips: number;
}

/** The keys that do something now, with their words. */
export const listKeyLabels = (sight: Sight, words: Words, standing: Standing): KeyLabel[] => [
  ...(standing.isBetween ? labelBetween(words, standing) : labelHand(sight, words)),
  ['?', words.play.help],
  ['Q', words.play.quit],
];

const labelBetween = ({ play }: Words, { isLast, hasReasons, missingChips }: Standing): KeyLabel[] => [
  ...(isLast ? [] : [['N', play.next] as const]),
  ...(hasReasons ? [['W', play.why] as const] : []),
  ...(missingChips > 0 ? [['B', play.buyIn(missingChips)] as const] : []),
];

function labelHand({ view, hand, marked }: Sight, words: Words): KeyLabel[] {
  const { play, actions } = words;
  if (view === undefined || hand === undefined) return [];
  if (view.legal === null) {
    const who = view.actor === null ? undefined : listPeople(hand, words)[view.actor];
    return who === undefined ? [] : [['…', play.waiting(who.name)]];
  }
  if (view.legal.draw === undefined) {
    return [...listChoices(view, words).map(({ key, label }) => [key, label] as const), ['H', play.hint]];
  }
  return [
    [`1-${view.mine!.cards.length}`, play.markCards],
    ...(marked.size > 0 ? [['Enter', play.draw(marked.size)] as const] : []),
    ['P', actions.pat],
    ['H', play.hint],
  ];
}
