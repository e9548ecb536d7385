import type { Card } from '@doorcard/cards';
import { useState, type SyntheticEvent } from 'react';
import { addressOf } from '../shared/address/route.js';
import { useNarrow } from '../shared/browser/useNarrow.js';
import { CardsField } from './CardsField.js';
import { DeckPicker } from './DeckPicker.js';
import { EquityResult } from './EquityResult.js';
import { GameChoice } from './GameChoice.js';
import { ProblemNote } from './ProblemNote.js';
import { SpotChoices } from './SpotChoices.js';
import { addCard, countCards, listKnown, removeCard } from './cardText.js';
import {
  encodeSpot,
  listFields,
  MAX_HANDS,
  readField,
  sizeOf,
  writeField,
  type DecodedSpot,
  type Field,
  type SpotText,
} from './spotText.js';
import { useEquity } from './useEquity.js';
import { useEquityWords } from './useEquityWords.js';
import { Button } from '../shared/buttons/Button.js';
import styles from './equity.module.css';

/** A spot is laid out and computed here. */
export function EquityCalculator({ first }: { readonly first: DecodedSpot }) {
  const w = useEquityWords();
  const isNarrow = useNarrow();
  const [text, setText] = useState(first.text);
  const [bad, setBad] = useState(first.bad);
  const [active, setActive] = useState<Field>(() =>
    Math.max(
      0,
      first.text.hands.findIndex((_, hand) => !isFull(first.text, hand)),
    ),
  );
  const [hasMoved, setMoved] = useState(false);
  const { state, calculate, cancel, forget } = useEquity();
  const isRunning = state.status === 'running';
  const problem = state.status === 'wrong' ? state.problem : undefined;
  const fields = listFields(text);

  const change = (next: SpotText): void => {
    setText(next);
    setBad(undefined);
    forget();
    history.replaceState(history.state, '', addressOf('equity', encodeSpot(next)));
  };
  const activate = (field: Field): void => {
    setActive(field);
    setMoved(false);
  };
  const pick = (card: Card | undefined): void => {
    const written = readField(text, active);
    const isThere = card !== undefined && listKnown(written).includes(card);
    const next = writeField(
      text,
      active,
      isThere ? removeCard(written, card) : addCard(written, card, sizeOf(text, active)),
    );
    change(next);
    if (isThere || typeof active !== 'number' || !isFull(next, active)) return;
    // A whole hand: the next one that is not.
    const open = next.hands.findIndex((_, hand) => !isFull(next, hand));
    if (open < 0) return;
    setActive(open);
    setMoved(true);
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (isRunning) cancel();
    else calculate(text);
  };
  const removeHand = (hand: number): void => {
    activate(0);
    change({ ...text, hands: text.hands.filter((_, i) => i !== hand) });
  };
  const addHand = (): void => {
    activate(text.hands.length);
    change({ ...text, hands: [...text.hands, ''] });
  };
  const deck = (
    <DeckPicker
      key={isNarrow ? String(active) : 'deck'}
      text={text}
      active={active}
      onPick={pick}
      takesFocus={hasMoved && isNarrow}
    />
  );

  return (
    <main className={styles.equity}>
      <header>
        <h1>{w.title}</h1>
        <p>{w.lead}</p>
      </header>
      {bad !== undefined && (
        <ProblemNote problem={{ code: 'equity/bad-address', value: bad, field: undefined }} text={text} />
      )}
      <form className={styles.spot} onSubmit={submit}>
        <GameChoice text={text} onChange={change} />
        <div className={styles.fields}>
          {fields.map((field) => (
            <div key={field} className={styles.fieldPlace}>
              <CardsField
                field={field}
                text={text}
                isActive={field === active}
                problem={problem?.field === field ? problem : undefined}
                onActivate={() => activate(field)}
                onWrite={(value) => change(writeField(text, field, value))}
                onRemove={removeHand}
              />
              {isNarrow && field === active && deck}
              {field === text.hands.length - 1 && text.hands.length < MAX_HANDS && (
                <button type="button" className={styles.addHand} onClick={addHand}>
                  {w.addHand}
                </button>
              )}
            </div>
          ))}
        </div>
        <SpotChoices text={text} onChange={change} />
        {problem !== undefined && problem.field === undefined && (
          <ProblemNote problem={problem} text={text} />
        )}
        <div className={styles.calculate}>
          <Button type="submit" look="key">
            {isRunning ? w.cancel : w.calculate}
          </Button>
        </div>
      </form>
      <div className={styles.beside}>
        {!isNarrow && deck}
        <EquityResult state={state} />
      </div>
    </main>
  );
}

const isFull = (text: SpotText, field: Field): boolean =>
  countCards(readField(text, field)) >= sizeOf(text, field);
