import type { Sound } from '../../shared/preferences/soundKinds.js';
/** The page with the visitor's choices. */
export interface SettingsWords {
  readonly title: string;
  readonly sections: Readonly<Record<'look' | 'play' | 'sound' | 'keys' | 'data', string>>;
  readonly theme: string;
  readonly themes: Readonly<Record<'system' | 'light' | 'dark' | 'contrast', string>>;
  readonly deck: string;
  readonly decks: Readonly<Record<'fourColour' | 'twoColour', string>>;
  readonly deckSample: string;
  readonly unit: string;
  readonly units: Readonly<Record<'chips' | 'bigBets', readonly [name: string, meaning: string]>>;
  readonly speed: string;
  readonly judge: string;
  readonly judgeMeaning: string;
  readonly testMe: string;
  readonly testMeMeaning: string;
  readonly autoNext: string;
  readonly autoNextMeaning: string;
  readonly textMode: string;
  readonly textModeMeaning: string;
  readonly sound: string;
  readonly soundMeaning: string;
  readonly volume: string;
  readonly tryIt: string;
  readonly soundKinds: string;
  readonly sounds: Readonly<Record<Sound, string>>;
  readonly keysMeaning: string;
  /** For screen readers: the button that changes a key. */
  readonly changeKey: (action: string, key: string) => string;
  readonly pressKey: string;
  readonly keyTaken: (key: string, action: string) => string;
  readonly notAKey: string;
  readonly keyChanged: (action: string, key: string) => string;
  readonly usualKeys: string;
  readonly used: (used: string, of: string) => string;
  readonly usedUnknown: string;
  readonly hands: (count: number) => string;
  readonly brokenHands: (count: number) => string;
  readonly backup: string;
  readonly backupMeaning: string;
  readonly makeBackup: string;
  readonly openBackup: string;
  readonly backupMade: (file: string) => string;
  /** What is in a backup besides settings and hands. */
  readonly found: (
    date: string,
    hands: number,
    has: { readonly verdicts: boolean; readonly drills: boolean; readonly table: boolean },
  ) => string;
  readonly foundMeaning: string;
  readonly restore: string;
  readonly restored: (added: number) => string;
  readonly cancel: string;
  readonly reset: string;
  readonly resetMeaning: string;
  readonly resetSettings: string;
  readonly resetAll: string;
  readonly resetSettingsSure: string;
  readonly resetAllSure: string;
  readonly sure: string;
  readonly wasReset: string;
  readonly allWasReset: string;
  /** By code. */
  readonly errors: Readonly<Record<string, string>>;
}
