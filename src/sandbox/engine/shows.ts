import { references } from './references.js';
import type { Route } from '../operations/route.js';
import { entryType, shapeOf } from '../operations/shapes.js';

const decided = new Set(['id', 'selfUri', 'version', 'metadata']);

/** Whether a type can show some field of a body. Without a body, the existence of the entity is enough. */
export function shows(shown: string, body: string | undefined): boolean {
  if (body === undefined) return true;
  const held = entryType(body);
  const sent = shapeOf(held);
  const seen = shapeOf(shown);
  if (sent.size === 0) return held !== 'string' || !shapeOf(shown).has('id');
  if (seen.size === 0) return shown !== 'void' && shown !== 'string';
  return [...sent.keys()].some((name) => (seen.has(name) && !decided.has(name)) || references(seen, name) !== undefined);
}

/** Whether a type can show all fields of a body. */
function showsAll(shown: string, body: string): boolean {
  const sent = shapeOf(body);
  const seen = shapeOf(shown);
  return (
    sent.size > 0 &&
    shows(shown, body) &&
    [...sent.keys()].every((name) => seen.has(name) || references(seen, name) !== undefined)
  );
}

/** Whether an operation changes a part of the entity above the words at the end of its path: `…/cases/{}/owner`. */
export function changesParent({ template, operation: { verb, body, returns } }: Route): boolean {
  const isPart = (verb === 'PATCH' || verb === 'PUT') && !template.endsWith('/validate');
  return isPart && body !== undefined && showsAll(returns, body.type);
}
