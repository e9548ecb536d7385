import { unwrap, parseCard, type Card } from '@doorcard/cards';
import { GAMES, type DrawRecord } from '@doorcard/engine';
import { capital, writeChips } from '@doorcard/text';
import { Suspense, type ReactNode } from 'react';
import { Avatar } from '../shared/avatars/Avatar.js';
import { CHARACTERS } from '../shared/avatars/characters.js';
import { ActionKey } from '../shared/buttons/ActionKey.js';
import { Button } from '../shared/buttons/Button.js';
import { CardFace } from '../shared/cards/CardFace.js';
import { useCoachWords } from '../shared/coach/useCoachWords.js';
import { VerdictIcon } from '../shared/coach/VerdictIcon.js';
import { DrawTokens } from '../shared/felt/DrawTokens.js';
import { GameMark } from '../shared/games/GameMark.js';
import { DoorIcon, PlayIcon } from '../shared/icons/icons.js';
import { CheckIcon, CrossIcon, UpIcon } from '../shared/icons/tableIcons.js';
import { useWords } from '../shared/language/useWords.js';
import { Chips } from '../shared/tableParts/Chips.js';
import styles from './SystemPage.module.css';
import { useSystemWords } from './useSystemWords.js';

const read = (names: string): Card[] => names.split(' ').map((name) => unwrap(parseCard(name)));

const SIZES = [30, 36, 50, 66, 90, 132] as const;
const FACES = read('Qh 7c Td 4s Ac Kd');
const ROW = read('Ah Kh 9s 9c 4d');
const SUITS = ['As 4s 8s', 'Ah 4h 8h', 'Ad 4d 8d', 'Ac 4c 8c'].map(read);
/** Enough of each for a pile of four that no dearer chip takes the place of. */
const CHIPS = [1, 5, 25, 100, 500, 1000, 5000, 25_000, 100_000] as const;
const PILES = { 500: 1, 1000: 4, 1: 4, 5: 4, 25: 3, 100: 4, 5000: 4, 25_000: 3, 100_000: 4 } as const;
const DRAWS: readonly (readonly DrawRecord[])[] = [
  [3, 2, 1],
  [2, 1, 'pat'],
];
const SLOTS = [
  ['fold', <CrossIcon key="fold" />, 'F'],
  ['call', <CheckIcon key="call" />, 'C'],
  ['raise', <UpIcon key="raise" />, 'R'],
] as const;
const VERDICTS = [
  'best',
  'fine',
  'inaccuracy',
  'mistake',
  'blunder',
  'tooClose',
  'dependsOnOpponent',
] as const;
const COLOURS = [
  'room-0',
  'room-1',
  'room-2',
  'room-3',
  'ink-1',
  'ink-2',
  'ink-3',
  'lamp',
  'key',
  'fold',
  'call',
  'raise',
  'best',
  'fine',
  'inaccuracy',
  'mistake',
  'blunder',
] as const;

