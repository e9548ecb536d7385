import { makeCard, type Card } from '@doorcard/cards';
import { CardFace } from '../shared/cards/CardFace.js';
import { useWords } from '../shared/language/useWords.js';
import { ProblemNote } from './ProblemNote.js';
import { listTokens } from './cardText.js';
import { nameField } from './fieldName.js';
import type { SpotProblem } from './spotParser.js';
import { MIN_HANDS, readField, sizeOf, type Field, type SpotText } from './spotText.js';
import { useEquityWords } from './useEquityWords.js';
import inputs from '../shared/controls/inputs.module.css';
import styles from './equity.module.css';

interface CardsFieldProps {
  readonly field: Field;
  readonly text: SpotText;
  readonly isActive: boolean;
  readonly problem: SpotProblem | undefined;
  readonly onActivate: () => void;
  readonly onWrite: (value: string) => void;
  readonly onRemove: (hand: number) => void;
}

/** The cards of a hand, the board or the dead cards: to be picked from the deck, or typed. */
export function CardsField({
  field,
  text,
  isActive,
  problem,
  onActivate,
  onWrite,
  onRemove,
}: CardsFieldProps) {
  const { card: nameCard } = useWords();
  const w = useEquityWords();
  const written = readField(text, field);
  const tokens = listTokens(written);
  const name = nameField(w, field);
  const [id, noteId] = [`equity-${field}`, `equity-${field}-note`];
  const known = tokens.filter((card) => card !== undefined);
  const unknown = typeof field === 'number' ? Math.max(0, sizeOf(text, field) - known.length) : 0;
  const hasNote = problem !== undefined || field === 'dead';
  return (
    <div className={`${styles.cardsField} ${isActive ? styles.active : ''}`} role="group" aria-label={name}>
      <span className={styles.fieldName}>{name}</span>
      <button
        type="button"
        className={styles.slots}
        aria-pressed={isActive}
        aria-label={w.chosen(name, known.map(nameCard), unknown)}
        onClick={onActivate}
      >
        <Slots tokens={tokens} size={field === 'dead' ? 1 : sizeOf(text, field)} />
      </button>
      <div className={styles.typed}>
        <input
          id={id}
          type="text"
          aria-label={w.asText(name)}
          aria-invalid={problem !== undefined}
          aria-describedby={hasNote ? noteId : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={written}
          onFocus={onActivate}
          onChange={({ target }) => onWrite(target.value)}
        />
        {written !== '' && (
          <IconButton
            label={w.clear(name)}
            path="M8 5h9v14H8l-5-7zM10 9.5l5 5M15 9.5l-5 5"
            onPress={() => onWrite('')}
          />
        )}
        {typeof field === 'number' && text.hands.length > MIN_HANDS && (
          <IconButton label={w.removeHand(name)} path="M5 12h14" onPress={() => onRemove(field)} />
        )}
      </div>
      {problem !== undefined && <ProblemNote id={noteId} problem={problem} text={text} />}
      {problem === undefined && field === 'dead' && (
        <p id={noteId} className={inputs.meaning}>
          {w.deadHint}
        </p>
      )}
    </div>
  );
}

/** As many places as the field has, filled as far as cards are named. */
function Slots({ tokens, size }: { readonly tokens: readonly (Card | undefined)[]; readonly size: number }) {
  const places = Array.from({ length: Math.max(size, tokens.length) }, (_, place) => place);
  return places.map((place) => (
    <span
      key={
        place < tokens.length && tokens[place] !== undefined ? `${makeCard(tokens[place])} ${place}` : place
      }
      className={styles.slot}
    >
      {place < tokens.length ? <CardFace card={tokens[place]} /> : <span className={styles.gap} />}
    </span>
  ));
}

interface IconButtonProps {
  readonly label: string;
  readonly path: string;
  readonly onPress: () => void;
}

function IconButton({ label, path, onPress }: IconButtonProps) {
  return (
    <button type="button" className={styles.icon} aria-label={label} title={label} onClick={onPress}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
