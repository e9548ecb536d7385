import type { CoachWords } from './coachWords.js';

export const coachEn: CoachWords = {
  labels: {
    best: 'Best',
    fine: 'Fine',
    inaccuracy: 'Inaccuracy',
    mistake: 'Mistake',
    blunder: 'Blunder',
    fewSamples: 'No label: too few samples',
    tooClose: 'Too close to call',
    dependsOnOpponent: 'Depends on the opponent',
  },
  seated: 'the players at this table',
  mixed: 'a mix of usual players',
  like: (player) => `players like ${player}`,
  noLoss: (against, doubt) =>
    `The best action found against ${against}${doubt === undefined ? '' : `; another could win up to ${doubt} BB more`}.`,
  loses: (loss, low, high, against) => `Loses ${loss} BB (${low} to ${high}) against ${against}.`,
  spread: (low, high) => `${low} to ${high} BB depending on the opponent.`,
  replaced: (players) => `Cannot be played out: ${players}. A mix of usual players took the place.`,
  somebody: 'a person',
  judged: (worlds, against) => `${worlds} rollouts of each action against ${against}.`,
  value: (action, mean, low, high) => `${action}: ${mean} BB (${low} to ${high})`,
  facts: {
    price: (needed) => `You need ${needed} equity to call.`,
    everybodyFolds: (action, share) => `After ${action}, everybody folds in ${share} of the rollouts.`,
    wins: (action, share, pot) => `After ${action}, you win ${share} of a pot of ${pot} BB on average.`,
    halves: (action, high, low, scooped, quartered) =>
      `After ${action}: high ${high}, low ${low}, scooped ${scooped}, quartered ${quartered}.`,
    book: (action, isBest) =>
      isBest
        ? `Level 2 plays the best action too: ${action}.`
        : `The book and the rollouts disagree: level 2 plays ${action}.`,
    bookReason: (thought, measures) => `Level 2: ${thought}${measures === '' ? '' : ` (${measures})`}`,
  },
  solved: {
    loses: (exploitability, loss) =>
      `Solved for believed ranges (${exploitability} of the pot exploitable): loses ${loss} BB.`,
    best: (exploitability) =>
      `Solved for believed ranges (${exploitability} of the pot exploitable): loses nothing.`,
    label: (label) => `${label}, also if the players act at random twice as often.`,
    unsure: (low, high) => `No label: ${low} to ${high} BB depending on the ranges.`,
    fewSamples: 'No label: the ranges come from too few samples.',
    value: (action, value, frequency) => `${action}: ${value} BB, taken ${frequency} of the time`,
  },
  title: (player) => `Review of ${player}`,
  seat: (number) => `Seat ${number}`,
  folded: 'folded',
  handNumber: (number) => `Hand ${number}`,
  decided: (street, action) => `${street}: ${action}`,
  totals: (hands, decisions, best) =>
    `${hands} ${hands === '1' ? 'hand' : 'hands'}, ${decisions} ${decisions === '1' ? 'decision' : 'decisions'}, ${best} of them best.`,
  unlabelled: (share) => `${share} of the decisions have no label.`,
  result: (per100, low, high) => `Result: ${per100} BB per 100 hands (${low} to ${high}).`,
  adjusted: (per100, low, high, hands) =>
    `Without the luck of the cards: ${per100} BB per 100 hands (${low} to ${high})${hands === undefined ? '' : `, from ${hands} hands in which all cards are known`}.`,
  notAdjusted: 'A result without luck needs the cards of all players; they are not in the file.',
  agreement: (share, low, high) => `Agreement with the best action: ${share} (${low} to ${high}).`,
  lossTable: 'EV lost per 100 hands',
  columns: {
    game: 'game',
    street: 'street',
    hands: 'hands',
    decisions: 'decisions',
    lost: 'BB lost/100',
    interval: '95 % interval',
    label: 'verdict',
    count: 'decisions',
  },
  allStreets: 'all',
  between: (low, high) => `${low} to ${high}`,
  expensive: 'The most expensive decisions',
  noExpensive: 'No decision surely lost anything.',
  refused: (count) => (count === 1 ? '1 hand could not be judged:' : `${count} hands could not be judged:`),
  estimate:
    'Estimates by rollouts: each action is played out many times against hands that the opponents may hold. Not a solution of the game.',
};
