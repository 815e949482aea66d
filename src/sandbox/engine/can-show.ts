import { referenceField } from './references.js';
import type { Route } from '../operations/route.js';
import { entryType, shapeOf } from '../operations/shapes.js';

const platformFields = new Set(['id', 'selfUri', 'version', 'metadata']);

/** Whether a type can show some field of a body. Without a body, the existence of the entity is enough. */
export function canShow(shownType: string, bodyType: string | undefined): boolean {
  if (bodyType === undefined) return true;
  const bodyEntryType = entryType(bodyType);
  const bodyShape = shapeOf(bodyEntryType);
  const shownShape = shapeOf(shownType);
  if (bodyShape.size === 0) return bodyEntryType !== 'string' || !shapeOf(shownType).has('id');
  if (shownShape.size === 0) return shownType !== 'void' && shownType !== 'string';
  return [...bodyShape.keys()].some(
    (name) => (shownShape.has(name) && !platformFields.has(name)) || referenceField(shownShape, name) !== undefined,
  );
}

/** Whether a type can show all fields of a body. */
function canShowAll(shownType: string, bodyType: string): boolean {
  const bodyShape = shapeOf(bodyType);
  const shownShape = shapeOf(shownType);
  return (
    bodyShape.size > 0 &&
    canShow(shownType, bodyType) &&
    [...bodyShape.keys()].every((name) => shownShape.has(name) || referenceField(shownShape, name) !== undefined)
  );
}

/** Whether an operation changes a part of the entity above the words at the end of its path: `…/cases/{}/owner`. */
export function changesParent({ template, operation: { verb, body, returns } }: Route): boolean {
  const isUpdate = (verb === 'PATCH' || verb === 'PUT') && !template.endsWith('/validate');
  return isUpdate && body !== undefined && canShowAll(returns, body.type);
}
