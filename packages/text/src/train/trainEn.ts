import type { TrainWords } from './trainWords.js';

export const trainEn: TrainWords = {
  trainTitle: (game) => `Training of ${game}`,
  exploitTitle: (game, player) => `What an exploiter wins from ${player} in ${game}`,
  columns: {
    minutes: 'minutes',
    deals: 'deals',
    against: 'against',
    per100: 'big bets/100',
    interval: '95 % interval',
    hands: 'hands',
  },
  progress: (deals, speed) => `${deals} deals, ${speed} M nodes/s`,
  trained: (deals, minutes, speed) => `${deals} deals in ${minutes} minutes, ${speed} M nodes/s`,
  written: (file, kilobytes) => `written: ${file} (${kilobytes} kB)`,
  stopped: (file) => `stopped; --resume goes on from ${file}`,
  imitated: (decisions, player) => `${decisions} decisions of ${player} imitated`,
  won: (player, per100, low, high) =>
    `The exploiter wins ${per100} big bets/100 from ${player} (${low} to ${high}).`,
  wonWithoutLuck: (per100, low, high) => `Luck-adjusted: ${per100} (${low} to ${high}).`,
  improving: {
    yes: 'It was still improving: train it longer.',
    no: 'It had stopped improving.',
    unknown: 'Too few hands to say whether it was still improving.',
  },
  lowerBound: 'A lower bound: a better exploiter may win more.',
  madeWith: (command) => `Made with ${command}`,
};
