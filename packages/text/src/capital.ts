/** With a capital letter, as at the beginning of a button or a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
