/** Returns the storage of this tab; `undefined` if the browser forbids it. */
export function tabStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** Returns a stored list without the items that have another form; empty if it cannot be read. */
export function readList<T>(
  storage: Pick<Storage, 'getItem'> | undefined,
  key: string,
  isItem: (value: unknown) => value is T,
): readonly T[] {
  try {
    const list: unknown = JSON.parse(storage?.getItem(key) ?? '[]');
    return Array.isArray(list) ? list.filter(isItem) : [];
  } catch {
    return [];
  }
}
