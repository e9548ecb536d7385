import type { PlainSpot } from './plainTree.js';

type Menus = PlainSpot['bets'][string];

const both = (bet: string, raise: string, donk?: string): Menus => ({
  oop: { bet, raise, ...(donk === undefined ? {} : { donk }) },
  ip: { bet, raise },
});

const RIVER = {
  board: '2c7dJhKs4s',
  ranges: { oop: 'KK,AJ,77,QTs:0.4,65s,A5s', ip: 'JJ:0.7,KQ,A2s,QTs,88' },
  pot: 60,
  stack: 170,
  bets: { river: both('33%,75%,110%', '2.5x,60%') },
};
const TURN = {
  board: 'QsJh2h8d',
  ranges: { oop: 'JJ:0.5,AQ,T9s,AhKh,5h4h', ip: 'AA,KhTh,KJ:0.7,8c8s,Ah5h' },
  pot: 40,
  stack: 150,
};
const FLOP = {
  board: 'Td9d6h',
  ranges: { oop: 'KcKs,8d7d:0.5,5h5c', ip: 'AcAs:0.4,QdJd,7c7s:0.7' },
  pot: 40,
  stack: 120,
};

/** Small enough to be solved hand against hand; together they use every field of a spot. */
export const QUICK_SPOTS: Readonly<Record<string, PlainSpot>> = {
  'a river with all thresholds': { ...RIVER, addAllIn: 1.5, forceAllIn: 0.15, merge: 0.1 },
  'a river with rake': { ...RIVER, bets: { river: both('50%', 'a') }, rake: { rate: 0.05, cap: 4 } },
  'a river with rake below its cap': {
    ...RIVER,
    bets: { river: both('50%,a', '60%') },
    rake: { rate: 0.1, cap: 20 },
  },
  'a river with less than a pot behind': { ...RIVER, stack: 37, bets: { river: both('25%,50%,e', '2x,a') } },
  'a river with one chip behind': { ...RIVER, stack: 1, bets: { river: both('50%', '60%') } },
  'a river with a pot of one chip': { ...RIVER, pot: 1, stack: 7, bets: { river: both('50%,e', '60%,2x') } },
  'a river of hands that block each other': {
    ...RIVER,
    ranges: { oop: 'AK,AA:0.3,KsQs,AJs', ip: 'AK:0.5,AQ,AA,AsTs' },
    bets: { river: both('75%,a', '3x') },
  },
  'a river of one hand against two': {
    ...RIVER,
    ranges: { oop: 'QhQd', ip: 'AhAd:0.6,9h8h' },
    bets: { river: both('100%', 'a') },
  },
  'a river where only one side bets': {
    ...RIVER,
    bets: { river: { oop: {}, ip: { bet: '40c,125%' } } },
  },
  'a river where a bet is called half of the time': {
    ...RIVER,
    bets: { river: both('75%', '60%') },
    locks: [{ node: 'bet 45', strategy: { fold: 0.5, call: 0.4, 'raise 135': 0.1 } }],
  },
  'a river where both are locked somewhere': {
    ...RIVER,
    bets: { river: both('75%', '60%') },
    locks: [
      { node: '', strategy: { check: 0.7, 'bet 45': 0.3 } },
      { node: 'check', strategy: { check: 0.2, 'bet 45': 0.8 } },
    ],
    rake: { rate: 0.05, cap: 5 },
  },
  'a turn where nobody bluffs a river': {
    ...TURN,
    board: '7h7d2h8d',
    ranges: { oop: '99,AK,65s', ip: 'TT,KQs,A8s' },
    bets: { turn: both('60%', ''), river: both('60%', '') },
    locks: [
      { node: 'check,bet 24,call,*,check', strategy: { check: 1 } },
      { node: 'check,check,*', strategy: { check: 0.5, 'bet 24': 0.5 } },
    ],
  },
  'a turn with donk bets': {
    ...TURN,
    bets: { turn: both('50%', ''), river: both('75%', '', '30%') },
  },
  'a turn with geometric bets and thresholds': {
    ...TURN,
    stack: 100,
    ranges: { oop: 'JcJd:0.5,AsQc,AhKh,5h4h', ip: 'AsAd,KhTh,KcJc,8c8s,Ah5h:0.4' },
    bets: { turn: both('e,30%', '60%'), river: both('40%', '', 'e') },
    addAllIn: 0.8,
    forceAllIn: 0.2,
    merge: 0.12,
  },
  'a turn where suits differ by the ranges alone': {
    ...TURN,
    board: '7h7d2h8d',
    ranges: { oop: '99,AcKc,AsKs:0.2,6h5h', ip: 'TcTd,KdQd,KcQc:0.5,A8s' },
    bets: { turn: both('60%', ''), river: both('60%', '') },
  },
  'a flop where both can only go all-in': {
    ...FLOP,
    bets: { flop: both('a', ''), turn: both('', ''), river: both('', '') },
  },
  'a flop with bets on one street more': {
    ...FLOP,
    ranges: { oop: 'KcKs,8d7d:0.5', ip: 'AcAs:0.4,QdJd' },
    bets: { flop: both('', ''), turn: both('e', '', '40%'), river: both('', '', 'a') },
  },
};

/** The same, larger: for the slow tests. */
export const LONG_SPOTS: Readonly<Record<string, PlainSpot>> = {
  'a turn with every option': {
    ...TURN,
    bets: { turn: both('e,50%', '60%,3x'), river: both('40%,75%', 'e', '25%,e') },
    addAllIn: 0.8,
    forceAllIn: 0.2,
    merge: 0.12,
  },
  'a turn with uneven menus and rake': {
    ...TURN,
    board: 'Kh9h4c4s',
    ranges: { oop: 'KQs,99:0.5,AhTh,T8s', ip: 'AK,44,QhJh,JTs:0.25' },
    bets: {
      turn: { oop: { bet: '' }, ip: { bet: '33%,e', raise: '' } },
      river: { oop: { bet: '50%', raise: 'a', donk: '20%,a' }, ip: { bet: '75%', raise: '' } },
    },
    rake: { rate: 0.05, cap: 6 },
  },
  'a flop with donk and geometric bets': {
    ...FLOP,
    bets: { flop: both('50%', ''), turn: both('e', '', '30%'), river: both('e', '', '20%') },
  },
  'a flop with thresholds': {
    ...FLOP,
    board: '8s5s2s',
    ranges: { oop: 'AcKs,9h9d:0.5,7s6s', ip: 'AdAh,Ts9s:0.7' },
    stack: 90,
    bets: { flop: both('e', 'e'), turn: both('50%', '', '25%'), river: both('e', '') },
    addAllIn: 1,
    forceAllIn: 0.3,
    merge: 0.2,
  },
};
