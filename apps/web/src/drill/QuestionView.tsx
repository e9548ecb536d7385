import { makeCard, type Card } from '@doorcard/cards';
import type { Drill } from '@doorcard/coach/drill';
import { describeQuestion, writeChips } from '@doorcard/text';
import { Avatar } from '../shared/avatars/Avatar.js';
import { CardFace } from '../shared/cards/CardFace.js';
import { FrozenTable } from '../shared/felt/FrozenTable.js';
import { Chips } from '../shared/tableParts/Chips.js';
import styles from './QuestionView.module.css';
import { useDrillText } from './useDrillText.js';
import { useDrillWords } from './useDrillWords.js';

interface QuestionViewProps {
  readonly drill: Drill;
  /** The cards of the others are to be remembered. */
  readonly isHidden: boolean;
}

/** The spot and what is asked about it. */
export function QuestionView({ drill, isHidden }: QuestionViewProps) {
  const words = useDrillText();
  const { question } = drill;
  // The last line is the question; the lines before it are drawn.
  const asked = describeQuestion(words, question).at(-1);
  return (
    <section className={styles.question} data-part="question" data-kind={question.kind}>
      <Spot drill={drill} isHidden={isHidden} />
      <h2 className={styles.asked}>{asked}</h2>
    </section>
  );
}

function Spot({ drill: { question }, isHidden }: QuestionViewProps) {
  const words = useDrillText();
  const w = useDrillWords();
  const { player } = words.drills;
  switch (question.kind) {
    case 'potOdds':
      return (
        <p className={styles.pot}>
          <Chips chips={question.pot} mostPiles={3} />
          <strong>{w.session.pot(writeChips(question.pot), writeChips(question.toCall))}</strong>
        </p>
      );
    case 'deadOuts':
      return (
        <>
          {isHidden && <p role="status">{w.session.hidden}</p>}
          <ul className={styles.others}>
            {question.boards.map((cards, i) => (
              <Player key={i} name={player(i + 1)} cards={isHidden ? cards.map(() => undefined) : cards} />
            ))}
          </ul>
          <Own cards={question.mine} />
        </>
      );
    case 'handNames':
      return (
        <>
          {question.board.length > 0 && (
            <Row cards={question.board} className={styles.board} label={w.session.board} />
          )}
          <Own cards={question.mine} />
        </>
      );
    case 'halves':
      return (
        <>
          {question.board.length > 0 && (
            <Row cards={question.board} className={styles.board} label={w.session.board} />
          )}
          <ul className={styles.others}>
            {question.hands.map((cards, i) =>
              i === 0 ? null : <Player key={i} name={player(i)} cards={cards} />,
            )}
          </ul>
          <Own cards={question.hands[0]!} />
        </>
      );
    case 'decision': {
      const { view } = question;
      const names = view.seats.map((_, seat) =>
        player((seat - view.seat! + view.seats.length) % view.seats.length),
      );
      return (
        <div className={styles.table}>
          <FrozenTable view={view} names={names} words={words} amount={writeChips} />
        </div>
      );
    }
  }
}

const Player = ({
  name,
  cards,
}: {
  readonly name: string;
  readonly cards: readonly (Card | undefined)[];
}) => (
  <li className={styles.player}>
    <span className={styles.face}>
      <Avatar name={name} />
    </span>
    <b>{name}</b>
    <Row cards={cards} className={styles.small} label={name} />
  </li>
);

function Own({ cards }: { readonly cards: readonly Card[] }) {
  const w = useDrillWords();
  return <Row cards={cards} className={styles.own} label={w.session.you} />;
}

const Row = ({
  cards,
  className,
  label,
}: {
  readonly cards: readonly (Card | undefined)[];
  readonly className: string;
  readonly label: string;
}) => (
  <ol className={className} aria-label={label} data-count={cards.length}>
    {cards.map((card, place) => (
      <li key={card === undefined ? `hidden ${place}` : makeCard(card)}>
        <CardFace card={card} />
      </li>
    ))}
  </ol>
);
