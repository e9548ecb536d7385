import { drawLineIcon as draw } from '../app/lineIcon.js';

export const PauseIcon = () => draw('M7 4v12M13 4v12');
export const GoOnIcon = () => draw('M6 4l10 6-10 6z');
export const DealOnIcon = () => draw('M3 4l7 6-7 6zM10 4l7 6-7 6z');
export const TestIcon = () => draw('M7 7.5a3 3 0 1 1 4.6 2.6c-1 .6-1.6 1.2-1.6 2.4M10 15.8v.2');
export const TextIcon = () => draw('M3 5l5 5-5 5M10 15h7');
export const KeysIcon = () => draw('M2 5h16v10H2zM5 8h.2M8.4 8h.2M11.6 8h.2M15 8h.2M6 12h8');
