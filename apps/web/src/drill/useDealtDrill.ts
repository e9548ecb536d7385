import { makeMistakeDrill, type Drill } from '@doorcard/coach/drill';
import { makeChecksum } from '@doorcard/sealed';
import { useEffect, useMemo } from 'react';
import { coachStore, useCoach } from '../shared/coach/coachStore.js';
import { useDrills } from '../shared/drills/drillStore.js';
import type { PlanItem, SessionPlan } from './sessionPlan.js';

/** By session and question: the request that deals it, so that a question is dealt once. */
const requests = new Map<string, number>();

const keyOf = ({ seed, items }: SessionPlan, at: number): string =>
  `${seed} ${at} ${JSON.stringify(items[at])}`;

/** Asks for a question of a session if nobody has yet. */
function order(plan: SessionPlan, at: number): void {
  const item = plan.items[at];
  if (item === undefined || 'mistake' in item || requests.has(keyOf(plan, at))) return;
  const { family, game, level } = item;
  requests.set(
    keyOf(plan, at),
    coachStore.getState().deal({ family, game, level, seed: plan.seed + 1000 * at }),
  );
}

/** The drill of a session that is to be answered now; undefined while it is dealt, null if it is gone. */
export function useDealtDrill(plan: SessionPlan, at: number): Drill | null | undefined {
  const item: PlanItem | undefined = plan.items[at];
  const key = keyOf(plan, at);
  const mistakes = useDrills((state) => state.book.mistakes);
  // The next ones are dealt while this one is read.
  useEffect(() => {
    order(plan, at);
    order(plan, at + 1);
    order(plan, at + 2);
  }, [plan, at]);
  const dealt = useCoach((state) => {
    const request = requests.get(key);
    return request === undefined ? undefined : state.dealt.get(request);
  });
  // An answer changes what is known about the mistake, not the question.
  const wanted = item !== undefined && 'mistake' in item ? item.mistake : undefined;
  const mistake = mistakes.find(({ id }) => wanted !== undefined && makeChecksum(id) === wanted);
  const id = mistake?.id;
  const own = useMemo(() => (mistake === undefined ? null : makeMistakeDrill(mistake)), [id]);
  return wanted === undefined ? dealt : own;
}
