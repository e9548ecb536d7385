import type { GameId } from '@doorcard/engine';

/** What the page begins with in each game: spots that players ask about. */
export const USUAL_SPOTS: Readonly<
  Record<
    GameId,
    {
      readonly hands: readonly string[];
      readonly board: string;
      readonly dead: string;
      readonly draws: number;
    }
  >
> = {
  // A good three-card draw against a rough badugi that stands pat.
  badugi: { hands: ['As2h3d9s', 'KcQdJhTs'], board: '', dead: '', draws: 2 },
  stud: { hands: ['AhAd7c', 'JsTs9s'], board: '', dead: 'Jh', draws: 0 },
  // An opponent shows a seven; two fours have been folded.
  razz: { hands: ['As2d3c', '7h??'], board: '', dead: '4c4d', draws: 0 },
  stud8: { hands: ['As2d3c4h', 'KsKdQcJh', '7c7d8h9s'], board: '', dead: '', draws: 0 },
  'limit-holdem': { hands: ['AsKs', 'QdQc'], board: 'Qs7s2h', dead: '', draws: 0 },
  holdem: { hands: ['AsKs', 'QdQc'], board: '', dead: '', draws: 0 },
  omaha8: { hands: ['As2dKcQh', '9c9dThTs'], board: '3s8dTc', dead: '', draws: 0 },
  plo: { hands: ['AsAdKsQd', 'JhTh9c8c'], board: '7c6hKd', dead: '', draws: 0 },
  '2-7-triple': { hands: ['7s4h3d2cKs', '9d8s6c3h2h'], board: '', dead: '', draws: 1 },
  '2-7-single': { hands: ['8s7h3d2cKs', 'Td9s6c4h2h'], board: '', dead: '', draws: 1 },
};
