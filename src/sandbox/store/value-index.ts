/** Indexes the entries of a map by a label of their values, to find unique or rare values without a scan. */
export class ValueIndex<T> {
  readonly #labelOf: (value: T) => string | undefined;
  readonly #keys = new Map<string, Set<string>>();
  readonly #labels = new Map<string, string>();

  /** @param labelOf - Returns `undefined` for values that the index omits. */
  constructor(labelOf: (value: T) => string | undefined) {
    this.#labelOf = labelOf;
  }

  keysOf(label: string): Iterable<string> {
    return this.#keys.get(label) ?? [];
  }

  set(key: string, value: T): void {
    const label = this.#labelOf(value);
    if (label === this.#labels.get(key)) return;
    this.delete(key);
    if (label === undefined) return;
    this.#labels.set(key, label);
    const keys = this.#keys.get(label);
    if (keys) keys.add(key);
    else this.#keys.set(label, new Set([key]));
  }

  delete(key: string): void {
    const label = this.#labels.get(key);
    if (label === undefined) return;
    this.#labels.delete(key);
    const keys = this.#keys.get(label);
    keys?.delete(key);
    if (keys?.size === 0) this.#keys.delete(label);
  }

  clear(): void {
    this.#keys.clear();
    this.#labels.clear();
  }
}
