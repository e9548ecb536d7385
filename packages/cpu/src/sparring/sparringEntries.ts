import type { PlayerEntry } from '../registry.js';
import { makePlayer } from '../cpuPlayer.js';
import type { CpuPlayer } from '../player.js';
import { BLIND_PROFILES, makeBlind, type BlindProfile } from './blind.js';
import { decideFloater } from './floater.js';
import { decideManiac } from './maniac.js';
import { decideNit } from './nit.js';
import type { Partner } from './partner.js';
import { makePatter, PATTER_PROFILES, type PatterProfile } from './patter.js';
import { decideStation } from './station.js';
import { decideThief } from './thief.js';

const makeEntry = (name: string, partner: Partner): PlayerEntry<CpuPlayer> => ({
  name,
  profiles: [],
  make: (as) => makePlayer(as, () => partner),
});

/**
 * Players with one habit each, to measure levels against and to practise against. None of them is built on lv2.
 * To add one: a file beside this one, an entry here, its codes in `sparringReason.ts` with words in `text`.
 */
export const sparringEntries: readonly PlayerEntry<CpuPlayer>[] = [
  makeEntry('station', decideStation),
  makeEntry('maniac', decideManiac),
  makeEntry('nit', decideNit),
  makeEntry('thief', decideThief),
  makeEntry('floater', decideFloater),
  {
    name: 'patter',
    profiles: PATTER_PROFILES,
    make: (name, profile) => makeProfiled(name, makePatter(profile as PatterProfile)),
  },
  {
    name: 'blind',
    profiles: BLIND_PROFILES,
    make: (name, profile) => makeProfiled(name, makeBlind(profile as BlindProfile)),
  },
];

const makeProfiled = (name: string, partner: Partner): CpuPlayer => makePlayer(name, () => partner);
