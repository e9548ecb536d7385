import type { ReactNode } from 'react';
import { addressOf, useRoute, type Route } from '../shared/address/route.js';
import {
  BookIcon,
  CardsIcon,
  ChartIcon,
  FlaskIcon,
  PlayIcon,
  ScaleIcon,
  TargetIcon,
} from '../shared/icons/icons.js';
import { countDue } from '../shared/drills/countDue.js';
import { usePreferences } from '../shared/preferences/usePreferences.js';
import styles from './MainMenu.module.css';
import { useShellWords } from './useShellWords.js';

const ITEMS = [
  ['start', <PlayIcon key="start" />],
  ['drill', <TargetIcon key="drill" />],
  ['history', <CardsIcon key="history" />],
  ['rules', <BookIcon key="rules" />],
  ['equity', <ScaleIcon key="equity" />],
  ['lab', <FlaskIcon key="lab" />],
  ['progress', <ChartIcon key="progress" />],
] as const satisfies readonly (readonly [Route, ReactNode])[];

/** The ways to the pages: in the head, and on a phone under the thumb. The one that is open is marked. */
export function MainMenu() {
  const { menu } = useShellWords();
  const route = useRoute();
  const { dues = [] } = usePreferences();
  const due = countDue(dues, Date.now());
  const current = route === 'table' ? 'start' : route === 'hand' || route === 'review' ? 'history' : route;
  return (
    <nav className={styles.menu} aria-label={menu.name} data-route={route}>
      {ITEMS.map(([item, icon]) => (
        <a
          key={item}
          className={styles.item}
          href={addressOf(item)}
          aria-current={item === current ? 'page' : undefined}
        >
          {icon}
          {menu.pages[item]}
          {item === 'drill' && due > 0 && (
            <span className={styles.due} aria-label={menu.due(due)}>
              {due}
            </span>
          )}
        </a>
      ))}
    </nav>
  );
}
