import type { Rng } from '@doorcard/cards';
import type { Legal, View } from '@doorcard/engine';
import type { Verdict } from '../player.js';
import { decideAction } from './betting.js';
import { decideDiscards } from './discards.js';
import type { StrategyProfile } from './strategyProfile.js';

/** Plays position, draws and prices: readings of the opponents, breaking, snowing, six personalities. */
export const decideBadugiLv2 = (view: View, legal: Legal, rng: Rng, profile: StrategyProfile): Verdict =>
  legal.draw === undefined ? decideAction(view, legal, rng, profile) : decideDiscards(view, rng, profile);
