import { InputError, succeed, type Result } from '@doorcard/cards';
import { makeChecksum } from '@doorcard/engine';
import * as z from 'zod/mini';
import { makePreferencesText, parsePreferences, type Preferences } from '../app/preferences.js';
import { PAPERS, ROW, seal, unseal, type KeptHand } from '../history/keptHand.js';

/** All that a visitor has here. */
export interface Backup {
  /** When it was made, as `Date.toISOString` writes it. */
  readonly made: string;
  readonly preferences: Preferences;
  readonly hands: readonly KeptHand[];
  /** The table that is open, sealed by the dealer; null when there is none. */
  readonly table: string | null;
}

const TYPE = 'doorcard/backup';
const VERSION = 1;

const dataSchema = z.strictObject({
  made: z.string(),
  /** As the page keeps them, with a version of their own. */
  preferences: z.string(),
  /** As the database keeps them, with versions of their own. */
  hands: z.array(z.strictObject({ row: z.unknown(), papers: z.unknown() })),
  table: z.nullable(z.string()),
});

export function makeBackupText({ made, preferences, hands, table }: Backup): string {
  const data: z.output<typeof dataSchema> = {
    made,
    preferences: makePreferencesText(preferences),
    hands: hands.map(({ row, papers }) => ({ row: seal(ROW, row), papers: seal(PAPERS, papers) })),
    table,
  };
  return JSON.stringify({ type: TYPE, version: VERSION, checksum: makeChecksum(data), ...data });
}

/** Reads what `makeBackupText` has written. All of it is checked; nothing is changed. */
export function parseBackup(text: string): Result<Backup> {
  const file = parseObject(text);
  if (file === undefined) return refuse('backup/not-json', text.slice(0, 40), 'a JSON object');
  const { type, version, checksum, ...rest } = file;
  if (type !== TYPE) return refuse('backup/foreign', show(type), TYPE);
  if (version !== VERSION) return refuse('backup/unknown-version', show(version), `version ${VERSION}`);
  const sum = makeChecksum(rest);
  if (checksum !== sum) return refuse('backup/bad-checksum', show(checksum), sum);
  const data = z.safeParse(dataSchema, rest);
  if (!data.success) {
    return refuse('backup/foreign', data.error.issues[0]!.path.join('.'), 'the parts of a backup');
  }
  const { made, table } = data.data;
  const preferences = parsePreferences(data.data.preferences);
  if (!preferences.ok) return refuse('backup/bad-preferences', preferences.code, 'settings of this version');
  const hands = readHands(data.data.hands);
  return hands.ok
    ? succeed({ made, preferences: preferences.preferences, hands: hands.value, table })
    : hands;
}

function readHands(list: readonly { row?: unknown; papers?: unknown }[]): Result<KeptHand[]> {
  const hands: KeptHand[] = [];
  for (const [i, each] of list.entries()) {
    const row = unseal(ROW, each.row);
    const papers = unseal(PAPERS, each.papers);
    if (!row.ok) return refuse('backup/bad-hand', `${i + 1}: ${row.error.code}`, 'a kept hand');
    if (!papers.ok) return refuse('backup/bad-hand', `${i + 1}: ${papers.error.code}`, 'a kept hand');
    hands.push({ row: row.value, papers: papers.value });
  }
  return succeed(hands);
}

function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Readonly<Record<string, unknown>>)
      : undefined;
  } catch {
    return undefined;
  }
}

const show = (value: unknown): string => (JSON.stringify(value) ?? '').slice(0, 40);

const refuse = (code: string, value: string, expected: string): Result<never> => ({
  ok: false,
  error: new InputError({ code, value, problem: 'this is no backup that can be restored', expected }),
});
