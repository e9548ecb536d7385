import { makeCard, parseCard, refuse, succeed, type Card, type Result } from '@doorcard/cards';

/** Cards in the order of the file; null is an unknown card, `??`. */
export type PhhCards = readonly (Card | null)[];

const UNKNOWN = '??';

/** Cards without separators, `As??Kd`, each known one at most once. `offset` is added to the positions in errors. */
export function parsePhhCards(text: string, offset = 0): Result<PhhCards> {
  const cards: (Card | null)[] = [];
  for (let at = 0; at < text.length; at += 2) {
    const name = text.slice(at, at + 2);
    if (name === UNKNOWN) {
      cards.push(null);
      continue;
    }
    const card = parseCard(name);
    if (!card.ok) {
      const { code, value, problem, expected, at: place = 1 } = card.error;
      return refuse({
        code,
        value,
        at: offset + at + place,
        problem,
        expected: `${expected}, or ?? if unknown`,
      });
    }
    if (cards.includes(card.value)) {
      return refuse({
        code: 'card/duplicate',
        value: name,
        at: offset + at + 1,
        problem: `${name} appears twice in "${text}"`,
        expected: 'each card once',
      });
    }
    cards.push(card.value);
  }
  return succeed(cards);
}

export const makePhhCards = (cards: PhhCards): string =>
  cards.map((card) => (card === null ? UNKNOWN : makeCard(card))).join('');
