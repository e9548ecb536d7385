import type { OwnDecision } from '@doorcard/coach';
import { addDecisions } from '@doorcard/coach/drill';
import { useEffect, useMemo, useState } from 'react';
import { makeKeptTail } from '../shared/address/labAddress.js';
import { addressOf, goTo } from '../shared/address/route.js';
import { Button, buttonClass, KeyCap } from '../shared/buttons/Button.js';
import type { CoachedHand } from '../shared/coach/coachStore.js';
import { useOpinions } from '../shared/coach/useOpinions.js';
import { isFault, sumLosses, writeLost, writeNumber, writeSigned } from '../shared/coach/verdictText.js';
import { drillStore, useDrills } from '../shared/drills/drillStore.js';
import { FrozenTable } from '../shared/felt/FrozenTable.js';
import { GameMark } from '../shared/games/GameMark.js';
import { inBigBets } from '../shared/hands/keptHand.js';
import { findLabKind } from '../shared/hands/labDecision.js';
import { useHandAmounts } from '../shared/hands/useHandAmounts.js';
import { PlusIcon } from '../shared/icons/icons.js';
import { CheckIcon, RetryIcon, SwapIcon } from '../shared/icons/tableIcons.js';
import { useShortcuts } from '../shared/keys/useShortcuts.js';
import { usePreferences } from '../shared/preferences/usePreferences.js';
import { BranchPanel } from './BranchPanel.js';
import { DecisionList } from './DecisionList.js';
import styles from './review.module.css';
import { ExportBar } from './ExportBar.js';
import { Mattered } from './Mattered.js';
import { OpinionsPanel } from './OpinionsPanel.js';
import { RetryPanel } from './RetryPanel.js';
import { ReviewLine } from './ReviewLine.js';
import type { ReviewedHand } from './useReviewedHand.js';
import { useReviewWords } from './useReviewWords.js';
import { VerdictPanel } from './VerdictPanel.js';

/** Where the lab solves a decision of a hand. */
function findLabAddress({ view, place }: OwnDecision, hand: string): string | undefined {
  const kind = findLabKind(view);
  return kind && addressOf('lab', makeKeptTail(kind === 'late' ? 'late' : 'decision', hand, place));
}

interface DecisionViewProps {
  readonly hand: ReviewedHand;
  readonly own: OwnDecision;
  readonly coached: CoachedHand | undefined;
}

type Mode = 'shown' | 'asked' | 'branch';

