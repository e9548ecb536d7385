import { useEffect } from 'react';
import type { Route } from '../shared/address/route.js';
import { useLanguage } from '../shared/language/language.js';
import { useLazy } from '../shared/loading/lazyValue.js';
import { PAGES, prefetchTable } from './pages.js';

/** The page of a route, as soon as it and its words are here. */
export function RoutePage({ route }: { readonly route: Route }) {
  const { page, words } = PAGES[route];
  const language = useLanguage();
  // Both are fetched at once: a component that waits for one would not ask for the other.
  void words[language].wait();
  const Page = useLazy(page);
  useLazy(words[language]);
  useEffect(() => whenIdle(() => prefetchTable(language)), [language]);
  return <Page />;
}

/** Runs a task when the browser has nothing else to do; returns what cancels it. */
function whenIdle(task: () => void): () => void {
  // Not in every browser.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task);
  return () => cancelIdleCallback(handle);
}
