import { shapeOf, valuesOf } from '../../../src/sandbox/operations/shapes.js';
import { sections } from '../../../src/sandbox/seed/sections.js';
import type { SeedField, Section } from '../../../src/sandbox/seed/sections.js';

type Schema = Record<string, unknown>;

/** Levels of nested objects that the schema describes; deeper ones may have any fields. */
const DEPTH = 2;

const text: Schema = { type: 'string' };
const texts: Schema = { type: 'array', items: text };
const object: Schema = { type: 'object' };

/** The JSON schema of seed files for editors, from the sections of the sandbox and the types of the contract. */
export function seedSchema(): Schema {
  const definitions: Record<string, Schema> = {};
  const entries = Object.entries(sections).map(([name, section]) => [name, list(section, definitions)]);
  const root = {
    $schema: text,
    seed: { type: 'integer', description: 'What ids are made from that are not given; 1' },
    organisation: {
      type: 'object',
      additionalProperties: false,
      description: 'Its name, and the short one that is part of addresses',
      properties: { name: text, shortName: { type: 'string', pattern: '^[a-z0-9-]+$' } },
    },
    ...(Object.fromEntries(entries) as Schema),
    entities: {
      type: 'object',
      description: 'Any other collection of the contract, by its path',
      propertyNames: { pattern: '^/api/v2/' },
      additionalProperties: { type: 'array', items: object },
    },
    settings: {
      type: 'object',
      description: 'Any resource of which there is one, by its path',
      propertyNames: { pattern: '^/api/v2/' },
      additionalProperties: object,
    },
  };
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Seed file of the sandbox of contact-centre-client',
    type: 'object',
    additionalProperties: false,
    properties: root,
    definitions: Object.fromEntries(Object.entries(definitions).sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}

function list({ type, seedFields, description, needs = [] }: Section, definitions: Record<string, Schema>): Schema {
  const fields = Object.entries(seedFields).map(([name, field]) => [name, ownSchema(field)]);
  const properties = {
    ...(type !== undefined && propertiesOf(type, definitions, DEPTH)),
    name: text,
    ...(Object.fromEntries(fields) as Schema),
  };
  return {
    type: 'array',
    description,
    items: { type: 'object', additionalProperties: false, required: ['name', ...needs], properties },
  };
}

function ownSchema(field: SeedField): Schema {
  const { description } = field;
  switch (field.kind) {
    case 'text':
    case 'ref':
      return { ...text, description };
    case 'number':
      return { type: 'number', description };
    case 'texts':
    case 'refs':
      return { ...texts, description };
    case 'objects':
      return { type: 'array', items: object, description };
    case 'choice':
      return { enum: field.values, description };
    case 'proficiencies':
      return { type: 'object', additionalProperties: { type: 'number', minimum: 0, maximum: 5 }, description };
    case 'grant':
    case 'grants': {
      const namedSchemas = {
        type: 'object',
        required: ['role'],
        additionalProperties: false,
        properties: { role: text, division: text },
      };
      return { type: 'array', items: { anyOf: [text, namedSchemas] }, description };
    }
  }
}

function propertiesOf(type: string, definitions: Record<string, Schema>, depth: number): Schema {
  return Object.fromEntries([...shapeOf(type).values()].map((field) => [field.name, typeSchema(field.type, definitions, depth)]));
}

function typeSchema(type: string, definitions: Record<string, Schema>, depth: number): Schema {
  if (type.endsWith('[]')) return { type: 'array', items: typeSchema(type.slice(0, -2), definitions, depth) };
  if (type.endsWith('{}')) return { type: 'object', additionalProperties: typeSchema(type.slice(0, -2), definitions, depth) };
  const values = valuesOf(type);
  if (values) return { enum: values };
  switch (type) {
    case 'string':
      return text;
    case 'int':
      return { type: 'integer' };
    case 'number':
    case 'boolean':
      return { type };
    case 'date':
      return { type: 'string', format: 'date-time' };
    case 'day':
      return { type: 'string', format: 'date' };
    case 'any':
      return {};
  }
  if (shapeOf(type).size === 0 || depth === 0) return object;
  const name = `${type}${depth}`;
  if (definitions[name] === undefined) {
    const schema: Schema = { type: 'object' };
    definitions[name] = schema;
    schema['properties'] = propertiesOf(type, definitions, depth - 1);
  }
  return { $ref: `#/definitions/${name}` };
}
