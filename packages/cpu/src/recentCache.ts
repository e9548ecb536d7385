/**
 * Keeps what was asked for last, at most twice `size` values: when as many as `size` are young, they become the old
 * ones, and those that were old before and not asked for since are forgotten.
 */
export class RecentCache<T> {
  private young = new Map<number, T>();
  private old = new Map<number, T>();

  constructor(private readonly size: number) {}

  get(key: number): T | undefined {
    const found = this.young.get(key);
    if (found !== undefined) return found;
    const before = this.old.get(key);
    if (before !== undefined) this.set(key, before);
    return before;
  }

  set(key: number, value: T): void {
    if (this.young.size >= this.size) {
      this.old = this.young;
      this.young = new Map();
    }
    this.young.set(key, value);
  }
}
