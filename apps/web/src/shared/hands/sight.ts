/** As the owner saw it, or with the cards of all. */
export const SIGHTS = ['seen', 'all'] as const;
export type Sight = (typeof SIGHTS)[number];
