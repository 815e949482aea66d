import * as React from 'react';

/** Values by id, of one topic. */
interface Stored<V> {
  readonly topic: string;
  readonly values: ReadonlyMap<string, V>;
}

/** The same set in every render whose ids are the same: lists are often written in place and are new in every render. */
export function useStableIds(ids: readonly string[] | undefined): ReadonlySet<string> | undefined {
  const key = ids && JSON.stringify(ids);
  return React.useMemo(() => (key === undefined ? undefined : new Set(JSON.parse(key) as string[])), [key]);
}

/**
 * State by id, in the order of the ids. Everything that is set in the same task renders once. Values of ids that are removed are dropped, and
 * so are those of another topic.
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
      const kept = [...before.values].filter(([id]) => ids?.has(id));
      return kept.length === before.values.size ? before : { ...before, values: new Map(kept) };
    });
  }, [ids]);
  const values = React.useMemo(() => {
    const all = valuesOf(stored, topic);
    return new Map([...(ids ?? [])].filter((id) => all.has(id)).map((id) => [id, all.get(id) as V]));
  }, [stored, topic, ids]);
  return [values, set, clear];
}

function valuesOf<V>(stored: Stored<V>, topic: string): ReadonlyMap<string, V> {
  return stored.topic === topic ? stored.values : new Map<string, V>();
}
