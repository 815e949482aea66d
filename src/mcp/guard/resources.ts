import { CollectionPaths } from '../../sandbox/operations/collection-paths.js';
import { fillTemplate } from '../../sandbox/operations/route.js';
import type { Route } from '../../sandbox/operations/route.js';
import type { Kind } from '../../sandbox/operations/kinds.js';
import { shapeOf } from '../../sandbox/operations/shapes.js';
import { surface } from '../../sandbox/operations/surface.js';
import { isObject } from '../../core/values/is-object.js';
import { sections } from '../../sandbox/seed/sections.js';
import type { PlannedCall } from './planned-call.js';

/** Something that a GET without further arguments reads. */
export interface Resource {
  /** With values, encoded. */
  readonly path: string;
  readonly kind: Extract<Kind, 'read' | 'readOne' | 'list'>;
  /** The GET operation. */
  readonly route: Route;
  readonly values: readonly string[];
}

/** Ids of a body at most, and how deep they are searched. */
const MAX_REFERENCES = 20;
const MAX_DEPTH = 6;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The end of a type's name that says only that it is a reference. A `DomainEntityRef` refers to any entity, not to a domain. */
const REFERENCE_SUFFIX = /(?:(?:Domain)?Entity)?Ref(?:erence)?$/;

/** Words of a path or a body that mean users. */
const USER_WORDS: ReadonlySet<string> = new Set([
  'member',
  'owner',
  'manager',
  'agent',
  'supervisor',
  'evaluator',
  'facilitator',
  'attendee',
]);

/** The routes of entities that a seed file has a section for. */
const sectionRoutes: ReadonlySet<string> = new Set(Object.values(sections).map(({ path }) => `${path}/{}`));

let cachedPaths: CollectionPaths | undefined;

/** The collections of the contract, without knowledge of the sandbox's areas. */
export const collectionPaths = (): CollectionPaths => (cachedPaths ??= new CollectionPaths(surface(), () => false));

/** Returns what a GET on a path reads; `undefined` if there is none, or it needs further arguments. */
export function resourceAt(path: string): Resource | undefined {
  const match = surface().match('GET', path);
  if (!('route' in match)) return undefined;
  const { kind, route, values } = match;
  if (kind !== 'read' && kind !== 'readOne' && kind !== 'list') return undefined;
  return route.operation.arguments.length > route.names.length ? undefined : { path, kind, route, values };
}

/**
 * Returns what a call changes: the entity, setting or list at its path, or else the nearest one above it. `undefined` for a call
 * that creates an entity.
 */
export function subjectOf({ operation, request }: Pick<PlannedCall, 'operation' | 'request'>): Resource | undefined {
  const match = surface().match(operation.verb, request.path);
  if ('route' in match && (match.kind === 'create' || match.kind === 'createMany')) return undefined;
  const segments = request.path.split('/');
  const template = operation.path.replace(/\{\w+\}/g, '{}').split('/');
  for (let length = segments.length; length > 4; length--) {
    const resource = resourceAt(segments.slice(0, length).join('/'));
    // A fixed word of the call's path, such as `actions`, is no id.
    if (resource?.route.template !== template.slice(0, length).join('/')) continue;
    // An entry of a list is shown by the list, if no GET reads it.
    if (length >= segments.length - 1 || resource.kind !== 'list') return resource;
  }
  return undefined;
}

