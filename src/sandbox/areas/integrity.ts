import type { JsonObject } from '../../models/json.js';
import type { IntegrityRule } from '../engine/integrity-rule.js';
import { referenceField } from '../engine/references.js';
import { textOf } from '../engine/values.js';
import { shapeOf } from '../operations/shapes.js';
import type { Change } from '../store/changes.js';
import { badRequest, unknownReference, Problem } from '../store/errors.js';
import type { World } from '../store/world.js';
import { compileRoute } from '../values/route-pattern.js';
import type { RoutePattern } from '../values/route-pattern.js';
import { valuesAt } from './field-path.js';
import { canonicalPath, readId, Repository } from './repository.js';
import type { Entity } from './repository.js';

/** A rule, and how to recognise the paths under which its entities are stored. */
interface StoredRule {
  readonly rule: IntegrityRule;
  /** Returns the ids of the parents. */
  readonly match: RoutePattern;
}

/** A change by which an entity is created or gets other values. */
interface Write {
  readonly id: string;
  readonly before: JsonObject;
  readonly after: JsonObject;
}

/**
 * Checks every change of an entity by the integrity rules before the change is made: names are unique, references lead to entities
 * that exist, dates are in order, and an entity that is in use cannot be deleted. A value that an entity already has is not
 * checked again: what it refers to may have been deleted since.
 */
export function enforceIntegrity(world: World, rules: readonly IntegrityRule[]): void {
  const direct = new Map<string, IntegrityRule>();
  const nested: StoredRule[] = [];
  for (const rule of rules) {
    const path = canonicalPath(world, rule.path);
    if (path.includes('{}')) nested.push({ rule, match: compileRoute(path) });
    else direct.set(path, rule);
  }
  world.changes.guard((change) => {
    const rule = direct.get(change.collection);
    if (rule) {
      checkChange(world, rule, [], change);
      return;
    }
    for (const { rule: nestedRule, match } of nested) {
      const parents = match(change.collection);
      if (parents) checkChange(world, nestedRule, parents, change);
    }
  });
}

function checkChange(world: World, rule: IntegrityRule, parents: readonly string[], { id, before, after }: Change): void {
  const repository = new Repository(world, rule.path, parents);
  if (!after) {
    refuseUsed(world, rule, repository, id);
    return;
  }
  const write: Write = { id, before: before ?? {}, after };
  refuseTakenName(repository, rule, write);
  refuseUnknownReferences(world, rule, repository, write, parents);
  refuseWrongOrder(rule, write);
}

function refuseTakenName(repository: Repository, { uniqueName }: IntegrityRule, { id: ownId, before, after }: Write): void {
  const { name } = after;
  if (uniqueName === undefined || typeof name !== 'string' || name === before['name']) return;
  const isTaken = repository.findByName(name.trim()).some(({ id }) => id !== ownId);
  if (!isTaken) return;
  const [status, code] = uniqueName === true ? ([400, 'duplicate.name'] as const) : uniqueName;
  throw new Problem(status, `The ${repository.entityName} name ${name} is already in use`, {
    code,
    details: [{ errorCode: code, fieldName: 'name', entityName: repository.entityName }],
  });
}

/** @throws the platform's 400 for new references to unknown entities. */
function refuseUnknownReferences(
  world: World,
  { references = {} }: IntegrityRule,
  repository: Repository,
  { before, after }: Write,
  parents: readonly string[],
): void {
  for (const [fieldName, paths] of Object.entries(references)) {
    const names = storedNames(repository.type, fieldName.split('.'));
    const ids = idsAt(after, names);
    if (ids.length === 0) continue;
    const earlierIds = new Set(idsAt(before, names));
    const targets = [paths].flat().map((path) => new Repository(world, path, parents));
    const unknownId = ids.find((id) => !earlierIds.has(id) && !targets.some((target) => target.find(id)));
    if (unknownId !== undefined) throw unknownReference(fieldName, unknownId, targets[0]?.entityName ?? '');
  }
}

/** The names under which an entity stores a field of a body: a body names `queueId`, and the entity has `queue`. */
function storedNames(type: string, [name, ...rest]: readonly string[]): string[] {
  if (name === undefined) return [];
  const shape = shapeOf(type);
  const field = referenceField(shape, name) ?? shape.get(name);
  return field ? [field.name, ...storedNames(field.kind, rest)] : [name, ...rest];
}

/** The ids of the references at a field, which are texts or `{ id }`. */
function idsAt(entity: JsonObject, names: readonly string[]): string[] {
  return valuesAt(entity, names).flatMap((reference) => (typeof reference === 'string' ? reference : (readId(reference) ?? [])));
}

/** @throws the platform's 400 for dates or numbers in the wrong order. */
function refuseWrongOrder({ ordered = [] }: IntegrityRule, { before, after }: Write): void {
  for (const [first, second] of ordered) {
    const firstValue = after[first];
    const secondValue = after[second];
    if (firstValue === before[first] && secondValue === before[second]) continue;
    if (isBefore(secondValue, firstValue))
      throw badRequest(`${second} is before ${first}`, [{ errorCode: 'invalid.value', fieldName: second }]);
  }
}

function isBefore(one: unknown, other: unknown): boolean {
  if (typeof one === 'number' && typeof other === 'number') return one < other;
  return typeof one === 'string' && typeof other === 'string' && one < other;
}

function refuseUsed(
  world: World,
  { usedBy = [], inUseCode = 'in.use' }: IntegrityRule,
  repository: Repository,
  id: string,
): void {
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
