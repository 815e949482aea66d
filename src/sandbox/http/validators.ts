import * as v from 'valibot';
import type { ContractQuery } from '../../contract/index.js';
import { isObject } from '../values/json.js';
import { openTypes, shapeOf, valuesOf } from '../operations/shapes.js';
import { contract } from '../operations/operation-route.js';
import type { Validation } from '../store/control/options.js';

/** An error in a value. */
export interface Finding {
  errorCode: 'invalid.value' | 'required.field' | 'unknown.field';
  /** The path of the value: `rules[0].name`; `''` is the whole. */
  fieldName: string;
  message: string;
}

/** How a body is used. */
export interface Purpose {
  /** Whether required fields must be present; a PATCH contains only changes. */
  complete: boolean;
  /** The type in which GET returns what a PUT replaces: all fields that it returned can be sent back. */
  shown?: string | undefined;
}

type Schema = v.GenericSchema;

/** Fields that models require in responses and clients never send. */
const neverSent = new Set(['id', 'selfUri', 'version', 'metadata', 'dateCreated', 'dateModified']);

/** Fields that the contract requires but the platform does not: its published programs omit them. */
const spared = new Set([
  'CreateUser.password',
  'CreateUser.divisionId',
  'DataTableImportJob.status',
  'KnowledgeDocumentVersion.restoreFromVersionId',
  'Note.createdBy',
]);

/** Values that the platform accepts in addition to those that the contract lists. */
const alsoTaken: Readonly<Record<string, readonly string[]>> = {
  'QueueObservationQuery.metrics': ['oLongestInteracting', 'oLongestWaiting'],
  'QueueObservationQuery.detailMetrics': ['oLongestInteracting', 'oLongestWaiting'],
};

/** Declared as objects, but compared by operators for numbers, texts and lists: any JSON is accepted. */
const anything: ReadonlySet<string> = new Set(['MatchCriteria.value', 'MatchCriteria.values']);

/** Maximum number of findings to report, because a request with a thousand wrong entries needs no thousand lines. */
const TOLD = 100;

/** Maximum number of characters quoted of a wrong value. */
const SHOWN = 100;

/** Schemas are created once per type, at first use, because types contain each other and themselves. */
const objects = new Map<string, Schema>();
const queries = new WeakMap<ContractQuery, Schema>();

/**
 * Checks a value against a type of the contract.
 * @returns the value to use, and the errors in it.
 */
export function examined(
  validation: Validation,
  type: string,
  value: unknown,
  purpose: Purpose = { complete: true },
): { value: unknown; findings: Finding[] } {
  const schema = wholeSchema(validation, type, purpose);
  const { output, issues } = v.safeParse(schema, value);
  // Strict validation uses the value unchanged.
  return validation === 'strict' ? { value, findings: findingsOf(issues) } : { value: issues ? value : output, findings: [] };
}

/** Checks the texts of a query value against its type. */
export function examinedQuery(query: ContractQuery, texts: readonly string[]): Finding[] {
  const schema = queries.get(query) ?? querySchema(query);
  queries.set(query, schema);
  const issues = texts.flatMap((text) => v.safeParse(schema, text).issues ?? []);
  return findingsOf(issues).map((finding) => ({ ...finding, fieldName: query.wireName }));
}

/** Checks the value of a placeholder against the values that the platform lists for it. Weeks are dates. */
export function examinedPlaceholder(name: string, value: string, listed: readonly string[] | undefined): Finding[] {
  const isKnown = listed?.some((each) => each.toLowerCase() === value.toLowerCase()) ?? true;
  const isWeek = /^week(?:Date)?Id$/.test(name);
  if (isKnown && (!isWeek || isTime(value))) return [];
  const label = isWeek ? '[date]' : `[${typeName('()', name)}]`;
  const choice = listed ? `. Allowable values are: ${listed.join(', ')}` : '';
  const message = `Value [${repeated(value)}] is not valid for field type ${label}${choice}`;
  return [{ errorCode: 'invalid.value', fieldName: name, message }];
}

