import { succeed, type InputError, type Result } from '@doorcard/cards';
import { makeView } from '@doorcard/engine';
import {
  makeOpenPokerStarsText,
  makePhh,
  makePhhs,
  makePokerStarsText,
  type PhhHand,
  type PokerStarsDetails,
} from '@doorcard/history';
import type { HandRow, KeptHand } from './keptHand.js';
import { readHand, type ReadHand } from './readHand.js';
import { makePhhTime, makePokerStarsTime } from './handTime.js';
import type { Sight } from './sight.js';

export const FORMATS = ['phh', 'pokerstars'] as const;
export type Format = (typeof FORMATS)[number];

/** The private key under which a record of ours says what PHH has no key for. */
export const OWN_KEY = '_doorcard_hand';

export interface ExportFile {
  readonly name: string;
  readonly text: string;
  readonly hands: number;
  /** Hands that this format cannot hold, or that cannot be read. */
  readonly refused: readonly { readonly id: string; readonly error: InputError }[];
}

/** A file with these hands, oldest first. */
export function makeExport(hands: readonly KeptHand[], format: Format, sight: Sight): ExportFile {
  const refused: { id: string; error: InputError }[] = [];
  const ordered = hands.toSorted((a, b) => a.row.at - b.row.at);
  const collect = <T>(write: (row: HandRow, read: ReadHand) => Result<T>): T[] =>
    ordered.flatMap((kept) => {
      const read = readHand(textOf(kept, sight));
      const made = read.ok ? write(kept.row, read.value) : read;
      if (made.ok) return [made.value];
      refused.push({ id: kept.row.id, error: made.error });
      return [];
    });
  const isOne = hands.length === 1;
  const name = `doorcard-${isOne ? hands[0]!.row.id.replaceAll(/[^\w-]/g, '') : 'hands'}`;
  if (format === 'pokerstars') {
    const texts = collect((row, read) => makePokerStars(row, read, sight));
    return { name: `${name}.txt`, text: texts.join('\n\n'), hands: texts.length, refused };
  }
  const phhs = collect((row, { phh }) => succeed(addFacts(row, phh)));
  return isOne && phhs.length === 1
    ? { name: `${name}.phh`, text: makePhh(phhs[0]!), hands: 1, refused }
    : { name: `${name}.phhs`, text: makePhhs(phhs), hands: phhs.length, refused };
}

/** The record with the cards that are asked for, as far as they are known. */
const textOf = ({ records }: KeptHand, sight: Sight): string =>
  sight === 'all' ? (records.all ?? records.seen) : records.seen;

/** The record as it was, with date, and what only we know. */
function addFacts({ id, at, kind, you, players, seed }: HandRow, phh: PhhHand): PhhHand {
  const { key: _, ...hand } = phh;
  const own = { id, kind, players, ...(you === null ? {} : { you }), ...(seed === null ? {} : { seed }) };
  return {
    ...hand,
    details: { ...hand.details, ...makePhhTime(at) },
    extras: { ...hand.extras, [OWN_KEY]: own },
  };
}

function makePokerStars(row: HandRow, { phh, played }: ReadHand, sight: Sight): Result<string> {
  const { hand, collected } = played;
  const details: PokerStarsDetails = {
    id: row.id.replaceAll(/[^A-Za-z0-9-]/g, '-'),
    table: 'Doorcard',
    names: tellApart(row.names),
    time: makePokerStarsTime(row.at),
    unit: phh.unit,
    ...(collected === undefined ? {} : { collected }),
  };
  return sight === 'all'
    ? makeOpenPokerStarsText(hand, details)
    : makePokerStarsText(makeView(hand, row.you), details);
}

/** The format knows players by their names only. */
const tellApart = (names: readonly string[]): readonly string[] =>
  new Set(names).size === names.length ? names : names.map((name, seat) => `${name} ${seat + 1}`);
