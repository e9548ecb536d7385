import {
  makePhh,
  makePhhMetadata,
  parsePhh,
  parsePhhEntries,
  readPokerStarsText,
  splitPokerStarsText,
  writePhhHand,
  type PhhHand,
  type PlayedText,
} from '@doorcard/history';
import { InputError, makeChecksum, refuse, succeed, type Result } from '@doorcard/sealed';
import * as z from 'zod/mini';
import { makeRow } from './handRow.js';
import { KINDS, type KeptHand } from './keptHand.js';
import { playHand } from './readHand.js';
import { OWN_KEY } from './handExport.js';
import { makeRecords } from './handRecords.js';
import { readPhhTime, readPokerStarsTime } from './handTime.js';

/** A hand of a text that was refused: which one, and why. */
export interface RefusedHand {
  /** Its number in the text, from 1, or the name of its table; empty when the text as a whole is refused. */
  readonly hand: string;
  readonly error: InputError;
}

export interface ImportedText {
  readonly hands: readonly KeptHand[];
  readonly refused: readonly RefusedHand[];
}

/** Hands out of a text: PHH, many of them in tables, or PokerStars text. `now` stands for a date that is not told. */
export function importText(text: string, now: number): ImportedText {
  const plain = text.replace(/^\uFEFF/, '');
  const entries = splitPokerStarsText(plain);
  if (entries.length > 0) return importPokerStars(plain, now);
  if (plain.trim() === '') return refuseAll(new InputError(EMPTY));
  return /^\s*\[\s*-?\d+\s*\]\s*$/m.test(plain) ? importPhhs(plain, now) : importPhh(plain, now);
}

const EMPTY = {
  code: 'import/no-hands',
  value: '',
  problem: 'there are no hands in it',
  expected: 'PHH or PokerStars text',
};

const refuseAll = (error: InputError): ImportedText => ({ hands: [], refused: [{ hand: '', error }] });

function importPhh(text: string, now: number): ImportedText {
  const phh = parsePhh(text);
  return collect([{ hand: '', kept: phh.ok ? keepPhh(phh.value.value, now) : phh }]);
}

function importPhhs(text: string, now: number): ImportedText {
  const entries = parsePhhEntries(text);
  if (!entries.ok) return refuseAll(entries.error);
  return collect(
    entries.value.value.map(({ key, hand }) => ({
      hand: key,
      kept: hand.ok ? keepPhh(hand.value.value, now) : hand,
    })),
  );
}

const importPokerStars = (text: string, now: number): ImportedText =>
  collect(
    splitPokerStarsText(text).map(({ text: one, firstLine }, i) => {
      const played = readPokerStarsText(one, { firstLine });
      return { hand: String(i + 1), kept: played.ok ? keepPokerStars(played.value, now) : played };
    }),
  );

function collect(read: readonly { readonly hand: string; readonly kept: Result<KeptHand> }[]): ImportedText {
  return {
    hands: read.flatMap(({ kept }) => (kept.ok ? [kept.value] : [])),
    refused: read.flatMap(({ hand, kept }) => (kept.ok ? [] : [{ hand, error: kept.error }])),
  };
}

const ownSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  kind: z.enum(KINDS),
  players: z.array(z.string()),
  you: z.optional(z.int().check(z.gte(0))),
  seed: z.optional(z.string()),
});

function keepPhh(phh: PhhHand, now: number): Result<KeptHand> {
  const { [OWN_KEY]: told, ...extras } = phh.extras;
  const { key: _, ...plain } = phh;
  const hand: PhhHand = { ...plain, extras };
  const own = z.safeParse(ownSchema, told);
  const read = playHand(hand);
  if (!read.ok) return read;
  const { you } = own.success ? own.data : {};
  if (you !== undefined && you >= hand.startingStacks.length) {
    return refuse({
      code: 'import/bad-seat',
      value: String(you),
      problem: `${OWN_KEY} names a seat that is not there`,
      expected: `0 to ${hand.startingStacks.length - 1}`,
    });
  }
  const row = makeRow(read.value, {
    id: own.success ? own.data.id : nameText(makePhh(hand)),
    at: readPhhTime(hand.details) ?? now,
    kind: own.success ? own.data.kind : 'file',
    you: you ?? null,
    players: own.success ? own.data.players : [],
    seed: own.success ? (own.data.seed ?? null) : null,
  });
  return succeed({ row, records: makeRecords(row.id, read.value, row.you) });
}

/** A hand without a name of its own is named after what is in it, so that it is known when it comes again. */
const nameText = (text: string): string =>
  `f-${makeChecksum(text)}${makeChecksum([...text].toReversed().join(''))}`;

/** The ids of our own tables. */
const OWN_ID = /^t[0-9a-z]{4,}-\d+$/;

function keepPokerStars({ text: told, hand, collected }: PlayedText, now: number): Result<KeptHand> {
  const { details, extras } = makePhhMetadata(told);
  const phh = writePhhHand(hand, { unit: told.unit, details, extras, collected });
  if (!phh.ok) return phh;
  const read = playHand(phh.value);
  if (!read.ok) return read;
  const row = makeRow(read.value, {
    id: OWN_ID.test(told.id) ? told.id : `ps-${told.id}`,
    at: readPokerStarsTime(told.time) ?? now,
    kind: 'file',
    you: told.hero,
    players: [],
    seed: null,
  });
  return succeed({ row, records: makeRecords(row.id, read.value, row.you) });
}
