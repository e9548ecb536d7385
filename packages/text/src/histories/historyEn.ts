import type { HistoryWords } from './historyWords.js';

export const historyEn: HistoryWords = {
  dealt: (hands, game, file) => `${hands} hand${hands === 1 ? '' : 's'} of ${game} in ${file}`,
  matches: 'the stacks match',
  differs: 'the stacks differ',
  played: 'played',
  unfinished: 'played; the file ends before the hand does',
  unresolved: 'played; the winner is unknown',
  refused: (code) => `refused: ${code}`,
  tally: ({ hands, matching, differing, refused }) =>
    [
      `${hands} hand${hands === 1 ? '' : 's'}`,
      `${hands - refused} played`,
      `${matching} with matching stacks`,
      `${differing} with different stacks`,
      `${refused} refused`,
    ].join(', '),
};
