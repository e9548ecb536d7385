import { TABLE_KEYS } from '@doorcard/table/client';

/** What can be done with a key at the table. */
export const KEY_ACTIONS = [
  'fold',
  'call',
  'raise',
  'bet',
  'card1',
  'card2',
  'card3',
  'card4',
  'card5',
  'card6',
  'card7',
  'draw',
  'pat',
  'next',
  'hint',
  'why',
  'help',
  'pause',
  'autoNext',
  'testMe',
  'coach',
  'textMode',
  'review',
] as const;
export type KeyAction = (typeof KEY_ACTIONS)[number];

export type KeyMap = Readonly<Record<KeyAction, string>>;

export const USUAL_KEYS: KeyMap = {
  ...TABLE_KEYS,
  card1: '1',
  card2: '2',
  card3: '3',
  card4: '4',
  card5: '5',
  card6: '6',
  card7: '7',
  pause: 's',
  autoNext: 'a',
  testMe: 't',
  coach: '\\',
  textMode: '/',
  review: 'v',
};

/** An action whose key went to another one. */
const NO_KEY = '';

/** As it is kept: letters in lower case, so that the shift key and caps lock change nothing. */
export const readKey = (key: string): string => (key.length === 1 ? key.toLowerCase() : key);

/** Keys that move the focus, scroll or press buttons stay with the browser. */
const canBeKey = (key: string): boolean => /^[^\s]$/u.test(key) || key === 'Enter';

/** Enter as people know it from their keyboards. */
export const nameKey = (key: string): string =>
  key === 'Enter' ? '\u21b5' : key === NO_KEY ? '\u2013' : key.toUpperCase();

/** Actions that came later: they give way to a key that was chosen before they were there. */
const YIELDING: readonly KeyAction[] = ['pause', 'autoNext', 'testMe', 'coach', 'textMode', 'review'];

/** The usual keys with the changes that were made. A change that cannot be, or makes two of one key, does not count. */
export function makeKeyMap(changes: Readonly<Record<string, string>> = {}): KeyMap {
  const chosen = (action: KeyAction): string | undefined => {
    const key = changes[action];
    return key !== undefined && canBeKey(key) ? readKey(key) : undefined;
  };
  const taken = KEY_ACTIONS.map(chosen);
  const changed = KEY_ACTIONS.map((action) => {
    const usual = USUAL_KEYS[action];
    const isTaken = YIELDING.includes(action) && taken.includes(usual);
    return [action, chosen(action) ?? (isTaken ? NO_KEY : usual)] as const;
  });
  const keys = changed.map(([, key]) => key).filter((key) => key !== NO_KEY);
  return new Set(keys).size === keys.length ? (Object.fromEntries(changed) as KeyMap) : USUAL_KEYS;
}

export const findAction = (keys: KeyMap, key: string): KeyAction | undefined =>
  KEY_ACTIONS.find((action) => keys[action] === readKey(key));

/** What is wrong with giving a key to an action. */
export type KeyFault =
  | { readonly code: 'keys/not-a-key'; readonly key: string }
  | { readonly code: 'keys/taken'; readonly key: string; readonly by: KeyAction };

export function findKeyFault(keys: KeyMap, action: KeyAction, key: string): KeyFault | undefined {
  if (!canBeKey(key)) return { code: 'keys/not-a-key', key };
  const by = findAction(keys, key);
  return by === undefined || by === action ? undefined : { code: 'keys/taken', key: readKey(key), by };
}

/** Only what differs from the usual is kept. */
export const listChanges = (keys: KeyMap): Readonly<Record<string, string>> =>
  Object.fromEntries(
    KEY_ACTIONS.filter((action) => keys[action] !== USUAL_KEYS[action] && keys[action] !== NO_KEY).map(
      (action) => [action, keys[action]],
    ),
  );
