import { isJsonObject } from '../../shared/json-object.js';
import { formatJson, parseJson } from './json.js';
import { propertiesOf } from './json-tokens.js';
import type { Model, ModelField, Models } from '../data/types.js';

/** Returns a value to start a body with: every required field, through all models, with a value of its type. */
export function skeleton(type: string, models: Models): unknown {
  const [, item] = /^(.*)\[\]$/.exec(type) ?? [];
  if (item !== undefined) return [valueFor({ name: '', type: item }, models, [])];
  return valueFor({ name: '', type }, models, []);
}

/**
 * Adds the required fields that a body lacks. Existing fields stay as they are written.
 *
 * @returns `undefined` if the text is no JSON.
 */
export function withSkeleton(text: string, type: string, models: Models): string | undefined {
  const template = skeleton(type, models);
  const parsed = text.trim() === '' ? { value: null } : parseJson(text);
  if ('problem' in parsed) return undefined;
  if (parsed.value === null) return JSON.stringify(template, null, 2);
  if (!isJsonObject(parsed.value) || !isJsonObject(template)) return formatJson(text);
  const written = propertiesOf(text);
  const required = Object.entries(template).map(([name, value]): [string, string] => [name, JSON.stringify(value)]);
  const properties = new Map([...required, ...written]);
  return formatJson(`{${[...properties].map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`);
}

function valueFor(field: ModelField, models: Models, within: readonly string[]): unknown {
  const { type, values, format } = field;
  if (type === 'enum') return values?.[0] ?? '';
  if (type.endsWith('[]')) return [];
  if (format === 'date-time') return '2026-01-01T00:00:00.000Z';
  if (format === 'date') return '2026-01-01';
  switch (type) {
    case 'string':
      return '';
    case 'number':
      return 0;
    case 'boolean':
      return false;
    default:
      return modelValue(type, models, within);
  }
}

function modelValue(type: string, models: Models, within: readonly string[]): unknown {
  const model = modelNamed(type, models);
  if (model?.values) return model.values[0] ?? '';
  // A model that requires itself has no end, so it is left to the user.
  if (!model?.fields || within.includes(type)) return {};
  const required = model.fields.filter((field) => field.required);
  return Object.fromEntries(required.map((field) => [field.name, valueFor(field, models, [...within, type])]));
}

/** Returns the model of a type, or of the items of a list or dictionary. */
export function modelOf(type: string, models: Models): { name: string; model: Model } | undefined {
  for (const [name] of type.matchAll(/\w+/g)) {
    const model = modelNamed(name, models);
    if (model) return { name, model };
  }
  return undefined;
}

function modelNamed(name: string, models: Models): Model | undefined {
  return Object.hasOwn(models, name) ? models[name] : undefined;
}
