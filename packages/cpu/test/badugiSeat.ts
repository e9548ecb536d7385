import { makeCards, type Rng } from '@doorcard/cards';
import { CPU_PROFILES, type CpuDecision, type StrategyProfile } from '@doorcard/cpu';
import type { View } from '@doorcard/engine';
import { decideBadugiLv1 } from '../src/badugi/badugiLv1.js';
import { chooseBadugiLv2 } from '../src/badugi/badugiLv2.js';
import { explain } from '../src/cpuPlayer.js';
import { scene, type Scene } from './scene.js';

/** Whatever may happen does; whatever need not happen does not. */
export const ALWAYS: Rng = { nextUint32: () => 0 };
export const NEVER: Rng = { nextUint32: () => 0xffffffff };
/** What has this probability or less does not happen, what has more does. */
export const above = (probability: number): Rng => ({ nextUint32: () => Math.ceil(probability * 2 ** 32) });

/** The profile whose aggression and tightness are 1. */
export const PLAIN = CPU_PROFILES[2]!;

/** Less than all bets of a hand: two players with more play by the table for two, and no rule decides. */
export const SHORT = 1180;

/** A table of Badugi; the last seat has the button. Heads-up seat 0 is the big blind, else seat 1, and both are short. */
export const table = (...hands: string[]): Scene =>
  scene({ game: 'badugi', hands, ...(hands.length === 2 && { stacks: [SHORT, SHORT] }) });

/** A hand without any plan, whose cards are thrown one after the other. */
export const DRAWER = 'KcKdQcJc';

/** Heads-up: the hand has the button, the other has `DRAWER`; both see the first draw for one bet. */
export const onButton = (hand: string): Scene => table(DRAWER, hand).play('1 call', '0 check');

export interface Ask {
  readonly rng?: Rng;
  readonly profile?: StrategyProfile;
}

/** What lv2 does as the seat to act: `RAISE:snow`, `PAT:stand_pat`, `DRAW Kc:throw_top`. */
export const askLv2 = ({ view }: Scene, { rng = NEVER, profile = PLAIN }: Ask = {}): string =>
  tell(view, explain(chooseBadugiLv2(profile)(view, view.legal!, rng)));

/** The same without the reason. */
export const wordOfLv2 = (scene: Scene, ask?: Ask): string => askLv2(scene, ask).split(':')[0]!;

export const askLv1 = ({ view }: Scene): string =>
  tell(view, explain(decideBadugiLv1(view, view.legal!))).split(':')[0]!;

function tell({ legal }: View, { action, reason }: CpuDecision): string {
  switch (action.type) {
    case 'raise':
      return `${legal!.raise!.as.toUpperCase()}:${reason.code}`;
    case 'draw':
      return `${action.discard.length === 0 ? 'PAT' : `DRAW ${makeCards(action.discard, ' ')}`}:${reason.code}`;
    default:
      return `${action.type.toUpperCase()}:${reason.code}`;
  }
}
