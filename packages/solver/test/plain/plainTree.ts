// The betting of a spot, built from the specification alone, without any code of src/tree.

export interface PlainSpot {
  readonly board: string;
  readonly ranges: { readonly oop: string; readonly ip: string };
  readonly pot: number;
  readonly stack: number;
  readonly bets: Readonly<Record<string, { readonly oop: PlainMenus; readonly ip: PlainMenus }>>;
  readonly addAllIn?: number;
  readonly forceAllIn?: number;
  readonly merge?: number;
  readonly rake?: { readonly rate: number; readonly cap: number };
  /** Shares for all hands alone, on every card: `check,bet 25,call,*`. */
  readonly locks?: readonly { readonly node: string; readonly strategy: Readonly<Record<string, number>> }[];
}

interface PlainMenus {
  readonly bet?: string;
  readonly raise?: string;
  readonly donk?: string;
}

export type PlainNode =
  | { readonly kind: 'choice'; readonly player: number; readonly options: readonly PlainOption[] }
  | { readonly kind: 'card'; readonly next: PlainNode }
  /** `winner` is undefined at a showdown; `bets` are the chips of both since the spot began. */
  | { readonly kind: 'end'; readonly winner: number | undefined; readonly bets: readonly [number, number] };

interface PlainOption {
  /** `bet 25`, as it is typed. */
  readonly name: string;
  readonly next: PlainNode;
}

/** Chips of both players: those of this street, and those of streets before, which are the same for both. */
interface Betting {
  readonly cards: number;
  readonly player: number;
  readonly street: readonly [number, number];
  readonly earlier: number;
  readonly raises: number;
  readonly checked: boolean;
  /** Who called the last bet of the street before. */
  readonly caller: number | undefined;
}

const STREETS: Readonly<Record<number, string>> = { 3: 'flop', 4: 'turn', 5: 'river' };

export function buildPlainTree(spot: PlainSpot): PlainNode {
  return choose(spot, {
    cards: spot.board.length / 2,
    player: 0,
    street: [0, 0],
    earlier: 0,
    raises: 0,
    checked: false,
    caller: undefined,
  });
}

function choose(spot: PlainSpot, at: Betting): PlainNode {
  const { player, street, earlier } = at;
  const facing = street[1 - player]!;
  const bets = [earlier + street[0], earlier + street[1]] as const;
  const options: PlainOption[] = [];
  if (facing > street[player]!) {
    options.push({ name: 'fold', next: { kind: 'end', winner: 1 - player, bets } });
    options.push({ name: 'call', next: close(spot, at, earlier + facing, player) });
  } else if (player === 0) {
    options.push({ name: 'check', next: choose(spot, { ...at, player: 1, checked: true }) });
  } else {
    options.push({ name: 'check', next: close(spot, at, earlier, undefined) });
  }
  for (const to of listSizes(spot, at)) {
    const name = earlier + to === spot.stack ? 'all-in' : facing > 0 ? 'raise' : 'bet';
    const next = player === 0 ? ([to, street[1]] as const) : ([street[0], to] as const);
    options.push({
      name: `${name} ${to}`,
      next: choose(spot, { ...at, player: 1 - player, street: next, raises: at.raises + 1 }),
    });
  }
  return { kind: 'choice', player, options };
}

function close(spot: PlainSpot, at: Betting, earlier: number, caller: number | undefined): PlainNode {
  if (at.cards === 5 || earlier === spot.stack) {
    return { kind: 'end', winner: undefined, bets: [earlier, earlier] };
  }
  const next = choose(spot, {
    cards: at.cards + 1,
    player: 0,
    street: [0, 0],
    earlier,
    raises: 0,
    checked: false,
    caller,
  });
  return { kind: 'card', next };
}

/** What may be bet, or raised to, on this street; the smallest first. */
function listSizes(spot: PlainSpot, at: Betting): number[] {
  const { player, street, earlier, cards } = at;
  const { addAllIn = 0, forceAllIn = 0, merge = 0 } = spot;
  const facing = street[1 - player]!;
  const all = spot.stack - earlier;
  if (facing === all) return [];
  const isDonk = player === 0 && !at.checked && at.raises === 0 && at.caller === 0;
  const menus: PlainMenus = spot.bets[STREETS[cards]!]![player === 0 ? 'oop' : 'ip'];
  const menu = at.raises > 0 ? menus.raise : isDonk ? (menus.donk ?? menus.bet) : menus.bet;
  // The pot as it is once the bet is called.
  const pot = spot.pot + 2 * (earlier + facing);
  const behind = all - facing;

  const sizes = (menu ?? '')
    .split(',')
    .filter((word) => word.trim() !== '')
    .map((word) => {
      const number = Number.parseFloat(word);
      switch (word.trim().at(-1)) {
        case '%':
          return facing + Math.round((pot * number) / 100);
        case 'x':
          return Math.round(facing * number);
        case 'c':
          return facing + number;
        case 'e': {
          const streets = Math.max(
            1,
            (Number.isNaN(number) ? 6 - cards : number) - Math.max(0, at.raises - 1),
          );
          // Each bet of r pots grows the pot by 1 + 2 r, and the bet on the last of these streets is all-in.
          const growth = Math.pow((pot + 2 * behind) / pot, 1 / streets);
          return facing + Math.round((pot * (growth - 1)) / 2);
        }
        default:
          return all;
      }
    });
  if (behind <= Math.round(pot * addAllIn)) sizes.push(all);
  const leastRaise = facing + Math.max(1, facing - street[player]!);
  const legal = new Set(
    sizes
      .map((size) => Math.min(all, Math.max(size, leastRaise)))
      .map((size) => {
        const calledPot = pot + 2 * (size - facing);
        return all - size <= Math.round(calledPot * forceAllIn) ? all : size;
      }),
  );
  const kept: number[] = [];
  for (const size of [...legal].toSorted((a, b) => b - a)) {
    const last = kept.at(-1);
    const grown = (chips: number): number => (pot + chips - facing) / pot;
    if (last === undefined || grown(last) / grown(size) > (1 + merge) * (1 + 1e-12)) kept.push(size);
  }
  return kept.toReversed();
}
