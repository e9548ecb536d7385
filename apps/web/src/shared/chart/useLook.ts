import { useSyncExternalStore } from 'react';

const dark = window.matchMedia('(prefers-color-scheme: dark)');
let changes = 0;

function listen(listener: () => void): () => void {
  const tell = (): void => {
    changes++;
    listener();
  };
  const observer = new MutationObserver(tell);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'lang'] });
  dark.addEventListener('change', tell);
  return () => {
    observer.disconnect();
    dark.removeEventListener('change', tell);
  };
}

/** A number that changes with the theme and the language: a canvas does not follow the style sheet by itself. */
export const useLook = (): number => useSyncExternalStore(listen, () => changes);
