import { index } from 'virtual:explorer';
import type { Hit } from './rank.js';
import { search, searchable } from './rank.js';

const methods = searchable(index);

/** Returns the methods of the API that match a query, the best match first. */
export const searchMethods = (query: string): readonly Hit[] => search(methods, query);

/** The number of all methods. */
export const methodCount = methods.length;
