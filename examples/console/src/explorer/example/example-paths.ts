/** Whether a list is read by a POST. */
export const isQuery = (path: string): boolean => path.endsWith('/query');

/** A query for all entries. */
export const QUERY = { pageSize: 25, filters: [] };

/** Returns the path without its last word: that of the entity whose part a call changes. An empty text if it ends with an id. */
export const parentOf = (path: string): string => (path.endsWith('}') ? '' : path.slice(0, path.lastIndexOf('/')));
