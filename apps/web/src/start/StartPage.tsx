import { parseSeed } from '@doorcard/cards';
import type { GameId } from '@doorcard/engine';
import { useRef, useState, type SyntheticEvent } from 'react';
import { goTo } from '../shared/address/route.js';
import { keepPreferences, readPreferences } from '../shared/preferences/preferences.js';
import { usePreferences } from '../shared/preferences/usePreferences.js';
import type { Speed } from '../shared/tableChoice/speed.js';
import {
  listGames,
  makeOptions,
  OWN,
  USUAL_CHOICE,
  type GamesChoice,
  type TableChoice,
} from '../shared/tableChoice/tableChoice.js';
import { tableStore, useTable } from '../shared/tableStore/useTable.js';
import { Customise } from './Customise.js';
import { GameTiles } from './GameTiles.js';
import { Hero } from './Hero.js';
import { LearnBar } from './LearnBar.js';
import { LessonInvitation } from './LessonInvitation.js';
import { MixRibbon } from './MixRibbon.js';
import { Faces, PeopleBar } from './PeopleBar.js';
import styles from './StartPage.module.css';
import { useStartWords } from './useStartWords.js';

/** One way to start in sight: go on, or the last game again. Every tile deals; the rest is under Customise. */
export function StartPage() {
  const w = useStartWords();
  const status = useTable((state) => state.status);
  const { open } = usePreferences();
  const [kept] = useState(readPreferences);
  const [choice, setChoice] = useState(kept.table ?? USUAL_CHOICE);
  const [speed, setSpeed] = useState<Speed>(kept.speed ?? 'usual');
  const [seed, setSeed] = useState<string>();
  const [isCustom, setCustom] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const isBadSeed = seed !== undefined && !parseSeed(seed).ok;

  // What was asked or refused was about another table than the one that is chosen now.
  const forget = (): void => {
    if (status === 'saved' || status === 'failed') tableStore.getState().dismiss();
  };
  const change = (part: Partial<TableChoice>): void => {
    forget();
    setChoice({ ...choice, ...part });
  };
  const changeSeed = (changed: string | undefined): void => {
    forget();
    setSeed(changed);
  };
  /** An own order begins with what was chosen before it. */
  const withGames = (games: GamesChoice): TableChoice =>
    games === OWN && choice.own.length === 0
      ? { ...choice, games, own: listGames(choice) }
      : { ...choice, games };
  const deal = (wanted: TableChoice): void => {
    setChoice(wanted);
    if (isBadSeed || listGames(wanted).length === 0) return;
    keepPreferences({ table: wanted, speed });
    tableStore.getState().start(makeOptions(wanted, seed?.trim() ?? ''), speed);
  };
  const goOn = (): void => {
    keepPreferences({ speed });
    if (status === 'open') goTo('table');
    else tableStore.getState().resume(speed);
  };
  const customise = (isOpen: boolean): void => {
    setCustom(isOpen);
    if (isOpen) requestAnimationFrame(() => panel.current?.scrollIntoView({ block: 'start' }));
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    deal(choice);
  };

  return (
    <main className={styles.page}>
      <Hero
        open={open}
        choice={choice}
        isFirstVisit={kept.table === undefined && open === undefined}
        onGoOn={goOn}
        onDeal={() => deal(choice)}
        onNewTable={() => customise(true)}
      />
      <div className={styles.body}>
        <section className={styles.part} aria-labelledby="deal-me-in">
          <header className={styles.head}>
            <h2 id="deal-me-in">{w.dealMeIn}</h2>
            <p>{w.dealMeInMeaning}</p>
            <Faces choice={choice} />
          </header>
          <GameTiles onDeal={(game: GameId) => deal(withGames(game))} />
        </section>
        <LearnBar isFirstVisit={kept.table === undefined && open === undefined} />
        <MixRibbon
          onDeal={(mix) => deal(withGames(mix))}
          onOwn={() => {
            change(withGames(OWN));
            customise(true);
          }}
        />
        <PeopleBar choice={choice} isOpen={isCustom} onCustomise={() => customise(!isCustom)} />
        <Customise
          ref={panel}
          isOpen={isCustom}
          choice={choice}
          onChange={change}
          onGames={(games) => change(withGames(games))}
          speed={speed}
          onSpeed={setSpeed}
          seed={seed}
          isBadSeed={isBadSeed}
          onSeed={changeSeed}
          onSubmit={submit}
        />
        <LessonInvitation />
      </div>
    </main>
  );
}
