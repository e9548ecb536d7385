import { checkShape, defineDocument, succeed, type Result } from '@doorcard/sealed';
import { LANGUAGES } from '@doorcard/text';
import * as z from 'zod/mini';
import { openTableSchema } from './openTable.js';
import { choiceSchema } from '../tableChoice/choiceSchema.js';
import { SOUNDS } from './soundKinds.js';
import { SPEEDS } from '../tableChoice/speed.js';

// What the page itself remembers: choices of the visitor, and the table that was left open as its owner saw it.

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export const DECKS = ['fourColour', 'twoColour'] as const;
/** How amounts are written. */
export const UNITS = ['chips', 'bigBets'] as const;

/** A choice that is not known here, of a newer version perhaps, is as if it had not been made. */
// This `catch` is not that of a promise.
// oxlint-disable-next-line promise/valid-params
const choice = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);

const dataSchema = z.object({
  language: choice(z.enum(LANGUAGES)),
  /** What was chosen for the last table. */
  table: choice(choiceSchema),
  speed: choice(z.enum(SPEEDS)),
  theme: choice(z.enum(THEMES)),
  deck: choice(z.enum(DECKS)),
  unit: choice(z.enum(UNITS)),
  /** Sounds are off until somebody asks for them. */
  sound: choice(z.boolean()),
  /** From 0 to 100. */
  volume: choice(z.int().check(z.gte(0), z.lte(100))),
  /** Kinds of sounds that are not wanted. */
  quiet: choice(z.array(z.enum(SOUNDS))),
  /** Keys that are not the usual ones, by action. */
  keys: choice(z.record(z.string(), z.string())),
  /** Help at the table is hidden until it is asked for. */
  testMe: choice(z.boolean()),
  /** The next hand is dealt after a while by itself. */
  autoNext: choice(z.boolean()),
  /** The coach judges my decisions after each hand, unless this is false. */
  judge: choice(z.boolean()),
  /** The coach shows what each action is worth before it is chosen. */
  showValues: choice(z.boolean()),
  /** When drills come back, in milliseconds: enough to say how many are due. */
  dues: choice(z.array(z.number())),
  /** The table has a command line. */
  textMode: choice(z.boolean()),
  /** The table that was left open. */
  open: choice(openTableSchema),
});
export type Preferences = z.output<typeof dataSchema>;

const preferencesDocument = defineDocument<Preferences>({
  type: 'doorcard/preferences',
  name: 'settings',
  codes: {
    notJson: 'preferences/not-json',
    foreign: 'preferences/foreign',
    unknownVersion: 'preferences/unknown-version',
    badChecksum: 'preferences/bad-checksum',
  },
  // The first version had neither type nor checksum; its choices are the same.
  unsealed: [1],
  migrations: [(data) => data],
  check: (data) => checkShape(dataSchema, data, 'preferences/foreign'),
});

const KEY = 'doorcard';
const ASIDE = 'doorcard-aside';
const NONE: Preferences = {};

export const { parse: parsePreferences, make: makePreferencesText } = preferencesDocument;

/** Where the browser keeps nothing, choices last as long as the visit. */
let unkept: string | undefined;
let last: { readonly text: string | null; readonly read: Result<Preferences> } | undefined;
const listeners = new Set<() => void>();

function readText(): string | null {
  try {
    return unkept ?? localStorage.getItem(KEY);
  } catch {
    return unkept ?? null;
  }
}

/** The same object until something is changed. */
function read(): Result<Preferences> {
  const text = readText();
  if (last === undefined || last.text !== text) {
    last = { text, read: text === null ? succeed(NONE) : parsePreferences(text) };
  }
  return last.read;
}

/** Broken or foreign text is the same as no preferences; `findPreferencesFault` says which. */
export function readPreferences(): Preferences {
  const found = read();
  return found.ok ? found.value : NONE;
}

/** The code of what is wrong with the kept choices; `preferences/not-kept` when this browser keeps none. */
export function findPreferencesFault(): string | undefined {
  if (unkept !== undefined) return 'preferences/not-kept';
  const found = read();
  return found.ok ? undefined : found.error.code;
}

export function keepPreferences(change: Partial<Preferences>): void {
  write({ ...readPreferences(), ...change });
}

/** All choices at once; what is not among them is forgotten. */
export function replacePreferences(preferences: Preferences): void {
  write(preferences);
}

function write(preferences: Preferences): void {
  const text = makePreferencesText(preferences);
  try {
    const before = localStorage.getItem(KEY);
    if (before !== null && !parsePreferences(before).ok) localStorage.setItem(ASIDE, before);
    localStorage.setItem(KEY, text);
    unkept = undefined;
  } catch {
    unkept = text;
  }
  for (const listener of listeners) listener();
  const { theme, deck } = preferences;
  dispatchEvent(new CustomEvent('doorcard-look', { detail: { theme, deck } }));
}

/** Reports changes here and in other tabs. */
export function listenToPreferences(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
