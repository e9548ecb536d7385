import type { SpotFile } from '@doorcard/solver/spot';
import { estimateMemory } from '../run/machine.js';

/** How a spot is made smaller: numbers of two bytes, one size of each kind, or no raises before the river. */
export type SmallerKind = 'shortNumbers' | 'oneSize' | 'fewRaises';

/** A change with which a spot fits, and the memory it then takes. */
export interface SmallerSpot {
  readonly kinds: readonly SmallerKind[];
  readonly file: SpotFile;
  readonly bytes: number;
}

type Bets = SpotFile['bets'];

const mapMenus = (bets: Bets, change: (sizes: string, name: string) => string): Bets =>
  JSON.parse(JSON.stringify(bets), (name, value: unknown) =>
    typeof value === 'string' ? change(value, name) : value,
  ) as Bets;

const CHANGES: Readonly<Record<SmallerKind, (file: SpotFile) => SpotFile>> = {
  shortNumbers: (file) => ({ ...file, precision: 'i16' }),
  oneSize: (file) => ({ ...file, bets: mapMenus(file.bets, (sizes) => sizes.split(',')[0]!) }),
  fewRaises: (file) => ({
    ...file,
    bets: mapMenus(file.bets, (sizes, name) => (name === 'raise' ? 'a' : sizes.split(',')[0]!)),
  }),
};

/** From the smallest change to the largest. */
const TRIES: readonly (readonly SmallerKind[])[] = [
  ['shortNumbers'],
  ['oneSize'],
  ['shortNumbers', 'oneSize'],
  ['fewRaises'],
  ['shortNumbers', 'fewRaises'],
];

/** The first two changes with which a spot fits into the memory. */
export async function listSmaller(file: SpotFile, limit: number): Promise<SmallerSpot[]> {
  const found: SmallerSpot[] = [];
  for (const kinds of TRIES) {
    if (found.length === 2) break;
    const changed = kinds.reduce((spot, kind) => CHANGES[kind](spot), file);
    const need = await estimateMemory(changed);
    if (need.ok && need.value.total <= limit) found.push({ kinds, file: changed, bytes: need.value.total });
  }
  return found;
}
