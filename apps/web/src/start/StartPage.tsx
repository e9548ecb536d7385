import { parseSeed } from '@doorcard/cards';
import { useState, type SyntheticEvent } from 'react';
import { keepPreferences, readPreferences } from '../app/preferences.js';
import { usePreferences } from '../app/usePreferences.js';
import { goTo } from '../app/route.js';
import { useWords } from '../language/LanguageProvider.js';
import type { Speed } from '../speed.js';
import { tableStore, useTable } from '../table/useTable.js';
import { DealBar } from './DealBar.js';
import { GameChoices } from './GameChoices.js';
import {
  listGames,
  makeOptions,
  OWN,
  USUAL_CHOICE,
  type GamesChoice,
  type LobbyChoice,
} from './lobbyChoice.js';
import { MoneyChoices } from './MoneyChoices.js';
import { Opponents } from './Opponents.js';
import { PaceChoices } from './PaceChoices.js';
import { RotationChoices } from './RotationChoices.js';
import { WaitingTable } from './WaitingTable.js';

/** A table in two clicks: good defaults, and the choices of the last time. */
export function StartPage() {
  const { start: w, tagline } = useWords().web;
  const status = useTable((state) => state.status);
  const { open } = usePreferences();
  const [kept] = useState(readPreferences);
  const [choice, setChoice] = useState(kept.table ?? USUAL_CHOICE);
  const [speed, setSpeed] = useState<Speed>(kept.speed ?? 'usual');
  const [seed, setSeed] = useState<string>();
  const isBadSeed = seed !== undefined && !parseSeed(seed).ok;
  const isReady = !isBadSeed && listGames(choice).length > 0;

  // What was asked or refused was about another table than the one that is chosen now.
  const forget = (): void => {
    if (status === 'saved' || status === 'failed') tableStore.getState().dismiss();
  };
  const change = (part: Partial<LobbyChoice>): void => {
    forget();
    setChoice({ ...choice, ...part });
  };
  const changeSeed = (changed: string | undefined): void => {
    forget();
    setSeed(changed);
  };
  const chooseGames = (games: GamesChoice): void =>
    // An own order begins with what was chosen before it.
    change(games === OWN && choice.own.length === 0 ? { games, own: listGames(choice) } : { games });
  const deal = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!isReady) return;
    keepPreferences({ table: choice, speed });
    tableStore.getState().start(makeOptions(choice, seed?.trim() ?? ''), speed);
  };
  const goOn = (): void => {
    keepPreferences({ speed });
    if (status === 'open') goTo('table');
    else tableStore.getState().resume(speed);
  };

  return (
    <main className="start">
      {open !== undefined && status !== 'saved' && <WaitingTable {...open} onGoOn={goOn} />}
      <header>
        <h1>{w.title}</h1>
        <p className="tagline">{tagline}</p>
      </header>
      <form onSubmit={deal}>
        <div className="what">
          <GameChoices chosen={choice.games} onChoose={chooseGames} />
          <RotationChoices choice={choice} onChange={change} />
        </div>
        <div className="how">
          <Opponents choice={choice} onChange={change} />
          <MoneyChoices choice={choice} onChange={change} />
          <PaceChoices
            speed={speed}
            onSpeed={setSpeed}
            seed={seed}
            isBadSeed={isBadSeed}
            onSeed={changeSeed}
          />
        </div>
        <DealBar
          choice={choice}
          isPractice={seed !== undefined}
          isReady={isReady}
          onGoOn={() => tableStore.getState().resume(speed)}
        />
      </form>
    </main>
  );
}
