/** The parts of the lab: one decision, hold'em spots, and spots of stud and draw games. */
export const LAB_TABS = ['decision', 'spot', 'late'] as const;
export type LabTab = (typeof LAB_TABS)[number];

/** What an address of the lab says: a part, and fields as text, right or wrong. */
interface LabAddress {
  readonly tab: LabTab;
  readonly fields: URLSearchParams;
  /** A part that does not exist. */
  readonly bad: string | undefined;
}

/** Fields that most addresses do not have. An empty range or board is a value; these are not. */
const OPTIONAL = ['node', 'first', 'locks', 'hand', 'shared', 'decision'];

/** What follows `#/lab/`: `spot?board=QsJh2h8d&pot=50`. */
export function makeLabTail(tab: LabTab, fields: Iterable<readonly [name: string, value: string]>): string {
  const given = [...fields].filter(([name, value]) => value !== '' || !OPTIONAL.includes(name));
  const query = new URLSearchParams(given.map(([name, value]) => [name, value]));
  const text = String(query);
  return text === '' ? tab : `${tab}?${text}`;
}

/** A decision of a kept hand: the lab reads the hand and makes the spot. Decisions are counted from 0 through the hand. */
export const makeKeptTail = (tab: LabTab, hand: string, decision: number): string =>
  makeLabTail(tab, [
    ['hand', hand],
    ['decision', String(decision)],
  ]);

export function readLabTail(tail: string): LabAddress {
  const [, name = '', query = ''] = /^([^?]*)\??(.*)$/s.exec(tail)!;
  const tab = LAB_TABS.find((each) => each === name);
  return {
    tab: tab ?? 'decision',
    fields: new URLSearchParams(query),
    bad: tab === undefined && name !== '' ? name : undefined,
  };
}
