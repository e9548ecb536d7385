import { useShortcuts } from '../shared/keys/useShortcuts.js';

/** Keys do what buttons do. What is typed into the command line begins after its key. */
export const usePress = (press: (key: string) => void): void =>
  useShortcuts((key) => {
    press(key);
    return key === '/';
  });
