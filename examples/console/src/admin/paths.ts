import type { Kind } from './kinds/kind.js';

/** The id of a new entity in an address. */
export const NEW = 'new';

export const kindPath = ({ path }: Pick<Kind, 'path'>): string => `/admin/${path}`;
export const entityPath = (kind: Pick<Kind, 'path'>, id: string): string => `${kindPath(kind)}/${encodeURIComponent(id)}`;
export const importPath = ({ path }: Pick<Kind, 'path'>): string => `/admin/import/${path}`;
