import type { View } from '@doorcard/engine';
import { countPots, listAwards, type Award } from '@doorcard/table/client';
import { nameHalf, type Person, type WriteChips } from '@doorcard/text';
import type { SharedWords } from '../language/words/sharedWords.js';
import hidden from '../style/unseen.module.css';
import styles from './Awards.module.css';

interface AwardsProps {
  readonly view: View;
  readonly people: readonly Person[];
  readonly words: SharedWords;
  readonly amount: WriteChips;
  /** Only for those who listen: what it says is shown elsewhere. */
  readonly isUnseen?: boolean;
}

/** Who wins what of which pot, and with which hand. */
export function Awards({ view, people, words, amount, isUnseen = false }: AwardsProps) {
  const { tableParts: parts } = words;
  const awards = listAwards(view);
  const hasMany = countPots(awards) > 1;
  const isUncontested = view.seats.filter(({ folded }) => !folded).length === 1;
  const nameOf = ({ half }: Award, seat: number): string => {
    const shown = seat === view.seat ? view.mine?.cards : view.seats[seat]!.shown;
    if (isUncontested) return parts.allFolded;
    return (shown && nameHalf(words, view.game, half, shown, view.board)) ?? '';
  };
  return (
    // Many pots scroll: the list can be reached by keys.
    <ul
      className={isUnseen ? hidden.unseen : styles.awards}
      tabIndex={isUnseen ? undefined : 0}
      data-unseen={isUnseen}
      aria-label={parts.awards}
      data-part="awards"
      data-pots={countPots(awards)}
    >
      {awards.map((award) => (
        <li key={`${award.pot} ${award.half}`}>
          {(hasMany || award.half !== 'whole') && (
            <span className={styles.part}>
              {hasMany && words.table.potName(award.pot)} {award.half !== 'whole' && parts.halves[award.half]}
            </span>
          )}
          {award.winners.map(({ seat, chips }) => (
            <span key={seat} className={styles.winner}>
              <strong>{parts.wins(people[seat]!, amount(chips))}</strong>{' '}
              <span data-part="with">{nameOf(award, seat)}</span>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
