import { didYouMean } from '../../core/arguments/nearest-name.js';
import { shapeOf } from '../../sandbox/operations/shapes.js';
import type { Field } from '../../sandbox/operations/shapes.js';
import { contract } from '../../sandbox/operations/operation-route.js';
import { ToolError } from '../tools/tool-error.js';

/** The most values of an enumeration that a description lists. */
const MAX_VALUES = 60;

/** The fields of a type: the text is the field's type. Names of optional fields end with a question mark. */
export type Fields = Readonly<Record<string, string>>;

/**
 * Describes a type of the contract.
 * @throws ToolError if there is no such type.
 */
export function describeType(name: string): { type: string; fields: Fields } {
  const fields = fieldsOf(name);
  if (Object.keys(fields).length > 0) return { type: name, fields };
  const names = [...new Set(contract().flatMap(({ returns, body }) => [returns, body?.type ?? returns]))];
  throw new ToolError({
    code: 'unknown.type',
    message: `There is no type "${name.slice(0, 100)}" with fields.${didYouMean(name.slice(0, 100), names)}`,
    remedy: 'describe_operation with an operation names the types of its body and result.',
  });
}

/** Returns the fields of a type, or of the items of a list type. */
export function fieldsOf(type: string): Fields {
  const shape = shapeOf(itemType(type));
  return Object.fromEntries(
    Array.from(shape.values(), (field) => [`${field.name}${field.optional ? '?' : ''}`, typeText(field)]),
  );
}

/** Returns the names of the types that fields have. */
export function typesIn(type: string): string[] {
  const fields = [...shapeOf(itemType(type)).values()];
  return [...new Set(fields.flatMap(({ kind }) => (shapeOf(kind).size > 0 ? [kind] : [])))];
}

/** Removes the marks of lists and maps from a type. */
function itemType(type: string): string {
  return type.replaceAll('[]', '').replaceAll('{}', '');
}

function typeText({ type, values, list }: Field): string {
  if (values.length === 0) return type;
  const shown = values.slice(0, MAX_VALUES).map((value) => `'${value}'`);
  const union = [...shown, ...(values.length > MAX_VALUES ? ['…'] : [])].join(' | ');
  return list ? `(${union})[]` : union;
}
