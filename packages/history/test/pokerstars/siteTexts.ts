import { OTHER_SITE_TEXTS } from './otherSiteTexts.js';
import {
  BLINDS,
  CASH,
  DEALT,
  SEATS,
  START,
  STEAL,
  STEAL_END,
  STOLEN,
  TABLE,
  text,
  type SiteText,
} from './siteLines.js';

// Histories in the manner of real sites. All names, cards and amounts are made up; the forms of the lines are those of
// published samples (docs/histories.md names them).

/** Cat and Ben to the river: Cat bets 3 on the flop and wins with a pair of aces, less a rake. */
const SHOWDOWN = [
  'Cat: raises $2 to $3',
  'Ann: folds',
  'Ben: calls $2',
  '*** FLOP *** [Ah 7c 2d]',
  'Ben: checks',
  'Cat: bets $3',
  'Ben: calls $3',
  '*** TURN *** [Ah 7c 2d] [9s]',
  'Ben: checks',
  'Cat: checks',
  '*** RIVER *** [Ah 7c 2d 9s] [3h]',
  'Ben: checks',
  'Cat: checks',
  '*** SHOW DOWN ***',
];

const raked = (collected: string, rake: string, total: string): string[] => [
  ...START,
  ...SHOWDOWN,
  'Ben: shows [Qh Qd] (a pair of Queens)',
  'Cat: shows [As Kd] (a pair of Aces)',
  `Cat collected ${collected} from pot`,
  '*** SUMMARY ***',
  `Total pot ${total} | Rake ${rake}`,
  'Board [Ah 7c 2d 9s 3h]',
  'Seat 1: Ann (small blind) folded before Flop',
  'Seat 2: Ben (big blind) showed [Qh Qd] and lost with a pair of Queens',
  `Seat 3: Cat (button) showed [As Kd] and won (${collected}) with a pair of Aces`,
];

const FOUR = [...SEATS, 'Seat 5: Dan ($100 in chips)'];
/** Four players; what Dan posts; he and the others fold to Cat. */
const posted = (post: string, total: string, dan: string): string[] => [
  CASH,
  TABLE,
  ...FOUR,
  'Dan: posts small blind $0.50',
  'Ann: posts big blind $1',
  post,
  ...DEALT,
  dan,
  'Cat: raises $2 to $3',
  'Dan: folds',
  'Ann: folds',
  'Ben: folds',
  'Uncalled bet ($2) returned to Cat',
  `Cat collected ${total} from pot`,
  '*** SUMMARY ***',
  `Total pot ${total} | Rake $0`,
];

const TOURNEY = "Tournament #5, $4.55+$4.55+$0.90 USD Hold'em No Limit - Level XII (100/200)";
const tourney = (header: string, ...more: readonly string[]): string[] => [
  header,
  "Table '5 7' 9-max Seat #9 is the button",
  'Seat 2: Ann (1500 in chips, $2.27 bounty)',
  'Seat 9: Ben (900 in chips, $4.55 bounty)',
  'Ann: posts the ante 25',
  'Ben: posts the ante 25',
  'Ben: posts small blind 100',
  'Ann: posts big blind 200',
  '*** HOLE CARDS ***',
  'Dealt to Ann [Jc Jd]',
  'Ben: raises 675 to 875 and is all-in',
  'Ann: calls 675',
  '*** FLOP *** [2c 8d Tc]',
  '*** TURN *** [2c 8d Tc] [4h]',
  '*** RIVER *** [2c 8d Tc 4h] [Qs]',
  '*** SHOW DOWN ***',
  'Ann: shows [Jc Jd] (a pair of Jacks)',
  'Ben: shows [Ah 9h] (high card Ace)',
  'Ann collected 1800 from pot',
  ...more,
  '*** SUMMARY ***',
  'Total pot 1800 | Rake 0',
  'Board [2c 8d Tc 4h Qs]',
  'Seat 2: Ann (big blind) showed [Jc Jd] and won (1800) with a pair of Jacks',
  'Seat 9: Ben (button) (small blind) showed [Ah 9h] and lost with high card Ace',
];

const STUD = [
  'PokerStars Hand #31:  7 Card Stud Limit ($2/$4 USD) - 2015/02/03 4:05:06 ET',
  "Table 'Rhea' 8-max",
  'Seat 1: Ann ($80 in chips)',
  'Seat 4: Ben ($80 in chips)',
  'Ann: posts the ante $0.40',
  'Ben: posts the ante $0.40',
  '*** 3rd STREET ***',
  'Dealt to Ann [9c]',
  'Dealt to Ben [Kh Kd 2s]',
  'Ben: brings in for $1',
  'Ann: calls $1',
  '*** 4th STREET ***',
];

