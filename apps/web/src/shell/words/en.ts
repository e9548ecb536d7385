import type { ShellWords } from './shellWords.js';

export const words: ShellWords = {
  menu: {
    name: 'Pages',
    due: (count) => `${count} due`,
    pages: {
      start: 'Play',
      history: 'Hands',
      drill: 'Drills',
      progress: 'Progress',
      rules: 'Rules',
      equity: 'Equity',
      lab: 'Lab',
      settings: 'Settings',
    },
  },
  otherTab: {
    title: 'The table is in another tab',
    taken: 'The table went to another tab',
    text: 'Doorcard is already open in another tab or window, and a table can be open in only one. Continue there, or move it here.',
    takenText:
      'It goes on there at the same decision with the same cards. This tab has stopped; nothing is lost.',
    take: 'Go on here',
    back: 'Back to the lobby',
  },
  update: { ready: 'A new version is ready.', reload: 'Reload', later: 'Later' },
  missingLanguage: (name) => `${name} could not be loaded. Check the connection, then choose it again.`,
};
