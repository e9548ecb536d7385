import { useWords } from '../language/LanguageProvider.js';
import { addressOf, useRoute, type Route } from './route.js';

const ITEMS: readonly Exclude<Route, 'hand' | 'table'>[] = [
  'start',
  'history',
  'progress',
  'rules',
  'equity',
  'settings',
];

/** The ways to the pages; the one that is open is marked. */
export function MainMenu() {
  const { web } = useWords();
  const route = useRoute();
  const current = route === 'table' ? 'start' : route === 'hand' ? 'history' : route;
  return (
    <nav className="menu" aria-label={web.menu.name}>
      {ITEMS.map((item) => (
        <a key={item} href={addressOf(item)} aria-current={item === current ? 'page' : undefined}>
          {web.menu.pages[item]}
        </a>
      ))}
    </nav>
  );
}
