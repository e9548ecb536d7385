/** A key by its name: a letter in upper case, a digit, a sign, or a named key. */
export type Key = string;

const NAMES: Readonly<Record<string, Key>> = {
  '\r': 'Enter',
  '\n': 'Enter',
  '\u007f': 'Backspace',
  '\b': 'Backspace',
  '\u0003': 'Ctrl-C',
  '\u0004': 'Ctrl-C',
  '\u001b': 'Esc',
  ' ': 'Space',
  '\t': 'Tab',
};

// Arrows, function keys and the like: one key, many characters.
// oxlint-disable-next-line no-control-regex
const KEYS = /\u001b[[O][\d;]*[A-Za-z~]|[\s\S]/gu;

/** The keys in what a terminal sends; pasted text is many at once. */
export const readKeys = (input: string): Key[] =>
  (input.match(KEYS) ?? []).map(
    (text) => NAMES[text] ?? (text.length > 1 && text.startsWith('\u001b') ? 'Arrow' : text),
  );

/** Whether a key writes something into a line. */
export const isPrintable = (key: Key): boolean => key === 'Space' || Array.from(key).length === 1;
