import { useEffect, useState } from 'react';
import { addressOf, readRoute, readTail } from '../shared/address/route.js';
import { buttonClass } from '../shared/buttons/Button.js';
import pages from '../shared/style/page.module.css';
import styles from './ArenaPage.module.css';
import { MatchForm } from './MatchForm.js';
import { MatchPanel } from './MatchPanel.js';
import { PublishedTables } from './PublishedTables.js';
import { useMatch } from './matchStore.js';
import { decodeMatch, makeMatchTail, readMatch, type MatchText } from './matchText.js';
import { useArenaWords } from './useArenaWords.js';

const readAddress = () => decodeMatch(readTail(location.hash));

/** Matches between computer players, and what is published about them. */
export function ArenaPage() {
  const w = useArenaWords();
  const [{ text, problem }, setDecoded] = useState(readAddress);
  const pause = useMatch((state) => state.pause);
  const start = useMatch((state) => state.start);
  useEffect(() => {
    const revisit = (): void => {
      if (readRoute(location.hash) === 'arena') setDecoded(readAddress());
    };
    window.addEventListener('hashchange', revisit);
    return () => {
      window.removeEventListener('hashchange', revisit);
      // What nobody sees does not run; a hidden tab is another matter.
      pause();
    };
  }, [pause]);
  const change = (part: Partial<MatchText>): void => {
    const next = { ...text, ...part };
    setDecoded({ text: next, problem: undefined });
    history.replaceState(history.state, '', addressOf('arena', makeMatchTail(next)));
  };
  const submit = (): void => {
    const read = readMatch(text);
    if (read.ok) start(read.value);
  };
  return (
    <main className={pages.page}>
      <header className={styles.head}>
        <div>
          <h1>{w.title}</h1>
          <p>{w.lead}</p>
        </div>
        {/* The lab is another page; a list of pages is the shell's. */}
        <a className={buttonClass('plain')} href="#/lab">
          {w.lab}
        </a>
      </header>
      <MatchForm text={text} problem={problem} onChange={change} onStart={submit} />
      <MatchPanel />
      <PublishedTables />
    </main>
  );
}
