import { unwrap } from '@doorcard/cards';
import { parsePhh, readPhhHand } from '@doorcard/history';
import type { Hand } from '@doorcard/engine';

const VARIANTS = { stud: 'F7S', razz: 'FR', stud8: 'F7S/8', badugi: 'FB' } as const;

/** A hand from the actions of a PHH file, at 40/80, with deep stacks if no other is given. */
export function playScene(
  game: keyof typeof VARIANTS,
  seats: number,
  actions: readonly (string | readonly string[])[],
  stack = 8000,
): Hand {
  const list = (value: number): string => `[${Array.from({ length: seats }, () => value).join(', ')}]`;
  const forced =
    game === 'badugi'
      ? `antes = ${list(0)}\nblinds_or_straddles = [20, 40${', 0'.repeat(seats - 2)}]`
      : `antes = ${list(10)}\nbring_in = 20`;
  const text = `variant = "${VARIANTS[game]}"
${forced}
small_bet = 40
big_bet = 80
starting_stacks = ${list(stack)}
actions = [${actions
    .flat()
    .map((action) => `"${action}"`)
    .join(', ')}]
`;
  return unwrap(readPhhHand(unwrap(parsePhh(text)).value)).hand;
}

/** The last decision of a seat in these hands is a mistake that anybody sees. */
export const PLANTED: readonly (readonly [name: string, hand: () => Hand])[] = [
  [
    'razz: folds a wheel on 7th',
    () =>
      playScene('razz', 2, [
        ['d dh p1 As2s3d', 'd dh p2 ????Kh', 'p2 pb', 'p1 cbr 40', 'p2 cc'],
        ['d dh p1 4c', 'd dh p2 Qd', 'p1 cbr 40', 'p2 cc'],
        ['d dh p1 5h', 'd dh p2 7c', 'p1 cbr 80', 'p2 cc'],
        ['d dh p1 Kc', 'd dh p2 6d', 'p1 cbr 80', 'p2 cc'],
        ['d dh p1 Qs', 'd dh p2 ??', 'p1 cc', 'p2 cbr 80', 'p1 f'],
      ]),
  ],
  [
    'razz: calls with a queen against four babies',
    () =>
      playScene('razz', 2, [
        ['d dh p1 KsQs9d', 'd dh p2 ????2h', 'p1 pb', 'p2 cbr 40', 'p1 cc'],
        ['d dh p1 Kc', 'd dh p2 4d', 'p2 cbr 40', 'p1 cc'],
        ['d dh p1 Jh', 'd dh p2 6c', 'p2 cbr 80', 'p1 cc'],
        ['d dh p1 Qc', 'd dh p2 3s', 'p2 cbr 80', 'p1 cc'],
        ['d dh p1 Jd', 'd dh p2 ??', 'p2 cbr 80', 'p1 cc'],
      ]),
  ],
  [
    'stud: folds quads on 7th',
    () =>
      playScene('stud', 2, [
        ['d dh p1 AsAhAd', 'd dh p2 ????4c', 'p2 pb', 'p1 cbr 40', 'p2 cc'],
        ['d dh p1 Ac', 'd dh p2 9d', 'p1 cbr 40', 'p2 cc'],
        ['d dh p1 5h', 'd dh p2 9c', 'p1 cbr 80', 'p2 cc'],
        ['d dh p1 7c', 'd dh p2 4s', 'p2 cbr 80', 'p1 cc'],
        ['d dh p1 Qs', 'd dh p2 ??', 'p2 cbr 80', 'p1 f'],
      ]),
  ],
  [
    'stud: calls dead into four of a kind',
    () =>
      playScene('stud', 2, [
        ['d dh p1 KsQhJd', 'd dh p2 ????4c', 'p2 pb', 'p1 cbr 40', 'p2 cc'],
        ['d dh p1 Tc', 'd dh p2 4d', 'p2 cbr 40', 'p1 cc'],
        ['d dh p1 2h', 'd dh p2 4h', 'p2 cbr 80', 'p1 cc'],
        ['d dh p1 7c', 'd dh p2 4s', 'p2 cbr 80', 'p1 cc'],
      ]),
  ],
  [
    'stud: folds a live nut flush draw on 6th at a large price',
    () =>
      playScene('stud', 4, [
        ['d dh p1 AsKsQs', 'd dh p2 ????4c', 'd dh p3 ????9d', 'd dh p4 ????Tc', 'p2 pb'],
        ['p3 cc', 'p4 cc', 'p1 cbr 40', 'p2 cc', 'p3 cc', 'p4 cc'],
        ['d dh p1 2s', 'd dh p2 4d', 'd dh p3 8c', 'd dh p4 7h'],
        ['p2 cbr 40', 'p3 cc', 'p4 cc', 'p1 cc'],
        ['d dh p1 7d', 'd dh p2 Jd', 'd dh p3 8h', 'd dh p4 7c'],
        ['p3 cc', 'p4 cbr 80', 'p1 cc', 'p2 cc', 'p3 cc'],
        ['d dh p1 3h', 'd dh p2 Jh', 'd dh p3 2c', 'd dh p4 3c'],
        ['p2 cbr 80', 'p3 cc', 'p4 cc', 'p1 f'],
      ]),
  ],
  [
    'stud8: folds a wheel on 7th',
    () =>
      playScene('stud8', 2, [
        ['d dh p1 As2s3d', 'd dh p2 ????Kh', 'p1 pb', 'p2 cbr 40', 'p1 cc'],
        ['d dh p1 4c', 'd dh p2 Qd', 'p2 cbr 40', 'p1 cc'],
        ['d dh p1 5h', 'd dh p2 7c', 'p2 cbr 80', 'p1 cc'],
        ['d dh p1 9c', 'd dh p2 6d', 'p2 cbr 80', 'p1 cc'],
        ['d dh p1 Qs', 'd dh p2 ??', 'p2 cbr 80', 'p1 f'],
      ]),
  ],
  [
    'stud8: calls with nothing either way into trips with a low draw',
    () =>
      playScene('stud8', 2, [
        ['d dh p1 KsQhJd', 'd dh p2 ????4c', 'p2 pb', 'p1 cbr 40', 'p2 cc'],
        ['d dh p1 9c', 'd dh p2 4d', 'p2 cbr 40', 'p1 cc'],
        ['d dh p1 2h', 'd dh p2 4h', 'p2 cbr 80', 'p1 cc'],
        ['d dh p1 7c', 'd dh p2 5s', 'p2 cbr 80', 'p1 cc'],
        ['d dh p1 3d', 'd dh p2 ??', 'p2 cbr 80', 'p1 cc'],
      ]),
  ],
  [
    'badugi: folds the best badugi after the last draw',
    () =>
      playScene('badugi', 2, [
        ['d dh p1 As2d3h4c', 'd dh p2 ????????', 'p2 cbr 80', 'p1 cc'],
        ['p1 sd', 'p2 sd ??', 'd dh p2 ??', 'p1 cc', 'p2 cbr 40', 'p1 cc'],
        ['p1 sd', 'p2 sd ??', 'd dh p2 ??', 'p1 cc', 'p2 cbr 80', 'p1 cc'],
        ['p1 sd', 'p2 sd', 'p1 cc', 'p2 cbr 80', 'p1 f'],
      ]),
  ],
  [
    'badugi: breaks a smooth seven before the last draw',
    () =>
      playScene('badugi', 2, [
        ['d dh p1 As2d4h7c', 'd dh p2 ????????', 'p2 cc', 'p1 cbr 80', 'p2 cc'],
        ['p1 sd', 'p2 sd ????', 'd dh p2 ????', 'p1 cbr 40', 'p2 cc'],
        ['p1 sd', 'p2 sd ??', 'd dh p2 ??', 'p1 cbr 80', 'p2 cc'],
        'p1 sd 7c',
      ]),
  ],
  [
    'badugi: stands pat with two pair against a caller',
    () => playScene('badugi', 2, [['d dh p1 KsKdQhQc', 'd dh p2 ????????', 'p2 cc', 'p1 cc'], ['p1 sd']]),
  ],
  [
    'razz: folds a live draw to a wheel on 6th at a large price',
    () =>
      playScene('razz', 4, [
        ['d dh p1 As2s3d', 'd dh p2 ????Kh', 'd dh p3 ????5c', 'd dh p4 ????7d', 'p2 pb'],
        ['p3 cbr 40', 'p4 cc', 'p1 cc', 'p2 cc'],
        ['d dh p1 4c', 'd dh p2 Qd', 'd dh p3 6h', 'd dh p4 8s'],
        ['p1 cbr 40', 'p2 cc', 'p3 cc', 'p4 cc'],
        ['d dh p1 Kc', 'd dh p2 Js', 'd dh p3 Td', 'd dh p4 9c'],
        ['p4 cbr 80', 'p1 cc', 'p2 cc', 'p3 cc'],
        ['d dh p1 Qs', 'd dh p2 Th', 'd dh p3 Jd', 'd dh p4 Ks'],
        ['p3 cbr 80', 'p4 cc', 'p1 f'],
      ]),
  ],
  [
    'stud8: folds a live draw to the best low on 6th at a large price',
    () =>
      playScene('stud8', 4, [
        ['d dh p1 As2s3d', 'd dh p2 ????Kh', 'd dh p3 ????9c', 'd dh p4 ????Td', 'p1 pb'],
        ['p2 cbr 40', 'p3 cc', 'p4 cc', 'p1 cc'],
        ['d dh p1 4c', 'd dh p2 Qd', 'd dh p3 6h', 'd dh p4 8s'],
        ['p2 cbr 40', 'p3 cc', 'p4 cc', 'p1 cc'],
        ['d dh p1 Kc', 'd dh p2 Js', 'd dh p3 Tc', 'd dh p4 9d'],
        ['p2 cbr 80', 'p3 cc', 'p4 cc', 'p1 cc'],
        ['d dh p1 Qs', 'd dh p2 2h', 'd dh p3 7c', 'd dh p4 Jd'],
        ['p2 cbr 80', 'p3 cc', 'p4 cc', 'p1 f'],
      ]),
  ],
  [
    'badugi: folds a draw to the best badugi before the last draw at a large price',
    () =>
      playScene('badugi', 4, [
        ['d dh p1 As2d3hKh', 'd dh p2 ????????', 'd dh p3 ????????', 'd dh p4 ????????'],
        ['p3 cbr 80', 'p4 cc', 'p1 cbr 120', 'p2 cc', 'p3 cc', 'p4 cc'],
        ['p1 sd Kh', 'p2 sd ??', 'p3 sd ??', 'p4 sd ??'],
        ['d dh p1 Qh', 'd dh p2 ??', 'd dh p3 ??', 'd dh p4 ??'],
        ['p1 cc', 'p2 cbr 40', 'p3 cc', 'p4 cc', 'p1 cc'],
        ['p1 sd Qh', 'p2 sd ??', 'p3 sd ??', 'p4 sd ??'],
        ['d dh p1 Jh', 'd dh p2 ??', 'd dh p3 ??', 'd dh p4 ??'],
        ['p1 cc', 'p2 cbr 80', 'p3 cc', 'p4 cc', 'p1 f'],
      ]),
  ],
  [
    'badugi: calls with two cards against a pat hand after the last draw',
    () =>
      playScene('badugi', 2, [
        ['d dh p1 KsKdQhQc', 'd dh p2 ????????', 'p2 cbr 80', 'p1 cc'],
        ['p1 sd', 'p2 sd', 'p1 cc', 'p2 cbr 40', 'p1 cc'],
        ['p1 sd', 'p2 sd', 'p1 cc', 'p2 cbr 80', 'p1 cc'],
        ['p1 sd', 'p2 sd', 'p1 cc', 'p2 cbr 80', 'p1 cc'],
      ]),
  ],
];
