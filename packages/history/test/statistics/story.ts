import { VARIANTS, type GameId, type Hand } from '@doorcard/engine';
import { playHand } from '../phhTexts.js';

/** A hand as a story: who held what, and what was done street by street. */
export interface Story {
  readonly game: GameId;
  /** By player: all cards in the order in which they came, those of draws included. */
  readonly hands: readonly string[];
  /** By street: actions of PHH such as `1 pb, 2 cbr 4, 3 f`; draws come first. */
  readonly play: readonly string[];
  readonly board?: string;
  readonly stacks?: readonly number[];
}

const CODES: Readonly<Partial<Record<GameId, string>>> = {
  badugi: 'FB',
  stud: 'F7S',
  razz: 'FR',
  stud8: 'F7S/8',
  'limit-holdem': 'FT',
  holdem: 'NT',
  omaha8: 'FO/8',
  '2-7-triple': 'F2L3D',
  '2-7-single': 'N2L1D',
};

const split = (text: string): string[] => text.match(/[^\s]{2}/g) ?? [];

/** Stakes of 4 and 8; in stud an ante of 1 and a bring-in of 2, else blinds of 2 and 4. No limit has bets from 4 on. */
export function playStory({ game, hands, play, board = '', stacks }: Story): Hand {
  const variant = VARIANTS[game];
  const isStud = variant.forced === 'bringIn';
  const each = (make: (at: number) => number): string => `[${hands.map((_, at) => make(at)).join(', ')}]`;
  const keys = [
    `variant = "${CODES[game]!}"`,
    `antes = ${each(() => (isStud ? 1 : 0))}`,
    isStud ? 'bring_in = 2' : `blinds_or_straddles = ${each((at) => [2, 4][at] ?? 0)}`,
    ...(variant.betting === 'fixedLimit' ? ['small_bet = 4', 'big_bet = 8'] : ['min_bet = 4']),
    `starting_stacks = ${each((at) => stacks?.[at] ?? 400)}`,
  ];
  const queues = hands.map(split);
  const held = queues.map((): string[] => []);
  const middle = split(board);
  const lines: string[] = [];
  const live = new Set(hands.keys());
  const give = (at: number, count: number): void => {
    const cards = queues[at]!.splice(0, count);
    held[at]!.push(...cards);
    if (count > 0) lines.push(`d dh p${at + 1} ${cards.join('')}`);
  };
  variant.streets.forEach(({ down = 0, up = 0, board: open = 0, draw = false }, street) => {
    if (live.size === 1) return;
    for (const at of live) give(at, down + up);
    if (open > 0) lines.push(`d db ${middle.splice(0, open).join('')}`);
    const acts = (play[street] ?? '').split(',').map((act) => act.trim());
    const taken = new Map<number, number>();
    for (const act of acts.filter((text) => text !== '')) {
      if (draw && taken.size > 0 && !act.includes(' sd')) dealDraws(taken, give);
      const at = Number(act[0]) - 1;
      if (act.includes(' sd')) {
        const thrown = split(act.slice('1 sd'.length));
        held[at] = held[at]!.filter((card) => !thrown.includes(card));
        taken.set(at, thrown.length);
        lines.push(`p${at + 1} sd${thrown.length > 0 ? ` ${thrown.join('')}` : ''}`);
        continue;
      }
      lines.push(`p${act}`);
      if (act.endsWith(' f')) live.delete(at);
    }
    dealDraws(taken, give);
  });
  if (live.size > 1) for (const at of live) lines.push(`p${at + 1} sm ${held[at]!.join('')}`);
  const played = playHand(keys.join('\n'), lines.join('\n'));
  if (played.state !== 'finished') throw new Error(`the story is ${played.state}`);
  return played.hand;
}

function dealDraws(taken: Map<number, number>, give: (at: number, count: number) => void): void {
  for (const at of [...taken.keys()].sort((a, b) => a - b)) give(at, taken.get(at)!);
  taken.clear();
}
