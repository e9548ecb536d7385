import type { Rng } from '@doorcard/cards';
import type { Legal, View } from '@doorcard/engine';
import type { Decide, Verdict } from '../player.js';
import { decideAction } from './betting.js';
import { decideDiscards } from './discards.js';
import { decideHeadsUp } from './headsUp/headsUp.js';
import { findManner } from './headsUp/manner.js';
import type { StrategyProfile } from './strategyProfile.js';

/** Two players at the usual stakes: a trained table. Everybody else: rules about position, draws and prices. */
export function chooseBadugiLv2(profile: StrategyProfile): Decide {
  const manner = findManner(profile);
  return (view, legal, rng) =>
    decideHeadsUp(view, legal, rng, manner) ?? decideByRules(view, legal, rng, profile);
}

/** Plays position, draws and prices: readings of the opponents, breaking, snowing, six personalities. */
const decideByRules = (view: View, legal: Legal, rng: Rng, profile: StrategyProfile): Verdict =>
  legal.draw === undefined ? decideAction(view, legal, rng, profile) : decideDiscards(view, rng, profile);
