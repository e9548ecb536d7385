import { GAMES, type GameId } from '@doorcard/engine';
import { useEffect } from 'react';
import { addressOf, replaceAddress, useRouteTail } from '../shared/address/route.js';
import { useCoachWords } from '../shared/coach/useCoachWords.js';
import { drillStore, useDrills } from '../shared/drills/drillStore.js';
import { DrillHome } from './DrillHome.js';
import { DrillSession } from './DrillSession.js';
import { FirstPage } from './FirstPage.js';
import {
  KINDS,
  makeSessionTail,
  parseSessionTail,
  planFirst,
  planKind,
  planMix,
  planToday,
  type PlanItem,
  type SessionPlan,
} from './sessionPlan.js';
import styles from './drill.module.css';
import { useDrillWords } from './useDrillWords.js';

/** Drills: all of them, a way into a session, or a session, as the address says. */
export function DrillPage() {
  // First of all: a component that waits for words must not have called other hooks before.
  useCoachWords();
  const w = useDrillWords();
  const tail = useRouteTail();
  const status = useDrills((state) => state.status);
  const load = useDrills((state) => state.load);
  useEffect(() => {
    void load();
  }, [load]);
  const path = tail.replace(/\?.*$/, '');
  const session = path === 'session' ? parseSessionTail(tail) : undefined;
  // Ways into a session make one and go there; the address then holds all of it.
  const isWay = status === 'ready' && path !== '' && session === undefined;
  useEffect(() => {
    if (isWay) enter(tail);
  }, [isWay, tail]);
  if (path === '' || status === 'unread') {
    return status === 'unread' ? <main className={styles.waiting} aria-busy /> : <DrillHome />;
  }
  if (path === 'first' && !tail.includes('game=')) return <FirstPage />;
  if (session === undefined) return <main className={styles.waiting} aria-label={w.title} aria-busy />;
  return <DrillSession plan={session} />;
}

/** `potOdds?game=razz`, `mix`, `first?game=razz`, `today`: begins such a session, or shows all drills. */
function enter(tail: string): void {
  const [path = '', query = ''] = tail.split('?');
  const wanted = new URLSearchParams(query).get('game');
  const games: readonly GameId[] = GAMES.some((game) => game === wanted) ? [wanted as GameId] : GAMES;
  const now = Date.now();
  const seed = now % 1_000_000_000;
  const { book } = drillStore.getState();
  const begin = (items: readonly PlanItem[], from: SessionPlan['from'] = 'drill', chosen = seed): void => {
    const plan: SessionPlan = { seed: chosen, items, results: [], answer: undefined, from };
    replaceAddress(addressOf('drill', items.length === 0 ? '' : makeSessionTail(plan)));
  };
  const kind = KINDS.find((each) => each === path);
  if (kind !== undefined) return begin(planKind(kind, games, book, now, seed));
  if (path === 'mix') return begin(planMix(games, book, now, seed));
  if (path === 'first') return wanted === null ? undefined : begin(planFirst(games[0]!), 'first');
  if (path === 'today') {
    const { item, seed: ofDay } = planToday(new Date(now).toISOString().slice(0, 10));
    return begin([item], 'today', ofDay);
  }
  return replaceAddress(addressOf('drill'));
}
