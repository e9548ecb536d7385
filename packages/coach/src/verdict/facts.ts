import { isSameAction } from '@doorcard/cpu';
import { VARIANTS, type Action, type GameId, type View } from '@doorcard/engine';
import type { BookMove, DecisionVerdict, JudgedAction } from './judge.js';

/** What mattered, as data: only what the rollouts counted, the price, and what the book says. */
export type Fact =
  /** The part of the pot that a call must win on average. */
  | { readonly code: 'price'; readonly needed: number }
  /** How often everybody else folds in the rollouts after an action. */
  | { readonly code: 'everybodyFolds'; readonly action: Action; readonly share: number }
  /** The mean share of the pot that is won after an action, and the mean size of that pot in big bets. */
  | { readonly code: 'wins'; readonly action: Action; readonly share: number; readonly finalPot: number }
  /** In split games: how often the seat wins in the high, in the low, everything, or a quarter. */
  | {
      readonly code: 'halves';
      readonly action: Action;
      readonly high: number;
      readonly low: number;
      readonly scooped: number;
      readonly quartered: number;
    }
  /** What level 2 does, whether that is the best action here, and why it does so: its measures, as data. */
  | {
      readonly code: 'book';
      readonly action: Action;
      readonly isBest: boolean;
      readonly reason: Omit<BookMove, 'action'>;
    };

/** A share that would be shown as 0 % says nothing. */
const LEAST_SHARE = 0.005;

/** The facts about the best action and, where it is another, the taken one. */
export function listFacts(view: View, { taken, actions, book }: DecisionVerdict): Fact[] {
  const best = actions[0]!;
  const mine = actions.find(({ action }) => isSameAction(action, taken))!;
  const isSplit = VARIANTS[view.game as GameId].showdown.rankings.length === 2;
  const compared = mine === best ? [best] : [mine, best];
  const { call } = view.legal!;
  return [
    ...(call === undefined ? [] : [{ code: 'price', needed: call / (view.pot + call) } as const]),
    ...compared.flatMap((each) => listCounted(each, isSplit)),
    {
      code: 'book',
      action: book.action,
      isBest: isSameAction(book.action, best.action),
      reason: { code: book.code, rule: book.rule, data: book.data },
    },
  ];
}

function listCounted({ action, counts }: JudgedAction, isSplit: boolean): Fact[] {
  // After a fold there is nothing to count.
  if (counts === undefined || counts.worlds === 0 || action.type === 'fold') return [];
  const { worlds, allFolded, share, finalPot, high, low, scooped, quartered } = counts;
  return [
    ...(allFolded / worlds < LEAST_SHARE
      ? []
      : [{ code: 'everybodyFolds', action, share: allFolded / worlds } satisfies Fact]),
    { code: 'wins', action, share, finalPot },
    ...(isSplit
      ? [
          {
            code: 'halves',
            action,
            high: high / worlds,
            low: low / worlds,
            scooped: scooped / worlds,
            quartered: quartered / worlds,
          } satisfies Fact,
        ]
      : []),
  ];
}
