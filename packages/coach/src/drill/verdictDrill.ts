import type { Action, GameId, View } from '@doorcard/engine';
import { listFacts } from '../verdict/facts.js';
import type { DecisionVerdict, JudgedAction } from '../verdict/judge.js';
import { ACCEPTED_LOSS } from '../verdict/thresholds.js';
import type { Drill, DrillLevel, Explanation, FamilyId } from './drill.js';
import { makeSuitFreeKey } from './suitFreeKey.js';

/** Whether an action is a right answer: it surely loses less than a tenth of a big bet. */
const isAccepted = ({ loss }: Pick<JudgedAction, 'loss'>): boolean => loss.high < ACCEPTED_LOSS;

/** The question what to do in a view; a verdict of this view answers it. */
export function makeVerdictDrill(
  family: FamilyId,
  level: DrillLevel,
  view: View,
  verdict: DecisionVerdict,
): Drill & { readonly explanation: Explanation & { readonly kind: 'decision' } } {
  const { actions, source, worlds } = verdict;
  const shown = listAnswers(verdict);
  return {
    family,
    game: view.game as GameId,
    level,
    key: makeViewKey(view),
    question: { kind: 'decision', view },
    answers: shown.map(({ action }) => ({ kind: 'action', action })),
    accepted: listAccepted(verdict),
    explanation: {
      kind: 'decision',
      actions: actions.map(({ action, value, loss }) => ({ action, value, loss })),
      source,
      worlds,
      facts: listFacts(view, verdict),
    },
  };
}

const listAnswers = ({ actions }: DecisionVerdict): JudgedAction[] =>
  actions.toSorted((a, b) => placeOf(a.action) - placeOf(b.action));

/** The places of the right answers among those that are shown. */
export const listAccepted = (verdict: DecisionVerdict): number[] =>
  listAnswers(verdict).flatMap((each, i) => (isAccepted(each) ? [i] : []));

const ORDER = ['fold', 'check', 'call', 'bringIn', 'raise', 'draw'];

/** The usual order of buttons; draws by the number of cards. */
const placeOf = (action: Action): number => {
  const place = 1e9 * ORDER.indexOf(action.type);
  if (action.type === 'raise') return place + action.to;
  return action.type === 'draw' ? place + action.discard.length : place;
};

/** Equal for views that differ only in the names of suits. */
export function makeViewKey({ game, seat, mine, board, seats, events }: View): string {
  const up = seats[seat!]!.up;
  const down = mine!.dealt.filter((card) => !up.includes(card));
  const cards = makeSuitFreeKey([down, up, board, ...seats.map((each) => each.up)]);
  const actions = events.flatMap((event) => {
    switch (event.type) {
      case 'raise':
        return [`${event.seat}r${event.to}`];
      case 'discard':
        return [`${event.seat}d${event.count}`];
      case 'fold':
      case 'check':
      case 'call':
      case 'bringIn':
        return [`${event.seat}${event.type[0]!}`];
      default:
        return [];
    }
  });
  return `${game}:${seat}:${cards}:${actions.join('')}`;
}

/**
 * By how much the mildest wrong answer loses; undefined if some answer is neither surely right nor surely wrong, or if
 * all are right. `sure` makes the intervals wider.
 */
export function findGap({ actions }: DecisionVerdict, sure = 1): number | undefined {
  const losses = actions.map(({ loss: { mean, low } }) => ({ mean, half: (mean - low) * sure }));
  const wrong = losses.filter(({ mean, half }) => mean + half >= ACCEPTED_LOSS);
  const isClear = wrong.length > 0 && wrong.every(({ mean, half }) => mean - half > ACCEPTED_LOSS);
  return isClear ? Math.min(...wrong.map(({ mean }) => mean)) : undefined;
}
