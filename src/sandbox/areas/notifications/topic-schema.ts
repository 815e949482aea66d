import type { Dictionary, JsonObject } from '../../../models/index.js';
import { shapeOf, valuesOf } from '../../operations/shapes.js';

const plainTypes: Readonly<Record<string, JsonObject>> = {
  string: { type: 'string' },
  int: { type: 'integer' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date-time' },
  day: { type: 'string', format: 'date' },
  object: { type: 'object' },
  any: {},
};

/**
 * The JSON schema of a topic's events, as far as the contract describes them: `eventBody` has the properties, `definitions`
 * their types.
 */
export function topicSchema(topic: string): Dictionary<JsonObject> {
  const payload = shapeOf('NotificationTopics').get(topic)?.type;
  if (payload === undefined || shapeOf(payload).size === 0) return {};
  const definitions: Record<string, JsonObject> = {};
  const properties = propertiesOf(payload, definitions);
  return Object.keys(definitions).length === 0 ? { properties } : { properties, definitions };
}

function propertiesOf(type: string, definitions: Record<string, JsonObject>): JsonObject {
  return Object.fromEntries([...shapeOf(type).values()].map((field) => [field.name, schemaOf(field.type, definitions)]));
}

function schemaOf(type: string, definitions: Record<string, JsonObject>): JsonObject {
  if (type.endsWith('[]')) return { type: 'array', items: schemaOf(type.slice(0, -2), definitions) };
  if (type.endsWith('{}')) return { type: 'object', additionalProperties: schemaOf(type.slice(0, -2), definitions) };
  const values = valuesOf(type);
  if (values) return { type: 'string', enum: [...values] };
  const plainSchema = plainTypes[type];
  if (plainSchema) return plainSchema;
  if (shapeOf(type).size === 0) return { type: 'object' };
  if (!Object.hasOwn(definitions, type)) {
    // Reserved first, because types may refer to themselves.
    definitions[type] = {};
    definitions[type] = { type: 'object', properties: propertiesOf(type, definitions) };
  }
  return { $ref: `#/definitions/${type}` };
}
