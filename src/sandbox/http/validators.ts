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
  isComplete: boolean;
  /** The type in which GET returns what a PUT replaces: all fields that it returned can be sent back. */
  readType?: string | undefined;
}

type Schema = v.GenericSchema;

/** Fields that models require in responses and clients never send. */
const responseOnlyFields = new Set(['id', 'selfUri', 'version', 'metadata', 'dateCreated', 'dateModified']);

/** Fields that the contract requires but the platform does not: its published programs omit them. */
const toleratedFields = new Set([
  'CreateUser.password',
  'CreateUser.divisionId',
  'DataTableImportJob.status',
  'KnowledgeDocumentVersion.restoreFromVersionId',
  'Note.createdBy',
]);

/** Values that the platform accepts in addition to those that the contract lists. */
const extraValues: Readonly<Record<string, readonly string[]>> = {
  'QueueObservationQuery.metrics': ['oLongestInteracting', 'oLongestWaiting'],
  'QueueObservationQuery.detailMetrics': ['oLongestInteracting', 'oLongestWaiting'],
};

/** Declared as objects, but compared by operators for numbers, texts and lists: any JSON is accepted. */
const untypedFields: ReadonlySet<string> = new Set(['MatchCriteria.value', 'MatchCriteria.values']);

/** Maximum number of findings to report, because a request with a thousand wrong entries needs no thousand lines. */
const MAX_FINDINGS = 100;

/** Maximum number of characters quoted of a wrong value. */
const MAX_QUOTED_CHARACTERS = 100;

/** Schemas are created once per type, at first use, because types contain each other and themselves. */
const objectSchemas = new Map<string, Schema>();
const querySchemas = new WeakMap<ContractQuery, Schema>();

/**
 * Checks a value against a type of the contract.
 * @returns the value to use, and the errors in it.
 */
export function examineValue(
  validation: Validation,
  type: string,
  value: unknown,
  purpose: Purpose = { isComplete: true },
): { value: unknown; findings: Finding[] } {
  const schema = bodySchema(validation, type, purpose);
  const { output, issues } = v.safeParse(schema, value);
  // Strict validation uses the value unchanged.
  return validation === 'strict' ? { value, findings: findingsOf(issues) } : { value: issues ? value : output, findings: [] };
}

/** Checks the texts of a query value against its type. */
export function examineQuery(query: ContractQuery, texts: readonly string[]): Finding[] {
  const schema = querySchemas.get(query) ?? querySchema(query);
  querySchemas.set(query, schema);
  const issues = texts.flatMap((text) => v.safeParse(schema, text).issues ?? []);
  return findingsOf(issues).map((finding) => ({ ...finding, fieldName: query.wireName }));
}

/** Checks the value of a placeholder against the values that the platform lists for it. Weeks are dates. */
export function examinePlaceholder(name: string, value: string, allowedValues: readonly string[] | undefined): Finding[] {
  const isAllowed = allowedValues?.some((each) => each.toLowerCase() === value.toLowerCase()) ?? true;
  const isWeek = /^week(?:Date)?Id$/.test(name);
  if (isAllowed && (!isWeek || isTime(value))) return [];
  const label = isWeek ? '[date]' : `[${typeName('()', name)}]`;
  const allowedText = allowedValues ? `. Allowable values are: ${allowedValues.join(', ')}` : '';
  const message = `Value [${quoteValue(value)}] is not valid for field type ${label}${allowedText}`;
  return [{ errorCode: 'invalid.value', fieldName: name, message }];
}

/** Converts the issues of the validation library to messages. */
export function findingsOf(issues: readonly v.BaseIssue<unknown>[] = []): Finding[] {
  return issues.slice(0, MAX_FINDINGS).map((issue): Finding => {
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
      message: `Value [${quoteValue(issue.input)}] is not valid for field type ${issue.message}`,
    };
  });
}

function stepOf(key: unknown, index: number): string {
  if (typeof key === 'number') return `[${key}]`;
  return index > 0 ? `.${String(key)}` : String(key);
}

function quoteValue(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MAX_QUOTED_CHARACTERS ? `${text.slice(0, MAX_QUOTED_CHARACTERS)}…` : text;
}

function bodySchema(validation: Validation, type: string, purpose: Purpose): Schema {
  if (type.endsWith('[]')) return v.array(bodySchema(validation, type.slice(0, -2), purpose), `[${type}]`);
  return type === 'string' ? v.string('[string]') : cachedSchema(validation, type, purpose);
}

function cachedSchema(validation: Validation, type: string, purpose: Purpose): Schema {
  const key = `${validation} ${type} ${purpose.isComplete} ${purpose.readType ?? ''}`;
  const schema = objectSchemas.get(key) ?? objectSchema(validation, type, purpose);
  objectSchemas.set(key, schema);
  return schema;
}

