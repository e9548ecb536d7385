type KeyAction =
  | 'fold'
  | 'call'
  | 'raise'
  | 'bet'
  | 'card1'
  | 'card2'
  | 'card3'
  | 'card4'
  | 'card5'
  | 'card6'
  | 'card7'
  | 'draw'
  | 'pat'
  | 'next'
  | 'hint'
  | 'why'
  | 'help'
  | 'pause'
  | 'autoNext'
  | 'testMe'
  | 'textMode';

/** The page with the visitor's choices, and what the app says about itself. */
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
  readonly speeds: Readonly<Record<'slow' | 'usual' | 'fast' | 'off', string>>;
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
  readonly sounds: Readonly<Record<'deal' | 'bet' | 'turn' | 'win', string>>;
  readonly keysMeaning: string;
  readonly keyActions: Readonly<Record<KeyAction, string>>;
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
  readonly found: (date: string, hands: number, hasTable: boolean) => string;
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
  /** Another tab has the table. */
  readonly elsewhere: {
    readonly title: string;
    readonly taken: string;
    readonly text: string;
    readonly takenText: string;
    readonly take: string;
    readonly back: string;
  };
  readonly update: {
    readonly ready: string;
    readonly reload: string;
    readonly later: string;
  };
  /** A part of the program could not be fetched. */
  readonly missing: {
    readonly title: string;
    readonly text: string;
    readonly reload: string;
  };
}
