import type { Hono } from 'hono';
import { textOf } from '../engine/values.js';
import { isObject } from '../values/json.js';
import type { SandboxContext, SandboxEnv } from '../http/context.js';
import { nameless, Problem } from '../store/errors.js';
import type { World } from '../store/world.js';
import { valuesAt } from './field-path.js';
import { idIn, Kept } from './kept.js';
import type { Entity, Json } from './kept.js';

/** Integrity rules of a collection, which apply to every route that writes its entities. */
export interface Integrity {
  /** The path of the collection, with `{}` for its parent. */
  readonly path: string;
  /** Names are unique, ignoring case. The tuple sets another status than 400, and the error code. */
  readonly uniqueName?: true | readonly [status: 400 | 409, code: string];
  /**
   * Fields that refer to entities of another collection, by id or as `{ id }`, alone or in a list. Dots separate nested fields,
   * as in `rules.queue`, and `*` matches any name. With several collections, the entity can be in any of them; `{}` stands for
   * the own parent.
   */
  readonly references?: Readonly<Record<string, string | readonly string[]>>;
  /**
   * Fields of other collections that refer to this one, possibly nested. An entity cannot be deleted while one refers to it.
   */
  readonly usedBy?: readonly (readonly [path: string, field: string])[];
  /** The error code for deleting an entity that is in use. */
  readonly inUse?: string;
}

/** Rejects requests that would create a duplicate name, refer to an unknown entity, or delete an entity that is in use. */
export function integrityRoutes(app: Hono<SandboxEnv>, world: World, rules: readonly Integrity[]): void {
  for (const rule of rules) {
    const kept = new Kept(world, rule.path);
    const path = rule.path.replaceAll('{}', ':parentId');
    const check = async (context: SandboxContext, next: () => Promise<void>): Promise<void> => {
      const body = context.get('body');
      if (isObject(body)) {
        refuseTakenName(kept, rule, body, context.req.param('integrityId'));
        refuseLooseEnds(world, rule, body, context.req.param('parentId'));
      }
      await next();
    };
    app.post(path, check);
    app.put(`${path}/:integrityId`, check);
    app.patch(`${path}/:integrityId`, check);
    // Without `usedBy`, every entity can be deleted.
    if (!rule.usedBy) continue;
    app.delete(`${path}/:integrityId`, async (context, next) => {
      refuseUsed(world, rule, kept, context.req.param('integrityId'));
      await next();
    });
  }
}

function refuseTakenName(kept: Kept, { uniqueName }: Integrity, body: Json, own: string | undefined): void {
  if (uniqueName === undefined || typeof body['name'] !== 'string') return;
  const isTaken = kept.named(body['name'].trim()).some(({ id }) => id !== own);
  if (!isTaken) return;
  const [status, code] = uniqueName === true ? ([400, 'duplicate.name'] as const) : uniqueName;
  throw new Problem(status, `The ${kept.entityName} name ${body['name']} is already in use`, {
    code,
    details: [{ errorCode: code, fieldName: 'name', entityName: kept.entityName }],
  });
}

/** @throws the platform's 400 for references to unknown entities. */
function refuseLooseEnds(world: World, { references = {} }: Integrity, body: Json, parent = ''): void {
  for (const [fieldName, paths] of Object.entries(references)) {
    const others = [paths].flat().map((path) => new Kept(world, path, [parent]));
    for (const named of valuesAt(body, fieldName.split('.'))) {
      const id = typeof named === 'string' ? named : idIn(named);
      if (id === undefined || others.some((other) => other.find(id))) continue;
      throw nameless(fieldName, id, others[0]?.entityName ?? '');
    }
  }
}

function refuseUsed(world: World, { usedBy = [], inUse = 'in.use' }: Integrity, kept: Kept, id: string): void {
  if (!kept.find(id)) return;
  const found = useOf(world, usedBy, id);
  if (!found) return;
  const { user, entityName, field } = found;
  throw new Problem(409, `The ${kept.entityName} is used by a ${entityName}: ${textOf(user['name'])}`, {
    code: inUse,
    entityId: id,
    entityName: kept.entityName,
    details: [{ errorCode: inUse, fieldName: field, entityId: user.id, entityName }],
  });
}

/** Returns the first entity that refers to an id, and the field. */
export function useOf(
  world: World,
  usedBy: readonly (readonly [path: string, field: string])[],
  id: string,
): { user: Entity; entityName: string; field: string } | undefined {
  for (const [path, field] of usedBy) {
    const other = new Kept(world, path);
    const isNamed = (named: unknown): boolean => named === id || idIn(named) === id;
    const user = other.all().find((entity) => valuesAt(entity, field.split('.')).some(isNamed));
    if (user) return { user, entityName: other.entityName, field };
  }
  return undefined;
}
