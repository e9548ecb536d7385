import { CardSet, cardsOf, rankHigh7, type Card, type Combo } from '@doorcard/cards';
import type { DecisionPoint } from '../../src/decision/decisionPoint.js';
import { CHANCE, END, type Game, type GamePlayer } from '../../src/game/game.js';
import type { BettingNode } from '../../src/tree/bettingTree.js';

/** A decision point played hand by hand: chance deals both hands, then every card. */
export interface PointState {
  readonly node: BettingNode;
  readonly hands?: readonly [Combo, Combo];
  readonly board: readonly Card[];
  /** What was done and dealt since the root. */
  readonly path: string;
}

/** The same decision point as a `Game`, which uses only the betting tree of the solver. */
export function makePointGame({ decisionTree, ranges, state }: DecisionPoint): Game<PointState> {
  const { root, pot } = decisionTree;
  const deals: { hands: readonly [Combo, Combo]; weight: number }[] = [];
  for (const [oop, oopWeight] of ranges[0]) {
    for (const [ip, ipWeight] of ranges[1]) {
      const apart = new Set([...cardsOf(oop), ...cardsOf(ip)]).size === 4;
      if (apart) deals.push({ hands: [oop, ip], weight: oopWeight * ipWeight });
    }
  }
  const total = deals.reduce((sum, { weight }) => sum + weight, 0);
  const keys = new Map<string, number>();
  const left = ({ hands, board }: PointState): Card[] => {
    const gone = new Set([...board, ...hands!.flatMap((hand) => [...cardsOf(hand)])]);
    return [...CardSet.FULL].filter((card) => !gone.has(card));
  };
  const mustDeal = ({ node, board }: PointState): boolean =>
    node.kind === 'deal' || (node.kind === 'showdown' && board.length < 5);

  return {
    name: 'decision point',
    root: () => ({ node: root, board: state.board, path: '' }),
    turn: (at) => {
      if (at.hands === undefined || mustDeal(at)) return CHANCE;
      return at.node.kind === 'decision' ? at.node.side : END;
    },
    actions: (at) => {
      if (at.hands === undefined) return deals.length;
      if (mustDeal(at)) return left(at).length;
      return at.node.kind === 'decision' ? at.node.actions.length : 0;
    },
    chance: (at, outcome) => (at.hands === undefined ? deals[outcome]!.weight / total : 1 / left(at).length),
    next: (at, action) => {
      if (at.hands === undefined) return { ...at, hands: deals[action]!.hands };
      if (mustDeal(at)) {
        const card = left(at)[action]!;
        const node = at.node.kind === 'deal' ? at.node.child : at.node;
        return { ...at, node, board: [...at.board, card], path: `${at.path} ${card}` };
      }
      const node = at.node.kind === 'decision' ? at.node.children[action]! : at.node;
      return { ...at, node, path: `${at.path}/${action}` };
    },
    payoff: ({ node, hands, board }, player: GamePlayer) => {
      // Half of the pot belongs to each at the start, so that both payoffs add up to zero.
      const lost = -node.paid[player] - pot / 2;
      const won = node.paid[1 - player]! + pot / 2;
      if (node.kind === 'fold') return node.folded === player ? lost : won;
      const [a, b, c, d, e] = board as [Card, Card, Card, Card, Card];
      const rank = (hand: Combo): number => rankHigh7(...cardsOf(hand), a, b, c, d, e);
      const lead = rank(hands![player]) - rank(hands![1 - player]!);
      if (lead === 0) return (won + lost) / 2;
      return lead > 0 ? won : lost;
    },
    infoKey: ({ node, hands, path }) => {
      const side = node.kind === 'decision' ? node.side : 0;
      const name = `${path}:${hands![side]}`;
      let key = keys.get(name);
      if (key === undefined) keys.set(name, (key = keys.size));
      return key;
    },
  };
}
