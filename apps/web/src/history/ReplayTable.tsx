import { makeCard } from '@doorcard/cards';
import { VARIANTS } from '@doorcard/engine';
import { countPots, listAwards } from '@doorcard/table/client';
import { nameHalf, signed, type Person, type WriteChips } from '@doorcard/text';
import { CardFace } from '../shared/cards/CardFace.js';
import type { SharedWords } from '../shared/language/words/sharedWords.js';
import { Chips } from '../shared/tableParts/Chips.js';
import { ReplaySeat } from './ReplaySeat.js';
import styles from './ReplayTable.module.css';
import type { Sight } from '../shared/hands/sight.js';
import type { Replay, Step } from './replay.js';

interface ReplayTableProps {
  readonly replay: Replay;
  readonly step: Step;
  readonly sight: Sight;
  readonly people: readonly Person[];
  readonly players: readonly string[];
  readonly words: SharedWords;
  readonly amount: WriteChips;
}

/** The table at one moment: the others from my left on, the middle, and me. */
export function ReplayTable({ replay, step, sight, people, players, words, amount }: ReplayTableProps) {
  const { game, you, stacks, before, steps } = replay;
  const { view } = step;
  const count = people.length;
  const order = people.map((_, i) => ((you ?? -1) + 1 + i) % count).filter((seat) => seat !== you);
  const isEnd = step === steps.at(-1);
  const { streets, showdown } = VARIANTS[game];
  const street = streets[view.street]!.name;
  const makeSeat = (seat: number) => (
    <ReplaySeat
      step={step}
      seat={seat}
      sight={sight}
      person={people[seat]!}
      player={players[seat] ?? ''}
      won={isEnd && stacks !== undefined ? stacks[seat]! - before[seat]! : undefined}
      words={words}
      amount={amount}
    />
  );
  return (
    <section className={styles.felt} data-game={game} aria-label={words.tableParts.seats}>
      <ol className={styles.others}>
        {order.map((seat) => (
          <li key={seat}>{makeSeat(seat)}</li>
        ))}
      </ol>
      <div className={styles.middle}>
        <p className={styles.street}>{words.table.streets[street] ?? street}</p>
        <p className={styles.pot}>
          <Chips chips={view.pot} /> {words.table.pot(view.pot)}
        </p>
        {(showdown.boardSize > 0 || view.board.length > 0) && (
          <ol className={styles.board}>
            {view.board.map((card) => (
              <li key={makeCard(card)}>
                <CardFace card={card} />
              </li>
            ))}
          </ol>
        )}
        {isEnd && <Winners view={view} people={people} words={words} amount={amount} />}
      </div>
      {you !== null && makeSeat(you)}
    </section>
  );
}

/** Who wins what of which pot, and with which hand. */
function Winners({
  view,
  people,
  words,
  amount,
}: Pick<ReplayTableProps, 'people' | 'words' | 'amount'> & { readonly view: Step['view'] }) {
  const { tableParts: w } = words;
  const awards = listAwards(view);
  const hasMany = countPots(awards) > 1;
  const isAlone = view.seats.filter(({ folded }) => !folded).length === 1;
  return (
    <ul className={styles.awards} aria-label={w.awards}>
      {awards.map(({ pot, half, winners }) => (
        <li key={`${pot} ${half}`}>
          {(hasMany || half !== 'whole') && (
            <span className={styles.part}>
              {hasMany && words.table.potName(pot)} {half !== 'whole' && w.halves[half]}
            </span>
          )}
          {winners.map(({ seat, chips }) => {
            const shown = seat === view.seat ? view.mine?.cards : view.seats[seat]!.shown;
            const name = shown ? nameHalf(words, view.game, half, shown, view.board) : undefined;
            return (
              <span key={seat}>
                <strong>{people[seat]!.name}</strong>{' '}
                <span className={styles.won}>{signed(amount, chips)}</span> {isAlone ? w.allFolded : name}
              </span>
            );
          })}
        </li>
      ))}
    </ul>
  );
}
