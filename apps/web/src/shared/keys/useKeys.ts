import { useMemo } from 'react';
import { usePreferences } from '../preferences/usePreferences.js';
import { findAction, makeKeyMap, nameKey, type KeyAction } from './keys.js';

/** The keys that the visitor has chosen. */
export interface Keys {
  /** As a keyboard event names it, and `aria-keyshortcuts` too. */
  readonly keyOf: (action: KeyAction) => string | undefined;
  /** As it is written on a button. */
  readonly nameOf: (action: KeyAction) => string;
  /** What a pressed key is for. */
  readonly actionOf: (key: string) => KeyAction | undefined;
}

export function useKeys(): Keys {
  const { keys } = usePreferences();
  return useMemo(() => {
    const map = makeKeyMap(keys);
    return {
      keyOf: (action) => map[action] || undefined,
      nameOf: (action) => nameKey(map[action]),
      actionOf: (key) => findAction(map, key),
    };
  }, [keys]);
}
