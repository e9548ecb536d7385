import { shuffle, type Rng } from '@doorcard/cards';
import type { DrillAnswer } from './drill.js';

const CHOICES = 4;

/** The right answer among wrong ones, in random order. Equal wrong ones are left out; there may be fewer than four. */
export function arrangeAnswers(
  right: DrillAnswer,
  wrong: readonly DrillAnswer[],
  rng: Rng,
): { answers: DrillAnswer[]; accepted: number[] } {
  const texts = new Set([JSON.stringify(right)]);
  const others: DrillAnswer[] = [];
  for (const answer of wrong) {
    const text = JSON.stringify(answer);
    if (others.length === CHOICES - 1) break;
    if (!texts.has(text)) others.push(answer);
    texts.add(text);
  }
  // Counts and shares are easier to find in their order; the place of the right one must say nothing.
  const answers = shuffle([right, ...others], rng);
  if (right.kind === 'count' || right.kind === 'share') answers.sort((a, b) => sizeOf(a) - sizeOf(b));
  return { answers, accepted: [answers.indexOf(right)] };
}

const sizeOf = (answer: DrillAnswer): number =>
  answer.kind === 'count' ? answer.count : answer.kind === 'share' ? answer.share : 0;
