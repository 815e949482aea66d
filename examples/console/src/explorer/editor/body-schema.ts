import type { JSONSchema } from 'vscode-json-languageservice';
import type { Model, ModelField, Models } from '../data/types.js';
import { text } from '../../shared/text.js';

/** Orders required fields before the others in a list of suggestions. */
export const REQUIRED_FIRST = '0';

const scalars: Readonly<Record<string, JSONSchema>> = {
  string: { type: 'string' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  JsonObject: { type: 'object' },
};

/** Returns the JSON schema of a body: of its TypeScript type, and of all models that the type refers to. */
export function bodySchema(type: string, models: Models): JSONSchema {
  const definitions: Record<string, JSONSchema> = {};
  const pending = namesIn(type, models);
  // The list grows during iteration.
  for (const name of pending) {
    const model = models[name];
    if (!model || Object.hasOwn(definitions, name)) continue;
    definitions[name] = modelSchema(model, models);
    for (const field of model.fields ?? []) pending.push(...namesIn(field.type, models));
  }
  return { ...typeSchema({ type }, models), definitions };
}

const namesIn = (type: string, models: Models): string[] =>
  [...type.matchAll(/\w+/g)].flatMap(([name]) => (Object.hasOwn(models, name) ? name : []));

function modelSchema(model: Model, models: Models): JSONSchema {
  if (model.values) return enumeration(model.values);
  const fields = model.fields ?? [];
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field, models)])),
    required: fields.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}

function fieldSchema(field: ModelField, models: Models): JSONSchema {
  const { format, required } = field;
  return {
    ...typeSchema(field, models),
    ...(format !== undefined && { format }),
    markdownDescription: describeField(field, models),
    suggestSortText: required ? REQUIRED_FIRST : '1',
  };
}

function typeSchema({ type, values = [] }: Pick<ModelField, 'type' | 'values'>, models: Models): JSONSchema {
  const [, item] = /^(.*)\[\]$/.exec(type) ?? [];
  if (item !== undefined) return { type: 'array', items: typeSchema({ type: item, values }, models) };
  const [, entry] = /^Dictionary<(.*)>$/.exec(type) ?? [];
  if (entry !== undefined) return { type: 'object', additionalProperties: typeSchema({ type: entry, values }, models) };
  if (type === 'enum') return enumeration(values);
  if (Object.hasOwn(models, type)) return { $ref: `#/definitions/${type}` };
  // Of a type without a model, any value is accepted.
  return scalars[type] ?? {};
}

const enumeration = (values: readonly string[]): JSONSchema => ({ type: 'string', enum: [...values] });

/** Paragraphs, with code between backticks: type, values, and the comment, which is in English. */
function describeField({ type, values, format, required, doc }: ModelField, models: Models): string {
  const listed = values ?? models[type]?.values;
  const shownType = values ? type.replace('enum', text('model.oneOf')) : `\`${type}\``;
  const facts = [shownType, ...(format === undefined ? [] : [format]), ...(required ? [text('model.required')] : [])];
  const shownValues = listed?.map((value) => `\`${value}\``).join(', ');
  return [facts.join(' · '), shownValues, doc].filter(Boolean).join('\n\n');
}
