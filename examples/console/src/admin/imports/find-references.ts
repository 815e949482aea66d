import type { ApiClient, RequestOptions } from 'contact-centre-client/fetch';
import type { Access } from '../../session/access.js';
import type { EntityName } from '../../shared/entity-name.js';
import type { TargetName } from '../references/targets.js';
import { findTargetById, searchTarget, targetOf } from '../references/targets.js';
import type { Find, CellMeaning } from './part-rows.js';
import { inParallel } from './in-parallel.js';

/** An entity that a cell names, or why it names none. */
export type Reference = CellMeaning<EntityName>;

/** A cell that names an entity of a target. */
export interface Mention {
  readonly target: TargetName;
  readonly cell: string;
}

interface FindOptions {
  readonly client: ApiClient;
  readonly missing: Access['missing'];
  readonly request: RequestOptions;
}

const keyOf = ({ target, cell }: Mention): string => `${target} ${cell}`;

/** Finds the entities that cells name, by name or id. Each is searched once. */
export async function findReferences(
  mentions: readonly Mention[],
  options: FindOptions,
): Promise<(mention: Mention) => Reference | undefined> {
  const different = new Map(mentions.map((mention) => [keyOf(mention), mention]));
  const references = new Map<string, Reference>();
  await inParallel([...different], async ([key, mention]) => {
    references.set(key, await findReference(mention, options));
  });
  return (mention) => references.get(keyOf(mention));
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

async function findReference({ target, cell }: Mention, { client, missing, request }: FindOptions): Promise<Reference> {
  const denied = missing(targetOf(target).requires);
  if (denied.length > 0) return { problem: { id: 'admin.pickerDenied', values: { permission: denied.join(', ') } } };
  if (UUID.test(cell)) {
    const entity = await findTargetById(client, target, cell, request);
    if (entity) return { entity };
  }
  const hits = await searchTarget(client, target, cell, request);
  const exact = hits.filter(({ name }) => name === cell);
  const same = exact.length > 0 ? exact : hits.filter(({ name }) => name.toLowerCase() === cell.toLowerCase());
  const [entity] = same;
  if (!entity) return { problem: { id: 'import.unknownName', values: { name: cell } } };
  return same.length === 1 ? { entity } : { problem: { id: 'import.ambiguousName', values: { name: cell, count: same.length } } };
}

/** Returns a function that finds what the cells of a column name. */
export const namesOf =
  (target: TargetName): Find<EntityName> =>
  async (client, cells, { missing }, request) => {
    const find = await findReferences(
      cells.map((cell) => ({ target, cell })),
      { client, missing, request },
    );
    return (cell) => find({ target, cell }) ?? { problem: { id: 'import.unknownName', values: { name: cell } } };
  };
