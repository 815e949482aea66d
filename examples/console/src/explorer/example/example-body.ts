import { isJsonObject } from '../../shared/json-object.js';
import type { Model, ModelField, Models } from '../data/types.js';
import { NOTHING, operationFacts, typeFacts } from './type-facts.js';
import { dayNamed, plausibleText } from './plausible-text.js';

/** What an example takes from the platform. */
export interface ExampleSource {
  /** Returns the id of an existing entity, by the name of a placeholder such as `queueId`, or by the path of a list. */
  find: (name: string) => Promise<string | undefined>;
  /** The entity that the call changes. */
  current?: unknown;
  /** The entity whose part the call changes. Its version must be the same. */
  parent?: unknown;
  /** A number that makes names unique. */
  suffix: string;
}

export interface ExampleType {
  /** The name of the method. */
  method: string;
  /** The type of the body. */
  type: string;
  models: Models;
  /** Whether the body replaces the entity, so that it contains all fields of it. */
  replaces: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

/** Fields by which the platform recognises that an entity has changed meanwhile. */
const VERSIONS = ['version', 'metadata'];

/** The deepest level of objects within objects. Some types require themselves. */
const DEEPEST = 5;

/**
 * Returns a body that the platform accepts: all required fields with plausible values, and the ids of existing entities. Fields
 * of the entity that the call changes have its values.
 */
export async function exampleBody({ method, type, models, replaces }: ExampleType, source: ExampleSource): Promise<unknown> {
  const builder = new ExampleBuilder(models, source);
  if (Object.hasOwn(operationFacts, method)) return await builder.fill(operationFacts[method]);
  const [, item] = /^(.*)\[\]$/.exec(type) ?? [];
  if (item !== undefined) return [await builder.value({ name: '', type: item }, 0)].filter((value) => value !== undefined);
  const example = await builder.value({ name: '', type }, 0);
  if (!isJsonObject(example)) return example;
  if (!isJsonObject(source.current)) return { ...example, ...versionsOf(example, source.parent) };
  const current = project(source.current, type, models) as Fields;
  const hasFacts = Object.hasOwn(typeFacts, type);
  const isTaken = (name: string): boolean => replaces || name in example || VERSIONS.includes(name);
  const currentValues = Object.fromEntries(Object.entries(current).filter(([name]) => isTaken(name)));
  return withoutNothing({ ...example, ...currentValues, ...(hasFacts && (await builder.facts(type))) });
}

/** Returns the version that an example must have, as the entity states it. */
function versionsOf(example: Fields, entity: unknown): Fields {
  if (!isJsonObject(entity)) return {};
  const { version, metadata } = entity;
  const stated = isJsonObject(metadata) ? metadata['version'] : version;
  return {
    ...(typeof example['version'] === 'number' && typeof version === 'number' && { version }),
    ...(isJsonObject(example['metadata']) && stated !== undefined && { metadata: { ...example['metadata'], version: stated } }),
  };
}

class ExampleBuilder {
  readonly #models: Models;
  readonly #source: ExampleSource;

  constructor(models: Models, source: ExampleSource) {
    this.#models = models;
    this.#source = source;
  }

  async value(field: ModelField, depth: number): Promise<unknown> {
    const { name, type, values } = field;
    if (values && type === 'enum') return values[0];
    if (type === 'string') return await this.#text(field);
    if (type.endsWith('[]')) return await this.#list(field);
    if (type.startsWith('Dictionary<')) return {};
    if (type === 'number') return 1;
    if (type === 'boolean') return true;
    if (type === 'JsonObject') return {};
    const model = this.#model(type);
    if (!model || depth > DEEPEST) return {};
    return model.values ? model.values[0] : await this.#object({ name, type, model }, depth);
  }

  /** Returns the fields that a type needs beyond those that the models declare as required. */
  async facts(type: string): Promise<Fields> {
    return (await this.fill(Object.hasOwn(typeFacts, type) ? typeFacts[type] : {})) as Fields;
  }

  async #object({ name, type, model }: { name: string; type: string; model: Model }, depth: number): Promise<Fields> {
    const facts = await this.facts(type);
    const fields = model.fields ?? [];
    const needed = fields.filter((field) => !Object.hasOwn(facts, field.name) && isNeeded(field, fields, depth));
    const entries: [string, unknown][] = [];
    for (const field of needed) {
      const isOwnId = field.name === 'id' && field.type === 'string';
      const id = isOwnId ? await this.#source.find(`${name}Id`) : undefined;
      entries.push([field.name, id ?? (await this.value(field, depth + 1))]);
    }
    const isReference = depth > 0 && entries.length === 0 && fields.some((field) => field.name === 'id');
    const id = isReference && !Object.hasOwn(facts, 'id') ? await this.#source.find(`${name}Id`) : undefined;
    return withoutNothing({ ...Object.fromEntries(entries), ...(id !== undefined && { id }), ...facts });
  }

  async #text({ name, format }: ModelField): Promise<string> {
    const id = name.endsWith('Id') ? await this.#source.find(name) : undefined;
    return id ?? plausibleText({ name, format, suffix: this.#source.suffix });
  }

  async #list({ name, type }: ModelField): Promise<unknown[]> {
    if (type !== 'string[]' || !name.endsWith('Ids')) return [];
    const id = await this.#source.find(name.slice(0, -1));
    return id === undefined ? [] : [id];
  }

  /** Replaces what is between braces in texts. */
  async fill(value: unknown): Promise<unknown> {
    if (typeof value === 'string') return await this.#fillText(value);
    if (Array.isArray(value)) return await Promise.all(value.map((item) => this.fill(item)));
    if (!isJsonObject(value)) return value;
    const entries = Object.entries(value).map(async ([name, item]) => [name, await this.fill(item)] as const);
    return Object.fromEntries(await Promise.all(entries));
  }

  async #fillText(template: string): Promise<string> {
    const parts = template.split(/[{}]/).map(async (part, index) => (index % 2 === 0 ? part : await this.#valueOf(part)));
    return (await Promise.all(parts)).join('');
  }

  async #valueOf(name: string): Promise<string> {
    if (name === 'suffix') return this.#source.suffix;
    return dayNamed(name) ?? (await this.#source.find(name)) ?? '';
  }

  #model(type: string): Model | undefined {
    return Object.hasOwn(this.#models, type) ? this.#models[type] : undefined;
  }
}

/** Fields that the platform sets, in types that are both read and written. */
const READ_ONLY = ['version', 'metadata', 'selfUri'];

function isNeeded({ name, required, type }: ModelField, fields: readonly ModelField[], depth: number): boolean {
  const isRead = fields.some((field) => field.name === 'selfUri');
  if (isRead && (READ_ONLY.includes(name) || (name === 'id' && depth === 0))) return false;
  // A body without a name shows little.
  return required === true || (name === 'name' && type === 'string' && depth === 0);
}

/** Returns the part of an entity that a type has. */
function project(value: unknown, type: string, models: Models): unknown {
  const [, item] = /^(.*)\[\]$/.exec(type) ?? [];
  if (item !== undefined) return Array.isArray(value) ? value.map((each) => project(each, item, models)) : [];
  const model = Object.hasOwn(models, type) ? models[type] : undefined;
  if (!model?.fields || !isJsonObject(value)) return value;
  const entries = model.fields.flatMap((field): [string, unknown][] => {
    const content = value[field.name];
    return content === undefined || content === null ? [] : [[field.name, project(content, field.type, models)]];
  });
  return Object.fromEntries(entries);
}

function withoutNothing(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== NOTHING));
}
