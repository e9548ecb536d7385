import { arena } from '@doorcard/text/en';
import type { ArenaPageWords } from './arenaPageWords.js';

function time(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, Math.round(seconds))} s`;
  if (seconds < 90 * 60) return `${Math.round(seconds / 60)} min`;
  if (seconds < 48 * 3600) return `${Math.round(seconds / 3600)} h`;
  return `${Math.round(seconds / 86_400)} days`;
}

const threadsOf = (threads: number): string => (threads === 1 ? 'one thread' : `${threads} threads`);

export const words: ArenaPageWords = {
  ...arena,
  game: 'Game',
  player: 'Player',
  hands: 'Hands',
  handsForOne: 'Hands for ±1',
  title: 'Arena',
  lead: 'Two computer players against each other, in this browser. Every deck is played from both seats, and the same seed gives the same figures everywhere.',
  lab: 'To the lab',
  match: 'Match',
  first: 'First player',
  second: 'Second player',
  partners: 'Sparring partners',
  noStrategy: 'Level 4 is not trained for this game: Level 3 plays in its place.',
  length: 'Length',
  lengths: { hands: 'Number of hands', until: 'Until the interval is narrow' },
  handCount: 'Hands',
  mostHands: 'Hands at most',
  margin: 'Interval, ± per 100 hands',
  marginMeaning: 'Checked after 2,000 hands and each time their number has doubled.',
  seed: 'Seed',
  seedMeaning: 'A whole number. Another seed deals other cards.',
  luck: 'Take the luck out',
  luckMeaning: 'The same expected result with a narrower interval. Hands take longer.',
  start: 'Start the match',
  again: 'Start again',
  pause: 'Pause',
  resume: 'Resume',
  stop: 'Stop',
  measuring: 'Playing a few hands to see how long it takes…',
  expected: (about, threads) => `About ${about} on this device, with ${threadsOf(threads)}.`,
  expectedUntil: (about, most, threads) =>
    `The first check after about ${about}, all hands after about ${most}, with ${threadsOf(threads)}.`,
  slow: 'These players think about each decision. A shorter match, or one without luck adjustment, ends sooner.',
  time,
  left: (about) => `${about} left`,
  versus: (first, second) => `${first} v ${second}`,
  result: 'Result',
  progress: 'Played',
  playedOf: (hands, of) => `${hands} of ${of} hands`,
  speed: (about, perSecond) => `${about}, ${perSecond} hands/s`,
  statuses: {
    running: 'The match is running.',
    paused: 'Paused. Nothing is lost.',
    stopped: 'Stopped. The figures are those of the hands so far.',
    over: 'The match is over.',
    failed: 'The match has stopped.',
  },
  intervalOf: (percent) => `${percent} % interval`,
  raw: 'raw',
  curve: 'Result so far',
  curveMeaning: (name) => `What ${name} wins per 100 hands. The bands are the intervals.`,
  handNumber: 'hands',
  band: (line) => `interval, ${line}`,
  asTable: 'The curve as a table',
  copyLink: 'Copy link',
  copyCommand: 'Copy as a command',
  copied: 'Copied.',
  copyByHand: 'Copying is not allowed here. The address bar has the link.',
  errors: {
    'arena/unknown-game': (value) =>
      `The link says “${value}”, which is not a game here. Badugi is chosen instead.`,
    'arena/bad-players': (value) =>
      `The link says “${value}”. A match has two players, as in players=lv2,lv1. The usual two are chosen instead.`,
    'arena/bad-luck': (value) => `The link says “${value}”; expected luck=raw or luck=adjusted.`,
    'arena/bad-hands': (value) => `“${value}” hands: expected a whole number from 2 to 10,000,000.`,
    'arena/bad-until': (value) => `“${value}” is not a width; expected a number above 0, up to 1,000.`,
    'arena/bad-seed': (value) => `“${value}” is not a seed; expected a whole number of at most 20 digits.`,
  },
  failed: (code) =>
    code === 'player/not-prepared'
      ? 'A player could not load what it needs. Check the connection, then resume.'
      : 'A thread of the match has ended. The hands so far are kept; resume to go on.',
  strength: {
    title: 'Published strength',
    lead: (seed) =>
      `Long matches on seed ${seed}, on which nothing was tuned, with 95 % intervals (98.75 % for levels 3 and 4, which are looked at up to four times); from docs/strength.md of this version.`,
    steps: 'Each level against the one below',
    stepsMeaning: 'What the higher level wins per 100 hands, heads-up.',
    step: (above, below) => `${above} v ${below}`,
    exploitability: 'Exploitability, lower bounds',
    exploitabilityMeaning:
      'What the best exploiter found so far wins per 100 hands, heads-up. Each figure is a lower bound: a better exploiter may win more, so a small figure does not prove that a player is strong.',
    wins: (value) => (value.startsWith('−') ? `loses ${value.slice(1)}` : `wins ${value.slice(1)}`),
    unmeasured: 'not measured yet',
    playsLike: (level) => `plays like ${level}`,
    noneMeasured: 'No exploiter has been measured in this version yet, so nothing is claimed.',
    unfinished: (hands) => `${hands} hands, not finished`,
    kinds: {
      training: 'trained exploiter',
      search: 'search that knows the player',
      lbr: 'local best response',
      lv4: 'Level 4',
      borrowed: 'exploiter of another level',
    },
    improving: 'may still improve',
    unit: { bigBet: 'big bets', bigBlind: 'big blinds' },
  },
};
