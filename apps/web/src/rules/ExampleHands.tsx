import { makeCards } from '@doorcard/cards';
import { useWords } from '../shared/language/useWords.js';
import { CardPicture } from './CardPicture.js';
import { listExamples } from './exampleHands.js';
import { useRulesWords } from './useRulesWords.js';
import type { PotRanking } from './words/rulesWords.js';
import inputs from '../shared/controls/inputs.module.css';
import styles from './rules.module.css';

/** Hands of a ranking from the best to the worst. */
export function ExampleHands({ ranking }: { readonly ranking: PotRanking }) {
  const words = useWords();
  const w = useRulesWords();
  const examples = listExamples(ranking);
  return (
    <ol className={styles.examples} data-ranking={ranking}>
      {examples.map(({ cards, description, playing }, place) => (
        <li key={makeCards(cards)}>
          <CardPicture cards={cards} playing={description === undefined ? cards : playing} />
          <p>
            <strong>{description === undefined ? words.noLow : words.nameHand(description)}</strong>
            {playing.length < cards.length && description !== undefined && (
              <span className={inputs.meaning}>{w.counting(playing.length)}</span>
            )}
            {place === 0 && <span className={styles.tag}>{w.best}</span>}
          </p>
        </li>
      ))}
    </ol>
  );
}