/** Converts the issues of the validation library to messages. */
export function findingsOf(issues: readonly v.BaseIssue<unknown>[] = []): Finding[] {
  return issues.slice(0, TOLD).map((issue): Finding => {
    const path = issue.path?.map(({ key }) => key) ?? [];
    const fieldName = path.map(stepOf).join('');
    if (issue.type === 'never' || (issue.type === 'strict_object' && issue.expected === 'never'))
      return { errorCode: 'unknown.field', fieldName, message: `The field [${fieldName}] is not known` };
    const isAbsent = issue.input === undefined || issue.input === null;
    if (isAbsent && typeof path.at(-1) === 'string')
      return { errorCode: 'required.field', fieldName, message: `${fieldName} is required` };
    return {
      errorCode: 'invalid.value',
      fieldName,
      message: `Value [${repeated(issue.input)}] is not valid for field type ${issue.message}`,
    };
  });
}

function stepOf(key: unknown, index: number): string {
  if (typeof key === 'number') return `[${key}]`;
  return index > 0 ? `.${String(key)}` : String(key);
}

function repeated(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

function wholeSchema(validation: Validation, type: string, purpose: Purpose): Schema {
  if (type.endsWith('[]')) return v.array(wholeSchema(validation, type.slice(0, -2), purpose), `[${type}]`);
  return type === 'string' ? v.string('[string]') : keptSchema(validation, type, purpose);
}

function keptSchema(validation: Validation, type: string, purpose: Purpose): Schema {
  const key = `${validation} ${type} ${purpose.complete} ${purpose.shown ?? ''}`;
  const schema = objects.get(key) ?? objectSchema(validation, type, purpose);
  objects.set(key, schema);
  return schema;
}

function objectSchema(validation: Validation, type: string, { complete, shown }: Purpose): Schema {
  const label = `[${type}]`;
  const object = v.custom<object>(isObject, label);
  const shape = shapeOf(type);
  // A type without declared fields accepts any value.
  if (shape.size === 0) return object;
  const also = shown === undefined || shown === type ? undefined : shapeOf(shown);
  const isRead = shape.has('selfUri') || answers().has(type);
  const entries: Record<string, Schema> = {};
  for (const field of shape.values()) {
    const place = { owner: type, name: field.name };
    const isSpared = (isRead && neverSent.has(field.name)) || spared.has(`${type}.${field.name}`);
    const declared = valueSchema(validation, field.type, place, also?.get(field.name)?.type);
    // `additionalProperties` of a schema is a schema, or a boolean that allows or forbids them.
    const schema = openTypes.has(type) && field.type === 'object' ? v.union([v.boolean(), declared], '[object]') : declared;
    if (validation === 'lenient') entries[field.name] = v.nullish(v.fallback(schema, undefined));
    else entries[field.name] = complete && !field.optional && !isSpared ? schema : v.nullish(schema);
  }
  for (const name of also?.keys() ?? []) entries[name] ??= v.nullish(v.unknown());
  if (validation === 'lenient' || openTypes.has(type)) return v.pipe(object, v.looseObject(entries));
  return v.pipe(object, v.objectWithRest(entries, v.nullish(v.never()), label));
}

/** The field that contains a value. */
interface Place {
  owner: string;
  name: string;
}

function valueSchema(validation: Validation, type: string, place: Place, shown?: string): Schema {
  const { owner, name } = place;
  const label = `[${typeName(type, name)}]`;
  const suffix = type.slice(-2);
  if (suffix === '[]' || suffix === '{}') {
    const held = valueSchema(
      validation,
      type.slice(0, -2),
      place,
      shown?.endsWith(suffix) === true ? shown.slice(0, -2) : undefined,
    );
    if (suffix === '[]') return v.array(held, label);
    return v.pipe(v.custom<object>(isObject, label), v.record(v.string(), v.nullish(held)));
  }
  if (anything.has(`${owner}.${name}`)) return v.unknown();
  const isStrict = validation === 'strict';
  const values = valuesOf(type);
  if (values && isStrict) {
    const taken = [...values, ...(alsoTaken[`${owner}.${name}`] ?? [])];
    return v.picklist(taken, `${label}. Allowable values are: ${taken.join(', ')}`);
  }
  if (values) return v.string(label);
  switch (type) {
    case 'string':
      return isStrict && name === 'interval' ? v.pipe(v.string(label), v.check(isInterval, label)) : v.string(label);
    case 'int':
      return isStrict ? v.pipe(v.number(label), v.integer(label)) : v.number(label);
    case 'number':
      return v.number(label);
    case 'boolean':
      return v.boolean(label);
    case 'date':
      return isStrict ? v.pipe(v.string(label), v.check(isTime, label)) : v.string(label);
    case 'day':
      return isStrict ? v.pipe(v.string(label), v.isoDate(label), v.check(isTime, label)) : v.string(label);
    case 'any':
      return v.unknown();
    default:
      return nestedSchema(validation, type, shown);
  }
}

/** A nested entity with an id needs no other fields. */
function nestedSchema(validation: Validation, type: string, shown?: string): Schema {
  return v.lazy((value) => {
    const shape = shapeOf(type);
    const isReference = shape.has('id') && shape.has('selfUri') && isObject(value) && typeof value['id'] === 'string';
    return keptSchema(validation, type, { complete: !isReference, shown });
  });
}

/** The name of a type in the platform's messages: an enumeration has the name of its field. */
function typeName(type: string, name: string): string {
  const [, held = '', more = ''] = /^(.*?)((?:\[\]|\{\})*)$/.exec(type) ?? [];
  if (valuesOf(held)) return `${name.charAt(0).toUpperCase()}${name.slice(1)}${more}`;
  if (held === 'string' && name === 'interval') return `interval${more}`;
  return `${{ int: 'integer', date: 'date-time', day: 'date' }[held] ?? held}${more}`;
}

/** Spellings of a sort order that every list accepts in addition to those it lists; its own default is often none of these. */
const orders = ['asc', 'ascending', 'desc', 'descending'];

/** Values that are accepted in more forms than the contract lists. */
const looselyListed = new Set(['attributes', 'excludedAttributes']);

function querySchema({ type, list, values, wireName, default: fallback }: ContractQuery): Schema {
  const label = `[${values ? typeName('()', wireName) : type}]`;
  if (values && looselyListed.has(wireName)) return v.string();
  if (values) {
    const known = wireName === 'sortOrder' ? [...values, ...orders, ...(fallback === undefined ? [] : [fallback])] : values;
    const listed = new Set(known.map((value) => value.toLowerCase()));
    const isKnown = (text: string): boolean =>
      (list ? text.split(',') : [text]).every((item) => listed.has(item.trim().toLowerCase()));
    return v.pipe(v.string(), v.check(isKnown, `${label}. Allowable values are: ${values.join(', ')}`));
  }
  switch (type) {
    case 'integer':
      return v.pipe(v.string(), v.regex(/^[+-]?\d+$/, label));
    case 'number':
      return v.pipe(v.string(), v.regex(/^[+-]?\d+(?:\.\d+)?$/, label));
    case 'boolean':
      return v.pipe(v.string(), v.regex(/^(?:true|false)$/i, label));
    case 'date':
    case 'date-time':
      return v.pipe(v.string(), v.check(isTime, label));
    case 'string':
      return v.string();
  }
}

/** ISO 8601, to the day or finer. */
const time = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/i;

function isTime(text: string): boolean {
  const [, day] = time.exec(text) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(text.replace(',', '.')))) return false;
  // Some engines read the 31st of June as the 1st of July.
  const read = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day);
}

/** Two times separated by a slash, or a time and a duration. */
function isInterval(text: string): boolean {
  const [from = '', to = '', ...more] = text.split('/');
  return more.length === 0 && isTime(from) && (isTime(to) || /^P(?=.)[\dYMWD]*(?:T[\dHMS.]+)?$/.test(to));
}

let answered: ReadonlySet<string> | undefined;

/** The response types of all operations. */
const answers = (): ReadonlySet<string> => (answered ??= new Set(contract().map(({ returns }) => returns)));
