import { makeLineIcon } from './icons.js';

// Apart from the icons of the menu, which every first visit loads.

export const CheckIcon = makeLineIcon('M4 10.5l4 4 8-9');
export const CrossIcon = makeLineIcon('M5 5l10 10M15 5L5 15');
export const UpIcon = makeLineIcon('M10 16V4M4.5 9.5L10 4l5.5 5.5');
export const LockIcon = makeLineIcon('M5 9h10v7.5H5zM7 9V6.5a3 3 0 0 1 6 0V9');
export const SwapIcon = makeLineIcon('M3 7h13l-3.5-3.5M17 13H4l3.5 3.5');
export const SoundOnIcon = makeLineIcon(
  'M3 8v4h3l4 3.5v-11L6 8zM13 7.5a3.5 3.5 0 0 1 0 5M15.5 5a7 7 0 0 1 0 10',
);
export const SoundOffIcon = makeLineIcon('M3 8v4h3l4 3.5v-11L6 8zM13.5 8l4 4M17.5 8l-4 4');
export const AutoDealIcon = makeLineIcon('M3 4.5l6.5 5.5L3 15.5zM10.5 4.5L17 10l-6.5 5.5z');
export const MenuIcon = makeLineIcon('M3 5.5h14M3 10h14M3 14.5h14');
export const CoachIcon = makeLineIcon('M3.5 4h13v9.5H9L5.5 17v-3.5h-2zM7 7.5h6M7 10.2h4');
export const PauseIcon = makeLineIcon('M7 4v12M13 4v12');
export const QuizIcon = makeLineIcon('M7 7.5a3 3 0 1 1 4.6 2.6c-1 .6-1.6 1.2-1.6 2.4M10 15.8v.2');
export const TextIcon = makeLineIcon('M3 5l5 5-5 5M10 15h7');
export const KeysIcon = makeLineIcon('M2 5h16v10H2zM5 8h.2M8.4 8h.2M11.6 8h.2M15 8h.2M6 12h8');
export const LeaveIcon = makeLineIcon('M8 3H4v14h4M12 6l4 4-4 4M16 10H8');
export const BulbIcon = makeLineIcon(
  'M7.5 13.5C6 12.4 5 10.8 5 9a5 5 0 0 1 10 0c0 1.8-1 3.4-2.5 4.5zM8 16.5h4',
);
export const RetryIcon = makeLineIcon('M15.5 8A6 6 0 1 0 16 11.5M16 4v4h-4');
