import { coach, holdings } from '@doorcard/text/en';
import type { CoachPageWords } from './coachPageWords.js';

const PLURALS: Readonly<Record<keyof typeof coach.labels, readonly [one: string, many: string]>> = {
  best: ['best', 'best'],
  fine: ['fine', 'fine'],
  inaccuracy: ['inaccuracy', 'inaccuracies'],
  mistake: ['mistake', 'mistakes'],
  blunder: ['blunder', 'blunders'],
  tooClose: ['too close to call', 'too close to call'],
  dependsOnOpponent: ['depends on the opponent', 'depend on the opponent'],
  fewSamples: ['without a label', 'without a label'],
};

const SHORT_STREETS: Readonly<Record<string, string>> = {
  draw1: 'Draw 1',
  draw2: 'Draw 2',
  draw3: 'Draw 3',
};

export const words: CoachPageWords = {
  coach,
  holdings,
  lowHolding: (top) => `${top} low`,
  shortStreet: (street) => SHORT_STREETS[street] ?? (/^\d/.test(street) ? street : undefined),
  count: (label, count) => `${count} ${PLURALS[label][count === 1 ? 0 : 1]}`,
  list: (parts) => parts.join(', '),
  strip: {
    name: 'Your decisions',
    checking: 'Checking your decisions…',
    none: 'No decisions in this hand',
    clean: 'No mistakes',
    sentence: (decisions, counts, lost) =>
      `${decisions} ${decisions === 1 ? 'decision' : 'decisions'}: ${counts}. ${lost}.`,
    lost: (mean, half) => `EV lost ${mean} ± ${half} BB`,
  },
  helped: 'Helped',
  helpedMeaning: 'Made with help, so it does not count in your progress.',
  rail: {
    last: (street) => `Your last decision · ${street}`,
    lastHand: 'Your last hand',
    nothing: 'After a hand, every decision of yours is checked here.',
    want: 'Want the numbers?',
    wantMeaning: 'EV of each action. The decision is then marked as helped.',
    show: 'Show',
    always: 'Always show them',
    values: 'What each action is worth',
  },
  bars: {
    name: 'EV of each action',
    best: 'best',
    you: 'you',
    both: 'you, best',
    unit: 'big bets',
    source: (rollouts, against) => `${rollouts} rollouts against ${against}; whiskers are 95 % intervals.`,
    overFolding: 'EV in big bets over folding.',
  },
  spread: 'If the opponents were different',
  spreadMeaning:
    'What your action loses against other players. A wide range means: it depends on who sits there.',
  seen: {
    title: 'Cards you have seen',
    unseen: (count) => `${count} unseen`,
    states: {
      mine: (count) => `yours ${count}`,
      live: (count) => `live outs ${count}`,
      seen: (count) => `seen ${count}`,
    },
  },
  opinions: {
    title: 'Second opinions',
    note: 'Shown beside the verdict and never added to your losses.',
    book: (level, action) => `${level}, by the book: ${action}`,
    names: { solved: 'Solver', trained: 'Level 4' },
    meanings: {
      solved: 'Solves this street for the hands that both players may hold.',
      trained: 'A strategy trained for two players. Its file is fetched once.',
    },
    ask: { solved: 'Solve', trained: 'Ask' },
    stop: 'Stop',
    ranges: 'Finding the hands that both may hold…',
    solving: (pair, pairs, iterations, exploitability) =>
      `Ranges ${pair} of ${pairs}: ${iterations} iterations, exploitability ${exploitability} of the pot`,
    loading: 'Fetching the strategy…',
    playing: (worlds, most) => `${worlds} of ${most} rollouts`,
    solved: (exploitability) => `Solved for these ranges; exploitability ${exploitability} of the pot.`,
    trained: (rollouts) => `${rollouts} rollouts with level 4 in every seat.`,
    loses: (action, loss) => `${action} loses ${loss} BB`,
    losesNothing: (action) => `${action} loses nothing`,
    taken: (share) => `taken ${share}`,
    refusals: {
      'spot/other-game':
        'Late streets of Razz, Stud Hi, Stud8, Badugi and 2-7 Triple Draw can be solved; this game cannot.',
      'spot/not-late': 'Not solved: only 6th and 7th street, or the betting after the last draw, can be.',
      'spot/not-betting': 'Not solved: a draw cannot be, only the betting after the last one.',
      'spot/more-players': 'Not solved: more than two players began this street.',
      'spot/unknown-cards': 'Not solved: cards of this hand are not in the record.',
      'spot/unknown-stacks': 'Not solved: a stack is not in the record.',
      'spot/community-card': 'Not solved: the last card was shared.',
      'spot/other-action': 'Not solved: your action is not in the betting tree.',
      'trained/game': 'Level 4 has no strategy for this game.',
      'trained/players': 'Level 4 is trained for two players; more are in the hand.',
      'trained/uncovered': 'Level 4 is not trained for these stakes, stacks or this betting.',
      'trained/not-fetched': 'The strategy of level 4 could not be fetched. Try again with a connection.',
    },
    refused: 'Nobody can be asked about this decision.',
  },
  refusals: {
    'review/no-seat': 'This hand was only watched: none of its decisions is yours.',
    'review/unknown-cards': 'Cards that you saw are not in the record, so this hand cannot be judged.',
    'review/unknown-stacks': 'A stack is not in the record, so this hand cannot be judged.',
  },
  failed: 'The coach has stopped. Nothing that was saved is lost; reload the page to start it again.',
};
