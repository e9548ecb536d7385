import type { Words } from '@doorcard/text';
import type { Field } from './spotText.js';

/** How a field is called: "Hand 2", "Board". */
export const nameField = ({ web }: Words, field: Field): string =>
  typeof field === 'number' ? web.equity.hand(field + 1) : web.equity[field];
