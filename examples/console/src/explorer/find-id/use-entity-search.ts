import { useDebouncedValue } from '@mantine/hooks';
import { usePlatformClient } from 'contact-centre-client/react';
import { useEffect, useState } from 'react';
import { announce } from '../../shared/announce.js';
import { text } from '../../shared/text.js';
import type { EntityList } from '../data/types.js';
import type { NamedEntity } from './search-entities.js';
import { searchEntities } from './search-entities.js';

const DELAY_MS = 250;

interface SearchResult {
  entities: readonly NamedEntity[];
  /** The text that they are for. */
  foundText: string;
  hasFailed: boolean;
}

export interface EntityHits extends Omit<SearchResult, 'foundText'> {
  /** Whether the entities are those for the current text. */
  isFound: boolean;
  isPending: boolean;
}

const nothing: SearchResult = { entities: [], foundText: '', hasFailed: false };

/**
 * Searches entities by name while the user types, and announces how many were found. A new text cancels the search for the text
 * before.
 */
export function useEntitySearch(
  list: EntityList | undefined,
  pathValues: Readonly<Record<string, string>> | undefined,
  typed: string,
): EntityHits {
  const client = usePlatformClient();
  const typedText = typed.trim();
  const searchText = mayBeName(typedText) ? typedText : '';
  const [settledText] = useDebouncedValue(searchText, DELAY_MS);
  const [{ entities, foundText, hasFailed }, setFound] = useState(nothing);
  // Objects are new with each rendering.
  const key = JSON.stringify([list, pathValues]);
  useEffect(() => {
    const [listed, values] = JSON.parse(key) as [EntityList | null, Record<string, string> | null];
    if (settledText === '' || !listed || !values) {
      setFound(nothing);
      return undefined;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const finish = (result: Omit<SearchResult, 'foundText'>): void => {
      if (!signal.aborted) setFound({ ...result, foundText: settledText });
    };
    searchEntities(client, { list: listed, pathValues: values, text: settledText, signal }).then(
      (hits) => {
        finish({ entities: hits, hasFailed: false });
      },
      () => {
        finish({ entities: [], hasFailed: true });
      },
    );
    return () => {
      controller.abort();
    };
  }, [client, key, settledText]);
  const isFound = foundText !== '' && foundText === typedText;
  useEffect(() => {
    if (isFound) announce(text('find.found', { count: entities.length }));
  }, [isFound, entities]);
  return { entities, isFound, hasFailed, isPending: searchText !== '' && pathValues !== undefined && foundText !== searchText };
}

/** Whether a text may be a part of a name, and is no id. */
const mayBeName = (value: string): boolean => /[\p{L}\p{N}]{2}/u.test(value) && !/^[\da-f]{8}-[\da-f-]{9,}$/i.test(value);
