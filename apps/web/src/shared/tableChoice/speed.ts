import { NO_PACE, USUAL_PACE, type Pace } from '@doorcard/table';

export const SPEEDS = ['slow', 'usual', 'fast', 'off'] as const;
/** How long computer players take. */
export type Speed = (typeof SPEEDS)[number];

const PACES: Readonly<Record<Speed, Pace>> = {
  slow: { atStart: 900, afterHuman: 600, between: 1600, afterResume: 900 },
  usual: USUAL_PACE,
  fast: { atStart: 150, afterHuman: 80, between: 250, afterResume: 150 },
  off: NO_PACE,
};

const isSpeed = (name: string): name is Speed => (SPEEDS as readonly string[]).includes(name);

export const paceOf = (name: string): Pace => PACES[isSpeed(name) ? name : 'usual'];
