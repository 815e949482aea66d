const noLabels: ReadonlySet<string> = new Set();

/** Keys by label. A key can have any number of labels. */
export class LabelIndex {
  readonly #keys = new Map<string, Set<string>>();
  readonly #labels = new Map<string, ReadonlySet<string>>();

  /** The keys with a label, in the order in which they got it. */
  keysOf(label: string): ReadonlySet<string> {
    return this.#keys.get(label) ?? noLabels;
  }

  /** The labels that any key has. */
  get labels(): Pick<ReadonlyMap<string, unknown>, 'has' | 'keys' | 'size'> {
    return this.#keys;
  }

  /** Replaces the labels of a key. */
  set(key: string, labels: ReadonlySet<string>): void {
    const formerLabels = this.#labels.get(key) ?? noLabels;
    for (const label of formerLabels) if (!labels.has(label)) this.#remove(label, key);
    for (const label of labels) if (!formerLabels.has(label)) this.#add(label, key);
    if (labels.size > 0) this.#labels.set(key, labels);
    else this.#labels.delete(key);
  }

  delete(key: string): void {
    this.set(key, noLabels);
  }

  clear(): void {
    this.#keys.clear();
    this.#labels.clear();
  }

  #add(label: string, key: string): void {
    const keys = this.#keys.get(label);
    if (keys) keys.add(key);
    else this.#keys.set(label, new Set([key]));
  }

  #remove(label: string, key: string): void {
    const keys = this.#keys.get(label);
    keys?.delete(key);
    if (keys?.size === 0) this.#keys.delete(label);
  }
}
