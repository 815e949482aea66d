import type { Json } from '../../values/json.js';
import type { World } from '../../store/world.js';

export const CORE = 'urn:ietf:params:scim:schemas:core:2.0:';
export const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
export const GENESYS = 'urn:ietf:params:scim:schemas:extension:genesys:purecloud:2.0:User';

/** What SCIM shows of an entity beside what the entity says, such as ids of other systems: by what is kept of it alone. */
export type Written = Json;

/** The kinds of resources that SCIM shows other entities as. */
export interface Kind {
  name: 'User' | 'Group';
  word: 'users' | 'groups';
  find: (world: World, id: string) => Versioned | undefined;
  all: (world: World) => Versioned[];
  view: (world: World, entity: Versioned, written: Written) => Json;
  /** Changes an entity as a resource says, or makes one. @throws SCIM's 400 or 409, before anything is changed. */
  write: (world: World, id: string | undefined, resource: Json) => Versioned;
  remove: (world: World, id: string) => void;
}

export type Versioned = Json & { id: string; version?: number };

/** What of a resource no entity has a field for, by kind and id. */
export const writtenOf = (world: World): Map<string, Written> => world.collection<Written>('scim.resources');

export const writtenKey = ({ word }: Kind, id: string): string => `${word} ${id}`;

/** A resource in all that is known of it, by the address that it was asked for at. */
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

/** What a query leaves of a resource, RFC 7644, 3.9: the id and the schemas stay in any case. */
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

/** `emails.value` is about the e-mail addresses, `urn:…:User:title` about the title, and an extension is asked for as a whole. */
function attributeIn(resource: Json, name: string): string {
  const extension = Object.keys(resource).find(
    (key) => key.startsWith('urn:') && name.toLowerCase().startsWith(key.toLowerCase()),
  );
  const [plain = name] = name.slice(name.lastIndexOf(':') + 1).split('.');
  return extension ?? plain;
}
