import type { CallSender, RequestOptions } from 'contact-centre-client/fetch';
import type { Access } from '../../session/access.js';
import type { Entity, Kind, Part, PartItem } from '../kinds/kind.js';

/** An entity with its parts. A part is missing if the user may not see it. */
export interface EntityState {
  readonly entity: Entity;
  readonly parts: Readonly<Record<string, readonly PartItem[]>>;
}

/** Returns the parts of a kind that the user may see. */
export const visibleParts = ({ parts = [] }: Kind, { missing }: Pick<Access, 'missing'>): readonly Part[] =>
  parts.filter(({ view }) => missing(view).length === 0);

/** Reads an entity and some of its parts. */
export async function readState(
  kind: Kind,
  client: CallSender,
  id: string,
  parts: readonly Part[] = kind.parts ?? [],
  request: RequestOptions = {},
): Promise<EntityState> {
  const [entity, ...lists] = await Promise.all([
    kind.read(client, id, request),
    ...parts.map((part) => readPart(part, client, id, request)),
  ]);
  return { entity, parts: Object.fromEntries(parts.map((part, index) => [part.id, lists[index] ?? []])) };
}

/** Reads all entries of a part. */
export async function readPart(part: Part, client: CallSender, id: string, request: RequestOptions): Promise<PartItem[]> {
  const items: PartItem[] = [];
  for await (const item of part.read(client, id, request)) items.push(item);
  return items;
}

/** Returns the state of an entity that does not exist yet. */
export const newState = ({ initial = {}, parts = [] }: Kind): EntityState => ({
  entity: initial,
  parts: Object.fromEntries(parts.map(({ id }) => [id, []])),
});
