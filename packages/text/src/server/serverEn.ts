import type { ServerWords } from './serverWords.js';

export const serverEn: ServerWords = {
  ready: (address) => `Doorcard is at ${address}`,
  runsAlready: (address, version) => `Doorcard ${version} already runs at ${address}`,
  elsewhere: (usual, address) =>
    `${usual} belongs to another program, so this is ${address}; hands that you played before are kept by the browser under ${usual}; move them with a backup file (Settings there, then Settings here)`,
  howToEnd: 'Ctrl-C ends it.',
};
