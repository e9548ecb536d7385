export const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** A result with its sign, as in +0.42 or −1.30. */
export const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`;
