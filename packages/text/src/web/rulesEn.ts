import { writeChips as n } from '../chips.js';
import type { RulesWords } from './rulesWords.js';

const cards = (count: number): string => `${count} card${count === 1 ? '' : 's'}`;

export const rulesEn: RulesWords = {
  title: 'Rules',
  lead: 'Ten games on ten short pages. Start with any of them; none takes more than five minutes.',
  allGames: 'All games',
  families: { draw: 'Draw games', stud: 'Stud games', board: 'Games with a board' },
  tile: (betting, fewest, most) => `${betting}, ${fewest} to ${most} players`,
  unknownGame: (name) => `There is no game called “${name}” here. These are the games:`,
  play: (game) => `Play ${game}`,
  equity: 'Try hands in the calculator',
  ruleSet: 'House rules',
  ruleSets: { wsop: 'WSOP', pokerstars: 'PokerStars' },
  about: {
    badugi:
      'You get four cards and want them low, of four different ranks and four different suits. Three times you may exchange cards; four cards that fit are a badugi and beat any three.',
    stud: 'Everybody gets seven cards, three face down and four face up, and the best five make the hand. What lies open in front of the others, folded cards too, is half of the game.',
    razz: 'Seven-card stud turned upside down: the lowest five cards win, and nothing beats 5-4-3-2-A. Straights and flushes do no harm, pairs do.',
    stud8:
      'Seven-card stud with two prizes: half the pot for the best high hand, half for the best low hand of eight or better. One player can win both, and that is what you play for.',
    'limit-holdem':
      'Two cards of your own and five in the middle for everybody; the best five of the seven win. Every bet has a fixed size, so many small decisions count more than one big one.',
    holdem:
      'Two cards of your own and five in the middle for everybody; the best five of the seven win. You may bet all your chips at any time.',
    omaha8:
      'Four cards of your own and five in the middle; exactly two of yours play with three of the board. Half the pot goes to the best high hand, half to the best low hand of eight or better.',
    plo: 'Four cards of your own and five in the middle; exactly two of yours play with three of the board. The most you may bet is what is in the pot, and pots grow quickly.',
    '2-7-triple':
      'Five cards, three chances to exchange some of them, and the lowest hand wins. Aces are high and straights and flushes count against you, so nothing beats 7-5-4-3-2.',
    '2-7-single':
      'Five cards, a single exchange, and the lowest hand wins; any bet goes. Aces are high and straights and flushes count against you, so nothing beats 7-5-4-3-2.',
  },
  mistake: 'What beginners get wrong',
  mistakes: {
    badugi:
      'Looking at ranks only. Of two hearts one does not count, so 4-3-2-A with two hearts is a hand of three cards and loses to K-Q-J-T of four suits.',
    stud: 'Forgetting folded cards. When both other kings have been seen, a pair of kings cannot become three: look round the table before you call.',
    razz: 'Fearing straights. 5-4-3-2-A is the best hand there is; what hurts are pairs and big cards, and the boards of the others tell how you stand.',
    stud8:
      'Playing for one half. A big pair looks strong until a low hand takes half of the pot: start with cards that can win both.',
    'limit-holdem':
      'Folding at the end for one more bet. When you can win eight bets with one, being right once in nine times is enough.',
    holdem:
      'Playing any two cards of one suit. They seldom make a flush and often the second-best pair, which costs the whole stack.',
    omaha8:
      'Counting one or three of your own cards. It is always two, for each half anew: with four hearts on the board, one heart in your hand is no flush.',
    plo: 'Trusting a big pair as in hold’em. With four cards everybody makes more: ask for the best hand that is possible, not for a good one.',
    '2-7-triple':
      'Taking the ace for a low card. It is the highest one, and 6-5-4-3-2 is a straight, which loses to every pair.',
    '2-7-single':
      'Drawing too much. With one exchange a ten that is made is mostly ahead of a draw to a seven: watch who stands pat.',
  },
  facts: {
    title: 'At a glance',
    players: 'Players',
    playerCount: (fewest, most) => `${fewest} to ${most}`,
    cards: 'Cards',
    ownCards: (down, up) => (up === 0 ? `${cards(down)} of your own` : `${down} face down, ${up} face up`),
    boardCards: (count) => `${count} on the board`,
    draws: 'Draws',
    drawCount: (draws) => (draws === 1 ? 'one' : String(draws)),
    rounds: 'Betting rounds',
    betting: 'Betting',
    bettings: { fixedLimit: 'fixed limit', potLimit: 'pot limit', noLimit: 'no limit' },
    cap: 'Cap',
    capCount: (wagers) => `${wagers} wagers a round`,
    stakes: 'Stakes, for example',
  },
  deal: 'The deal',
  rounds: (rounds) => `${rounds} rounds, each with a deal or a draw and then bets.`,
  dealt: ({ down = 0, up = 0, board = 0, draw = false }) => {
    if (draw) return 'Everybody may exchange cards.';
    if (board > 0) return `${cards(board)} for the board, face up.`;
    if (down > 0 && up > 0) return `${cards(down)} face down and ${up} face up for everybody.`;
    return `${cards(down + up)} ${up > 0 ? 'face up' : 'face down'} for everybody.`;
  },
  opens: ({ opens }, { bringInBy }) => {
    switch (opens) {
      case 'afterBlinds':
        return 'First to act: left of the big blind.';
      case 'leftOfButton':
        return 'First to act: the next player left of the button.';
      case 'bringIn':
        return bringInBy === 'highestCard'
          ? 'The highest door card must open with the bring-in; the ace is low. Among equal cards the spade opens.'
          : 'The lowest door card must open with the bring-in; the ace is high. Among equal cards the club opens.';
      case 'highBoard':
        return 'First to act: the highest cards showing.';
      case 'lowBoard':
        return 'First to act: the lowest cards showing.';
    }
  },
  bet: (size, chips) => `${size === 'small' ? 'Small' : 'Big'} bet: ${n(chips)}`,
  betting: 'Betting',
  forcedRules: {
    blinds:
      'Two players left of the button put in blinds before the deal. If nobody raises, the big blind may still do so. With two players the button has the small blind.',
    bringIn:
      'Everybody puts in an ante. The door card that opens pays the bring-in or completes it to a small bet at once; the others fold, call or complete. Nobody can check on this street, and when all just call the bring-in, it is over.',
  },
  bettingRules: {
    fixedLimit:
      'Every bet and every raise has the size of its round: the small bet first, the big bet later.',
    potLimit: 'A bet is at most the pot; a raise is at most the pot as it is after your call.',
    noLimit: 'Any bet goes, up to all your chips; a raise is at least as large as the one before.',
  },
  capRule: (wagers, forced) =>
    `A round has at most ${wagers} wagers, one bet and ${wagers - 1} raises. ${
      forced === 'blinds'
        ? 'The big blind is the first of them.'
        : 'A completion is the first of them; the bring-in does not count.'
    }`,
  drawing: 'Drawing',
  drawingRule: (handSize) =>
    `In turn, beginning left of the button, everybody throws away 0 to ${handSize} cards and gets as many new ones. Throwing none is called standing pat. Who is all-in still draws. When the deck runs out, what was thrown in earlier rounds is shuffled and dealt again.`,
  ranking: 'What wins',
  rankings: {
    high: ['High hands', 'The usual order of poker hands.'],
    aceToFive: [
      'Low hands, ace to five',
      'Compare the highest card first; the lower one wins. The ace is low, straights and flushes do not exist, and any hand without a pair beats any hand with one.',
    ],
    eightOrBetter: [
      'Low hands, eight or better',
      'Five different cards, none above an eight. The ace is low, straights and flushes do not matter. Compare the highest card first; the lower one wins.',
    ],
    deuceToSeven: [
      'Low hands, deuce to seven',
      'The order of high hands turned round: the worst poker hand wins. The ace is always high, and straights and flushes count against you.',
    ],
    badugi: [
      'Badugi hands',
      'Only cards of different ranks and different suits count. More cards that count win; then the highest of them is compared, and the lower one wins. The ace is low.',
    ],
  },
  best: 'best',
  counting: (count) => (count === 1 ? 'one card counts' : `${count} cards count`),
  playing: {
    all: 'All five cards make the hand.',
    subset: 'Of four cards, the best set that fits makes the hand.',
    fiveOfSeven: 'The best five of your seven cards make the hand, wherever they lie.',
    withBoard:
      'The best five of your two cards and the five of the board make the hand: two of yours, one, or none.',
    twoOfHand: 'Exactly two of your cards and exactly three of the board make the hand.',
  },
  yourCards: 'your cards',
  board: 'board',
  notPlaying: 'does not play',
  halves: 'Two halves',
  halvesRules: [
    'The best high hand takes one half of the pot, the best low hand the other.',
    'A low hand needs five different cards of eight or lower. If nobody has one, the high hand takes everything.',
    'The two hands may use the same cards or others. Winning both halves is a scoop; sharing one half of two is being quartered.',
    'An odd chip goes to the high half.',
  ],
  options: 'What this house does',
  optionValues: {
    maxWagers: (wagers) => `At most ${wagers} wagers a round.`,
    headsUpCap: (value) =>
      ({
        keep: 'The cap stays when two players are left.',
        liftWhenRoundStartsHeadsUp: 'No cap when a round begins with two players.',
        liftAtHeadsUpTable: 'No cap when only two players are at the table.',
      })[value],
    openerTie: (value) =>
      value === 'position'
        ? 'Equal boards: the first one in the order of the deal acts first.'
        : 'Equal boards: the higher suit acts first.',
    openPairDouble: (isAllowed) =>
      isAllowed
        ? 'An open pair on 4th street allows the big bet.'
        : 'An open pair on 4th street does not change the bet.',
    oddChip: (value) =>
      value === 'bySuit'
        ? 'The odd chip of a tie goes to the hand with the highest card by suit.'
        : 'The odd chip of a tie goes to the first seat left of the dealer.',
    anteTrimming: (isTrimmed) =>
      isTrimmed
        ? 'Who cannot pay the whole ante plays for as much of the others’ antes.'
        : 'Who cannot pay the whole ante can still win all antes.',
    freeFold: (value) =>
      value === 'refuse'
        ? 'Nobody folds where checking is free.'
        : 'Folding is allowed even where checking is free.',
  },
  tournamentCap: 'In tournaments the cap is lifted when only two players are left.',
};
