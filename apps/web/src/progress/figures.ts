import type { Stat } from '@doorcard/history';
import { writeChips } from '@doorcard/text';

/** A sign, and a minus that is as wide as a plus. */
const sign = (value: number, digits: string): string => {
  if (/^[0.,]*$/.test(digits)) return digits;
  return `${value < 0 ? '−' : '+'}${digits}`;
};

/** An amount in big bets with its sign: +1,250.5. */
export function writeBets(bets: number): string {
  const [whole, part] = Math.abs(bets).toFixed(1).split('.');
  return sign(bets, `${writeChips(Number(whole))}.${part!}`);
}

/** The value of a stat: a share in per cent, anything else with one digit. */
export function writeStat(kind: Stat['kind'], value: number): string {
  if (!Number.isFinite(value)) return '∞';
  return kind === 'share' ? `${(100 * value).toFixed(0)} %` : value.toFixed(1);
}
