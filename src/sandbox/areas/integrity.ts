import type { Method } from '../operations/methods.js';
import type { Area } from '../engine/area.js';
import { textOf } from '../engine/values.js';
import { isObject } from '../values/json.js';
import { surface } from '../operations/surface.js';
import { unknownReference, Problem } from '../store/errors.js';
import type { World } from '../store/world.js';
import { valuesAt } from './field-path.js';
import { readId, Repository } from './repository.js';
import type { Entity, Json } from './repository.js';

/** Integrity rules of a collection, which apply to every operation that writes its entities. */
export interface Integrity {
  /** The path of the collection, with `{}` for its parent. */
  readonly path: string;
  /** Names are unique, ignoring case. The tuple sets another status than 400, and the error code. */
  readonly uniqueName?: true | readonly [status: 400 | 409, code: string];
  /**
   * Fields that refer to entities of another collection, by id or as `{ id }`, alone or in a list. Dots separate nested fields,
   * as in `rules.queue`, and `*` matches any name. With several collections, the entity can be in any of them; `{}` is
   * the parent of the entity itself.
   */
  readonly references?: Readonly<Record<string, string | readonly string[]>>;
  /**
   * Fields of other collections that refer to this one, possibly nested. An entity cannot be deleted while one refers to it.
   */
  readonly usedBy?: readonly (readonly [path: string, field: string])[];
  /** The error code for deleting an entity that is in use. */
  readonly inUseCode?: string;
}

/** Rejects requests that would create a duplicate name, refer to an unknown entity, or delete an entity that is in use. */
export function addIntegrityHandlers(area: Area, world: World, rules: readonly Integrity[]): void {
  for (const rule of rules) {
    const repository = new Repository(world, rule.path);
    const item = `${rule.path}/{}`;
    area.wrap(operationsOf([rule.path, 'POST'], [item, 'PUT'], [item, 'PATCH']), async (context, next) => {
      const { body } = context;
      const values = Object.values(context.params);
      const parentId = rule.path.includes('{}') ? values.shift() : undefined;
      if (isObject(body)) {
        refuseTakenName(repository, rule, body, values[0]);
        refuseUnknownReferences(world, rule, body, parentId);
      }
      return await next();
    });
    // Without `usedBy`, every entity can be deleted.
    if (!rule.usedBy) continue;
    area.wrap(operationsOf([item, 'DELETE']), async (context, next) => {
      refuseUsed(world, rule, repository, Object.values(context.params).at(-1) ?? '');
      return await next();
    });
  }
}

/** The names of the operations on paths that the contract has. */
function operationsOf(...operations: readonly (readonly [path: string, verb: string])[]): Method[] {
  return operations.flatMap(([path, verb]) => (surface().route(path, verb)?.operation.name as Method | undefined) ?? []);
}

function refuseTakenName(repository: Repository, { uniqueName }: Integrity, body: Json, ownId: string | undefined): void {
  if (uniqueName === undefined || typeof body['name'] !== 'string') return;
  const isTaken = repository.findByName(body['name'].trim()).some(({ id }) => id !== ownId);
  if (!isTaken) return;
  const [status, code] = uniqueName === true ? ([400, 'duplicate.name'] as const) : uniqueName;
  throw new Problem(status, `The ${repository.entityName} name ${body['name']} is already in use`, {
    code,
    details: [{ errorCode: code, fieldName: 'name', entityName: repository.entityName }],
  });
}

/** @throws the platform's 400 for references to unknown entities. */
function refuseUnknownReferences(world: World, { references = {} }: Integrity, body: Json, parent = ''): void {
  for (const [fieldName, paths] of Object.entries(references)) {
    const others = [paths].flat().map((path) => new Repository(world, path, [parent]));
    for (const reference of valuesAt(body, fieldName.split('.'))) {
      const id = typeof reference === 'string' ? reference : readId(reference);
      if (id === undefined || others.some((other) => other.find(id))) continue;
      throw unknownReference(fieldName, id, others[0]?.entityName ?? '');
    }
  }
}

function refuseUsed(world: World, { usedBy = [], inUseCode = 'in.use' }: Integrity, repository: Repository, id: string): void {
  if (!repository.find(id)) return;
  const usage = findUsage(world, usedBy, id);
  if (!usage) return;
  const { user, entityName, field } = usage;
  throw new Problem(409, `The ${repository.entityName} is used by a ${entityName}: ${textOf(user['name'])}`, {
    code: inUseCode,
    entityId: id,
    entityName: repository.entityName,
    details: [{ errorCode: inUseCode, fieldName: field, entityId: user.id, entityName }],
  });
}

/** Returns the first entity that refers to an id, and the field. */
export function findUsage(
  world: World,
  usedBy: readonly (readonly [path: string, field: string])[],
  id: string,
): { user: Entity; entityName: string; field: string } | undefined {
  for (const [path, field] of usedBy) {
    const other = new Repository(world, path);
    const isReference = (reference: unknown): boolean => reference === id || readId(reference) === id;
    const user = other.all().find((entity) => valuesAt(entity, field.split('.')).some(isReference));
    if (user) return { user, entityName: other.entityName, field };
  }
  return undefined;
}
