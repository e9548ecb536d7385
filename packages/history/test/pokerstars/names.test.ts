import { unwrap, Xoshiro256 } from '@doorcard/cards';
import {
  CALL,
  DRAW,
  DRAWING,
  Hand,
  makePlan,
  makeView,
  OVER,
  POST_BRING_IN,
  RULE_SETS,
  VARIANTS,
  type GameId,
} from '@doorcard/engine';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { parsePokerStarsText } from '../../src/pokerstars/pokerStarsText.js';
import { makePokerStarsText } from '../../src/index.js';

/** Parts of lines, so that names look like lines. */
const PIECES = [
  'Ann',
  'Ben',
  ': ',
  ' ',
  '[As Kd]',
  ' [2c]',
  'folds',
  'checks',
  ' collected 5 from pot',
  ' collected ',
  'shows [As]',
  'mucks hand',
  ' mucked [As Kd]',
  ' (button)',
  ' (5 in chips)',
  ' in chips)',
  'Seat 1: ',
  'Dealt to ',
  'Uncalled bet (5) returned to ',
  '*** FLOP ***',
  '*** SUMMARY ***',
  ' said, "x"',
  ' is sitting out',
  ' leaves the table',
  'Betting is capped',
  'Total pot 5 | Rake 0',
  "'",
  '$',
];

const name = fc
  .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 4 })
  .map((pieces) => pieces.join('').trim());
const names = fc.uniqueArray(name, { minLength: 3, maxLength: 3 });

function play(game: GameId): Hand {
  const stacks = [40, 100, 100];
  const isStud = VARIANTS[game].forced === 'bringIn';
  const hand = new Hand(
    makePlan({
      variant: VARIANTS[game],
      rules: RULE_SETS.pokerstars,
      stacks,
      antes: [1, 1, 1],
      blinds: isStud ? [] : [5, 10, 0],
      bringIn: isStud ? 5 : 0,
      smallBet: 10,
      bigBet: 20,
    }),
  );
  hand.deal({ kind: 'rng', rng: Xoshiro256.fromSeed(5n) });
  while (hand.phase !== OVER) {
    if (hand.phase === DRAWING) hand.act(DRAW + 3);
    else if (!hand.act(CALL)) hand.act(POST_BRING_IN);
  }
  return hand;
}

describe.each<GameId>(['stud', 'holdem', 'badugi'])('%s', (game) => {
  const hand = play(game);
  const view = makeView(hand, 1);

  test.prop([names], { seed: 70_707, numRuns: 500 })('names that are written can be read', (drawn) => {
    const made = makePokerStarsText(view, {
      id: 1,
      table: "a 'b'",
      names: drawn,
      time: '2012/05/23 1:02:03 CET',
    });
    if (!made.ok) {
      expect(made.error.code).toMatch(/^pokerstars\/(name-|bad-name)/);
      return;
    }
    const record = unwrap(parsePokerStarsText(made.value));
    expect(record.players.map((player) => player.name)).toEqual(drawn);
    expect(record.events).toEqual(view.events);
  });
});
