/** The keys of a map's entries by a label of their values: what is unique, or rare, is found without a look at all entries. */
export class ValueIndex<T> {
  readonly #labelOf: (value: T) => string | undefined;
  readonly #keys = new Map<string, Set<string>>();
  readonly #labels = new Map<string, string>();

  /** @param labelOf - `undefined` for values that the index leaves out. */
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
