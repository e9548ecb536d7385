import { refuse, succeed, type Result } from '@doorcard/cards';
import { parseList, refuseField, toNumber } from '../addressFields.js';

export const VILLAINS = ['equilibrium', 'calls', 'folds', 'sometimes', 'list'] as const;
/** Who the other player is: one who plays his best too, or one with a fixed strategy. */
export type VillainKind = (typeof VILLAINS)[number];

/** A decision as texts, right or wrong. */
export interface PointFields {
  readonly hero: string;
  readonly board: string;
  readonly villain: string;
  /** Empty: the range of the other player and this hand. */
  readonly heroRange: string;
  readonly pot: string;
  readonly stack: string;
  readonly call: string;
  readonly position: 'IP' | 'OOP';
  readonly goal: string;
  readonly iterations: string;
  readonly seed: string;
  readonly against: VillainKind;
  /** Of a villain who folds sometimes, in percent. */
  readonly fold: string;
  /** JSON, as of `doorcard solve --respond`. */
  readonly list: string;
}

const USUAL_POINT: PointFields = {
  hero: 'QhJc',
  board: 'KsTs4d7c2s',
  villain: 'AT,KQ,KJ,QTs',
  heroRange: '',
  pot: '100',
  stack: '150',
  call: '0',
  position: 'OOP',
  goal: '0.2',
  iterations: '10000',
  seed: '1',
  against: 'equilibrium',
  fold: '40',
  list: '[{"node": "rest", "strategy": {"fold": 0.4}}]',
};

export const POINT_PRESETS = ['bluff', 'call', 'turn'] as const;
export type PointPreset = (typeof POINT_PRESETS)[number];

export const PRESET_POINTS: Readonly<Record<PointPreset, PointFields>> = {
  bluff: { ...USUAL_POINT, heroRange: 'AsQs,AsJs,As9s,As5s,QsJs,9s8s,QJo,98o,A5o' },
  call: {
    ...USUAL_POINT,
    hero: 'QcQd',
    board: '2s7cJdKs8h',
    villain: 'AA,KQ,KJs,54s,65s,A5s',
    pot: '30',
    stack: '90',
    call: '10',
    position: 'IP',
  },
  turn: {
    ...USUAL_POINT,
    hero: 'Jh9h',
    board: 'QsTh2h4d',
    villain: 'TT+,AQ,KQ,KJs,JTs,AhTh,QJs',
    pot: '20',
    stack: '60',
    call: '0',
    position: 'IP',
    iterations: '3000',
    goal: '1',
  },
};

const TEXTS = [
  'hero',
  'board',
  'villain',
  'heroRange',
  'pot',
  'stack',
  'call',
  'position',
  'goal',
  'iterations',
  'seed',
  'against',
  'fold',
  'list',
] as const satisfies readonly (keyof PointFields)[];
/** These are in every address; others only where they differ from the usual. */
const ALWAYS: readonly string[] = ['hero', 'board', 'villain', 'pot', 'stack', 'call', 'position'];

export const listPointFields = (fields: PointFields): [name: string, value: string][] =>
  TEXTS.filter((name) => ALWAYS.includes(name) || fields[name] !== USUAL_POINT[name]).map((name) => [
    name,
    fields[name],
  ]);

/** Reads the fields of an address; fields that are missing are the usual ones. */
export function readPointFields(query: URLSearchParams): Result<PointFields> {
  // An address without a decision shows the first preset; one with a decision means what it leaves out.
  const base = query.has('hero') ? USUAL_POINT : PRESET_POINTS.bluff;
  const read = Object.fromEntries(
    TEXTS.map((name) => [name, query.get(name) ?? base[name]]),
  ) as unknown as PointFields;
  if (read.position !== 'IP' && read.position !== 'OOP')
    return refuseField('position', read.position, 'IP or OOP');
  if (!VILLAINS.includes(read.against))
    return refuseField('against', read.against, `one of ${VILLAINS.join(', ')}`);
  if (!/^\d{1,20}$/.test(read.seed)) return refuseField('seed', read.seed, 'a whole number');
  return succeed(read);
}

/** Decisions are counted in hundredths of a chip, as by the command, so that 75 % of a pot of 10 is 7.5. */
export const PER_CHIP = 100;

const toUnits = (text: string): number => Math.round(PER_CHIP * toNumber(text));

/** The decision point. The solver checks it. */
export const makePoint = ({
  hero,
  board,
  villain,
  heroRange,
  pot,
  stack,
  call,
  position,
}: PointFields): object => ({
  hero,
  board,
  villainRange: villain,
  ...(heroRange.trim() !== '' && { heroRange }),
  pot: toUnits(pot),
  stack: toUnits(stack),
  toCall: toUnits(call),
  position,
});

/** The strategy of a fixed villain; undefined for one who plays his best. */
export function makeVillain({ against, fold, list }: PointFields): Result<readonly unknown[]> | undefined {
  switch (against) {
    case 'equilibrium':
      return undefined;
    case 'calls':
      return succeed([]);
    case 'folds':
      return succeed([{ node: 'rest', strategy: { fold: 1 } }]);
    case 'sometimes':
      return succeed([{ node: 'rest', strategy: { fold: Number(fold) / 100 } }]);
    case 'list':
      return readList(list);
  }
}

function readList(text: string): Result<readonly unknown[]> {
  const list = parseList(text);
  if (list !== undefined) return succeed(list);
  return refuse({
    code: 'villain/not-json',
    value: text.slice(0, 40),
    problem: 'the strategy is not a JSON list',
    expected: '[{"node": "rest", "strategy": {"fold": 0.4}}]',
  });
}