function objectSchema(validation: Validation, type: string, { isComplete, readType }: Purpose): Schema {
  const label = `[${type}]`;
  const object = v.custom<object>(isObject, label);
  const shape = shapeOf(type);
  // A type without declared fields accepts any value.
  if (shape.size === 0) return object;
  const readShape = readType === undefined || readType === type ? undefined : shapeOf(readType);
  const isReturned = shape.has('selfUri') || getResponseTypes().has(type);
  const entries: Record<string, Schema> = {};
  for (const field of shape.values()) {
    const location = { owner: type, name: field.name };
    const canBeMissing = (isReturned && responseOnlyFields.has(field.name)) || toleratedFields.has(`${type}.${field.name}`);
    const fieldSchema = valueSchema(validation, field.type, location, readShape?.get(field.name)?.type);
    // `additionalProperties` of a schema is a schema, or a boolean that allows or forbids them.
    const schema = openTypes.has(type) && field.type === 'object' ? v.union([v.boolean(), fieldSchema], '[object]') : fieldSchema;
    if (validation === 'lenient') entries[field.name] = v.nullish(v.fallback(schema, undefined));
    else entries[field.name] = isComplete && !field.optional && !canBeMissing ? schema : v.nullish(schema);
  }
  for (const name of readShape?.keys() ?? []) entries[name] ??= v.nullish(v.unknown());
  if (validation === 'lenient' || openTypes.has(type)) return v.pipe(object, v.looseObject(entries));
  return v.pipe(object, v.objectWithRest(entries, v.nullish(v.never()), label));
}

/** The field that contains a value. */
interface FieldLocation {
  owner: string;
  name: string;
}

function valueSchema(validation: Validation, type: string, location: FieldLocation, readType?: string): Schema {
  const { owner, name } = location;
  const label = `[${typeName(type, name)}]`;
  const suffix = type.slice(-2);
  if (suffix === '[]' || suffix === '{}') {
    const entrySchema = valueSchema(
      validation,
      type.slice(0, -2),
      location,
      readType?.endsWith(suffix) === true ? readType.slice(0, -2) : undefined,
    );
    if (suffix === '[]') return v.array(entrySchema, label);
    return v.pipe(v.custom<object>(isObject, label), v.record(v.string(), v.nullish(entrySchema)));
  }
  if (untypedFields.has(`${owner}.${name}`)) return v.unknown();
  const isStrict = validation === 'strict';
  const values = valuesOf(type);
  if (values && isStrict) {
    const allowedValues = [...values, ...(extraValues[`${owner}.${name}`] ?? [])];
    return v.picklist(allowedValues, `${label}. Allowable values are: ${allowedValues.join(', ')}`);
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
      return nestedSchema(validation, type, readType);
  }
}

/** A nested entity with an id needs no other fields. */
function nestedSchema(validation: Validation, type: string, readType?: string): Schema {
  return v.lazy((value) => {
    const shape = shapeOf(type);
    const isReference = shape.has('id') && shape.has('selfUri') && isObject(value) && typeof value['id'] === 'string';
    return cachedSchema(validation, type, { isComplete: !isReference, readType });
  });
}

/** The name of a type in the platform's messages: an enumeration has the name of its field. */
function typeName(type: string, name: string): string {
  const [, baseType = '', suffixes = ''] = /^(.*?)((?:\[\]|\{\})*)$/.exec(type) ?? [];
  if (valuesOf(baseType)) return `${name.charAt(0).toUpperCase()}${name.slice(1)}${suffixes}`;
  if (baseType === 'string' && name === 'interval') return `interval${suffixes}`;
  return `${{ int: 'integer', date: 'date-time', day: 'date' }[baseType] ?? baseType}${suffixes}`;
}

/** Spellings of a sort order that every list accepts in addition to those it lists; its own default is often none of these. */
const sortOrders = ['asc', 'ascending', 'desc', 'descending'];

/** Values that are accepted in more forms than the contract lists. */
const looseParameters = new Set(['attributes', 'excludedAttributes']);

function querySchema({ type, list, values, wireName, default: defaultValue }: ContractQuery): Schema {
  const label = `[${values ? typeName('()', wireName) : type}]`;
  if (values && looseParameters.has(wireName)) return v.string();
  if (values) {
    const allowedValues =
      wireName === 'sortOrder' ? [...values, ...sortOrders, ...(defaultValue === undefined ? [] : [defaultValue])] : values;
    const lowerCaseValues = new Set(allowedValues.map((value) => value.toLowerCase()));
    const isKnown = (text: string): boolean =>
      (list ? text.split(',') : [text]).every((item) => lowerCaseValues.has(item.trim().toLowerCase()));
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
const timePattern = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/i;

function isTime(text: string): boolean {
  const [, day] = timePattern.exec(text) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(text.replace(',', '.')))) return false;
  // Some engines read the 31st of June as the 1st of July.
  const parsedDay = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(parsedDay.getTime()) && parsedDay.toISOString().startsWith(day);
}

/** Two times separated by a slash, or a time and a duration. */
function isInterval(text: string): boolean {
  const [from = '', to = '', ...extraParts] = text.split('/');
  return extraParts.length === 0 && isTime(from) && (isTime(to) || /^P(?=.)[\dYMWD]*(?:T[\dHMS.]+)?$/.test(to));
}

let responseTypes: ReadonlySet<string> | undefined;

/** The response types of all operations. */
const getResponseTypes = (): ReadonlySet<string> => (responseTypes ??= new Set(contract().map(({ returns }) => returns)));
