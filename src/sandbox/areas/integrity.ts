import type { Hono } from 'hono';
import { textOf } from '../engine/values.js';
import { isObject } from '../values/json.js';
import type { SandboxContext, SandboxEnv } from '../http/context.js';
import { nameless, Problem } from '../store/errors.js';
import type { World } from '../store/world.js';
import { valuesAt } from './field-path.js';
import { idIn, Kept } from './kept.js';
import type { Entity, Json } from './kept.js';

/** What holds between entities of a collection and others, whatever route writes them. */
export interface Integrity {
  /** Where the collection lies, with `{}` for what it lies in. */
  readonly path: string;
  /** Names that no two of it share, whatever the case of their letters; the status of the refusal where it is not 400, and its code. */
  readonly uniqueName?: true | readonly [status: 400 | 409, code: string];
  /**
   * Fields that name an entity, or several, of another collection, by id or as `{ id }`; below others as `rules.queue`, with `*` for any
   * name. Several collections where it may be of either; `{}` in one is what the entity itself lies in.
   */
  readonly references?: Readonly<Record<string, string | readonly string[]>>;
  /** Collections whose entities name one of this by a field, or below others: as long as one does, it stays. */
  readonly usedBy?: readonly (readonly [path: string, field: string])[];
  /** The code with which the deletion of what is in use is refused. */
  readonly inUse?: string;
}

/** Refuses what would leave entities that share a name, name what is not there, or lose what they name. */
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
    // Where nothing can be in use there is nothing to refuse.
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

/** @throws the platform's 400 for what a body names that there is not. */
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

/** The first that names an entity, and by which field. */
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
