/** A list after a change: an empty wrapper removes the list, and a change without the wrapper keeps it. */
export function changedList<T>(wrapper: { values?: T[] } | undefined, currentList: T[]): T[] {
  return wrapper ? (wrapper.values ?? []) : currentList;
}
