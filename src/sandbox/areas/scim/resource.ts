import type { Json } from '../../values/json.js';
import type { World } from '../../store/world.js';

export const CORE = 'urn:ietf:params:scim:schemas:core:2.0:';
export const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
export const GENESYS = 'urn:ietf:params:scim:schemas:extension:genesys:purecloud:2.0:User';

/** SCIM attributes that the entity has no field for, such as external ids. They are stored separately. */
export type Written = Json;

/** A kind of SCIM resource that represents other entities. */
export interface Kind {
  name: 'User' | 'Group';
  word: 'users' | 'groups';
  find: (world: World, id: string) => Versioned | undefined;
  all: (world: World) => Versioned[];
  view: (world: World, entity: Versioned, written: Written) => Json;
  /** Creates or changes an entity from a resource. @throws SCIM's 400 or 409, before any change. */
  write: (world: World, id: string | undefined, resource: Json) => Versioned;
  remove: (world: World, id: string) => void;
}

export type Versioned = Json & { id: string; version?: number };

/** Attributes of resources that no entity field holds, by kind and id. */
export const writtenOf = (world: World): Map<string, Written> => world.collection<Written>('scim.resources');

export const writtenKey = ({ word }: Kind, id: string): string => `${word} ${id}`;

/** The full resource; `root` is the address of the request. */
export function resourceOf(world: World, kind: Kind, root: string, entity: Versioned): Json {
  const written = writtenOf(world).get(writtenKey(kind, entity.id)) ?? {};
  const view = kind.view(world, entity, written);
  const extensions = Object.keys(view).filter((name) => name.startsWith('urn:'));
  const { lastModified } = written;
  return {
    ...view,
    id: entity.id,
    schemas: [`${CORE}${kind.name}`, ...extensions],
    meta: {
      resourceType: kind.name,
      location: `${root}/${kind.word}/${entity.id}`,
      version: `W/"${entity.version ?? 1}"`,
      ...(lastModified !== undefined && { lastModified }),
    },
  };
}

/** Selects attributes of a resource (RFC 7644, 3.9); the id and the schemas always stay. */
export function selected(resource: Json, wanted: readonly string[], unwanted: readonly string[]): Json {
  const namedBy = (names: readonly string[]): Set<string> =>
    new Set(names.map((name) => attributeIn(resource, name).toLowerCase()));
  const only = namedBy(wanted);
  const without = namedBy(unwanted);
  const entries = Object.entries(resource).filter(([name]) => {
    if (name === 'id' || name === 'schemas') return true;
    return only.size > 0 ? only.has(name.toLowerCase()) : !without.has(name.toLowerCase());
  });
  return Object.fromEntries(entries);
}

/** `emails.value` selects the e-mail addresses, `urn:…:User:title` the title; an extension is selected as a whole. */
function attributeIn(resource: Json, name: string): string {
  const extension = Object.keys(resource).find(
    (key) => key.startsWith('urn:') && name.toLowerCase().startsWith(key.toLowerCase()),
  );
  const [plain = name] = name.slice(name.lastIndexOf(':') + 1).split('.');
  return extension ?? plain;
}
