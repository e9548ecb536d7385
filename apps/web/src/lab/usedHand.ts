import { InputError, type Result } from '@doorcard/cards';
import { nameFault, readRecords } from '../shared/hands/handDatabase.js';
import { readLinkData } from '../shared/hands/handLink.js';

/** The record of the hand that an address names, as its owner saw it; undefined if it names none. */
export async function readUsedHand(fields: URLSearchParams): Promise<Result<string> | undefined> {
  const [kept, shared] = [fields.get('hand'), fields.get('shared')];
  try {
    if (shared !== null) {
      const hand = await readLinkData(shared);
      return hand.ok ? { ok: true, value: hand.value.phh } : hand;
    }
    if (kept === null) return undefined;
    const records = await readRecords(kept);
    return records.ok ? { ok: true, value: records.value.seen } : records;
  } catch (fault) {
    return { ok: false, error: nameFault(fault) };
  }
}

/** The decision that an address names. */
export const readPlace = (fields: URLSearchParams): number => {
  const text = fields.get('decision') ?? '';
  return /^\d{1,4}$/.test(text) ? Number(text) : -1;
};

export const toError = (details: ConstructorParameters<typeof InputError>[0]): InputError =>
  new InputError(details);
