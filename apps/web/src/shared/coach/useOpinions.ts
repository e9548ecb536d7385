import type { Action, View } from '@doorcard/engine';
import { useEffect, useRef, useState } from 'react';
import { coachStore, useCoach } from './coachStore.js';
import { checkOpinion, type KeptOpinions, type OpinionKind, type OpinionState } from './opinion.js';

interface OpinionsOf {
  readonly view: View;
  readonly taken: Action;
  /** By seat; empty where nobody knows. */
  readonly players: readonly string[];
  /** The decision of a kept hand that they are kept with. */
  readonly hand?: { readonly hand: string; readonly place: number } | undefined;
  /** What was said before. */
  readonly kept?: KeptOpinions | undefined;
}

/** Second opinions on one decision. */
export interface Opinions {
  /** Undefined where nobody was asked yet. */
  readonly states: Readonly<Record<OpinionKind, OpinionState | undefined>>;
  readonly ask: (kind: OpinionKind) => void;
  readonly stop: (kind: OpinionKind) => void;
}

/** Asks for second opinions as long as somebody looks at the decision. */
export function useOpinions({ view, taken, players, hand, kept }: OpinionsOf): Opinions {
  const [requests, setRequests] = useState<Readonly<Partial<Record<OpinionKind, number>>>>({});
  const opinions = useCoach((state) => state.opinions);
  const latest = useRef(requests);
  useEffect(() => {
    latest.current = requests;
  });
  useEffect(
    () => () => {
      for (const request of Object.values(latest.current)) coachStore.getState().forgetOpinion(request);
    },
    [],
  );
  const stateOf = (kind: OpinionKind): OpinionState | undefined => {
    const request = requests[kind];
    const asked = request === undefined ? undefined : opinions.get(request);
    if (asked !== undefined) return asked;
    if (kept?.[kind] !== undefined) return { status: 'done', [kind]: kept[kind] };
    const code = checkOpinion[kind](view);
    return code === undefined ? undefined : { status: 'refused', code };
  };
  const stop = (kind: OpinionKind): void => {
    const { [kind]: gone, ...others } = requests;
    if (gone !== undefined) coachStore.getState().forgetOpinion(gone);
    setRequests(others);
  };
  return {
    states: { solved: stateOf('solved'), trained: stateOf('trained') },
    ask: (kind) =>
      setRequests({
        ...requests,
        [kind]: coachStore.getState().askOpinion({ kind, view, taken, players, keep: hand }),
      }),
    stop,
  };
}
