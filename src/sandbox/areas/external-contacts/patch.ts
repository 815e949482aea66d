import type { ContactsPatchChange, ExternalContactsPatchRequest } from '../../../models/index.js';
import { shapeOf } from '../../operations/shapes.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { invalidField, invalidValue } from '../../store/errors.js';
import { checkedValue } from '../../http/validation.js';
import type { World } from '../../store/world.js';
import type { Json } from '../repository.js';
import { isBlank, isSame, splitPath, valueAt, withValue } from '../field-path.js';
import { platformFields } from './model.js';

/** Applies all changes to a record, or none. @throws the platform's 400. */
export function patchEntity<T extends object>(context: OperationContext, world: World, type: string, before: object): Partial<T> {
  const { changes = [] } = readObject<ExternalContactsPatchRequest>(context);
  const paths = changes.map(({ field }, index) => readPath(type, field, `changes[${index}].field`));
  refuseOverlap(paths);
  const after = changes.reduce<Json>((entity, change, index) => applyChange(entity, change, paths[index] ?? [], index), {
    ...before,
  });
  return checkedValue<T>(world, type, after);
}

function readPath(type: string, field: string, fieldName: string): string[] {
  const names = splitPath(field);
  const [first = ''] = names;
  if (!field.startsWith('$.') || !shapeOf(type).has(first) || platformFields.includes(first))
    throw invalidValue(fieldName, field, 'field');
  return names;
}

function refuseOverlap(paths: readonly string[][]): void {
  for (const [index, path] of paths.entries()) {
    const isOverlapping = paths.some(
      (other, otherIndex) =>
        otherIndex !== index && other.length <= path.length && other.every((name, depth) => path[depth] === name),
    );
    if (!isOverlapping) continue;
    const fieldName = `changes[${index}].field`;
    throw invalidField('A field and one within it cannot be changed together', fieldName);
  }
}

function applyChange(entity: Json, { action, value }: ContactsPatchChange, names: readonly string[], index: number): Json {
  const currentValue = valueAt(entity, names);
  const withNext = (next: unknown): Json => withValue(entity, names, next ?? undefined);
  switch (action) {
    case 'UpdateIfEmpty':
      return isBlank(currentValue) ? withNext(value) : entity;
    case 'UpdateIfExists':
      return isBlank(currentValue) ? entity : withNext(value);
    case 'Remove':
      return withNext(undefined);
    case 'AppendToCollection':
      return withNext([...requireList(currentValue, index), ...[value].flat().filter((entry) => !isBlank(entry))]);
    case 'RemoveFromCollection': {
      const removedItems = [value].flat();
      return withNext(requireList(currentValue, index).filter((entry) => !removedItems.some((each) => isSame(each, entry))));
    }
    default:
      return withNext(value);
  }
}

function requireList(value: unknown, index: number): unknown[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value as unknown[];
  throw invalidField('The field is no list', `changes[${index}].action`);
}
