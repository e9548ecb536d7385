import type { GameId } from '@doorcard/engine';

/** The games with a lesson of a minute on the rules page. */
export const LESSON_GAMES = [
  'razz',
  'badugi',
  'stud',
  'stud8',
  '2-7-triple',
] as const satisfies readonly GameId[];
export type LessonGame = (typeof LESSON_GAMES)[number];
