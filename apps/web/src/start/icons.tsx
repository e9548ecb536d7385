import { makeLineIcon } from '../shared/icons/icons.js';

export const UpIcon = makeLineIcon('M4 12.5l6-6 6 6');
export const DownIcon = makeLineIcon('M4 7.5l6 6 6-6');
export const RemoveIcon = makeLineIcon('M5 5l10 10M15 5L5 15');
export const GripIcon = makeLineIcon('M4 7h12M4 13h12');
