import type { CommandWords } from './commandWords.js';

export const commandsEn: CommandWords = {
  title: 'Commands after /',
  list: [
    ['cards', 'your cards'],
    ['board 3', 'the open cards of seat 3, or the board'],
    ['pot', 'what lies in the middle'],
    ['stack 2', 'the chips of seat 2'],
    ['dead', 'open cards that are out of play or in other hands'],
    ['actions', 'what you may do now'],
    ['log', 'everything that has happened in this hand'],
    ['fold, check, call, pat', 'what the keys do'],
    ['raise 80', 'bet, raise or complete; without an amount the least'],
    ['draw 2c 9d', 'throw these cards, by name or by place (draw 1 3)'],
    ['next, hint, why, pause', 'between the hands, and help'],
  ],
  unknown: (text) => `There is no command "${text}". ? shows them.`,
  nothingYet: 'Nothing yet.',
  done: (action) => `You: ${action}.`,
  turnOf: (name) => `It is ${name}'s turn.`,
  cards: (cards, hand) => `You hold ${cards}${hand === '' ? '' : `: ${hand}`}.`,
  dead: (cards) => `Open cards of others: ${cards}`,
  noDead: 'No open cards of others.',
  noSeat: (text) => `There is no seat "${text}".`,
  noCard: (text) => `You hold no card "${text}".`,
  needAmount: (min, max) => `Say how much: from ${min} to ${max}.`,
};
