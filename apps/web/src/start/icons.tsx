import { drawLineIcon as draw } from '../app/lineIcon.js';

export const UpIcon = () => draw('M4 12.5l6-6 6 6');
export const DownIcon = () => draw('M4 7.5l6 6 6-6');
export const RemoveIcon = () => draw('M5 5l10 10M15 5L5 15');
export const GripIcon = () => draw('M4 7h12M4 13h12');
