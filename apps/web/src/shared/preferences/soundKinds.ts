/** What can be heard at the table, each to be turned off on its own. */
export const SOUNDS = ['card', 'bet', 'check', 'turn', 'pot', 'newGame'] as const;
export type Sound = (typeof SOUNDS)[number];
