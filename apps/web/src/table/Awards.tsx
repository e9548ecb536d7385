import type { Card } from '@doorcard/cards';
import type { View } from '@doorcard/engine';
import { nameHalf, nameHolding } from '@doorcard/text';
import type { HandInfo } from '@doorcard/table';
import { listPeople } from './people.js';
import { countPots, listAwards, type Award } from './pots.js';
import { useTableWords } from './useTableWords.js';

/** Who wins what of which pot, and with which hand. */
export function Awards({ view, hand }: { readonly view: View; readonly hand: HandInfo }) {
  const { words, amount } = useTableWords();
  const { table: w } = words.web;
  const awards = listAwards(view);
  const people = listPeople(hand, words);
  const hasMany = countPots(awards) > 1;
  const nameOf = ({ half }: Award, seat: number): string => {
    const shown = seat === view.seat ? view.mine?.cards : view.seats[seat]!.shown;
    if (view.seats.filter(({ folded }) => !folded).length === 1) return w.allFolded;
    return (shown && nameHalf(words, view.game, half, shown, view.board)) ?? '';
  };
  return (
    <ul className="awards" aria-label={w.awards}>
      {awards.map((award) => (
        <li key={`${award.pot} ${award.half}`}>
          {(hasMany || award.half !== 'whole') && (
            <span className="part">
              {hasMany && w.potName(award.pot)} {award.half !== 'whole' && w.halves[award.half]}
            </span>
          )}
          {award.winners.map(({ seat, chips }) => (
            <span key={seat} className="winner">
              <strong>{people[seat]!.name}</strong> <span className="won">{signedAmount(amount(chips))}</span>{' '}
              <span className="with">{nameOf(award, seat)}</span>
            </span>
          ))}
        </li>
      ))}
      {listBeaten(view, awards).map(({ seat, cards }) => (
        <li key={seat} className="beaten">
          {people[seat]!.name} {nameHolding(words, view.game, cards, view.board)}
        </li>
      ))}
    </ul>
  );
}

/** Hands that were shown and won nothing. */
const listBeaten = (
  { seats }: View,
  awards: readonly Award[],
): { readonly seat: number; readonly cards: readonly Card[] }[] =>
  seats.flatMap(({ shown }, seat) =>
    shown === null || awards.some(({ winners }) => winners.some((each) => each.seat === seat))
      ? []
      : [{ seat, cards: shown }],
  );

const signedAmount = (text: string): string => `+${text}`;
