import { cards, makeCards, RANKING_BY_ID } from '@doorcard/cards';
import { GAMES, makeSession, MIN_SEATS, RULE_SETS, VARIANTS, type RuleSet } from '@doorcard/engine';
import { LANGUAGES } from '@doorcard/text';
import { describe, expect, test } from 'vitest';
import { pictureStreet } from '../src/rules/dealPicture.js';
import { findHolding, listExamples, listPotRankings } from '../src/rules/exampleHands.js';
import { LIFTS_CAP_IN_TOURNAMENTS, listFacts, listOptions } from '../src/rules/gameFacts.js';
import { findPlaying } from '../src/shared/cards/playingCards.js';
import { readRulesPlace, RULE_SET_IDS, rulesAddress } from '../src/rules/rulesAddress.js';
import type { PotRanking } from '../src/rules/words/rulesWords.js';
import { allWordsOf } from './webWords.js';

const POT_RANKINGS = [...new Set(GAMES.flatMap(listPotRankings))];

describe('example hands', () => {
  test.each(POT_RANKINGS)('of %s go from the best to the worst, no two alike', (ranking) => {
    const ranks = listExamples(ranking).map((example) => RANKING_BY_ID[ranking].rank(example.cards));
    expect(ranks.length).toBeGreaterThanOrEqual(6);
    expect(ranks).toEqual([...new Set(ranks)].toSorted((a, b) => b - a));
  });

  // The best hand of a ranking, as the books have it.
  test.each<[ranking: PotRanking, best: string]>([
    ['high', 'A-K-Q-J-T'],
    ['aceToFive', '5-4-3-2-A'],
    ['eightOrBetter', '5-4-3-2-A'],
    ['deuceToSeven', '7-5-4-3-2'],
    ['badugi', '4-3-2-A'],
  ])('of %s begin with the best hand there is, %s', (ranking, best) => {
    const [first] = listExamples(ranking);
    expect(makeCards(first!.cards, '-').replaceAll(/[cdhs]/g, '')).toBe(best);
  });

  test('of high hands show every kind once', () => {
    const kinds = listExamples('high').map(({ description }) => description!.category);
    expect(kinds).toEqual([
      'straightFlush',
      'straightFlush',
      'quads',
      'fullHouse',
      'flush',
      'straight',
      'trips',
      'twoPair',
      'pair',
      'noPair',
    ]);
  });

  test('end with a nine that is not a low where eight is the limit', () => {
    const last = listExamples('eightOrBetter').at(-1)!;
    expect([last.rank, last.description]).toEqual([0, undefined]);
  });

  test('the games that the introductions praise them for agree', () => {
    for (const language of LANGUAGES) {
      const { about } = allWordsOf(language).web.rules;
      expect(about.razz).toContain('5-4-3-2-A');
      expect(about['2-7-triple']).toContain('7-5-4-3-2');
      expect(about['2-7-single']).toContain('7-5-4-3-2');
    }
  });
});

describe('the cards that play', () => {
  test.each([
    ['a badugi counts one of two hearts', 'badugi', 0, '4h3h2dAc', '', '3h2dAc'],
    ['a badugi of one suit counts its lowest card', 'badugi', 0, '7s5s4s2s', '', '2s'],
    [
      'stud has the two best of three pairs and the best kicker',
      'stud',
      0,
      'KsKh9d9c4s4hAd',
      '',
      'KsKh9d9cAd',
    ],
    ['razz leaves the pair and the king out', 'razz', 0, '8sAd3h3cKs5d2h', '', '8sAd3h5d2h'],
    ['hold’em may play one card of the hand', 'holdem', 0, 'AhKd', 'KsTh7h4h2h', 'AhTh7h4h2h'],
    ['Omaha has no flush with one heart of its own', 'plo', 0, 'AhKsQd3c', 'Jh9h7h2hKd', 'AhKsJh9hKd'],
    [
      'Omaha low takes its own two and three of the board',
      'omaha8',
      1,
      'As2sKdQh',
      '3s7s8hKc2d',
      'As2s3s7s8h',
    ],
    ['no low, no cards', 'stud8', 1, 'KsKh9d9c4s4hAd', '', ''],
  ] as const)('%s', (_name, game, half, hand, board, playing) => {
    const found = findPlaying(VARIANTS[game].showdown, half, cards(hand), cards(board));
    expect(new Set(found)).toEqual(new Set(cards(playing)));
    expect(found).toHaveLength(cards(playing).length);
  });

  test.each(GAMES)('the picture of %s shows two cards of an Omaha hand and five in all', (game) => {
    const { showdown } = VARIANTS[game];
    const holding = findHolding(game);
    expect(holding === undefined).toBe(showdown.handSize + showdown.boardSize <= 5);
    for (const { playing } of holding?.halves ?? []) {
      expect(playing).toHaveLength(5);
      const own = playing.filter((card) => holding!.hand.includes(card)).length;
      if (showdown.fromHand === 'two') expect(own).toBe(2);
    }
  });
});

