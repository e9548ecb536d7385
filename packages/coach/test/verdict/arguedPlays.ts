import type { Hand } from '@doorcard/engine';
import { playScene } from './scenes.js';

/**
 * Plays for which strong players give reasons on both sides. The last decision of seat 0 is one of the two; whatever it
 * costs, it is not a mistake that anybody sees. The argument stands above each.
 */
export const ARGUED: readonly (readonly [name: string, hand: () => Hand])[] = [
  [
    // "Small pair, live ace kicker": play it as a drawing hand against one opponent, or wait for a better spot.
    'stud: calls a completion with split sevens and an ace kicker',
    () =>
      playScene('stud', 3, [
        [
          'd dh p1 As7s7d',
          'd dh p2 ????Jh',
          'd dh p3 ????2c',
          'p3 pb',
          'p1 cc',
          'p2 cbr 40',
          'p3 f',
          'p1 cc',
        ],
      ]),
  ],
  [
    // Raise a four-flush on 4th for a free card and fold equity, or call to keep others in: books disagree.
    'stud: raises with four to a flush on 4th street',
    () =>
      playScene('stud', 2, [
        ['d dh p1 KsJs4s', 'd dh p2 ????9h', 'p1 pb', 'p2 cbr 40', 'p1 cc'],
        ['d dh p1 8s', 'd dh p2 Tc', 'p2 cbr 40', 'p1 cbr 80'],
      ]),
  ],
  [
    // The crying call: the pot is large, the hand beats only a bluff or a smaller two pair.
    'stud: calls on 7th street with two small pair',
    () =>
      playScene('stud', 2, [
        ['d dh p1 6s6dAh', 'd dh p2 ????Th', 'p2 pb', 'p1 cbr 40', 'p2 cc'],
        ['d dh p1 3c', 'd dh p2 9s', 'p1 cbr 40', 'p2 cc'],
        ['d dh p1 3h', 'd dh p2 Qd', 'p1 cbr 80', 'p2 cc'],
        ['d dh p1 Jc', 'd dh p2 4d', 'p1 cbr 80', 'p2 cc'],
        ['d dh p1 Ks', 'd dh p2 ??', 'p1 cc', 'p2 cbr 80', 'p1 cc'],
      ]),
  ],
  [
    // Stealing with one low card up and two bricks below against a king: the door card is the hand, or too much risk.
    'razz: completes with an ace up and two bricks against a king',
    () => playScene('razz', 2, [['d dh p1 JsTdAh', 'd dh p2 ????Kh', 'p2 pb', 'p1 cbr 40']]),
  ],
  [
    // One bad card on 4th against a good one: fold and lose little, or call once for the small bet.
    'razz: calls on 4th street after a queen with three smooth low cards',
    () =>
      playScene('razz', 2, [
        ['d dh p1 As2d4h', 'd dh p2 ????7h', 'p2 pb', 'p1 cbr 40', 'p2 cc'],
        ['d dh p1 Qc', 'd dh p2 5d', 'p2 cbr 40', 'p1 cc'],
      ]),
  ],
  [
    // A rough nine against one opponent who shows an eight: a hand to defend, or the start of trouble.
    'razz: calls with 9-6-3 against an eight',
    () =>
      playScene('razz', 3, [
        [
          'd dh p1 9s6d3h',
          'd dh p2 ????8h',
          'd dh p3 ????Qc',
          'p3 pb',
          'p1 cc',
          'p2 cbr 40',
          'p3 f',
          'p1 cc',
        ],
      ]),
  ],
  [
    // High pairs in hi-lo: "aces only" or "any high pair heads-up against one low card".
    'stud8: raises with split kings against one low card',
    () =>
      playScene('stud8', 3, [
        ['d dh p1 Ks9dKh', 'd dh p2 ????6h', 'd dh p3 ????2c', 'p3 pb', 'p1 cbr 40', 'p2 cc', 'p3 f'],
        ['d dh p1 Jc', 'd dh p2 Td', 'p1 cbr 40'],
      ]),
  ],
  [
    // Three low cards with a gap, no flush and no straight: part of the usual range, or a slow leak.
    'stud8: calls a completion with 7-5-2',
    () =>
      playScene('stud8', 3, [
        ['d dh p1 7s5d2h', 'd dh p2 ????Qh', 'd dh p3 ????3c', 'p1 pb', 'p2 cbr 40', 'p3 f', 'p1 cc'],
      ]),
  ],
  [
    // A brick on 4th: fold the low draw, or call one small bet to catch up.
    'stud8: calls on 4th street after a jack with three wheel cards',
    () =>
      playScene('stud8', 2, [
        ['d dh p1 As3d4h', 'd dh p2 ????9h', 'p1 pb', 'p2 cbr 40', 'p1 cc'],
        ['d dh p1 Jc', 'd dh p2 Qd', 'p2 cbr 40', 'p1 cc'],
      ]),
  ],
  [
    // A rough pat hand with one draw to come: stand pat in front of a one-card draw, or break it.
    'badugi: stands pat with a jack badugi before the last draw',
    () =>
      playScene('badugi', 2, [
        ['d dh p1 2s5dJhKh', 'd dh p2 ????????', 'p2 cbr 80', 'p1 cc'],
        ['p1 sd Kh', 'p2 sd ??', 'd dh p1 8c', 'd dh p2 ??', 'p1 cc', 'p2 cbr 40', 'p1 cc'],
        ['p1 sd', 'p2 sd ??', 'd dh p2 ??', 'p1 cc', 'p2 cc'],
        ['p1 sd'],
      ]),
  ],
  [
    // Defending the big blind with a rough three-card hand: priced in, or out of position for three draws.
    'badugi: calls a raise in the big blind with a three-card eight',
    () => playScene('badugi', 2, [['d dh p1 3s6d8hTh', 'd dh p2 ????????', 'p2 cbr 80', 'p1 cc']]),
  ],
  [
    // Raising a good one-card draw before the first draw: pressure, or money in before the hand is made.
    'badugi: raises again with A-2-4 before the first draw',
    () => playScene('badugi', 2, [['d dh p1 As2d4hQh', 'd dh p2 ????????', 'p2 cbr 80', 'p1 cbr 120']]),
  ],
];
