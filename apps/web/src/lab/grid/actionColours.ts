/** What an action is, as far as its colour goes. */
interface Coloured {
  readonly kind: 'fold' | 'check' | 'call' | 'bet' | 'raise' | 'allIn';
}

const isWager = ({ kind }: Coloured): boolean => kind === 'bet' || kind === 'raise' || kind === 'allIn';

/** A colour for each action: the largest bet has the full colour, smaller ones are paler. */
export function colourActions(actions: readonly Coloured[]): string[] {
  const wagers = actions.filter(isWager).length;
  let seen = 0;
  return actions.map((action) => {
    if (action.kind === 'fold') return 'var(--fold)';
    if (!isWager(action)) return 'var(--call)';
    seen++;
    const pale = wagers < 2 ? 0 : Math.round((55 * (wagers - seen)) / (wagers - 1));
    return pale === 0 ? 'var(--raise)' : `color-mix(in oklab, var(--raise) ${100 - pale}%, #fff3e6)`;
  });
}

/** The order in which a bar or a cell shows actions: the boldest first, so from left to right. */
export const boldestFirst = (actions: readonly Coloured[]): number[] =>
  actions.map((_, at) => at).toReversed();

/** A bar of the shares as a background; `weight` is how much of the height it fills. */
export function paintShares(colours: readonly string[], shares: readonly number[], weight = 1): string {
  let from = 0;
  const stops = colours
    .map((colour, at) => [colour, shares[at]!] as const)
    .toReversed()
    .flatMap(([colour, share]) => {
      const start = from;
      from += 100 * share;
      return share > 0 ? [`${colour} ${start.toFixed(1)}% ${from.toFixed(1)}%`] : [];
    });
  const bar = `linear-gradient(to right, ${stops.join(', ')})`;
  if (weight > 0.995) return bar;
  const empty = (100 * (1 - weight)).toFixed(0);
  return `linear-gradient(to bottom, var(--cell-rest) ${empty}%, transparent ${empty}%), ${bar}`;
}