describe.each(GAMES)('%s', (game) => {
  const variant = VARIANTS[game];
  const { showdown, streets, maxSeats, betting } = variant;

  test.each(RULE_SET_IDS)('is shown at a glance as its record and the rules of %s have it', (ruleSet) => {
    for (const language of LANGUAGES) {
      const words = allWordsOf(language);
      const { facts: w } = words.web.rules;
      const facts = new Map(listFacts(words, w, game, ruleSet));
      expect(facts.get(w.players)).toBe(w.playerCount(MIN_SEATS, maxSeats));
      expect(facts.get(w.rounds)).toBe(String(streets.length));
      expect(facts.get(w.betting)).toBe(w.bettings[betting]);
      expect(facts.get(w.draws)).toBe(showdown.draws === 0 ? undefined : w.drawCount(showdown.draws));
      expect(facts.get(w.cap)).toBe(
        betting === 'fixedLimit' ? w.capCount(RULE_SETS[ruleSet].maxWagers) : undefined,
      );
      expect(facts.get(w.cards)!.includes(w.boardCards(5))).toBe(showdown.boardSize === 5);
    }
  });

  test('is pictured with all its cards at the end', () => {
    const last = pictureStreet(variant, streets.length - 1);
    expect(last.filter(({ side }) => side !== 'board')).toHaveLength(showdown.handSize);
    expect(last.filter(({ side }) => side === 'board')).toHaveLength(showdown.boardSize);
    expect(last.filter(({ card }) => card !== undefined).map(({ card }) => card)).toEqual([
      ...new Set(last.flatMap(({ card }) => card ?? [])),
    ]);
  });

  test('shows only the options that it has', () => {
    const options = listOptions(variant);
    expect(options.includes('maxWagers')).toBe(betting === 'fixedLimit');
    expect(options.includes('oddChip')).toBe(variant.forced === 'bringIn');
    expect(options.includes('openPairDouble')).toBe(game === 'stud');
  });
});

test.each(RULE_SET_IDS)('whether tournaments of %s lift the cap is as the session does it', (id) => {
  const session = makeSession({ kind: 'tournament', id: 'rules', rules: id });
  const cap: RuleSet['headsUpCap'] = session.ok ? session.value.config.rules.headsUpCap : 'keep';
  expect(session.ok).toBe(true);
  expect(LIFTS_CAP_IN_TOURNAMENTS[id]).toBe(cap !== 'keep');
});

describe('addresses', () => {
  test.each(GAMES)('%s is found again under both rule sets', (game) => {
    for (const ruleSet of RULE_SET_IDS) {
      const tail = rulesAddress(game, ruleSet).replace('#/rules/', '');
      expect(readRulesPlace(tail)).toEqual({ game, ruleSet, isLesson: false, unknown: undefined });
    }
  });

  test.each([
    ['', undefined, 'wsop'],
    ['chess', 'chess', 'wsop'],
    ['%E0%A4%A', '%E0%A4%A', 'wsop'],
    ['chess?rules=pokerstars', 'chess', 'pokerstars'],
    ['?rules=nobody', undefined, 'wsop'],
  ])('"%s" names no game', (tail, unknown, ruleSet) => {
    expect(readRulesPlace(tail)).toEqual({ game: undefined, ruleSet, isLesson: false, unknown });
  });
});

test('every sentence of the rules that depends on the game differs in Japanese', () => {
  const [en, ja] = [allWordsOf('en').web.rules, allWordsOf('ja').web.rules];
  for (const variant of Object.values(VARIANTS)) {
    for (const street of variant.streets) {
      expect(ja.dealt(street)).not.toBe(en.dealt(street));
      expect(ja.opens(street, variant)).not.toBe(en.opens(street, variant));
      expect(ja.bet(street.bet, 40)).not.toBe(en.bet(street.bet, 40));
    }
    expect(ja.capRule(5, variant.forced)).not.toBe(en.capRule(5, variant.forced));
  }
});
