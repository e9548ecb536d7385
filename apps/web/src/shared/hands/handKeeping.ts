import type { TableError } from '@doorcard/table';
import { keepHands, nameFault } from './handDatabase.js';
import { tellKept } from './handNews.js';
import { makeRow } from './handRow.js';
import type { HandToKeep } from './handWatch.js';
import type { KeptHand } from './keptHand.js';
import { namesOf, readHand, type ReadHand } from './readHand.js';

/** Keeps a hand of a table; answers what went wrong, if anything. */
export async function keepFinished(finished: HandToKeep): Promise<TableError | undefined> {
  try {
    await keepHands([makeKeptHand(finished)]);
    tellKept(finished.id);
    return undefined;
  } catch (fault) {
    const { code, value, problem, expected } = nameFault(fault);
    return { code, value, problem, expected };
  }
}

export function makeKeptHand(finished: HandToKeep): KeptHand {
  const { id, at, table, seen, all, reasons } = finished;
  const read = readHand(seen);
  if (!read.ok) throw read.error;
  const { you, players } = findSeats(finished, read.value);
  const row = makeRow(read.value, { id, at, kind: table.kind, you, players, seed: table.seed });
  return { row, records: { id, seen, all, reasons: [...reasons] } };
}

/** Who sat where. When the page was opened after the hand, names tell it. */
function findSeats(
  { hand, table }: HandToKeep,
  read: ReadHand,
): { readonly you: number | null; readonly players: readonly string[] } {
  if (hand !== undefined) return hand;
  const names = namesOf(read);
  const chairs = names.map((name) => table.chairs.find((chair) => chair?.name === name));
  const own = table.you === null ? undefined : table.chairs[table.you]?.name;
  const you = own === undefined ? -1 : names.indexOf(own);
  return { you: you < 0 ? null : you, players: chairs.map((chair) => chair?.player ?? '') };
}
