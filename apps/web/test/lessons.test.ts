import { cards, RANKING_BY_ID, type Card, type RankingId } from '@doorcard/cards';
import { VARIANTS } from '@doorcard/engine';
import { LANGUAGES } from '@doorcard/text';
import { describe, expect, test } from 'vitest';
import { LESSONS } from '../src/rules/lessons.js';
import { LESSON_GAMES, type LessonGame } from '../src/shared/games/lessonGames.js';
import { SAMPLE_HANDS, TILES } from '../src/start/sampleHands.js';
import { GAMES } from '@doorcard/engine';
import { allWordsOf } from './webWords.js';

const rank = (ranking: RankingId, held: readonly Card[]): number => RANKING_BY_ID[ranking].rank(held);

describe.each(LESSON_GAMES)('the lesson of %s', (game: LessonGame) => {
  const steps = LESSONS[game];

  test('is five questions with words in both languages, and every card is there once', () => {
    expect(steps).toHaveLength(5);
    for (const { down, up, others } of steps) {
      const all = [...down, ...up, ...others.flatMap((other) => other.cards)];
      expect(new Set(all).size).toBe(all.length);
      expect(down.length + up.length).toBeLessThanOrEqual(VARIANTS[game].showdown.handSize);
    }
    for (const language of LANGUAGES) {
      const words = allWordsOf(language).web.rules.lessons[game];
      expect(words).toHaveLength(steps.length);
      words.forEach(({ answers }, i) => {
        expect(answers.length).toBeGreaterThan(1);
        expect(new Set(answers).size).toBe(answers.length);
        expect(steps[i]!.right).toBeLessThan(answers.length);
      });
    }
  });

  test('ends with a showdown that its owner wins by the rules', () => {
    const { down, up, others } = steps.at(-1)!;
    const mine = [...down, ...up];
    const shown = others.filter(({ isOut }) => !isOut);
    expect(shown.length).toBeGreaterThan(0);
    for (const { cards: theirs } of shown) {
      for (const ranking of VARIANTS[game].showdown.rankings) {
        expect(rank(ranking, mine)).toBeGreaterThan(rank(ranking, theirs));
      }
    }
  });
});

test('what the lessons say about hands is what the evaluators find', () => {
  const razz = LESSONS.razz[4]!;
  expect(rank('aceToFive', [...razz.down, ...razz.up])).toBe(rank('aceToFive', cards('7s5d4c2sAd')));
  // Three of four cards count, then still three, then four.
  const count = (i: number): number => {
    const found = RANKING_BY_ID.badugi.describe(rank('badugi', LESSONS.badugi[i]!.up));
    return 'ranks' in found ? found.ranks.length : 0;
  };
  expect([count(0), count(2), count(3)]).toEqual([3, 3, 4]);
  const low = (i: number): number => {
    const { down, up } = LESSONS.stud8[i]!;
    return rank('eightOrBetter', [...down, ...up]);
  };
  expect(low(2)).toBe(rank('eightOrBetter', cards('8h5s4s3dAs')));
  expect(low(3)).toBe(rank('eightOrBetter', cards('5s4s3d2cAs')));
  // A straight loses to every hand without a pair in deuce to seven; only one hand is better than 7-6-4-3-2.
  expect(rank('deuceToSeven', cards('6h5c4d3s2h'))).toBeLessThan(rank('deuceToSeven', cards('AsKdQhJc9s')));
  expect(rank('deuceToSeven', LESSONS['2-7-triple'][2]!.up)).toBe(
    rank('deuceToSeven', cards('7s5h4d3c2s')) - 1,
  );
});

test('every game has a tile with a hand of the right size', () => {
  expect(TILES.toSorted()).toEqual(GAMES.toSorted());
  for (const game of TILES) {
    const { down, up } = SAMPLE_HANDS[game];
    const { handSize } = VARIANTS[game].showdown;
    expect([game, down.length + up.length]).toEqual([game, handSize === 7 ? 3 : handSize]);
    expect(new Set([...down, ...up]).size).toBe(down.length + up.length);
  }
});
