import { equityEn } from './equityEn.js';
import { historyEn } from './historyEn.js';
import { progressEn } from './progressEn.js';
import { rulesEn } from './rulesEn.js';
import { settingsEn } from './settingsEn.js';
import { webTableEn } from './tableEn.js';
import { startEn } from './startEn.js';
import type { WebWords } from './webWords.js';

const RANKS = 'two,three,four,five,six,seven,eight,nine,ten,jack,queen,king,ace'.split(',');
const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'];

export const webEn: WebWords = {
  language: 'English',
  chooseLanguage: 'Language',
  tagline: 'Mixed-game poker against players that explain themselves.',
  menu: {
    name: 'Pages',
    pages: {
      start: 'Play',
      history: 'Hands',
      progress: 'Progress',
      rules: 'Rules',
      equity: 'Equity',
      settings: 'Settings',
    },
  },
  start: startEn,
  table: webTableEn,
  history: historyEn,
  progress: progressEn,
  rules: rulesEn,
  equity: equityEn,
  settings: settingsEn,
  server: {
    ready: (address) => `Doorcard is at ${address}`,
    runsAlready: (address, version) => `Doorcard ${version} already runs at ${address}`,
    elsewhere: (usual, address) =>
      `${usual} belongs to another program, so this is ${address}; hands that you played before are kept by the browser under ${usual}; move them with a backup file (Settings there, then Settings here)`,
    howToEnd: 'Ctrl-C ends it.',
  },
  card: (card) => `${RANKS[card >> 2]!} of ${SUITS[card & 3]!}`,
  hiddenCard: 'face-down card',
};
