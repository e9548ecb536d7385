import {
  makeTrainedPlayer,
  makeTrainedPolicy,
  parseStrategyFile,
  makeStrategyFile,
  type Strategy,
} from '@doorcard/blueprint';
import { unwrap } from '@doorcard/cards';
import { makeRegistry, usualEntries, type Player, type Registry } from '@doorcard/cpu';
import { findPolicy } from '@doorcard/search';
import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { openSearcher } from './searcher.js';

/** Where a strategy does not apply, this level decides. */
const FALLBACK = 'lv2';

/** A player by its name in a registry, or by a strategy that no registry has. */
export type KnownForm =
  | { readonly kind: 'named'; readonly player: string }
  | { readonly kind: 'strategy'; readonly strategy: Strategy };

/** A player of a measurement as data, so that it can be sent to another machine. */
export type PlayerForm = KnownForm | SearchForm;

/** An exploiter that knows how the player plays. */
interface SearchForm {
  readonly kind: 'search';
  readonly by: 'search' | 'lbr';
  readonly against: KnownForm;
  /** The streets on which it searches, from 1; elsewhere it plays like the player. Without it, everywhere. */
  readonly streets?: readonly number[] | undefined;
}

/** The fallback of strategies, which they are measured against too. */
export const FALLBACK_FORM: PlayerForm = { kind: 'named', player: FALLBACK };

export function openPlayer(name: string, form: PlayerForm, registry: Registry): Player {
  if (form.kind === 'named') return { ...unwrap(registry.find(form.player)), name };
  if (form.kind === 'search') return openSearch(name, form, registry);
  const fallback = unwrap(makeRegistry(usualEntries).find(FALLBACK));
  return makeTrainedPlayer({ name, load: async () => form.strategy, fallback });
}

function openSearch(name: string, { by, against, streets }: SearchForm, registry: Registry): Player {
  const searcher = { ...openSearcher(by, openPolicy(against)), name };
  if (streets === undefined) return searcher;
  const same = openPlayer(name, against, registry);
  return {
    ...same,
    decide: (view, rng, records) =>
      (streets.includes(view.street + 1) ? searcher : same).decide(view, rng, records),
  };
}

/** What a player does in any spot; a player that cannot be asked is refused. */
const openPolicy = (form: KnownForm): Parameters<typeof openSearcher>[1] =>
  form.kind === 'strategy'
    ? makeTrainedPolicy('target', form.strategy, findPolicy(FALLBACK))
    : unwrap(makeRegistry(usualEntries).find(form.player));

const knownSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('named'), player: z.string() }),
  /** The file of a strategy, compressed, in base64. */
  z.strictObject({ kind: z.literal('strategy'), file: z.string() }),
]);

/** A player as it travels. */
export const packedSchema = z.union([
  knownSchema,
  z.strictObject({
    kind: z.literal('search'),
    by: z.enum(['search', 'lbr']),
    against: knownSchema,
    streets: z.array(z.number()).readonly().optional(),
  }),
]);

type PackedKnown = z.output<typeof knownSchema>;
export type PackedPlayer = z.output<typeof packedSchema>;

export const packPlayer = (form: PlayerForm): PackedPlayer =>
  form.kind === 'search' ? { ...form, against: packKnown(form.against) } : packKnown(form);

const packKnown = (form: KnownForm): PackedKnown =>
  form.kind === 'named'
    ? form
    : { kind: 'strategy', file: gzipSync(Buffer.concat(makeStrategyFile(form.strategy))).toString('base64') };

export const unpackPlayer = (packed: PackedPlayer): PlayerForm =>
  packed.kind === 'search' ? { ...packed, against: unpackKnown(packed.against) } : unpackKnown(packed);

const unpackKnown = (packed: PackedKnown): KnownForm =>
  packed.kind === 'named'
    ? packed
    : {
        kind: 'strategy',
        strategy: unwrap(parseStrategyFile(gunzipSync(Buffer.from(packed.file, 'base64')))),
      };
