import {
  checkSpot,
  type InputError,
  makeCard,
  refuse,
  type Card,
  type EquitySpot,
  type Result,
} from '@doorcard/cards';
import { VARIANTS } from '@doorcard/engine';
import { countCards, parseKnownCards } from './cardText.js';
import { listFields, readField, sizeOf, type Field, type SpotText } from './spotText.js';

/** What is wrong with a spot, and in which field if it is one. */
export interface SpotProblem {
  readonly code: string;
  readonly value: string;
  readonly field: Field | undefined;
}

export type ReadSpot =
  { readonly ok: true; readonly spot: EquitySpot } | { readonly ok: false; readonly problem: SpotProblem };

/** Reads the fields in their order; the first thing that is wrong is named with its place. */
export function readSpot(text: SpotText): ReadSpot {
  const seen = new Set<Card>();
  const cardsOf = new Map<Field, Card[]>();
  for (const field of listFields(text)) {
    const cards = readCards(text, field, seen);
    if (!cards.ok) return blame(cards.error, field);
    for (const card of cards.value) seen.add(card);
    cardsOf.set(field, cards.value);
  }
  const checked = checkSpot({
    showdown: VARIANTS[text.game].showdown,
    hands: text.hands.map((_, field) => cardsOf.get(field)!),
    board: cardsOf.get('board') ?? [],
    dead: cardsOf.get('dead')!,
    draws: text.draws,
  });
  if (checked.ok) return { ok: true, spot: checked.value };
  return blame(checked.error, checked.error.code.startsWith('board/') ? 'board' : undefined);
}

const blame = ({ code, value }: InputError, field: Field | undefined): ReadSpot => ({
  ok: false,
  problem: { code, value, field },
});

function readCards(text: SpotText, field: Field, seen: ReadonlySet<Card>): Result<Card[]> {
  const written = readField(text, field);
  const cards = parseKnownCards(written);
  if (!cards.ok) return cards;
  const twice = cards.value.find((card) => seen.has(card));
  if (twice !== undefined) {
    return refuse({
      code: 'card/duplicate',
      value: makeCard(twice),
      problem: `${makeCard(twice)} appears twice`,
      expected: 'each card once',
    });
  }
  if (field === 'board' || countCards(written) <= sizeOf(text, field)) return cards;
  return refuse({
    code: 'hand/too-many-cards',
    value: written.trim(),
    problem: `"${written.trim()}" has too many cards`,
    expected: `at most ${sizeOf(text, field)}`,
  });
}
