import { nameStakes, wordsOf } from '@doorcard/text';
import { useSpeech } from '../language/LanguageProvider.js';
import { LevelClock } from './LevelClock.js';
import { useTable } from './useTable.js';

/** What is played, for what, and how long still. Stakes are told in chips, whatever else is in big bets. */
export function TableTitle() {
  const { language } = useSpeech();
  const words = wordsOf(language);
  const table = useTable((state) => state.table)!;
  const hand = useTable((state) => state.hand);
  const { handsLeft, nextGame, level, seed, game, nextStakes, chairs, places } = table;
  const t = words.table;
  const w = words.web.table;
  const next = nextStakes === null ? '' : nameStakes(words, game, nextStakes);
  const players = chairs.filter((chair) => chair !== null).length;
  return (
    <div className="title">
      <h1>{t.games[game]}</h1>
      <ul>
        <li>{t.handNumber(hand?.number ?? table.hands)}</li>
        <li>{nameStakes(words, game, table.stakes)}</li>
        {handsLeft !== null && nextGame !== null && <li>{t.rotation(handsLeft, t.games[nextGame])}</li>}
        {level !== null && <LevelClock table={table} />}
        {level !== null && next !== '' && <li>{w.nextStakes(next)}</li>}
        {level !== null && (
          <li>{w.playersLeft(players - places.filter(({ place }) => place > 1).length, players)}</li>
        )}
        {seed !== null && <li className="practice">{t.practice(seed)}</li>}
      </ul>
    </div>
  );
}
