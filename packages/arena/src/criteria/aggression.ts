import { readBadugi } from './badugiHand.js';
import { liveOpponents, type Observer } from './observer.js';

/**
 * SC-003: chances to bet or raise after a draw, and how many were taken, by class of hand (number and highest of the
 * cards that count) and round, when every opponent has drawn two or more and when one is pat.
 */
export const watchAggression = (): Observer => ({
  decide: ({ view, decision }, count) => {
    if (view.street === 0 || view.phase !== 'betting' || view.legal!.raise === undefined) return;
    const draws = liveOpponents(view).map(({ seen }) => seen.draws.at(-1)!);
    const against = draws.includes('pat') ? 'pat' : draws.every((drawn) => Number(drawn) >= 2) ? 'many' : '';
    if (against === '') return;
    const { size, high } = readBadugi(view.mine!.cards);
    const name = `aggression/${view.street}-${size}-${high}/${against}`;
    count(`${name}/n`);
    if (decision.action.type === 'raise') count(`${name}/raises`);
  },
});
