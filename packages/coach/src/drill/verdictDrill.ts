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
  const shown = actions.toSorted((a, b) => placeOf(a.action) - placeOf(b.action));
  return {
    family,
    game: view.game as GameId,
    level,
    key: makeViewKey(view),
    question: { kind: 'decision', view },
    answers: shown.map(({ action }) => ({ kind: 'action', action })),
    accepted: shown.flatMap((each, i) => (isAccepted(each) ? [i] : [])),
    explanation: {
      kind: 'decision',
      actions: actions.map(({ action, value, loss }) => ({ action, value, loss })),
      source,
      worlds,
      facts: listFacts(view, verdict),
    },
  };
}

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
 * all are right.
 */
export function findGap({ actions }: DecisionVerdict): number | undefined {
  const wrong = actions.filter((each) => !isAccepted(each)).map(({ loss }) => loss);
  const isClear = wrong.length > 0 && wrong.every(({ low }) => low > ACCEPTED_LOSS);
  return isClear ? Math.min(...wrong.map(({ mean }) => mean)) : undefined;
}
