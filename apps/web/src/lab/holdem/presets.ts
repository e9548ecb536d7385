import { sameMenu, type SpotFields } from './spotFields.js';

const HALF_OR_ALL = sameMenu('50%,a', '60%,a');

const BASE: Omit<SpotFields, 'board' | 'oop' | 'ip' | 'pot' | 'stack'> = {
  menus: { flop: sameMenu('50%', 'a'), turn: HALF_OR_ALL, river: HALF_OR_ALL },
  goal: '0.5',
  iterations: '1000',
  precision: 'f32',
  locks: [],
};

export const SPOT_PRESETS = ['turn', 'river', 'polar', 'flop'] as const;
export type SpotPreset = (typeof SPOT_PRESETS)[number];

/** Spots to begin with. The turn is the reference spot on whose values independent programs agree. */
export const PRESET_SPOTS: Readonly<Record<SpotPreset, SpotFields>> = {
  turn: {
    ...BASE,
    board: 'QsJh2h8d',
    oop: 'QQ:0.5,JJ:0.75,TT,99,88,77,66,55,44,33,22,AKo:0.25,AQs,AQo:0.75,AJs,AJo:0.75,ATs,ATo:0.75,A9s,A8s,A7s,A6s,A5s,A4s,A3s,A2s,KQ,KJ,KTs,KTo:0.5,K9s,K8s,K7s,K6s,K5s,K4s:0.5,K3s:0.5,K2s:0.5,QJ,QTs,Q9s,Q8s,Q7s,JTs,JTo:0.5,J9s,J8s,T9s,T8s,T7s,98s,97s,96s,87s,86s,76s,75s,65s,64s,54s,53s,43s',
    ip: 'AA,KK,QQ,JJ,TT,99:0.75,88:0.75,77:0.5,66:0.25,55:0.25,AK,AQs,AQo:0.75,AJs,AJo:0.5,ATs:0.75,A6s:0.25,A5s:0.75,A4s:0.75,A3s:0.5,A2s:0.5,KQs,KQo:0.5,KJs,KTs:0.75,K5s:0.25,K4s:0.25,QJs:0.75,QTs:0.75,Q9s:0.5,JTs:0.75,J9s:0.75,J8s:0.75,T9s:0.75,T8s:0.75,T7s:0.75,98s:0.75,97s:0.75,96s:0.5,87s:0.75,86s:0.5,85s:0.5,76s:0.75,75s:0.5,65s:0.75,64s:0.5,54s:0.75,53s:0.5,43s:0.5',
    pot: '50',
    stack: '200',
  },
  river: {
    ...BASE,
    board: '2c7dJhKs4s',
    oop: 'any',
    ip: 'any',
    pot: '100',
    stack: '200',
    menus: { ...BASE.menus, river: sameMenu('50%,100%,a', '60%,a') },
  },
  polar: {
    ...BASE,
    board: 'KsTs4d7c2s',
    oop: 'AsQs,AsJs,As9s,As5s,QsJs,9s8s,QJo,98o,A5o',
    ip: 'AT,KQ,KJ,QTs',
    pot: '100',
    stack: '150',
    menus: { ...BASE.menus, river: sameMenu('50%', 'a') },
    goal: '0.1',
  },
  flop: {
    ...BASE,
    board: 'Ts7h2d',
    oop: '22-TT,A2s-AJs,ATo-AJo,K9s+,KTo+,Q9s+,QTo+,J9s+,JTo,T8s+,97s+,86s+,75s+,64s+,54s',
    ip: '22+,A2s+,A9o+,K8s+,KTo+,Q9s+,QTo+,J8s+,JTo,T8s+,97s+,86s+,75s+,65s,54s',
    pot: '60',
    stack: '270',
    menus: { flop: sameMenu('50%', '60%'), turn: sameMenu('66%', 'a'), river: sameMenu('75%', 'a') },
    goal: '1',
    iterations: '300',
  },
};

/** Ranges to begin with, by the text that they are. */
export const RANGE_PRESETS = ['top 10%', 'top 25%', 'top 50%', 'any'] as const;
