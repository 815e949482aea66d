import type { Json } from '../../values/json.js';
import type { World } from '../../store/world.js';

export const CORE = 'urn:ietf:params:scim:schemas:core:2.0:';
export const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
export const GENESYS = 'urn:ietf:params:scim:schemas:extension:genesys:purecloud:2.0:User';

/** SCIM attributes that the entity has no field for, such as external ids. They are stored separately. */
export type ExtraAttributes = Json;

/** A kind of SCIM resource that represents other entities. */
export interface Kind {
  name: 'User' | 'Group';
  segment: 'users' | 'groups';
  find: (world: World, id: string) => VersionedEntity | undefined;
  all: (world: World) => VersionedEntity[];
  view: (world: World, entity: VersionedEntity, extras: ExtraAttributes) => Json;
  /** Creates or changes an entity from a resource. @throws SCIM's 400 or 409, before any change. */
  write: (world: World, id: string | undefined, resource: Json) => VersionedEntity;
  remove: (world: World, id: string) => void;
}

export type VersionedEntity = Json & { id: string; version?: number };

/** Attributes of resources that no entity field holds, by kind and id. */
export const extraAttributesOf = (world: World): Map<string, ExtraAttributes> =>
  world.collection<ExtraAttributes>('scim.resources');

export const resourceKey = ({ segment }: Kind, id: string): string => `${segment} ${id}`;

/** The full resource; `root` is the address of the request. */
export function resourceOf(world: World, kind: Kind, root: string, entity: VersionedEntity): Json {
  const extras = extraAttributesOf(world).get(resourceKey(kind, entity.id)) ?? {};
  const view = kind.view(world, entity, extras);
  const extensions = Object.keys(view).filter((name) => name.startsWith('urn:'));
  const { lastModified } = extras;
  return {
    ...view,
    id: entity.id,
    schemas: [`${CORE}${kind.name}`, ...extensions],
    meta: {
      resourceType: kind.name,
      location: `${root}/${kind.segment}/${entity.id}`,
      version: `W/"${entity.version ?? 1}"`,
      ...(lastModified !== undefined && { lastModified }),
    },
  };
}

/** Selects attributes of a resource (RFC 7644, 3.9); the id and the schemas always stay. */
export function selectFields(resource: Json, included: readonly string[], excluded: readonly string[]): Json {
  const lowerNames = (names: readonly string[]): Set<string> =>
    new Set(names.map((name) => resolveAttribute(resource, name).toLowerCase()));
  const includedNames = lowerNames(included);
  const excludedNames = lowerNames(excluded);
  const entries = Object.entries(resource).filter(([name]) => {
    if (name === 'id' || name === 'schemas') return true;
    return includedNames.size > 0 ? includedNames.has(name.toLowerCase()) : !excludedNames.has(name.toLowerCase());
  });
  return Object.fromEntries(entries);
}

/** `emails.value` selects the e-mail addresses, `urn:…:User:title` the title; an extension is selected as a whole. */
function resolveAttribute(resource: Json, name: string): string {
  const extension = Object.keys(resource).find(
    (key) => key.startsWith('urn:') && name.toLowerCase().startsWith(key.toLowerCase()),
  );
  const [attribute = name] = name.slice(name.lastIndexOf(':') + 1).split('.');
  return extension ?? attribute;
}
