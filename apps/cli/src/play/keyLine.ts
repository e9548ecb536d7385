import {
  countMissingChips,
  findTurn,
  isBetweenHands,
  listChoices,
  TABLE_KEYS,
  type ActionChoice,
  type TableKey,
  type TableState,
} from '@doorcard/table/client';
import { listPeople, nameChoice, type Words } from '@doorcard/text';
import type { Key } from './key.js';

/** A key and what it does now. */
export type KeyLabel = readonly [key: string, label: string];

const nameKey = (name: TableKey): Key => {
  const key = TABLE_KEYS[name];
  return key.length === 1 ? key.toUpperCase() : key;
};

/** What a pressed key is for. */
export const findTableKey = (key: Key): TableKey | undefined =>
  (Object.keys(TABLE_KEYS) as TableKey[]).find((name) => nameKey(name) === key);

/** The keys that do something now. `isLast`: no hand follows. */
export const listKeyLabels = (state: TableState, words: Words, isLast: boolean): KeyLabel[] => [
  ...labelTable(state, words, isLast),
  ['?', words.play.help],
  ['Q', words.play.quit],
];

function labelTable(state: TableState, words: Words, isLast: boolean): KeyLabel[] {
  const { play } = words;
  if (state.table?.paused === true) return [['/pause', play.goOn]];
  if (isBetweenHands(state)) return labelBetween(state, words, isLast);
  const choices = listChoices(state);
  if (choices.length > 0) return [...labelChoices(choices, state, words), [nameKey('hint'), play.hint]];
  const turn = findTurn(state);
  if (turn.code !== 'other' || state.hand === undefined) return [];
  return [['…', play.waiting(listPeople(words, state.hand)[turn.seat]!.name)]];
}

function labelBetween(state: TableState, { play }: Words, isLast: boolean): KeyLabel[] {
  const missing = countMissingChips(state);
  return [
    ...(isLast ? [] : [[nameKey('next'), play.next] as const]),
    ...(state.reasons === undefined ? [] : [[nameKey('why'), play.why] as const]),
    ...(missing > 0 ? [[nameKey('bet'), play.buyIn(missing)] as const] : []),
  ];
}

function labelChoices(choices: readonly ActionChoice[], { view }: TableState, words: Words): KeyLabel[] {
  const labels = choices
    .filter((choice) => choice.code !== 'draw' || !choice.isOff)
    .map((choice) => [nameKey(choice.key), nameChoice(words, choice)] as const);
  if (view?.legal?.draw === undefined) return labels;
  // A draw goes before standing pat, after the keys that mark.
  return [[`1-${view.mine!.cards.length}`, words.play.markCards], ...labels.toReversed()];
}
