import { useSyncExternalStore } from 'react';

// The same width as in the style sheets.
const narrow = window.matchMedia('(max-width: 899px)');

const listen = (listener: () => void): (() => void) => {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
};

/** Whether the screen is one of a phone, with everything in one column. */
export const useNarrow = (): boolean => useSyncExternalStore(listen, () => narrow.matches);
