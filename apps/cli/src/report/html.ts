/** Text escaped for HTML. */
export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** With its sign and two decimals: +1.81. */
export const writeSigned = (value: number): string => {
  const text = Math.abs(value).toFixed(2);
  return Number(text) === 0 ? text : `${value < 0 ? '-' : '+'}${text}`;
};