/** One decision: the table as it was, what the actions were worth, and what mattered. */
export function DecisionView({ hand, own, coached }: DecisionViewProps) {
  const { row } = hand.kept;
  const w = useReviewWords();
  const { words, write } = useHandAmounts(row);
  const { textMode = false } = usePreferences();
  const [mode, setMode] = useState<Mode>('shown');
  const loadDrills = useDrills((state) => state.load);
  const book = useDrills((state) => state.book);
  useEffect(() => {
    void loadDrills();
  }, [loadDrills]);
  const judged = coached?.verdicts.review?.decisions ?? [];
  const helped = coached?.verdicts.helped ?? [];
  const verdict = judged.find(({ place }) => place === own.place)?.verdict;
  const opinions = useOpinions({
    view: own.view,
    taken: own.action,
    players: row.players,
    hand: { hand: row.id, place: own.place },
    kept: coached?.verdicts.opinions.find(({ place }) => place === own.place),
  });
  const places = hand.decisions.map(({ place }) => place);
  const at = places.indexOf(own.place);
  const open = (place: number | undefined): void => {
    if (place !== undefined) goTo('review', `${encodeURIComponent(row.id)}/${place}`);
  };
  /** The next fault after this one, around to the first. */
  const faults = judged.filter((each) => isFault(each.verdict.label)).map(({ place }) => place);
  const nextFault = faults.find((place) => place > own.place) ?? faults.find((place) => place !== own.place);
  const nextPlace = nextFault ?? places[at + 1];
  const one = useMemo(() => {
    const review = coached?.verdicts.review;
    const decisions = review?.decisions.filter(({ place }) => place === own.place) ?? [];
    return review === null || review === undefined || decisions.length === 0
      ? undefined
      : { ...review, decisions };
  }, [coached, own.place]);
  // A spot that is in the book already leaves it as it is.
  const isInDrills = useMemo(
    () => one !== undefined && addDecisions(book, hand.hand, one, 0) === book,
    [one, book, hand.hand],
  );
  const add = (): void => {
    if (one !== undefined) void drillStore.getState().add(hand.hand, one, Date.now());
  };
  const retry = (): void => setMode(mode === 'asked' ? 'shown' : 'asked');
  const branch = (): void => setMode(mode === 'branch' ? 'shown' : 'branch');
  useShortcuts((key) => {
    switch (key) {
      case 'ArrowLeft':
      case 'ArrowUp':
        open(places[at - 1]);
        return true;
      case 'ArrowRight':
      case 'ArrowDown':
        open(places[at + 1]);
        return true;
      case 't':
        if (verdict !== undefined) retry();
        return true;
      case 'd':
        add();
        return true;
      case 'i':
        if (verdict !== undefined) branch();
        return true;
      case 'n':
        open(nextPlace);
        return true;
      case 'Escape':
        setMode('shown');
        return true;
      default:
        return false;
    }
  });
  const { mean, half } = sumLosses(judged);
  return (
    <main
      className={styles.page}
      data-part="review"
      data-game={row.game}
      data-final={coached?.isFinal === true}
    >
      <header className={styles.bar}>
        <a className={styles.back} href={addressOf('review')} aria-label={w.back}>
          ‹
        </a>
        <GameMark game={row.game} />
        <h1>
          {row.number === null
            ? words.shortGames[row.game]
            : w.hand(words.shortGames[row.game], String(row.number))}
        </h1>
        <p className={styles.sums}>
          {row.result !== null && (
            <span>
              {w.result} <b>{writeSigned(inBigBets(row.result, row))} BB</b>
            </span>
          )}
          <span>
            {w.lost}{' '}
            <b className={styles.lost} data-part="lost">
              {writeLost(mean)} ± {writeNumber(half)} BB
            </b>
          </span>
        </p>
      </header>
      <div className={styles.columns}>
        <DecisionList
          id={row.id}
          decisions={hand.decisions}
          judged={judged}
          helped={helped}
          current={own.place}
          isHidden={mode === 'asked'}
          words={words}
        />
        <div className={styles.middle}>
          {mode === 'branch' && verdict !== undefined ? (
            <BranchPanel
              hand={hand}
              own={own}
              verdict={verdict}
              words={words}
              amount={write}
              onClose={branch}
            />
          ) : (
            <>
              <div className={styles.table}>
                <FrozenTable view={own.view} names={hand.names} words={words} amount={write} />
              </div>
              {mode === 'asked' && verdict !== undefined ? (
                <RetryPanel view={own.view} verdict={verdict} words={words} onShow={() => setMode('shown')} />
              ) : (
                <VerdictPanel
                  hand={row.id}
                  own={own}
                  verdict={verdict}
                  isFinal={coached?.isFinal === true}
                  isHelped={helped.includes(own.place)}
                  words={words}
                />
              )}
              {mode === 'shown' && verdict !== undefined && (
                <OpinionsPanel
                  own={own}
                  verdict={verdict}
                  names={hand.names}
                  opinions={opinions}
                  words={words}
                />
              )}
            </>
          )}
        </div>
        <Mattered
          view={own.view}
          verdict={mode === 'shown' ? verdict : undefined}
          names={hand.names}
          words={words}
          lab={findLabAddress(own, row.id)}
        >
          <ExportBar hand={hand} own={own} verdict={verdict} words={words} amount={write} />
        </Mattered>
      </div>
      {textMode && (
        <ReviewLine
          hand={hand}
          own={own}
          judged={judged}
          words={words}
          isAsked={mode === 'asked'}
          opinions={opinions}
          onOpen={open}
          onRetry={() => setMode('asked')}
          onShow={() => setMode('shown')}
          onAdd={add}
          next={nextPlace}
        />
      )}
      <footer className={styles.foot}>
        <a className={`${buttonClass('plain')} ${styles.first}`} href={addressOf('review')}>
          {w.back}
        </a>
        <Button
          icon={<SwapIcon />}
          shortcut="I"
          aria-keyshortcuts="i"
          aria-pressed={mode === 'branch'}
          className={styles.small}
          aria-label={w.whatIf}
          disabled={verdict === undefined}
          onClick={branch}
          data-part="what-if"
        >
          {w.whatIf}
        </Button>
        <Button
          icon={<RetryIcon />}
          shortcut="T"
          aria-keyshortcuts="t"
          aria-pressed={mode === 'asked'}
          disabled={verdict === undefined}
          onClick={retry}
          data-part="retry"
        >
          {w.tryAgain}
        </Button>
        <Button
          icon={isInDrills ? <CheckIcon /> : <PlusIcon />}
          shortcut="D"
          aria-keyshortcuts="d"
          disabled={isInDrills || one === undefined}
          onClick={add}
          data-part="add-drill"
        >
          {isInDrills ? w.inDrills : w.addToDrills}
        </Button>
        {nextPlace === undefined ? (
          <a className={buttonClass('key')} href={addressOf('table')}>
            {w.toTable}
          </a>
        ) : (
          <a
            className={buttonClass('key')}
            href={addressOf('review', `${encodeURIComponent(row.id)}/${nextPlace}`)}
            aria-keyshortcuts="n"
            data-part="next"
          >
            {nextFault === undefined ? w.nextDecision : w.nextMistake} <KeyCap name="N" />
          </a>
        )}
      </footer>
    </main>
  );
}
