// The same numbers as in src/postflop/words.ts, in bytes.

export const UPDATE: i32 = 0;
export const BEST: i32 = 1;

export const SCRATCH_MODE: usize = 0;
export const SCRATCH_ITERATION: usize = 4;
export const SCRATCH_PRUNE: usize = 8;
export const SCRATCH_TRAVERSER: usize = 12;
export const SCRATCH_SCHEDULE: usize = 16;
export const SCRATCH_REGRETS: usize = 20;
export const SCRATCH_SUMS: usize = 24;
export const SCRATCH_SCALES: usize = 28;
export const SCRATCH_CELL_BYTES: usize = 32;
export const SCRATCH_ZEROS: usize = 36;
export const SCRATCH_REACHES: usize = 40;
export const SCRATCH_VALUES: usize = 44;
export const SCRATCH_SLOT_BYTES: usize = 48;
export const SCRATCH_REACH_AT: usize = 52;
export const SCRATCH_VALUE_AT: usize = 56;
export const SCRATCH_CARDS: usize = 60;
export const SCRATCH_SHOWN: usize = 64;
export const SCRATCH_MET: usize = 68;
export const SCRATCH_LANES: usize = 72;
export const SCRATCH_ROWS: usize = 76;

export const BOARD_COUNTS: usize = 0;
export const BOARD_STRIDES: usize = 8;
export const BOARD_HANDS: usize = 16;
export const BOARD_GROUPS: usize = 24;
export const BOARD_GROUP_COUNTS: usize = 32;

export const UNIT_CELLS: usize = 0;
export const UNIT_ROWS: usize = 8;
export const UNIT_STATES: usize = 16;
export const UNIT_BOARD: usize = 20;
export const UNIT_SHAPE: usize = 24;

export const LOCKED: i32 = -2;

export const PROGRAM_DOWNS: usize = 0;
export const PROGRAM_DOWNS_AT: usize = 4;
export const PROGRAM_LANES: usize = 8;
export const PROGRAM_LANES_AT: usize = 12;
export const PROGRAM_UPS: usize = 16;
export const PROGRAM_UPS_AT: usize = 20;

export const DOWN_ACTIONS: usize = 0;
export const DOWN_ROW: usize = 4;
export const DOWN_NODE: usize = 8;
export const DOWN_REACH: usize = 12;
export const DOWN_OUTS: usize = 16;

export const LANE_SHOWN: usize = 0;
export const LANE_FOLDED: usize = 4;
export const LANE_OUT: usize = 8;
export const LANE_FOLD_OUT: usize = 12;
export const LANE_SHOW_CHIPS: usize = 16;
export const LANE_SHOW_MET: usize = 20;
export const LANE_FOLD_MET: usize = 24;
export const LANE_FOLD_FACTOR: usize = 28;
export const LANE_BYTES: usize = 32;

export const UP_OWN: usize = 0;
export const UP_INPUTS: usize = 4;
export const UP_ROW: usize = 8;
export const UP_NODE: usize = 12;
export const UP_REACH: usize = 16;
export const UP_OUT: usize = 20;
export const UP_INS: usize = 24;

export const RING: i32 = 1024;
export const DISCOUNT_BYTES: usize = 32;
