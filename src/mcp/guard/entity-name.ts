import { isObject } from '../../core/values/is-object.js';
import type { PlannedCall } from './planned-call.js';
import type { ReadResource } from './seed-file.js';

/** The name of an entity, as a person knows it. */
export function nameOf(entity: unknown): string | undefined {
  if (!isObject(entity) || Array.isArray(entity)) return undefined;
  const names = [entity['name'], entity['displayName'], entity['title']];
  return names.find((name): name is string => typeof name === 'string' && name.trim() !== '');
}

/**
 * Returns the name of what a call changes: of the entity at its path, of the one that the end of the path names, of the nearest
 * one above it, or of the body.
 */
export function targetName({ operation, request, values }: PlannedCall, results: readonly ReadResource[]): string | undefined {
  const segments = request.path.split('/');
  const bodies = new Map(results.map(({ resource, body }) => [resource.path, body]));
  const lastId = operation.path.endsWith('}') ? decodeURIComponent(segments.at(-1) ?? '') : undefined;
  const name = nameOf(bodies.get(request.path)) ?? (lastId === undefined ? undefined : nameWithId(lastId, results));
  if (name !== undefined) return name;
  for (let length = segments.length - 1; length > 4; length--) {
    const ownerName = nameOf(bodies.get(segments.slice(0, length).join('/')));
    if (ownerName !== undefined) return ownerName;
  }
  return nameOf(operation.body && values[operation.body.argument]);
}

/** Finds the entity among those that were read, and in lists that were read. */
function nameWithId(id: string, results: readonly ReadResource[]): string | undefined {
  for (const { body } of results) {
    const list: unknown = isObject(body) && !Array.isArray(body) ? (body['entities'] ?? [body]) : body;
    const entry: unknown = Array.isArray(list) ? list.find((each) => isObject(each) && each['id'] === id) : undefined;
    if (entry !== undefined) return nameOf(entry);
  }
  return undefined;
}
