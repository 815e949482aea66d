import type { ContactsPatchChange, ExternalContactsPatchRequest } from '../../../models/index.js';
import { shapeOf } from '../../operations/shapes.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest, invalidValue } from '../../store/errors.js';
import { checkValue } from '../../http/validation.js';
import type { World } from '../../store/world.js';
import type { Json } from '../repository.js';
import { isBlank, isSame, namesIn, valueAt, withValue } from '../field-path.js';
import { decided } from './model.js';

/** Applies all changes to a record, or none. @throws the platform's 400. */
export function patched(context: OperationContext, world: World, type: string, before: Json): Json {
  const { changes = [] } = readObject<ExternalContactsPatchRequest>(context);
  const paths = changes.map(({ field }, index) => readPath(type, field, `changes[${index}].field`));
  refuseOverlap(paths);
  const after = changes.reduce((entity, change, index) => changedBy(entity, change, paths[index] ?? [], index), before);
  checkValue(world, type, after);
  return after;
}

function readPath(type: string, field: string, fieldName: string): string[] {
  const names = namesIn(field);
  const [first = ''] = names;
  if (!field.startsWith('$.') || !shapeOf(type).has(first) || decided.includes(first))
    throw invalidValue(fieldName, field, 'field');
  return names;
}

function refuseOverlap(paths: readonly string[][]): void {
  for (const [index, path] of paths.entries()) {
    const isWithin = paths.some(
      (other, at) => at !== index && other.length <= path.length && other.every((name, depth) => path[depth] === name),
    );
    if (!isWithin) continue;
    const fieldName = `changes[${index}].field`;
    throw badRequest('A field and one within it cannot be changed together', [{ errorCode: 'invalid.value', fieldName }]);
  }
}

function changedBy(entity: Json, { action, value }: ContactsPatchChange, names: readonly string[], index: number): Json {
  const held = valueAt(entity, names);
  const set = (next: unknown): Json => withValue(entity, names, next ?? undefined);
  switch (action) {
    case 'UpdateIfEmpty':
      return isBlank(held) ? set(value) : entity;
    case 'UpdateIfExists':
      return isBlank(held) ? entity : set(value);
    case 'Remove':
      return set(undefined);
    case 'AppendToCollection':
      return set([...listIn(held, index), ...[value].flat().filter((entry) => !isBlank(entry))]);
    case 'RemoveFromCollection': {
      const gone = [value].flat();
      return set(listIn(held, index).filter((entry) => !gone.some((each) => isSame(each, entry))));
    }
    default:
      return set(value);
  }
}

function listIn(held: unknown, index: number): unknown[] {
  if (held === undefined) return [];
  if (Array.isArray(held)) return held as unknown[];
  throw badRequest('The field is no list', [{ errorCode: 'invalid.value', fieldName: `changes[${index}].action` }]);
}