/** Every part of the design system on one sheet, for those who build pages. */
export function SystemPage() {
  const words = useWords();
  const w = useSystemWords();
  const nameSlot = {
    fold: words.actions.fold,
    call: words.actions.call(80),
    raise: words.actions.raise('raise', 160),
  };
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>
        <DoorIcon /> {w.title}
      </h1>
      <ul className={styles.games}>
        {GAMES.map((game) => (
          <li key={game} data-game={game} className={styles.game}>
            <GameMark game={game} /> <strong>{words.table.games[game]}</strong>
          </li>
        ))}
      </ul>
      <div className={styles.columns}>
        <Part name={w.cards} isWide>
          <div className={styles.felt} data-game="stud8">
            {SIZES.map((size, i) => (
              <figure key={size} className={styles.sample}>
                <div style={{ width: size }}>
                  <CardFace card={FACES[i]} />
                </div>
                <figcaption>{w.pixels(size)}</figcaption>
              </figure>
            ))}
            <ol className={styles.covered}>
              {ROW.map((card, i) => (
                <li key={card}>
                  <CardFace card={card} isCovered={i < ROW.length - 1} />
                </li>
              ))}
            </ol>
          </div>
        </Part>
        <Part name={w.states} isNarrow>
          <div className={styles.felt} data-game="stud8">
            {(['up', 'down', 'dead'] as const).map((state) => (
              <figure key={state} className={styles.sample}>
                <div style={{ width: 62 }}>
                  <CardFace card={FACES[2]} state={state} />
                </div>
                <figcaption>{w.cardStates[state]}</figcaption>
              </figure>
            ))}
            <figure className={styles.sample}>
              <div style={{ width: 62 }}>
                <CardFace card={undefined} />
              </div>
              <figcaption>{w.cardStates.back}</figcaption>
            </figure>
            <figure className={styles.sample}>
              <div className={styles.discard} style={{ width: 62 }}>
                <CardFace card={FACES[3]} />
              </div>
              <figcaption>{w.cardStates.discard}</figcaption>
            </figure>
          </div>
          <ul className={styles.suits}>
            {SUITS.map((cards) => (
              <li key={cards[0]}>
                {cards.map((card) => (
                  <div key={card}>
                    <CardFace card={card} />
                  </div>
                ))}
              </li>
            ))}
          </ul>
        </Part>
        <Part name={w.chips} isNarrow>
          <div className={`${styles.felt} ${styles.chips}`} data-game="stud8">
            {CHIPS.map((value) => (
              <figure key={value} className={styles.sample}>
                <Chips chips={value * PILES[value]} />
                <figcaption>{writeChips(value)}</figcaption>
              </figure>
            ))}
          </div>
        </Part>
        <Part name={w.slots} isWide>
          <div className={`${styles.felt} ${styles.slots}`} data-game="stud8">
            {SLOTS.map(([slot, icon, key]) => (
              <ActionKey
                key={slot}
                shape="slot"
                look={slot}
                icon={icon}
                label={capital(nameSlot[slot])}
                shortcut={key}
              />
            ))}
            <ActionKey
              shape="slot"
              look="call"
              icon={<CheckIcon />}
              label={capital(nameSlot.call)}
              shortcut="C"
              disabled
            />
          </div>
          <div className={styles.felt} data-game="badugi">
            {DRAWS.map((draws) => (
              <DrawTokens key={draws.join()} draws={draws} hasWords />
            ))}
            <DrawTokens draws={[2, 1]} isOpen />
          </div>
          <div className={styles.row}>
            <Button look="key" icon={<CheckIcon />} shortcut="C">
              {w.pressNow}
            </Button>
            <Button icon={<PlayIcon />}>{w.plain}</Button>
            <Button look="quiet">{w.quiet}</Button>
            <Button look="key" disabled>
              {w.off}
            </Button>
          </div>
        </Part>
        <Part name={w.verdicts} isNarrow>
          <Suspense fallback={null}>
            <Verdicts />
          </Suspense>
        </Part>
        <Part name={w.characters} isWide>
          <ul className={styles.row}>
            {Object.keys(CHARACTERS).map((name) => (
              <li key={name} className={styles.person}>
                <div>
                  <Avatar name={name} />
                </div>
                {name}
              </li>
            ))}
            <li className={styles.person}>
              <div>
                <Avatar name={undefined} />
              </div>
              {words.table.you}
            </li>
            <li className={styles.person}>
              <div>
                <Avatar name="Ann" isQuiet />
              </div>
              {words.table.folded}
            </li>
          </ul>
        </Part>
        <Part name={w.colours} isWhole>
          <ul className={styles.colours} lang="en">
            {COLOURS.map((name) => (
              <li key={name}>
                <span style={{ background: `var(--${name})` }} />
                <span>{name}</span>
              </li>
            ))}
          </ul>
        </Part>
      </div>
    </main>
  );
}

function Verdicts() {
  const { coach } = useCoachWords();
  return (
    <ul className={styles.verdicts}>
      {VERDICTS.map((label) => (
        <li key={label}>
          <VerdictIcon label={label} /> {coach.labels[label]}
        </li>
      ))}
    </ul>
  );
}

interface PartProps {
  readonly name: string;
  readonly isWide?: boolean;
  readonly isNarrow?: boolean;
  /** As wide as the page. */
  readonly isWhole?: boolean;
  readonly children: ReactNode;
}

const Part = ({ name, isWide = false, isNarrow = false, isWhole = false, children }: PartProps) => (
  <section
    className={`${styles.part} ${isWide ? styles.wide : ''} ${isNarrow ? styles.narrow : ''} ${isWhole ? styles.whole : ''}`}
  >
    <h2>{name}</h2>
    {children}
  </section>
);
