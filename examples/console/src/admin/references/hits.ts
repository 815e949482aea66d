import type { EntityName } from '../../shared/entity-name.js';

/** Entities as a list or a search of the platform responds with them. */
export interface Hits {
  readonly entities?: readonly Partial<EntityName>[];
  readonly results?: readonly Partial<EntityName>[];
}

/** How many entities a list of suggestions has. */
export const FEW = 50;

/** `*` stands for any text in the lists of the platform. */
export const containing = (text: string): { name?: string; pageSize: number } => ({
  pageSize: FEW,
  ...(text !== '' && { name: `*${text}*` }),
});

/** Returns entities whose names contain a text, of a list that the platform does not search. */
export const havingName = (entities: readonly EntityName[], part: string): EntityName[] =>
  entities.filter(({ name }) => name.toLowerCase().includes(part.toLowerCase()));
