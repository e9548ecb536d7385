import { useSyncExternalStore } from 'react';
import { listenToPreferences, readPreferences, type Preferences } from './preferences.js';

/** The visitor's choices, always as they are now. */
export const usePreferences = (): Preferences => useSyncExternalStore(listenToPreferences, readPreferences);
