import * as React from 'react';

/** Values of one topic, by id. */
interface Stored<V> {
  readonly topic: string;
  readonly values: ReadonlyMap<string, V>;
}

/** Returns the same set in every render with the same ids, because lists are often created inline in each render. */
export function useStableIds(ids: readonly string[] | undefined): ReadonlySet<string> | undefined {
  const key = ids && JSON.stringify(ids);
  return React.useMemo(() => (key === undefined ? undefined : new Set(JSON.parse(key) as string[])), [key]);
}

/**
 * State by id, in the order of the ids. All changes in the same task render once. Values of removed ids and of other topics are
 * dropped.
 */
export function useById<V>(
  topic: string,
  ids: ReadonlySet<string> | undefined,
): [values: ReadonlyMap<string, V>, set: (id: string, value: V) => void, clear: () => void] {
  const [stored, setStored] = React.useState<Stored<V>>({ topic, values: new Map() });
  const changes = React.useRef<[id: string, value: V][]>([]);
  const set = React.useCallback(
    (id: string, value: V) => {
      if (changes.current.push([id, value]) > 1) return;
      queueMicrotask(() => {
        const batch = changes.current.splice(0);
        setStored((before) => ({ topic, values: new Map([...valuesOf(before, topic), ...batch]) }));
      });
    },
    [topic],
  );
  const clear = React.useCallback(() => {
    changes.current.length = 0;
    setStored((before) => (before.values.size === 0 ? before : { topic, values: new Map() }));
  }, [topic]);
  React.useEffect(() => {
    setStored((before) => {
      const remaining = [...before.values].filter(([id]) => ids?.has(id));
      return remaining.length === before.values.size ? before : { ...before, values: new Map(remaining) };
    });
  }, [ids]);
  const values = React.useMemo(() => {
    const allValues = valuesOf(stored, topic);
    return new Map([...(ids ?? [])].filter((id) => allValues.has(id)).map((id) => [id, allValues.get(id) as V]));
  }, [stored, topic, ids]);
  return [values, set, clear];
}

function valuesOf<V>(stored: Stored<V>, topic: string): ReadonlyMap<string, V> {
  return stored.topic === topic ? stored.values : new Map<string, V>();
}
