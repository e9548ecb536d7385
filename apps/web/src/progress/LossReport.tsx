import type { Estimate } from '@doorcard/coach';
import type { GameId } from '@doorcard/engine';
import { findLayout } from '@doorcard/table/client';
import { capital } from '@doorcard/text';
import { useMemo, useState, type CSSProperties } from 'react';
import { addressOf } from '../shared/address/route.js';
import { buttonClass } from '../shared/buttons/Button.js';
import { useCoach } from '../shared/coach/coachStore.js';
import { LEAST_DECISIONS } from '../shared/coach/leastDecisions.js';
import { useCoachWords } from '../shared/coach/useCoachWords.js';
import { halfOf, nameShort, writeNumber } from '../shared/coach/verdictText.js';
import { GameMark } from '../shared/games/GameMark.js';
import { useWords } from '../shared/language/useWords.js';
import { firstDay, type HandChoice } from './handFilter.js';
import { findLosses, type GameLosses, type Leak, type Losses } from './losses.js';
import hidden from '../shared/style/unseen.module.css';
import styles from './LossReport.module.css';
import type { JudgedHand } from './progressMessage.js';
import { useProgressWords } from './useProgressWords.js';

interface LossReportProps {
  readonly hands: readonly JudgedHand[];
  readonly unjudged: number;
  readonly choice: HandChoice;
}

/** What my decisions cost per 100 hands, where, and through which habits. */
export function LossReport({ hands, unjudged, choice: { game, period } }: LossReportProps) {
  const { losses: w } = useProgressWords();
  const [now] = useState(Date.now);
  const background = useCoach((state) => state.background);
  const losses = useMemo(() => {
    const from = firstDay(period, now);
    return findLosses(hands.filter((hand) => hand.day >= from && (game === undefined || hand.game === game)));
  }, [hands, game, period, now]);
  const isJudging = background !== undefined && background.done < background.all;
  return (
    <div className={styles.report} data-part="losses" data-decisions={losses.decisions}>
      <div className={styles.column}>
        <Headline losses={losses} />
        {(unjudged > 0 || isJudging) && (
          <p className={styles.judging} role="status">
            {isJudging ? w.judging(background.done, background.all) : w.unjudged(unjudged)}
          </p>
        )}
        {losses.games.length > 0 && <WhereItGoes games={losses.games} />}
      </div>
      <Leaks leaks={losses.leaks} />
    </div>
  );
}

function Headline({ losses: { per100, hands, decisions, trend } }: { readonly losses: Losses }) {
  const { losses: w } = useProgressWords();
  return (
    <section className={styles.head} aria-labelledby="lost">
      <div>
        <h2 id="lost">{w.title}</h2>
        {per100 === undefined ? (
          <>
            <p className={styles.few}>{w.few(decisions, LEAST_DECISIONS)}</p>
            <p className={styles.basis}>{w.fewMeaning}</p>
          </>
        ) : (
          <>
            <p className={styles.figure}>
              <b data-part="per100">{writeNumber(per100.mean, 1)}</b>{' '}
              <span>
                ± {writeNumber(halfOf(per100), 1)} {w.unit}
              </span>
            </p>
            <p className={styles.basis}>{w.basis(hands, decisions)}</p>
          </>
        )}
      </div>
      {trend.length > 0 && <Trend trend={trend} />}
    </section>
  );
}

const WIDTH = 280;
const HEIGHT = 62;