/** Returns the entities that a call refers to by id: in its path, its query and its body. */
export function referencesOf(call: Pick<PlannedCall, 'operation' | 'request' | 'values'>): Resource[] {
  const resources = new Map<string, Resource>();
  const add = (resource: Resource | undefined): void => {
    if (resource && resources.size < MAX_REFERENCES) resources.set(resource.path, resource);
  };
  const segments = call.request.path.split('/');
  const templateSegments = call.operation.path.split('/');
  for (const [index, segment] of templateSegments.entries()) {
    const [, placeholder] = /^\{(\w+)\}$/.exec(segment) ?? [];
    if (placeholder === undefined) continue;
    const resource = resourceAt(segments.slice(0, index + 1).join('/'));
    if (resource?.kind === 'read' && resource.route.names.length > 0) add(resource);
    else add(entityWithId(placeholder, decodeURIComponent(segments[index] ?? '')));
  }
  const lastWord = templateSegments.findLast((segment) => !segment.startsWith('{')) ?? '';
  for (const { argument } of call.operation.query) {
    const value = call.values[argument];
    addReferences(
      typeof value === 'string' && UUID.test(value) && !argument.endsWith('Id') ? `${argument}Id` : argument,
      value,
      add,
    );
  }
  const { body } = call.operation;
  if (body) addBodyReferences(body.type, lastWord, call.values[body.argument], 0, add);
  return [...resources.values()];
}

/** Returns the entity that a placeholder of this name refers to: `queueId` refers to a queue. */
function entityWithId(placeholder: string, id: string): Resource | undefined {
  if (id === '' || id === '.' || id === '..') return undefined;
  // The shortest path is that of the entities themselves, and not of a view of them.
  const [collection] = collectionPaths()
    .collectionsOfPlaceholder(placeholder)
    .toSorted((one, other) => one.length - other.length);
  const resource = collection === undefined ? undefined : resourceAt(fillTemplate(`${collection}/{}`, [id]));
  return resource?.kind === 'read' ? resource : undefined;
}

function addReferences(name: string, value: unknown, add: (resource: Resource | undefined) => void): void {
  const subject = USER_WORDS.has(name) ? name : /^(\w+?)(?:Ids?|IDs?)$/.exec(name)?.[1];
  if (subject === undefined) return;
  const ids: unknown[] = Array.isArray(value) ? value : [value];
  for (const id of ids.slice(0, MAX_REFERENCES)) if (typeof id === 'string') add(entityNamed(subject, id));
}

/**
 * Returns the entity that a name refers to: `queue`, `queues` and `backupQueue` refer to a queue. Words before the last ones are
 * ignored only if a seed file has a section for the entity, because `lastMessage` may be any kind of message.
 */
function entityNamed(name: string, id: string): Resource | undefined {
  const entity = entityWithId(placeholderOf(name), id);
  if (entity) return entity;
  for (const { index } of name.matchAll(/[A-Z]/g)) {
    const candidate = entityWithId(placeholderOf(name.slice(index)), id);
    if (candidate && sectionRoutes.has(candidate.route.template)) return candidate;
  }
  return undefined;
}

/** Adds what a body names by `queueId`, or by an object with an id, such as `division: { id }`. */
function addBodyReferences(
  type: string,
  field: string,
  value: unknown,
  depth: number,
  add: (resource: Resource | undefined) => void,
): void {
  if (depth > MAX_DEPTH || !isObject(value)) return;
  if (Array.isArray(value)) {
    for (const entry of value.slice(0, MAX_REFERENCES))
      addBodyReferences(type.replace(/\[\]$/, ''), field, entry, depth + 1, add);
    return;
  }
  const isEntityItself = depth === 0;
  if (!isEntityItself && typeof value['id'] === 'string') {
    add(entityNamed(field, value['id']) ?? entityNamed(type.replace(REFERENCE_SUFFIX, ''), value['id']));
  }
  const shape = shapeOf(type);
  for (const [name, part] of Object.entries(value)) {
    addReferences(name, part, add);
    addBodyReferences(shape.get(name)?.type ?? '', name, part, depth + 1, add);
  }
}

/** `queues`, `queue` and `Queue` are named by the placeholder `queueId`. */
function placeholderOf(name: string): string {
  const singular =
    name.charAt(0).toLowerCase() +
    name
      .slice(1)
      .replace(/ies$/, 'y')
      .replace(/([^s])s$/, '$1');
  return USER_WORDS.has(singular) ? 'userId' : `${singular}Id`;
}
