import { writeChips as n } from '@doorcard/text';
import type { RulesWords } from './rulesWords.js';

const cards = (count: number): string => `${count} card${count === 1 ? '' : 's'}`;

export const words: RulesWords = {
  title: 'Rules',
  lead: 'Ten games on ten short pages. Start with any of them; none takes more than five minutes.',
  allGames: 'All games',
  rulesOf: (game) => `Rules of ${game}`,
  families: { draw: 'Draw games', stud: 'Stud games', board: 'Flop games' },
  tile: (betting, fewest, most) => `${betting}, ${fewest} to ${most} players`,
  unknownGame: (name) => `There is no game called “${name}” here. These are the games:`,
  play: (game) => `Play ${game}`,
  equity: 'Try hands in the calculator',
  ruleSet: 'Room rules',
  ruleSets: { wsop: 'WSOP', pokerstars: 'PokerStars' },
  about: {
    badugi:
      'You get four cards and want them low, of four different ranks and four different suits. Three times you may exchange cards; four cards that fit are a badugi and beat any three.',
    stud: 'Everybody gets seven cards, three face down and four face up, and the best five make the hand. The up cards of the others, folded ones too, are half of the game.',
    razz: 'Seven-card stud turned upside down: the lowest five cards win, and nothing beats 5-4-3-2-A. Straights and flushes do no harm, pairs do.',
    stud8:
      'Seven-card stud with two prizes: half the pot for the best high hand, half for the best low hand of eight or better. One player can win both, and that is what you play for.',
    'limit-holdem':
      'Two cards of your own and five in the middle for everybody; the best five of the seven win. Every bet has a fixed size, and many small decisions count more than one big one.',
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
      'Counting one or three of your own cards. It is always two, for each half again: with four hearts on the board, one heart in your hand does not make a flush.',
    plo: 'Trusting a big pair as in hold’em. With four cards everybody makes more: ask for the best hand that is possible, not for a good one.',
    '2-7-triple':
      'Taking the ace for a low card. It is the highest one, and 6-5-4-3-2 is a straight, which loses to every pair.',
    '2-7-single':
      'Drawing too much. With one exchange a pat ten is usually ahead of a one-card draw to a seven: watch who stands pat.',
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
    capCount: (wagers) => `${wagers} bets a round`,
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
      'Everybody puts in an ante. The player whose door card must open pays the bring-in or completes to a small bet at once; the others fold, call or complete. Nobody can check on this street, and when everybody just calls the bring-in, the betting round ends.',
  },
  bettingRules: {
    fixedLimit:
      'Every bet and every raise has the size of its round: the small bet first, the big bet later.',
    potLimit: 'A bet is at most the pot; a raise is at most the pot as it is after your call.',
    noLimit: 'Any bet goes, up to all your chips; a raise is at least as large as the one before.',
  },
  capRule: (wagers, forced) =>
    `A round has at most ${wagers} bets, the first bet and ${wagers - 1} raises. ${
      forced === 'blinds'
        ? 'The big blind is the first of them.'
        : 'A completion is the first of them; the bring-in does not count.'
    }`,
  drawing: 'Drawing',
  drawingRule: (handSize) =>
    `In turn, beginning left of the button, everybody discards 0 to ${handSize} cards and gets as many new ones. Discarding none is called standing pat. A player who is all-in still draws. When the deck runs out, the discards of earlier rounds are shuffled and dealt again.`,
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
      'The order of high hands reversed: the worst poker hand wins. The ace is always high, and straights and flushes count against you.',
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
  options: 'What this room does',
  optionValues: {
    maxWagers: (wagers) => `At most ${wagers} bets a round.`,
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
        ? 'A player who cannot pay the whole ante plays for as much of the others’ antes.'
        : 'A player who cannot pay the whole ante can still win all antes.',
    freeFold: (value) =>
      value === 'refuse'
        ? 'Nobody folds where checking is free.'
        : 'Folding is allowed even where checking is free.',
  },
  tournamentCap: 'In tournaments the cap is lifted when only two players are left.',
  lesson: {
    title: (game) => `${game} in 60 seconds`,
    open: 'Learn it in 60 seconds',
    progress: (question, of) => `Question ${question} of ${of}`,
    right: 'Right.',
    wrong: 'Not quite.',
    done: (right, of, game) =>
      right === of
        ? `${right} of ${of}: you know enough to sit down at ${game}.`
        : `${right} of ${of} right. Play the hand again, or sit down at ${game} and learn there.`,
    play: (game) => `Play ${game}`,
    again: 'Once more',
  },
  lessons: {
    razz: [
      {
        question:
          'Seven cards each, no board, and the lowest hand wins. You hold two cards that nobody sees and one that everybody sees. One player must open with a small bet, the bring-in: who?',
        answers: ['You, with the lowest card', 'Ann, with the highest card'],
        why: 'In Razz the highest up card is the worst, and it pays the bring-in.',
      },
      {
        question: 'Ann brings it in for 20. Bob folds his eight. You have 4-2-A.',
        answers: ['Complete to 40', 'Fold'],
        why: 'Three different cards of eight or lower are a start, and 4-2-A is one of the best.',
      },
      {
        question: 'Fourth street: you get another four, Ann a queen. What is your pair worth?',
        answers: ['Nothing: it is a wasted card', 'It beats a high card'],
        why: 'Low hands need five different cards. You have three of them: 4, 2 and A.',
      },
      {
        question: 'Fifth street: a seven for you, a jack for Ann. Who is ahead?',
        answers: ['Ann: you have a pair', 'You, by far'],
        why: 'You have four low cards, 7-4-2-A. Ann shows K-Q-J, so the best she can still make is a jack low.',
      },
      {
        question:
          'Seventh street: you get a five. The best five of your seven cards count. What do you have?',
        answers: ['A pair of fours', '7-5-4-2-A'],
        why: 'Straights and flushes do not matter and the best five play: a seven low. Ann has 8-6-3-2 and a jack, so you win.',
      },
    ],
    badugi: [
      {
        question:
          'Four cards, three draws, the lowest hand wins. A card counts only if its suit and its rank differ from all others. How many of yours count?',
        answers: ['Four', 'Three', 'Two'],
        why: 'Ace and nine are both spades, so only the lower one counts: you have 6-3-A, a three-card hand.',
      },
      {
        question: 'First draw. Which card do you discard?',
        answers: ['The nine of spades', 'The six of hearts'],
        why: 'The nine counts for nothing beside the ace of spades. A club is what you want.',
      },
      {
        question: 'You get the three of clubs. Four suits now: is it a badugi?',
        answers: ['Yes', 'No'],
        why: 'Ranks must differ too, and you have two threes. It is still 6-3-A with three cards.',
      },
      {
        question:
          'Second draw: the ten of clubs. Now all four count, T-6-3-A. Ann has just drawn one card. One draw is left.',
        answers: ['Stand pat', 'Discard the ten and draw'],
        why: 'You have a badugi and Ann is still drawing. Breaking it to chase a lower one gives up the lead.',
      },
      {
        question: 'Ann missed: 4-2-A, three cards that count. Who wins?',
        answers: ['Your T-6-3-A', 'Ann’s 4-2-A'],
        why: 'Any four-card badugi beats any three-card hand. Only then does the lower one win.',
      },
    ],
    stud: [
      {
        question:
          'Seven cards each, no board, no blinds: everybody pays an ante. You see one card of each opponent. The lowest up card must open with the bring-in. Who?',
        answers: ['Ann, with the three', 'Bob, with the queen'],
        why: 'In stud high the lowest door card pays the bring-in. After that the best board acts first.',
      },
      {
        question: 'Ann folds and Bob completes to 40. You have a pair of kings that nobody sees.',
        answers: ['Raise to 80', 'Fold'],
        why: 'Bob will often have queens. Yours is the larger pair, and it is hidden.',
      },
      {
        question: 'Fourth street: Bob gets the king of clubs. How many kings can still come to you?',
        answers: ['Two', 'One'],
        why: 'Every card that you see is dead. You hold two kings, Bob shows one: one is left. Counting dead cards is half of stud.',
      },
      {
        question: 'Fifth street: a second seven for you. Who acts first?',
        answers: ['You, with a pair showing', 'Bob, with the king'],
        why: 'From fourth street on the highest board acts first, and from fifth street on bets are twice as large.',
      },
      {
        question: 'All cards are out. Bob turns over queens and fours. Who wins?',
        answers: ['You: kings and sevens', 'Bob: queens and fours'],
        why: 'The best five of seven cards win, as in hold’em, and the higher pair decides between two pairs.',
      },
    ],
    stud8: [
      {
        question:
          'As in stud, but the pot is split between high and low: the best high hand, and the best low of five different cards, eight or lower. Which start can win both halves?',
        answers: ['Your 4-3-A', 'A pair of tens'],
        why: 'Low cards that work together can make a low and a straight. High pairs play for one half only.',
      },
      {
        question: 'Fourth street: an eight. You have A-3-4-8. Is that a low already?',
        answers: ['Yes', 'No, one card is missing'],
        why: 'A low needs five different cards, none above an eight. The ace is low here, and high for the other half.',
      },
      {
        question: 'Fifth street: a five. And now?',
        answers: ['8-5-4-3-A: a low', 'Still no low'],
        why: 'Five different cards up to eight. Bob shows two kings and a nine: he can no longer make a low.',
      },
      {
        question: 'Sixth street: a deuce. You have A-2-3-4-5 and an eight. What is your high hand?',
        answers: ['Ace high', 'A straight to the five'],
        why: 'The same five cards count for both halves: the best low of all, and a straight.',
      },
      {
        question: 'Bob turns over three kings and has no low. What do you win?',
        answers: ['The whole pot', 'The low half'],
        why: 'A straight beats three kings, and nobody else has a low: that is a scoop, and it is what you play for.',
      },
    ],
    '2-7-triple': [
      {
        question:
          'Five cards, three draws, the lowest hand wins. Aces are high; straights and flushes count against you. The best hand is 7-5-4-3-2. What do you discard?',
        answers: ['The king', 'The seven'],
        why: 'You keep 7-4-3-2: a five makes the best hand of all, a six the second best.',
      },
      {
        question: 'You get an ace. Is that good?',
        answers: ['Yes, the lowest card', 'No, the highest card'],
        why: 'In deuce-to-seven the ace is always high: 2-3-4-7-A is an ace-high hand. Discard it.',
      },
      {
        question: 'Second draw: a six. You have 7-6-4-3-2 and one draw left.',
        answers: ['Stand pat', 'Discard the seven'],
        why: 'Only 7-5-4-3-2 is better. Show that you are done by standing pat.',
      },
      {
        question: 'Ann turns over 6-5-4-3-2. Is she lower than your seven?',
        answers: ['Yes', 'No, that is a straight'],
        why: 'Straights count, so hers loses to every hand without a pair.',
      },
      {
        question: 'And Bob’s 8-5-4-3-2 against your 7-6-4-3-2?',
        answers: ['You win', 'Bob wins'],
        why: 'The highest card is compared first: seven is lower than eight, whatever follows.',
      },
    ],
  },
};
