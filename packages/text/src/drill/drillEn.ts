import type { DrillWords } from './drillWords.js';

const NAMES = ['You', 'Ann', 'Bob', 'Cid', 'Dee', 'Eve', 'Fay', 'Gil', 'Hal', 'Ida'] as const;

const join = (names: readonly string[]): string => names.join(' and ');
const take = (names: readonly string[], what: string): string => {
  if (names.length > 1) return `${join(names)} split ${what}`;
  return names[0] === NAMES[0] ? `You win ${what}` : `${names[0]!} wins ${what}`;
};

export const drillEn: DrillWords = {
  families: {
    potOdds: 'Pot odds',
    deadOuts: 'Dead outs',
    handNames: 'Name the hand',
    halves: 'Who wins which half',
    thirdStreet: '3rd street: play or fold',
    drawing: 'Draw, pat, break or snow',
    fifthPrice: 'The price on 5th street',
    ownMistakes: 'Your own mistakes',
  },
  askShare: (pot, toCall) =>
    `The pot is ${pot}, the bet included, and a call costs ${toCall}. How much of the pot must you win on average to call?`,
  askDead: (draw) => {
    const draws = { flush: 'a flush', straight: 'a straight', low: 'an eight-or-better low' };
    return `You draw to ${draws[draw]}. How many of your outs are dead?`;
  },
  askName: (half) =>
    half === 'whole'
      ? 'What is this hand?'
      : half === 'high'
        ? 'What is the high hand?'
        : 'What is the low hand?',
  askHalves: 'Who wins the high, and who wins the low?',
  askAction: (pot, toCall) =>
    toCall === undefined
      ? `The pot is ${pot}. What do you do?`
      : `The pot is ${pot}, ${toCall} to call. What do you do?`,
  draws: (player, draws) =>
    draws.length === 0
      ? `${player}: has not drawn yet`
      : `${player}: ${draws.map((draw) => (draw === 'pat' ? 'pat' : `drew ${draw}`)).join(', ')}`,
  folded: (line) => `${line} (folded)`,
  street: (name, sentences) => `${name} ${sentences.join(', ')}`,
  yourCards: (cards) => `You: ${cards}`,
  playerCards: (player, cards) => `${player}: ${cards}`,
  boardCards: (cards) => `Board: ${cards}`,
  player: (index) => NAMES[index]!,
  share: (percent) => percent,
  count: (count) => String(count),
  winners: (high, low) => {
    if (low.length === 0) return `${take(high, 'the whole pot')}, there is no low`;
    if (join(high) === join(low)) return high.length > 1 ? take(high, 'both halves') : scoop(high[0]!);
    return `${take(high, 'the high')}, ${take(low, 'the low').replace(/^You/, 'you')}`;
  },
  explainShare: (toCall, finalPot, percent) =>
    `${toCall} to call for a pot of ${finalPot} with your call: ${toCall} / ${finalPot} = ${percent}.`,
  explainDead: (total, dead, live) =>
    dead === undefined
      ? `All ${total} outs are live.`
      : `Of ${total} outs, ${dead} ${dead.includes(' ') ? 'are' : 'is'} dead: ${live} live.`,
  explainName: (cards) => (cards === undefined ? 'No five cards make a low.' : `These cards play: ${cards}.`),
  explainTaken: (action) => `At the table you chose: ${action}.`,
  explainHalf: (player, high, low) => `${player}: ${high}; ${low}.`,
  right: 'Right.',
  wrong: (answer) => `No: ${answer}.`,
  choose: (keys) => `${keys} to answer, Q to stop`,
  numberOf: (number, count, family, level) => `${number} of ${count}: ${family}, level ${level}`,
  result: (right, count) => `${right} of ${count} right.`,
  savedTo: (file) => `Progress is saved in ${file}.`,
  mistakesAdded: (count, file) =>
    `${count === 1 ? '1 mistake was' : `${count} mistakes were`} added to the drills in ${file}.`,
  stopped: 'Stopped.',
};

const scoop = (name: string): string => (name === NAMES[0] ? 'You scoop' : `${name} scoops`);
