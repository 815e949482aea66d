import { isObject } from '../../values/json.js';
import { invalidField, missingField } from '../../store/errors.js';
import { linearPattern } from '../../values/linear-pattern.js';
import { contains } from '../../values/text-search.js';
import { utcTime } from '../../values/utc-time.js';

/** A condition of a search, in the form that all searches of the platform share. */
export interface Criterion {
  type?: string;
  fields?: readonly string[];
  value?: string;
  values?: readonly string[];
  startValue?: string;
  endValue?: string;
  operator?: string;
  group?: readonly Criterion[];
}

export type Test = (entity: unknown) => boolean;

/**
 * Returns a test for which all AND criteria, at least one OR criterion and no NOT criterion match.
 *
 * @param fields - Fields to search for criteria that name none.
 * @throws the platform's 400.
 */
export function readCriteria(criteria: readonly Criterion[], fields: readonly string[], path = 'query'): Test {
  const tests = criteria.map((criterion, index) => ({
    operator: (criterion.operator ?? 'AND').toUpperCase(),
    test: readCriterion(criterion, fields, `${path}[${index}]`),
  }));
  const testsFor = (operator: string): Test[] => tests.filter((each) => each.operator === operator).map(({ test }) => test);
  const andTests = testsFor('AND');
  const orTests = testsFor('OR');
  const notTests = testsFor('NOT');
  return (entity) => {
    const isMatch = (test: Test): boolean => test(entity);
    return andTests.every(isMatch) && (orTests.length === 0 || orTests.some(isMatch)) && !notTests.some(isMatch);
  };
}

/** Compiles a criterion once, so that it can test all entities. */
function readCriterion(criterion: Criterion, defaultFields: readonly string[], path: string): Test {
  const { group = [], type = 'EXACT', values = [], value } = criterion;
  if (group.length > 0) return readCriteria(group, defaultFields, `${path}.group`);
  if (type === 'MATCH_ALL') return () => true;
  const fields = [...new Set(criterion.fields ?? defaultFields)];
  const textsIn = (entity: unknown): string[] => fields.flatMap((field) => textsOf(entity, field));
  if (type === 'REQUIRED_FIELDS') return (entity) => fields.every((field) => textsOf(entity, field).some((text) => text !== ''));
  if (type === 'RANGE' || type === 'DATE_RANGE') {
    const isIn = readRange(criterion, type, path);
    return (entity) => textsIn(entity).some(isIn);
  }
  const tests = [...new Set([value, ...values])].flatMap((searchText) =>
    searchText === undefined ? [] : textTest(type, searchText),
  );
  if (tests.length === 0) throw missingField(`${path}.value`);
  return (entity) => {
    const texts = textsIn(entity);
    return tests.some((test) => texts.some(test));
  };
}

type TextTest = (text: string) => boolean;

function textTest(type: string, searchText: string): TextTest {
  const value = searchText.toLowerCase();
  switch (type) {
    case 'EXACT':
      return (text) => text === value;
    case 'STARTS_WITH':
      return (text) => text.startsWith(value);
    case 'ENDS_WITH':
      return (text) => text.endsWith(value);
    case 'CONTAINS':
    case 'QUERY_STRING':
    case 'SIMPLE':
    case 'PHRASE':
    case 'EXACT_PHRASE':
    case 'MULTI_MATCH':
      return (text) => contains(text, value);
    case 'TERM':
    case 'TERMS':
      return (text) => text === value || text.split(/[^\p{L}\p{N}]+/u).includes(value);
    case 'GREATER_THAN':
      return (text) => compareTexts(text, value) > 0;
    case 'GREATER_THAN_EQUAL_TO':
      return (text) => compareTexts(text, value) >= 0;
    case 'LESS_THAN':
      return (text) => compareTexts(text, value) < 0;
    case 'LESS_THAN_EQUAL_TO':
      return (text) => compareTexts(text, value) <= 0;
    case 'REGEX':
      return compilePattern(searchText);
    default:
      throw invalidValue('type of a criterion is unknown', 'type');
  }
}

/** From `startValue` to `endValue`, both inclusive; a missing one sets no limit. */
function readRange({ startValue, endValue }: Criterion, type: string, path: string): TextTest {
  if (startValue === undefined && endValue === undefined) {
    throw missingField(`${path}.startValue`);
  }
  for (const [name, bound] of Object.entries({ startValue, endValue })) {
    if (type === 'DATE_RANGE' && bound !== undefined && Number.isNaN(Date.parse(bound))) {
      throw invalidValue(`Value [${bound.slice(0, 100)}] is not valid for field type [date-time]`, `${path}.${name}`);
    }
  }
  return (text) =>
    (startValue === undefined || compareTexts(text, startValue.toLowerCase()) >= 0) &&
    (endValue === undefined || compareTexts(text, endValue.toLowerCase()) <= 0);
}

/** Compares numbers by value, times chronologically and all else alphabetically. */
export function compareTexts(one: string, other: string): number {
  const a = toNumber(one);
  const b = toNumber(other);
  if (a !== undefined && b !== undefined) return a - b;
  return one < other ? -1 : Number(one > other);
}

function toNumber(text: string): number | undefined {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  if (!Number.isNaN(number)) return number;
  const time = /^\d{4}-\d\d-\d\d/.test(text) ? utcTime(text.toUpperCase()) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

function compilePattern(source: string): TextTest {
  try {
    return linearPattern(source);
  } catch (error) {
    throw invalidValue(`value is no regular expression that the sandbox can read: ${(error as Error).message}`, 'value');
  }
}

/** The lower-case texts of a field such as `name` or `addresses.address`. */
function textsOf(value: unknown, field: string): string[] {
  let values = [value];
  for (const name of field.split('.')) {
    values = values.flat().flatMap((entry) => (isObject(entry) && Object.hasOwn(entry, name) ? entry[name] : []));
  }
  return values.flat().flatMap(textOfValue);
}

function textOfValue(value: unknown): string[] {
  const isText = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isText ? [String(value).toLowerCase()] : [];
}

/** Whether any text of an entity, at any depth, contains another: the test for `q`. */
export function containsText(value: unknown, searchText: string): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some((part) => containsText(part, searchText));
  return textOfValue(value).some((text) => contains(text, searchText));
}

const invalidValue = (message: string, fieldName: string): Error => invalidField(message, fieldName);