/** Stretches of hands with their intervals; what it shows is said in its name. */
function Trend({ trend }: { readonly trend: readonly Estimate[] }) {
  const { losses: w } = useProgressWords();
  const high = Math.max(...trend.map((each) => each.high));
  const low = Math.min(0, ...trend.map((each) => each.low));
  const x = (i: number): number => 6 + (i * (WIDTH - 12)) / (trend.length - 1);
  const y = (value: number): number => HEIGHT - 4 - ((value - low) / (high - low || 1)) * (HEIGHT - 8);
  const text = trend.map(({ mean }) => writeNumber(mean, 1)).join(', ');
  return (
    <figure className={styles.trend}>
      <figcaption>
        <span>{w.first}</span> <span>{w.now}</span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${w.trend}: ${text}`}>
        {trend.map((each, i) => (
          <line key={i} x1={x(i)} x2={x(i)} y1={y(each.low)} y2={y(each.high)} />
        ))}
        <polyline points={trend.map((each, i) => `${x(i)},${y(each.mean)}`).join(' ')} />
        {trend.map((each, i) => (
          <circle key={i} cx={x(i)} cy={y(each.mean)} r={i === trend.length - 1 ? 4.5 : 3} />
        ))}
      </svg>
    </figure>
  );
}

/** A loss of this many big bets per 100 hands on one street is as warm as it gets. */
const MUCH = 8;

function WhereItGoes({ games }: { readonly games: readonly GameLosses[] }) {
  const { losses: w } = useProgressWords();
  const words = useWords();
  const c = useCoachWords();
  const layouts = (['stud', 'draw', 'board'] as const)
    .map((layout) => games.filter(({ game }) => findLayout(game) === layout))
    .filter(({ length }) => length > 0);
  return (
    <section className={styles.where} aria-labelledby="where" tabIndex={0}>
      <header>
        <h2 id="where">{w.where}</h2>
        <p>{w.whereMeaning}</p>
        <span className={styles.scale} aria-hidden="true">
          {w.little} <i /> {w.much}
        </span>
      </header>
      {layouts.map((group) => (
        <Streets key={group[0]!.game} group={group} nameStreet={(street) => nameShort(c, words, street)} />
      ))}
    </section>
  );
}

function Streets({
  group,
  nameStreet,
}: {
  readonly group: readonly GameLosses[];
  readonly nameStreet: (street: string) => string;
}) {
  const { losses: w } = useProgressWords();
  const { shortGames } = useWords();
  const longest = group.reduce((most, each) => (each.streets.length > most.streets.length ? each : most));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className={hidden.unseen}>{w.where}</span>
          </th>
          {longest.streets.map(({ street }) => (
            <th key={street} scope="col">
              {nameStreet(street)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {group.map(({ game, streets }) => (
          <tr key={game}>
            <th scope="row">
              <GameMark game={game} size="small" /> {shortGames[game]}
            </th>
            {streets.map(({ street, decisions, per100 }) =>
              per100 === undefined ? (
                <td key={street}>
                  <span className={styles.open}>{w.soFar(decisions)}</span>
                </td>
              ) : (
                <td key={street}>
                  <span
                    className={styles.cell}
                    style={
                      {
                        '--heat': `${Math.min(100, Math.max(6, (100 * per100.mean) / MUCH))}%`,
                      } as CSSProperties
                    }
                  >
                    <b>{writeNumber(per100.mean, 1)}</b> <small>± {writeNumber(halfOf(per100), 1)}</small>
                    <small className={styles.times}>{decisions}</small>
                  </span>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Leaks({ leaks }: { readonly leaks: readonly Leak[] }) {
  const { losses: w } = useProgressWords();
  const words = useWords();
  const c = useCoachWords();
  return (
    <section className={styles.leaks} aria-labelledby="leaks">
      <header>
        <h2 id="leaks">{w.leaks}</h2>
        <p>{w.leaksMeaning}</p>
      </header>
      {leaks.length === 0 ? (
        <p>{w.noLeaks}</p>
      ) : (
        <ol>
          {leaks.map(({ game, street, taken, best, times, per100 }) => {
            const name = w.leak(w.actions[taken], w.actions[best]);
            return (
              <li key={`${game} ${street} ${taken} ${best}`}>
                <GameMark game={game} size="small" />
                <span className={styles.leak}>
                  <b>{capital(name)}</b>
                  <small>
                    {words.shortGames[game]}, {nameShort(c, words, street)}
                  </small>
                  <small className={styles.cost}>
                    {w.leakCost(writeNumber(per100.mean, 1), writeNumber(halfOf(per100), 1), times)}
                  </small>
                </span>
                <a
                  className={buttonClass('plain')}
                  href={addressOf('drill', `${findDrill(game, street)}?game=${game}`)}
                  aria-label={w.drillOf(name)}
                >
                  {w.drill}
                </a>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}

/** The family of drills that is nearest to a street of a game. */
function findDrill(game: GameId, street: string): string {
  switch (findLayout(game)) {
    case 'stud':
      return street === '3rd' ? 'thirdStreet' : 'fifthPrice';
    case 'draw':
      return 'drawing';
    case 'board':
      return 'potOdds';
  }
}
