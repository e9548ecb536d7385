import { countRotations } from '@doorcard/arena';
import { namePlayer, writeChips } from '@doorcard/text';
import { lazy, Suspense, useState } from 'react';
import { addressOf } from '../shared/address/route.js';
import { Button } from '../shared/buttons/Button.js';
import { Note } from '../shared/controls/Note.js';
import inputs from '../shared/controls/inputs.module.css';
import { GameMark } from '../shared/games/GameMark.js';
import { useWords } from '../shared/language/useWords.js';
import styles from './ArenaPage.module.css';
import { ResultTable } from './ResultTable.js';
import { useMatch } from './matchStore.js';
import { makeCommand, makeMatchTail, type ChosenMatch } from './matchText.js';
import { useArenaWords } from './useArenaWords.js';

const CurveChart = lazy(async () => ({ default: (await import('./CurveChart.js')).CurveChart }));

/** The match that runs or ran: how far it is, and what it says. */
export function MatchPanel() {
  const { table, players: names } = useWords();
  const w = useArenaWords();
  const { status, chosen, players, curve, looks, confidence, failure } = useMatch((state) => state);
  if (chosen === undefined || status === 'none') return null;
  const { match, margin } = chosen;
  const game = match.games[0]!;
  const [first, second] = match.players.map((name) => namePlayer(names, name));
  return (
    <section className={styles.panel} aria-labelledby="result" data-part="result" data-status={status}>
      <div className={styles.outcome}>
        <div className={styles.figures}>
          <header className={styles.title}>
            <GameMark game={game} />
            <div>
              <h2 id="result">{w.versus(first!, second!)}</h2>
              <p className={inputs.meaning}>{table.games[game]}</p>
            </div>
          </header>
          <p role="status" className={styles.status}>
            {w.statuses[status]}
          </p>
          {failure !== undefined && (
            <Note tone="error" role="alert">
              {w.failed(failure.code)} <code>{failure.code}</code>
            </Note>
          )}
          <Progress />
          {players.length > 0 && <ResultTable players={players} game={game} confidence={confidence} />}
          {players.length > 0 && margin !== undefined && (status === 'over' || looks.done > 0) && (
            <p className={inputs.meaning}>
              {w.until({
                margin: String(margin),
                looks: looks.done,
                planned: looks.planned,
                percent: (100 * confidence).toFixed(2),
                isReached: looks.isReached,
              })}
            </p>
          )}
        </div>
        {players.length > 0 && (
          <Suspense fallback={<div className={styles.waiting} />}>
            <CurveChart points={curve} name={first!} />
          </Suspense>
        )}
      </div>
      {players.length > 0 && match.luckAdjusted === true && (
        <p className={inputs.meaning}>{w.adjustedMeaning}</p>
      )}
      <Sharing chosen={chosen} />
    </section>
  );
}

/** How far the match is, and what can be done with it. */
function Progress() {
  const w = useArenaWords();
  const { status, chosen, hands, progress, seconds, pause, resume, stop } = useMatch((state) => state);
  const { match, margin } = chosen!;
  const all = match.groups * countRotations(match);
  const isOpen = status === 'running' || status === 'paused';
  return (
    <div className={styles.progress}>
      {isOpen && (
        <div className={inputs.buttons}>
          {status === 'running' ? (
            <Button onClick={pause}>{w.pause}</Button>
          ) : (
            <Button look="key" onClick={resume}>
              {w.resume}
            </Button>
          )}
          <Button onClick={stop}>{w.stop}</Button>
        </div>
      )}
      {status === 'failed' && <Button onClick={resume}>{w.resume}</Button>}
      <div className={styles.played}>
        <p>
          <span data-part="hands">{w.playedOf(writeChips(hands), writeChips(all))}</span>
          <span>
            {status === 'running' && margin === undefined && progress > 0 && seconds > 1
              ? w.left(w.time((seconds * (1 - progress)) / progress))
              : seconds > 0 && w.speed(w.time(seconds), writeChips(Math.round(hands / seconds)))}
          </span>
        </p>
        <progress max={1} value={progress} aria-label={w.progress} />
      </div>
    </div>
  );
}

function Sharing({ chosen }: { readonly chosen: ChosenMatch }) {
  const w = useArenaWords();
  const [said, setSaid] = useState('');
  const copy = (text: string): void => {
    navigator.clipboard.writeText(text).then(
      () => setSaid(w.copied),
      () => setSaid(w.copyByHand),
    );
  };
  const link = new URL(addressOf('arena', makeMatchTail(chosen.text)), location.href).href;
  return (
    <div className={inputs.buttons}>
      <Button onClick={() => copy(link)}>{w.copyLink}</Button>
      <Button onClick={() => copy(makeCommand(chosen))}>{w.copyCommand}</Button>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  );
}
