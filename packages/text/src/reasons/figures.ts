export const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** With a decimal: chances that are compared with a price. */
export const exactPercent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** A, 2 … T, J, Q, K for 0..12: ranks of games where an ace is low. */
export const nameLowRank = (rank: number): string => 'A23456789TJQK'[rank]!;

/** Points with one decimal. */
export const roundPoints = (points: number): number => Math.round(points * 10) / 10;

/** A result with its sign, as in +0.42 or −1.30. */
export const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`;
