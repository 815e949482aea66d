import { useEffect, useMemo, useState } from 'react';
import type { Operation, ReaderData } from '../data/types.js';
import { EntityLinks } from './entity-links.js';

/** Loaded once, with the first response. */
let cachedData: ReaderData | undefined;

/** Returns the links of a response; `undefined` while they load, and if they cannot be loaded: the response is readable without. */
export function useEntityLinks(operation: Operation): EntityLinks | undefined {
  const [data, setData] = useState(cachedData);
  useEffect(() => {
    if (cachedData) return undefined;
    let isMounted = true;
    import('virtual:explorer/-readers').then(
      (module) => {
        cachedData = module.default;
        if (isMounted) setData(cachedData);
      },
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return useMemo(() => data && new EntityLinks(data, operation), [data, operation]);
}
