/** The place of a number, and into how many classes it divides. */
export type Division = readonly [place: number, count: number];

/**
 * Classes of lists of numbers. The first number divides a sample into classes of about equal weight, the next divides each
 * of these, and so on.
 */
export class NestedClasses {
  readonly count: number;
  /** By division, then by class so far: the lowest numbers of its parts but the first. */
  private readonly bounds: readonly Float64Array[];

  /** `sample` has a column for each place. */
  constructor(
    private readonly divisions: readonly Division[],
    sample: readonly Float64Array[],
    weights: Float64Array,
  ) {
    let groups: Uint32Array[] = [Uint32Array.from(weights.keys())];
    this.bounds = divisions.map(([place, count]) => {
      const column = sample[place]!;
      const parts = groups.map((group) => divide(group, column, count, weights));
      groups = parts.flat();
      return Float64Array.from(parts.flatMap((each) => findStarts(each, column)));
    });
    this.count = groups.length;
  }

  classify(numbers: Float64Array): number {
    const { divisions, bounds } = this;
    let found = 0;
    for (let i = 0; i < divisions.length; i++) {
      const [place, count] = divisions[i]!;
      const starts = bounds[i]!;
      const number = numbers[place]!;
      const from = found * (count - 1);
      let low = 0;
      let high = count - 1;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (number >= starts[from + middle]!) low = middle + 1;
        else high = middle;
      }
      found = found * count + low;
    }
    return found;
  }
}

/** Parts of about equal weight, the lowest numbers first. Equal numbers stay together. */
function divide(
  group: Uint32Array,
  column: Float64Array,
  count: number,
  weights: Float64Array,
): Uint32Array[] {
  const sorted = sortBy(group, column);
  let total = 0;
  for (const each of sorted) total += weights[each]!;
  const ends = new Uint32Array(count);
  let weight = 0;
  let part = 0;
  let last = Number.NaN;
  sorted.forEach((each, i) => {
    if (column[each] !== last) part = Math.min(count - 1, Math.floor((count * weight) / total));
    last = column[each]!;
    ends[part] = i + 1;
    weight += weights[each]!;
  });
  let start = 0;
  return Array.from(ends, (end) => {
    const part = sorted.subarray(start, Math.max(start, end));
    start = Math.max(start, end);
    return part;
  });
}

/** Sorting numbers is many times faster than sorting by a function: each row gets the number of its value's rank. */
function sortBy(group: Uint32Array, column: Float64Array): Uint32Array {
  const values = Float64Array.from(group, (each) => column[each]!).sort();
  const places = new Uint32Array(values.length);
  const sorted = new Uint32Array(group.length);
  for (const each of group) {
    const at = findFirst(values, column[each]!);
    // Equal values take the places after the first in the order of the sample.
    sorted[at + places[at]!++] = each;
  }
  return sorted;
}

/** The first place of a value among values in rising order. */
function findFirst(values: Float64Array, value: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (values[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The lowest number of each part but the first; of an empty part, that of the next one that is not. */
function findStarts(parts: readonly Uint32Array[], column: Float64Array): number[] {
  const starts: number[] = new Array<number>(parts.length);
  let next = Infinity;
  for (let i = parts.length - 1; i >= 0; i--) {
    const [first] = parts[i]!;
    if (first !== undefined) next = column[first]!;
    starts[i] = next;
  }
  return starts.slice(1);
}
