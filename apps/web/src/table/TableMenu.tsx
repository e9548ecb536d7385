import { findWinner } from '@doorcard/table/client';
import { LANGUAGES, nameStakes } from '@doorcard/text';
import type { ReactNode } from 'react';
import { addressOf } from '../shared/address/route.js';
import { KeyCap } from '../shared/buttons/Button.js';
import { BookIcon, CardsIcon, PlayIcon, ScaleIcon, SlidersIcon } from '../shared/icons/icons.js';
import {
  AutoDealIcon,
  BulbIcon,
  KeysIcon,
  LeaveIcon,
  PauseIcon,
  QuizIcon,
  SoundOffIcon,
  SoundOnIcon,
  TextIcon,
} from '../shared/icons/tableIcons.js';
import type { KeyAction } from '../shared/keys/keys.js';
import { useKeys } from '../shared/keys/useKeys.js';
import { LANGUAGE_NAMES, useLanguage } from '../shared/language/language.js';
import { changeLanguage } from '../shared/language/languageStore.js';
import { keepPreferences } from '../shared/preferences/preferences.js';
import { usePreferences } from '../shared/preferences/usePreferences.js';
import { tableStore, useTable } from '../shared/tableStore/useTable.js';
import styles from './TableMenu.module.css';
import { usePress } from './usePress.js';
import { useTableWords } from './useTableWords.js';

interface TableMenuProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onKeys: () => void;
  readonly onMemory: () => void;
  readonly onText: () => void;
}

interface Switch {
  readonly key?: KeyAction;
  readonly label: string;
  readonly icon: ReactNode;
  /** Undefined is a button, not a switch. */
  readonly isOn?: boolean;
  readonly isOff?: boolean;
  readonly press: () => void;
}

/** Switches of the table, ways to other pages, and the way out. The keys of the switches work while it is closed. */
export function TableMenu({ isOpen, onClose, onKeys, onMemory, onText }: TableMenuProps) {
  const { words, w } = useTableWords();
  const keys = useKeys();
  const language = useLanguage();
  const { autoNext = false, testMe = false, textMode = false, sound = false } = usePreferences();
  const isPaused = useTable((state) => state.table?.paused === true);
  const isOver = useTable((state) => findWinner(state) !== undefined);
  const table = useTable((state) => state.table)!;
  const pause = useTable((state) => state.pause);
  const learns = table.chairs.some((chair) => chair?.player === 'lv3');
  const switchText = (): void => {
    keepPreferences({ textMode: !textMode });
    if (!textMode) onText();
  };
  const switches: readonly Switch[] = [
    {
      key: 'pause',
      label: isPaused ? w.goOn : w.pause,
      icon: isPaused ? <PlayIcon /> : <PauseIcon />,
      isOn: isPaused,
      isOff: isOver,
      press: () => pause(!isPaused),
    },
    {
      key: 'autoNext',
      label: w.autoNext,
      icon: <AutoDealIcon />,
      isOn: autoNext,
      press: () => keepPreferences({ autoNext: !autoNext }),
    },
    {
      label: w.sound,
      icon: sound ? <SoundOnIcon /> : <SoundOffIcon />,
      isOn: sound,
      press: () => keepPreferences({ sound: !sound }),
    },
    {
      key: 'testMe',
      label: w.testMe,
      icon: <QuizIcon />,
      isOn: testMe,
      press: () => keepPreferences({ testMe: !testMe }),
    },
    { key: 'textMode', label: w.textMode, icon: <TextIcon />, isOn: textMode, press: switchText },
    { key: 'help', label: w.keys, icon: <KeysIcon />, press: onKeys },
    ...(learns ? [{ label: w.memory, icon: <BulbIcon />, press: onMemory }] : []),
  ];
  usePress((key) => {
    const action = keys.actionOf(key);
    if (key === 'Escape' && isOpen) return onClose();
    if (action === 'textMode' && textMode) return onText();
    const found = switches.find((each) => each.key !== undefined && each.key === action);
    return found?.isOff === true ? undefined : found?.press();
  });
  if (!isOpen) return null;
  const { game, stakes, handsLeft, nextGame, seed } = table;
  const facts = [
    words.table.games[game],
    nameStakes(words, game, stakes),
    ...(handsLeft === null || nextGame === null
      ? []
      : [words.table.rotation(handsLeft, words.table.games[nextGame])]),
    ...(seed === null ? [] : [words.table.practice(seed)]),
  ];
  return (
    <>
      <div className={styles.backdrop} onClick={onClose} aria-hidden="true" />
      <nav className={styles.menu} aria-label={w.menu} data-part="menu">
        <p className={styles.facts}>{facts.join(' · ')}</p>
        <div role="group" aria-label={w.tools}>
          {switches.map(({ key, label, icon, isOn, isOff, press }) => (
            <button
              key={label}
              type="button"
              className={styles.item}
              aria-pressed={isOn}
              aria-keyshortcuts={key === undefined ? undefined : keys.keyOf(key)}
              disabled={isOff}
              onClick={() => {
                press();
                onClose();
              }}
            >
              {icon}
              <span>{label}</span>
              {isOn !== undefined && <i className={styles.state} aria-hidden="true" />}
              {key !== undefined && <KeyCap name={keys.nameOf(key)} />}
            </button>
          ))}
        </div>
        <hr />
        <a className={styles.item} href={addressOf('rules', game)}>
          <BookIcon /> <span>{w.rulesOfGame}</span>
        </a>
        <a className={styles.item} href={addressOf('equity')}>
          <ScaleIcon /> <span>{w.pages.equity}</span>
        </a>
        <a className={styles.item} href={addressOf('history')}>
          <CardsIcon /> <span>{w.pages.history}</span>
        </a>
        <a className={styles.item} href={addressOf('settings')}>
          <SlidersIcon /> <span>{w.pages.settings}</span>
        </a>
        <hr />
        <div className={styles.languages} role="group" aria-label={words.chooseLanguage}>
          {LANGUAGES.map((each) => (
            <button
              key={each}
              type="button"
              lang={each}
              className={styles.language}
              aria-pressed={each === language}
              onClick={() => void changeLanguage(each)}
            >
              {LANGUAGE_NAMES[each]}
            </button>
          ))}
        </div>
        <button type="button" className={styles.item} onClick={() => tableStore.getState().leave()}>
          <LeaveIcon /> <span>{words.tableParts.leave}</span>
        </button>
      </nav>
    </>
  );
}
