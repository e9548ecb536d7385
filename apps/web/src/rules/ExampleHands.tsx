import { makeCards } from '@doorcard/cards';
import type { PotRanking } from '@doorcard/text';
import { useWords } from '../language/LanguageProvider.js';
import { CardPicture } from './CardPicture.js';
import { listExamples } from './exampleHands.js';

/** Hands of a ranking from the best to the worst. */
export function ExampleHands({ ranking }: { readonly ranking: PotRanking }) {
  const words = useWords();
  const { rules: w } = words.web;
  const examples = listExamples(ranking);
  return (
    <ol className="examples" data-ranking={ranking}>
      {examples.map(({ cards, description, playing }, place) => (
        <li key={makeCards(cards)}>
          <CardPicture cards={cards} playing={description === undefined ? cards : playing} />
          <p>
            <strong>{description === undefined ? words.noLow : words.nameHand(description)}</strong>
            {playing.length < cards.length && description !== undefined && (
              <span className="meaning">{w.counting(playing.length)}</span>
            )}
            {place === 0 && <span className="tag">{w.best}</span>}
          </p>
        </li>
      ))}
    </ol>
  );
}
