import { unwrap, Xoshiro256 } from '@doorcard/cards';
import { makeView } from '@doorcard/engine';
import { expect, test } from 'vitest';
import { drillDocument, EMPTY_BOOK, recordAnswer } from '../../src/drill/drillBook.js';
import { makeDrill } from '../../src/drill/families.js';
import { addMistakes, makeMistakeDrill, pickMistake } from '../../src/drill/mistake.js';
import { nextDrill } from '../../src/drill/nextDrill.js';
import { reviewHand } from '../../src/review/handReview.js';
import { makeMixedModel } from '../../src/verdict/opponentModel.js';
import { listOwnDecisions } from '../../src/verdict/ownDecision.js';
import { PLANTED } from '../verdict/scenes.js';
import { checkSpot } from './spotCheck.js';

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 1);

test.each([
  ['thirdStreet', 'razz'],
  ['fifthPrice', 'stud'],
  ['drawing', 'badugi'],
] as const)('%s in %s: a second judgement does not contradict the answers', (family, game) => {
  checkSpot(family, game, 1, 3n, 1200);
});

test('the same generator gives the same spot', () => {
  const [a, b] = [1, 2].map(() => makeDrill('fifthPrice', 'razz', 2, Xoshiro256.fromSeed(5n)));
  expect(a).toEqual(b);
});

const makeMistakes = () => {
  const hand = PLANTED.find(([name]) => name === 'razz: folds a wheel on 7th')![1]();
  const model = makeMixedModel('razz');
  const review = unwrap(reviewHand(hand, 0, { model, seed: 1n, worlds: 400, most: 400, spread: false }));
  return { hand, review, book: addMistakes(EMPTY_BOOK, hand, review, START) };
};

test('a mistake becomes a drill of the same view, without the cards of others and without later ones', () => {
  const { hand, review, book } = makeMistakes();
  const place = review.decisions.at(-1)!.place;
  const mistake = book.mistakes.find((each) => each.place === place)!;
  const drill = makeMistakeDrill(mistake);
  const { view } = listOwnDecisions(hand, 0).at(-1)!;
  expect(drill.question).toEqual({ kind: 'decision', view });
  const fold = drill.answers.findIndex((answer) => answer.kind === 'action' && answer.action.type === 'fold');
  expect(drill.accepted).not.toContain(fold);
  expect(drill.accepted.length).toBeGreaterThan(0);
  expect(drill.explanation).toMatchObject({ kind: 'decision', taken: { type: 'fold' } });
  // The record knows no more than the view.
  const cards = [...view.mine!.cards, ...view.seats[1]!.up];
  expect(mistake.record.cards.filter((card) => card !== '??')).toHaveLength(cards.length);
  expect(makeView(hand, 0).events.length).toBeGreaterThan(view.events.length);
});

test('mistakes are due at once, then later if they are answered, and are stored', () => {
  const { hand, review, book } = makeMistakes();
  expect(addMistakes(book, hand, review, START)).toBe(book);
  const asked = new Set<string>();
  const mistake = pickMistake(book, ['razz'], START, asked)!;
  expect(pickMistake(book, ['stud'], START, asked)).toBeUndefined();
  const drill = makeMistakeDrill(mistake);
  const right = recordAnswer(book, drill, drill.accepted[0]!, START + DAY);
  const changed = right.mistakes.find(({ id }) => id === drill.key)!;
  expect(changed).toMatchObject({ answered: 1, right: 1 });
  expect(changed.memory.due).toBeGreaterThan(START + DAY);
  expect(right.entries).toEqual([]);
  expect(unwrap(drillDocument.parse(drillDocument.make(right)))).toEqual(right);
  const families = new Set(
    Array.from(
      { length: 20 },
      (_, i) =>
        nextDrill(book, ['razz'], START, Xoshiro256.fromSeed(BigInt(i)), asked, ['potOdds', 'handNames'])
          .family,
    ),
  );
  expect(families).toEqual(new Set(['ownMistakes', 'potOdds', 'handNames']));
});
