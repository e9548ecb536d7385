import { parseCards, unwrap, Xoshiro256 } from '@doorcard/cards';
import { VARIANTS, type GameId } from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import { COUNTED_FAMILIES, LEVELS, type Drill, type DrillAnswer } from '../../src/drill/drill.js';
import { listDrillGames, makeDrill } from '../../src/drill/families.js';
import { makeSuitFreeKey } from '../../src/drill/suitFreeKey.js';
import { compareStrength, slowRank } from './slowRank.js';

const INSTANCES = 1000;
const KINDS = COUNTED_FAMILIES.flatMap((family) =>
  listDrillGames(family).map((game) => [family, game] as const),
);

const makeMany = (family: (typeof COUNTED_FAMILIES)[number], game: GameId): Drill[] => {
  const rng = Xoshiro256.fromSeed(17n);
  const asked = new Set<string>();
  return Array.from({ length: INSTANCES }, (_, i) => {
    const drill = makeDrill(family, game, LEVELS[i % LEVELS.length]!, rng, asked);
    asked.add(drill.key);
    return drill;
  });
};

/** The right answer, found again by code that shares nothing with the families. */
function recount({ game, question }: Drill): DrillAnswer {
  const { rankings, fromHand } = VARIANTS[game].showdown;
  const two = fromHand === 'two';
  switch (question.kind) {
    case 'potOdds': {
      const needed = question.toCall / (question.pot + question.toCall);
      return { kind: 'share', share: Math.round(needed * 1000) / 1000 };
    }
    case 'deadOuts':
      return { kind: 'count', count: countDead(question.draw, question.mine, question.boards.flat()) };
    case 'handNames': {
      const ranking = rankings[question.half === 'low' ? 1 : 0]!;
      const hand = slowRank(ranking, question.mine, question.board, two);
      return {
        kind: 'hand',
        hand: hand && ({ ranking, category: hand.category, ranks: hand.ranks } as never),
      };
    }
    case 'halves': {
      const [high, low] = rankings.map((ranking) =>
        findWinners(
          question.hands.map((hand) => slowRank(ranking, hand, question.board, two)?.strength ?? null),
        ),
      );
      return { kind: 'winners', high: high!, low: low! };
    }
    case 'decision':
      throw new Error('a decision is not counted');
  }
}

function findWinners(strengths: readonly (readonly number[] | null)[]): number[] {
  const wins = (mine: readonly number[]): boolean =>
    strengths.every((other) => other === null || compareStrength(mine, other) >= 0);
  return strengths.flatMap((strength, player) => (strength !== null && wins(strength) ? [player] : []));
}

/** The face-up cards that would complete the draw: each is put to the hand, and the hand is looked at again. */
function countDead(draw: string, mine: readonly number[], seen: readonly number[]): number {
  const completes = (cards: readonly number[]): boolean => {
    const ranks = cards.map((card) => Math.floor(card / 4));
    if (draw === 'flush') {
      return [0, 1, 2, 3].some((suit) => cards.filter((card) => card % 4 === suit).length >= 5);
    }
    if (draw === 'low') return new Set(ranks.filter((rank) => rank === 12 || rank < 7)).size >= 5;
    return Array.from({ length: 10 }, (_, low) => low - 1).some((low) =>
      [0, 1, 2, 3, 4].every((step) => ranks.includes(low + step === -1 ? 12 : low + step)),
    );
  };
  if (completes(mine)) throw new Error('the draw is complete');
  return seen.filter((card) => completes([...mine, card])).length;
}

describe.each(KINDS)('%s in %s', (family, game) => {
  const drills = makeMany(family, game);

  test('a thousand drills differ after renaming suits', () => {
    expect(new Set(drills.map(({ key }) => key)).size).toBe(INSTANCES);
  });

  test('the accepted answer is the one that a slow count finds, and no other', () => {
    for (const drill of drills) {
      const right = JSON.stringify(sortFields(recount(drill)));
      const texts = drill.answers.map((answer) => JSON.stringify(sortFields(answer)));
      expect(drill.accepted, drill.key).toEqual([texts.indexOf(right)]);
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts.length).toBeGreaterThanOrEqual(family === 'potOdds' ? 3 : 4);
    }
  });

  test('the place of the right answer says nothing', () => {
    const places = [0, 1, 2, 3].map((place) => drills.filter(({ accepted }) => accepted[0] === place).length);
    // Numbers are sorted, so the first and the last are right less often; no place may be right always or never.
    for (const count of places) expect(count).toBeGreaterThan(INSTANCES / 20);
  });

  test('no card is shown twice', () => {
    for (const { question } of drills) {
      const cards = Object.values(question)
        .flat(2)
        .filter((value) => typeof value === 'number');
      if (question.kind !== 'potOdds') expect(new Set(cards).size).toBe(cards.length);
    }
  });
});

const sortFields = (answer: DrillAnswer): unknown =>
  answer.kind === 'hand' && answer.hand !== null
    ? { hand: [answer.hand.ranking, answer.hand.category, ...answer.hand.ranks] }
    : answer;

test('a level makes drills harder as it says', () => {
  const rng = Xoshiro256.fromSeed(3n);
  for (let i = 0; i < 200; i++) {
    const { question } = makeDrill('halves', 'stud8', 3, rng);
    expect(question.kind === 'halves' && question.hands.length).toBe(3);
    const { answers } = makeDrill('potOdds', 'stud', 1, rng);
    const shares = answers.map((answer) => (answer.kind === 'share' ? answer.share : NaN));
    for (let at = 1; at < shares.length; at++) {
      expect(shares[at]! - shares[at - 1]!).toBeGreaterThanOrEqual(0.08 - 1e-9);
    }
  }
});

test('the names of suits and the order of cards do not make another drill', () => {
  const [first, second] = ['As2d3c', '3hAc2s'].map((text) => [...unwrap(parseCards(text))]);
  expect(makeSuitFreeKey([first!, []])).toBe(makeSuitFreeKey([second!, []]));
  const suited = unwrap(parseCards('As2s3c'));
  expect(makeSuitFreeKey([suited])).not.toBe(makeSuitFreeKey([first!]));
});

test('the same generator gives the same drill', () => {
  for (const [family, game] of KINDS) {
    const [a, b] = [1, 2].map(() => makeDrill(family, game, 2, Xoshiro256.fromSeed(5n)));
    expect(a).toEqual(b);
  }
});
