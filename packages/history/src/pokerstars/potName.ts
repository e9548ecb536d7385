/** The name of a pot when the last one has the number `last`. Pots are counted from 0, the main pot. */
export function makePotName(pot: number, last: number): string {
  if (last === 0) return 'pot';
  if (pot === 0) return 'main pot';
  return last === 1 ? 'side pot' : `side pot-${pot}`;
}

export function parsePotName(name: string): number | undefined {
  const [, side, number] = /^(?:(?:main )?pot|(side) pot(?:-([1-9]))?)$/.exec(name) ?? [];
  if (side !== undefined) return Number(number ?? 1);
  return name === 'pot' || name === 'main pot' ? 0 : undefined;
}
