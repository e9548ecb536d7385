import { useEffect } from 'react';
import { useRouteTail } from '../shared/address/route.js';
import { GameList } from './GameList.js';
import { GameRules } from './GameRules.js';
import { readRulesPlace } from './rulesAddress.js';

/** The rules: all games, or one of them. */
export function RulesPage() {
  const { game, ruleSet, isLesson, unknown } = readRulesPlace(useRouteTail());
  // A new page begins at its top. Newer browsers answer with a promise, which no effect may.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [game]);
  return game === undefined ? (
    <GameList unknown={unknown} />
  ) : (
    <GameRules key={game} game={game} ruleSet={ruleSet} isLesson={isLesson} />
  );
}
