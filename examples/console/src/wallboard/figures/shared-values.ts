import { replaceEqualDeep } from '@tanstack/react-query';

/** Keeps the objects of former values that are equal, so that what shows them does not render again. */
export class SharedValues<T> {
  #values: ReadonlyMap<string, T> = new Map();

  share(next: ReadonlyMap<string, T>): ReadonlyMap<string, T> {
    const before = this.#values;
    this.#values = new Map([...next].map(([key, value]) => [key, before.has(key) ? shareEqual(before.get(key), value) : value]));
    return this.#values;
  }
}

const shareEqual = <T>(before: T | undefined, next: T): T => (before === next ? next : replaceEqualDeep(before, next));
