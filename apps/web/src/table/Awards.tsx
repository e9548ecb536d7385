import type { View } from '@doorcard/engine';
import { countPots, listAwards, type Award } from '@doorcard/table/client';
import { nameHalf, signed, type Person, type Words, type WriteChips } from '@doorcard/text';

interface AwardsProps {
  readonly view: View;
  readonly people: readonly Person[];
  readonly words: Words;
  readonly amount: WriteChips;
}

/** Who wins what of which pot, and with which hand. */
export function Awards({ view, people, words, amount }: AwardsProps) {
  const { table: w } = words.web;
  const awards = listAwards(view);
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
              {hasMany && words.table.potName(award.pot)} {award.half !== 'whole' && w.halves[award.half]}
            </span>
          )}
          {award.winners.map(({ seat, chips }) => (
            <span key={seat} className="winner">
              <strong>{people[seat]!.name}</strong> <span className="won">{signed(amount, chips)}</span>{' '}
              <span className="with">{nameOf(award, seat)}</span>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
