import type { CpuPlayer } from '@doorcard/cpu';

/** A player whose choices can be imagined: what it would do with other cards, and how often. */
export type ImaginedPlayer = Pick<CpuPlayer, 'name' | 'choose' | 'frequencies'>;

/** Somebody that an opponent may be, and how likely that is before he has done anything. */
export interface OpponentType {
  readonly player: ImaginedPlayer;
  /** Above 0; weights need not add up to 1. */
  readonly weight: number;
}
