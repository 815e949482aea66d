import { useDebouncedValue } from '@mantine/hooks';
import { usePlatformClient } from 'contact-centre-client/react';
import { useEffect, useState } from 'react';
import type { EntityList } from '../data/types.js';
import type { NamedEntity } from './search-entities.js';
import { searchEntities } from './search-entities.js';

const DELAY_MS = 250;

export interface EntityHits {
  entities: readonly NamedEntity[];
  /** The text that they are for. */
  text: string;
  isPending: boolean;
  hasFailed: boolean;
}

const nothing: EntityHits = { entities: [], text: '', isPending: false, hasFailed: false };

/** Searches entities by name while the user types. A new text cancels the search for the text before. */
export function useEntitySearch(
  list: EntityList,
  pathValues: Readonly<Record<string, string>> | undefined,
  text: string,
): EntityHits {
  const client = usePlatformClient();
  const [settledText] = useDebouncedValue(text, DELAY_MS);
  const [hits, setHits] = useState(nothing);
  // Objects are new with each rendering.
  const key = JSON.stringify([list, pathValues]);
  useEffect(() => {
    const [listed, values] = JSON.parse(key) as [EntityList, Record<string, string> | null];
    if (settledText === '' || !values) {
      setHits(nothing);
      return undefined;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const finish = (result: Pick<EntityHits, 'entities' | 'hasFailed'>): void => {
      if (!signal.aborted) setHits({ ...result, text: settledText, isPending: false });
    };
    searchEntities(client, { list: listed, pathValues: values, text: settledText, signal }).then(
      (entities) => {
        finish({ entities, hasFailed: false });
      },
      () => {
        finish({ entities: [], hasFailed: true });
      },
    );
    return () => {
      controller.abort();
    };
  }, [client, key, settledText]);
  return { ...hits, isPending: text !== '' && pathValues !== undefined && hits.text !== text };
}
