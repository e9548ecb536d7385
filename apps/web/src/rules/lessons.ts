import { cards, type Card } from '@doorcard/cards';
import type { LessonGame } from '../shared/games/lessonGames.js';

/** Somebody else at the table of a lesson. */
export interface LessonOther {
  readonly name: string;
  readonly cards: readonly Card[];
  readonly isOut: boolean;
}

/** A moment of a hand with one question. Its words are in `words/`, under the same number. */
export interface LessonStep {
  readonly down: readonly Card[];
  readonly up: readonly Card[];
  readonly others: readonly LessonOther[];
  /** The place of the right answer among those of the words. */
  readonly right: number;
}

const step = (
  right: number,
  down: string,
  up: string,
  others: Readonly<Record<string, string>> = {},
  out: readonly string[] = [],
): LessonStep => ({
  right,
  down: cards(down),
  up: cards(up),
  others: Object.entries(others).map(([name, shown]) => ({
    name,
    cards: cards(shown),
    isOut: out.includes(name),
  })),
});

/** One hand of each game, told in five questions. */
export const LESSONS: Readonly<Record<LessonGame, readonly LessonStep[]>> = {
  razz: [
    step(1, 'Ad2s', '4c', { Ann: 'Kh', Bob: '8d' }),
    step(0, 'Ad2s', '4c', { Ann: 'Kh', Bob: '8d' }, ['Bob']),
    step(0, 'Ad2s', '4c4h', { Ann: 'KhQd', Bob: '8d' }, ['Bob']),
    step(1, 'Ad2s', '4c4h7s', { Ann: 'KhQdJc', Bob: '8d' }, ['Bob']),
    step(1, 'Ad2s5d', '4c4h7sKs', { Ann: '3s6hKhQdJc8c2h', Bob: '8d' }, ['Bob']),
  ],
  badugi: [
    step(1, '', 'As3d6h9s'),
    step(0, '', 'As3d6h9s'),
    step(1, '', 'As3d6h3c'),
    step(0, '', 'As3d6hTc'),
    step(0, '', 'As3d6hTc', { Ann: 'Ac2d4h4d' }),
  ],
  stud: [
    step(0, 'KsKd', '7h', { Ann: '3c', Bob: 'Qd' }),
    step(0, 'KsKd', '7h', { Ann: '3c', Bob: 'Qd' }, ['Ann']),
    step(1, 'KsKd', '7h2s', { Ann: '3c', Bob: 'QdKc' }, ['Ann']),
    step(0, 'KsKd', '7h2s7c', { Ann: '3c', Bob: 'QdKc4s' }, ['Ann']),
    step(0, 'KsKd5d', '7h2s7cJh', { Ann: '3c', Bob: 'Qs8dQdKc4s4h9c' }, ['Ann']),
  ],
  stud8: [
    step(0, 'As3d', '4s', { Ann: '9h', Bob: 'Kd' }),
    step(1, 'As3d', '4s8h', { Ann: '9h', Bob: 'KdKh' }, ['Ann']),
    step(0, 'As3d', '4s8h5s', { Ann: '9h', Bob: 'KdKh9d' }, ['Ann']),
    step(1, 'As3d', '4s8h5s2c', { Ann: '9h', Bob: 'KdKh9d6c' }, ['Ann']),
    step(0, 'As3dJd', '4s8h5s2c', { Ann: '9h', Bob: 'KcQhKdKh9d6c7s' }, ['Ann']),
  ],
  '2-7-triple': [
    step(0, '', '2c3d4h7sKc'),
    step(1, '', '2c3d4h7sAd'),
    step(0, '', '2c3d4h7s6s'),
    step(1, '', '2c3d4h7s6s', { Ann: '6h5c4d3s2h' }),
    step(0, '', '2c3d4h7s6s', { Bob: '8d5h4s3h2d' }),
  ],
};
