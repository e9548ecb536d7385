/** Three significant digits, for exploitability and goals. */
export const writePercent = (percent: number): string =>
  percent >= 100 ? percent.toFixed(0) : percent === 0 ? '0' : String(Number(percent.toPrecision(3)));

export const writeBytes = (bytes: number): string =>
  bytes >= 1e9 ? `${(bytes / 1e9).toFixed(2)} GB` : `${(bytes / 1e6).toFixed(bytes < 1e8 ? 1 : 0)} MB`;

/** A share in whole percent, and with one digit where a whole one would say nothing. */
export const writeShare = (share: number): string => {
  if (Number.isNaN(share)) return '–';
  const percent = 100 * share;
  return `${percent > 0 && percent < 1 ? percent.toFixed(1) : percent.toFixed(0)}%`;
};

/** Chips to two decimals with a sign. */
export const writeEv = (ev: number): string => {
  if (Number.isNaN(ev)) return '–';
  const rounded = Math.round(100 * ev) / 100;
  return rounded > 0 ? `+${rounded.toFixed(2)}` : rounded === 0 ? '0.00' : `−${Math.abs(rounded).toFixed(2)}`;
};