export const SITE_TEXTS: readonly SiteText[] = [
  // Ends of hands.
  text('a steal, and the winner does not show', STOLEN, ...START, ...STEAL, ...STEAL_END),
  text(
    'the winner shows both cards when all have folded',
    STOLEN,
    ...START,
    ...STEAL,
    ...STEAL_END.with(1, 'Cat: shows [As Kd] (high card Ace)'),
  ),
  text('the winner shows one card', STOLEN, ...START, ...STEAL, ...STEAL_END.with(1, 'Cat: shows [As]')),
  text(
    'a folded player shows his cards at the end',
    STOLEN,
    ...START,
    ...STEAL,
    ...STEAL_END.toSpliced(2, 0, 'Ben: shows [7h 2c]'),
  ),
  text('a rake is kept', { net: [-0.5, -6, 5.98], rake: 0.52 }, ...raked('$11.98', '$0.52', '$12.50')),
  text('no rake where the site took none', { net: [-0.5, -6, 6.5] }, ...raked('$12.50', '$0', '$12.50')),
  text(
    'fees beside the rake leave the pot too',
    { net: [-0.5, -6, 5.9], rake: 0.6 },
    ...raked('$11.90', '$0.50 | Jackpot Fee $0.10', '$12.50'),
  ),
  text(
    'a rake that is not in the collected amount',
    { code: 'pokerstars/total-pot', line: 28 },
    ...raked('$12.50', '$0.52', '$12.50'),
  ),
  text(
    'more in the total than was bet',
    { code: 'pokerstars/total-pot', line: 28 },
    ...raked('$13.50', '$0', '$13.50'),
  ),
  text(
    'the loser mucks, and the summary lists his cards',
    { net: [-0.5, -6, 6.5] },
    ...raked('$12.50', '$0', '$12.50')
      .toSpliced(23, 1)
      .toSpliced(24, 0, 'Ben: mucks hand')
      .with(30, 'Seat 2: Ben (big blind) mucked [Qh Qd]'),
  ),
  text(
    'the loser mucks cards that nobody sees',
    { net: [-0.5, -6, 6.5] },
    ...raked('$12.50', '$0', '$12.50')
      .toSpliced(23, 1)
      .toSpliced(24, 0, 'Ben: mucks hand')
      .with(30, 'Seat 2: Ben (big blind) mucked'),
  ),
  text(
    'the other player collects',
    { code: 'pokerstars/collected', line: 26 },
    ...raked('$12.50', '$0', '$12.50')
      .map((line) => line.replace('Cat collected', 'Ben collected'))
      .slice(0, -3),
  ),
  text(
    'a folded player collects',
    { code: 'pokerstars/collected', line: 26 },
    ...raked('$12.50', '$0', '$12.50')
      .map((line) => line.replace('Cat collected', 'Ann collected'))
      .slice(0, -3),
  ),
  text(
    'a villain shows a card of the board',
    { code: 'pokerstars/card-twice', line: 24 },
    ...raked('$12.50', '$0', '$12.50').map((line) => line.replaceAll('[Qh Qd]', '[Ah Qd]')),
  ),
  text(
    'the summary says that he won something else',
    { code: 'pokerstars/summary', line: 32 },
    ...raked('$12.50', '$0', '$12.50').map((line) => line.replace('won ($12.50)', 'won ($11.50)')),
  ),
  text(
    'the summary has another board',
    { code: 'pokerstars/summary', line: 29 },
    ...raked('$12.50', '$0', '$12.50').map((line) => line.replace('Board [Ah 7c', 'Board [Ah 8c')),
  ),
  text(
    'the summary says that the winner folded',
    { code: 'pokerstars/summary', line: 32 },
    ...raked('$12.50', '$0', '$12.50').with(31, 'Seat 3: Cat (button) folded on the River'),
  ),
  text(
    'an uncalled bet that is too large',
    { code: 'pokerstars/uncalled-bet', line: 13 },
    ...START,
    ...STEAL.with(3, 'Uncalled bet ($2.50) returned to Cat'),
    ...STEAL_END,
  ),
  text(
    'no line about the uncalled bet',
    { code: 'pokerstars/uncalled-bet', line: 16 },
    ...START,
    ...STEAL.slice(0, 3),
    ...STEAL_END,
  ),

  // Posts.
  text(
    'a newcomer posts a big blind and acts in his turn',
    { net: [-0.5, -1, -1, 2.5] },
    [
      CASH,
      "Table 'Ceres II' 6-max Seat #3 is the button",
      'Seat 1: Ben ($100 in chips)',
      'Seat 2: Eve ($100 in chips)',
    ],
    ['Seat 3: Cat ($100 in chips)', 'Seat 5: Dan ($100 in chips)'],
    ['Dan: posts small blind $0.50', 'Ben: posts big blind $1', 'Eve: posts big blind $1', ...DEALT],
    ['Eve: checks', 'Cat: raises $2 to $3', 'Dan: folds', 'Ben: folds', 'Eve: folds'],
    ['Uncalled bet ($2) returned to Cat', 'Cat collected $3.50 from pot', '*** SUMMARY ***'],
    'Total pot $3.50 | Rake $0',
  ),
  text(
    'a player who missed both blinds posts both: the small one is dead',
    { net: [-0.5, -1, -1.5, 3] },
    ...posted('Ben: posts small & big blinds $1.50', '$4', 'Ben: checks'),
  ),
  text(
    'a player who missed the small blind posts it dead',
    { net: [-0.5, -1, -0.5, 2] },
    ...posted('Ben: posts small blind $0.50', '$3', 'Ben: folds').toSpliced(15, 1),
  ),
  text(
    'a straddle, where the site has it',
    { net: [-0.5, -1, -2, 3.5] },
    [
      CASH,
      TABLE,
      ...FOUR,
      'Dan: posts small blind $0.50',
      'Ann: posts big blind $1',
      'Ben: posts straddle $2',
    ],
    [...DEALT, 'Cat: raises $4 to $6', 'Dan: folds', 'Ann: folds', 'Ben: folds'],
    ['Uncalled bet ($4) returned to Cat', 'Cat collected $5.50 from pot', '*** SUMMARY ***'],
    'Total pot $5.50 | Rake $0',
  ),
  text(
    'a dead small blind: nobody posts it',
    { net: [-1, 0, 1] },
    [CASH, TABLE, ...SEATS, 'Ann: posts big blind $1', ...DEALT, 'Ben: folds', 'Cat: raises $2 to $3'],
    ['Ann: folds', 'Uncalled bet ($2) returned to Cat', 'Cat collected $2 from pot', '*** SUMMARY ***'],
    'Total pot $2 | Rake $0',
  ),

  // Who is at the table.
  text(
    'a player who is sitting out is not dealt in',
    { ...STOLEN, names: ['Ann', 'Ben', 'Cat'] },
    [CASH, TABLE, ...SEATS, 'Seat 6: Gus ($40 in chips) is sitting out', ...BLINDS, ...DEALT, ...STEAL],
    ...STEAL_END,
  ),
  text(
    'a player who sits out before the deal is not dealt in',
    { ...STOLEN, names: ['Ann', 'Ben', 'Cat'] },
    [CASH, TABLE, ...SEATS, 'Seat 6: Gus ($40 in chips)', 'Gus: sits out', ...BLINDS, ...DEALT, ...STEAL],
    ...STEAL_END,
  ),
  text(
    'a newcomer who has to wait for the button is not dealt in',
    { ...STOLEN, names: ['Ann', 'Ben', 'Cat'] },
    [CASH, TABLE, ...SEATS, 'Seat 6: Gus ($40 in chips)', ...BLINDS],
    ['Gus will be allowed to play after the button', ...DEALT, ...STEAL, ...STEAL_END],
  ),
  text(
    'players join, leave, chat and lose their connection',
    STOLEN,
    [...START, 'Hal joins the table at seat #4', 'Ida said, "gl: folds"', 'Ben is disconnected'],
    ['Ben has timed out while disconnected', ...STEAL, 'Ben leaves the table', 'Ann is connected'],
    ...STEAL_END,
  ),
  text(
    'names with colons, brackets and signs',
    STOLEN,
    [...START, ...STEAL, ...STEAL_END].map((line) => line.replaceAll('Ben', '$$B: (x) [y]')),
  ),

  // All-ins.
  text(
    'an all-in run-out in a bounty tournament',
    { net: [900, -900] },
    ...tourney(`PokerStars Hand #4: ${TOURNEY} - 2015/02/03 4:05:06 ET`),
  ),
  text(
    'prizes and bounties are not part of the hand',
    { net: [900, -900] },
    ...tourney(
      `PokerStars Hand #4: ${TOURNEY} - 2015/02/03 10:05:06 CET [2015/02/03 4:05:06 ET]`,
      'Ann wins $2.28 for eliminating Ben and their own bounty increases by $2.28 to $4.55',
      'Ben finished the tournament in 2nd place and received $15.04.',
      'Ann wins the tournament and receives $25.06 - congratulations!',
    ),
  ),
  text(
    'nobody shows after an all-in, and one player collects',
    { net: [900, -900] },
    ...tourney(`PokerStars Hand #4: ${TOURNEY} - 2015/02/03 4:05:06 ET`)
      .filter((line) => !line.includes('shows') && !line.startsWith('Dealt'))
      .map((line) => line.replace(/ showed .*/, '')),
  ),
  text(
    'a freeroll',
    { net: [900, -900] },
    ...tourney(
      "PokerStars Hand #4: Tournament #5, Freeroll  Hold'em No Limit - Level XII (100/200) - 2015/02/03 4:05:06 ET",
    ),
  ),
  text(
    'a hand of a home game',
    STOLEN,
    [...START, ...STEAL, ...STEAL_END].with(
      0,
      CASH.replace('PokerStars Hand #217: ', 'PokerStars Home Game Hand #217: {Club #9} '),
    ),
  ),
  text('a zoom hand with its separator', STOLEN, [
    '*********** # 7 **************',
    CASH.replace('PokerStars', 'PokerStars Zoom'),
    ...START.slice(1),
    ...STEAL,
    ...STEAL_END,
  ]),

  // Money.
  text(
    'play money',
    STOLEN,
    [...START, ...STEAL, ...STEAL_END].map((line) =>
      line.replaceAll('$', '').replace(' USD', '').replace('6-max', '6-max (Play Money)'),
    ),
  ),
  text(
    'euros',
    STOLEN,
    [...START, ...STEAL, ...STEAL_END].map((line) => line.replaceAll('$', '€').replace('USD', 'EUR')),
  ),
  text(
    'pounds, with two digits everywhere',
    STOLEN,
    [...START, ...STEAL, ...STEAL_END].map((line) =>
      line
        .replaceAll('$', '£')
        .replace('USD', 'GBP')
        .replaceAll(/£(\d+)(?![\d.])/g, '£$1.00'),
    ),
  ),

  // What one result cannot hold.
  text(
    'a board run twice',
    { code: 'pokerstars/run-twice', line: 13 },
    [...START, 'Cat: raises $99 to $100 and is all-in', 'Ann: folds', 'Ben: calls $99 and is all-in'],
    ['*** FIRST FLOP *** [2c 3d 4h]', '*** SECOND FLOP *** [5c 6d 7h]'],
  ),
  text(
    'a player cashes out',
    { code: 'pokerstars/cash-out', line: 26 },
    ...raked('$12.50', '$0', '$12.50')
      .toSpliced(26, 0, 'Ben cashed out the hand for $2.10 | Cash Out Fee $0.02')
      .toSpliced(25, 1),
  ),
  text('a cancelled hand', { code: 'pokerstars/cancelled', line: 10 }, [
    ...START,
    'Hand cancelled',
    '*** SUMMARY ***',
    'Total pot $1.50 | Rake $0',
  ]),
  text(
    'a game that we do not deal',
    { code: 'pokerstars/unknown-game', line: 1 },
    CASH.replace('No Limit', 'Pot Limit'),
    TABLE,
  ),
  text('a text without its end', { code: 'pokerstars/cut-off', line: 13 }, ...START, ...STEAL),

  // Stud and draw.
  text(
    'an open pair allows the double bet',
    { net: [-9.4, 9.4], warning: 'openPairDouble' },
    ...STUD.with(7, 'Dealt to Ann [9c]'),
    ['Dealt to Ann [9c] [9d]', 'Dealt to Ben [Kh Kd 2s] [Ks]', 'Pair on board - a double bet is allowed'],
    ['Ann: bets $4', 'Ben: raises $4 to $8', 'Ann: calls $4', '*** 5th STREET ***'],
    [
      'Dealt to Ann [9c 9d] [3h]',
      'Dealt to Ben [Kh Kd 2s Ks] [4h]',
      'Ann: checks',
      'Ben: bets $4',
      'Ann: folds',
    ],
    ['Uncalled bet ($4) returned to Ben', 'Ben collected $18.80 from pot', '*** SUMMARY ***'],
    ['Total pot $18.80 | Rake $0', 'Seat 1: Ann folded on the 5th Street', 'Seat 4: Ben collected ($18.80)'],
  ),
  text(
    'after a double bet the wrong player acts: the line that no rule explains is named',
    { code: 'pokerstars/wrong-actor', line: 20 },
    ...STUD.with(7, 'Dealt to Ann [9c]'),
    ['Dealt to Ann [9c] [9d]', 'Dealt to Ben [Kh Kd 2s] [Ks]', 'Ann: bets $4', 'Ben: calls $4'],
    ['*** 5th STREET ***', 'Dealt to Ann [9c 9d] [3h]', 'Dealt to Ben [Kh Kd 2s Ks] [4h]', 'Ben: bets $4'],
    ['Ann: folds', 'Uncalled bet ($4) returned to Ben', 'Ben collected $10.80 from pot'],
    ['*** SUMMARY ***', 'Total pot $10.80 | Rake $0'],
  ),
  text(
    'Badugi where the hero stands pat on cards that he does not hold',
    { code: 'pokerstars/cards-changed', line: 12 },
    ['PokerStars Hand #8:  Badugi Limit (10/20) - 2015/02/03 4:05:06 ET'],
    ["Table 'Io' 6-max Seat #2 is the button", 'Seat 1: Ann (500 in chips)', 'Seat 2: Ben (500 in chips)'],
    ['Ben: posts small blind 5', 'Ann: posts big blind 10', '*** DEALING HANDS ***'],
    ['Dealt to Ann [Ah 5c 8d 6s]', 'Ben: raises 10 to 20', 'Ann: calls 10', '*** FIRST DRAW ***'],
    ['Ann: stands pat on [Ah 5c 8d 7s]', 'Ben: stands pat', 'Ann: bets 10', 'Ben: folds'],
    ['Uncalled bet (10) returned to Ann', 'Ann collected 40 from pot', "Ann: doesn't show hand"],
    ['*** SUMMARY ***', 'Total pot 40 | Rake 0'],
  ),
  text(
    'Razz to a fold on 4th street, with the name of a mix',
    { net: [1.4, -1.4] },
    ...STUD.with(0, 'PokerStars Hand #31:  HORSE (Razz Limit, $2/$4 USD) - 2015/02/03 4:05:06 ET').with(
      8,
      'Dealt to Ben [Kh Kd Qs]',
    ),
    ['Dealt to Ann [9c] [3d]', 'Dealt to Ben [Kh Kd Qs] [Ks]', 'Ann: bets $2', 'Ben: folds'],
    ['Uncalled bet ($2) returned to Ann', 'Ann collected $2.80 from pot', "Ann: doesn't show hand"],
    ['*** SUMMARY ***', 'Total pot $2.80 | Rake $0', 'Seat 1: Ann collected ($2.80)'],
    'Seat 4: Ben folded on the 4th Street',
  ),
  text(
    'Badugi where the villain stands pat to the end',
    { net: [-30, 30] },
    ['PokerStars Hand #8:  Badugi Limit (10/20) - 2015/02/03 4:05:06 ET'],
    ["Table 'Io' 6-max Seat #2 is the button", 'Seat 1: Ann (500 in chips)', 'Seat 2: Ben (500 in chips)'],
    [
      'Ben: posts small blind 5',
      'Ann: posts big blind 10',
      '*** DEALING HANDS ***',
      'Dealt to Ann [Ah 5c 8h 6s]',
    ],
    ['Ben: raises 10 to 20', 'Ann: calls 10', '*** FIRST DRAW ***', 'Ann: discards 1 card [8h]'],
    ['Dealt to Ann [Ah 5c 6s] [Kd]', 'Ben: stands pat', 'Ann: checks', 'Ben: bets 10', 'Ann: calls 10'],
    [
      '*** SECOND DRAW ***',
      'Ann: stands pat on [Ah 5c 6s Kd]',
      'Ben: stands pat',
      'Ann: checks',
      'Ben: checks',
    ],
    ['*** THIRD DRAW ***', 'Ann: stands pat', 'Ben: stands pat', 'Ann: checks', 'Ben: bets 20', 'Ann: folds'],
    [
      'Uncalled bet (20) returned to Ben',
      'Ben collected 60 from pot',
      '*** SUMMARY ***',
      'Total pot 60 | Rake 0',
    ],
  ),
  ...OTHER_SITE_TEXTS,
];
