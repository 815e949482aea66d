import { isObject } from '../../values/json.js';
import type { OperationContext } from '../../http/operation-context.js';
import { filterByIdAndName, queryFlag, queryList, sortDirection, sortByField } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import { contains } from '../../values/text-search.js';
import type { Json } from '../../values/json.js';
import { keywordTest } from './keywords.js';
import { identityTest } from './name-filter.js';
import { irregularQueryFields, queryFieldsByType, equals, pagingParameters } from './query-fields.js';
import type { QueryFields } from './query-fields.js';
import { shapeOf } from '../../operations/shapes.js';
import { surface } from '../../operations/surface.js';
import { textOf } from '../values.js';

type Test = (entity: object) => boolean;

/** What a list operation accepts. */
export interface ListQuery {
  /** The type of the stored entities; a view shows fewer fields. */
  storedType: string;
  parameters: ReadonlySet<string>;
  /** Required query values. */
  requiredParameters: ReadonlySet<string>;
}

export function listQueryOf({
  path,
  query,
}: {
  readonly path: string;
  readonly query: readonly { readonly wireName: string; readonly required: boolean }[];
}): ListQuery {
  return {
    storedType: surface().itemType(path.replaceAll(/\{\w+\}/g, '{}').replace(/\/divisionviews(\/all)?$/, '')),
    parameters: new Set(query.map(({ wireName }) => wireName)),
    requiredParameters: new Set(query.flatMap(({ wireName, required }) => (required ? [wireName] : []))),
  };
}

/**
 * Filters by `id` and `name`, and by every query value that matches a field of the entities: `state`, `divisionId`, `site.id`,
 * `statuses`, …
 */
export function filterByQueryValues<T extends object>(
  context: OperationContext,
  type: string,
  listQuery: ListQuery,
  entities: readonly T[],
): readonly T[] {
  const { parameters } = listQuery;
  const byIdentity = parameters.has('filterType')
    ? entities.filter(identityTest(context))
    : (filterByIdAndName(context, entities as readonly (T & { id: string })[]) as readonly T[]);
  const hasKeywords = keywordTest(parameters.has('q') ? queryValue(context, 'q') : undefined);
  const ids = new Set(parameters.has('ids') ? queryList(context, 'ids') : []);
  const tests = [
    ...testsOf(context, type, listQuery, entities),
    ...journeyTests(context, parameters),
    ...creatorTests(context, parameters),
    ...relationTests(context, type, parameters),
  ];
  return byIdentity.filter(
    (entity) =>
      (ids.size === 0 || valuesAt(entity, ['id']).some((id) => ids.has(textOf(id)))) &&
      hasKeywords(entity) &&
      tests.every((test) => test(entity)),
  );
}

function testsOf(
  context: OperationContext,
  type: string,
  { parameters, requiredParameters, storedType }: ListQuery,
  entities: readonly object[],
): Test[] {
  const shapes = [shapeOf(type), shapeOf(storedType)];
  // A view may lack fields of the entity that it is filtered by.
  const hasField = (name: string): boolean =>
    shapes.some((shape) => shape.has(name)) || entities.some((entity) => Object.hasOwn(entity, name));
  return [...parameters].flatMap((name) => {
    // The entities below a category are known only to the handler that has the tree.
    const isOfTree = name === 'categoryId' && parameters.has('includeSubcategories');
    const fieldsForType = queryFieldsByType[`${type}.${name}`];
    const isIgnored = isOfTree || (pagingParameters.has(name) && !fieldsForType);
    const values = isIgnored ? [] : queryList(context, name).map((value) => value.toLowerCase());
    const queryFields = values.length === 0 ? undefined : (fieldsForType ?? queryFieldsOf(name, hasField, type));
    // Entities without the field of a required query value match every value.
    return queryFields === undefined ? [] : [testOf(queryFields, values, requiredParameters.has(name))];
  });
}

/** Finds the fields that a query value filters by; `undefined` if the entities have none of them. */
function queryFieldsOf(name: string, hasField: (name: string) => boolean, type: string): QueryFields | undefined {
  const hasPath = (field: string): boolean => hasField(field.split('.')[0] ?? '');
  if (hasPath(name)) return { fields: [name] };
  const irregularFields = Object.hasOwn(irregularQueryFields, name) ? irregularQueryFields[name] : undefined;
  if (irregularFields?.fields.some(hasPath)) return { ...irregularFields, fields: irregularFields.fields.filter(hasPath) };
  const [, owner = '', plural] = /^(.+)Id(s?)$/.exec(name) ?? [];
  if (owner !== '') {
    const reference = [owner, `${owner}s`].find(hasPath);
    if (reference !== undefined) return { fields: [`${reference}.id`] };
    if (plural === 's' && hasPath(`${owner}Id`)) return { fields: [`${owner}Id`] };
    // `outcomeIds` in a list of outcomes are the ids of the entities themselves.
    return plural === 's' && type.toLowerCase().endsWith(owner.toLowerCase()) ? { fields: ['id'] } : undefined;
  }
  const singular = [name.replace(/s$/, ''), name.replace(/es$/, '')].find((each) => each !== name && hasPath(each));
  return singular === undefined ? undefined : { fields: [singular] };
}

function testOf(
  { fields, compare = equals, presence, isRange = false, ignoresFalse = false, defaultValue }: QueryFields,
  values: readonly string[],
  isRequired: boolean,
): Test {
  if (ignoresFalse && values.every((value) => value === 'false')) return () => true;
  const paths = fields.map((field) => field.split('.'));
  if (presence !== undefined) {
    const shouldExist = (presence === 'there') === values.includes('true');
    return (entity) => paths.some((path) => valuesAt(entity, path).length > 0) === shouldExist;
  }
  if (isRange)
    return (entity) => {
      const [first = Number.NaN, last = first] = paths.map((path) => Number(valuesAt(entity, path)[0]));
      return values.some((value) => Number(value) >= first && Number(value) <= last);
    };
  return (entity) => {
    const storedValues = paths.flatMap((path) => valuesAt(entity, path));
    const entityValues = storedValues.length === 0 && defaultValue !== undefined ? [defaultValue] : storedValues;
    // A missing field counts as `false`.
    if (entityValues.length === 0) return isRequired || values.includes('false');
    return entityValues.some((each) =>
      values.some((value) => compare(textOf(isObject(each) ? each['id'] : each).toLowerCase(), value)),
    );
  };
}

/** All values at a path, through any number of lists. */
function valuesAt(entity: unknown, path: readonly string[]): unknown[] {
  let values = [entity];
  for (const name of path) values = values.flatMap((each) => (isObject(each) && Object.hasOwn(each, name) ? each[name] : []));
  return values.flat().filter((each) => each !== undefined && each !== null);
}

/** Lists of journeys name the fields to filter by: all of one, or a text within any of several. */
function journeyTests(context: OperationContext, parameters: ReadonlySet<string>): Test[] {
  const lowerCaseValue = (name: string): string | undefined =>
    parameters.has(name) ? queryValue(context, name)?.toLowerCase() : undefined;
  const filter = lowerCaseValue('filterValue');
  const phrase = parameters.has('queryFields') ? lowerCaseValue('queryValue') : undefined;
  const field = queryValue(context, 'filterField');
  const fields = queryList(context, 'queryFields');
  const texts = (entity: object, name: string): string[] =>
    valuesAt(entity, name.split('.')).map((each) => textOf(each).toLowerCase());
  return [
    ...(filter !== undefined && field !== undefined ? [(entity: object) => texts(entity, field).includes(filter)] : []),
    ...(phrase !== undefined && fields.length > 0
      ? [(entity: object) => fields.some((name) => texts(entity, name).some((text) => contains(text, phrase)))]
      : []),
  ];
}

/** Keeps only entities that the caller has created. */
function creatorTests(context: OperationContext, parameters: ReadonlySet<string>): Test[] {
  if (!parameters.has('showOnlyMyJobs') || queryFlag(context, 'showOnlyMyJobs') !== true) return [];
  const { userId } = context.accessToken;
  return [(entity) => userId !== undefined && valuesAt(entity, ['user', 'id']).includes(userId)];
}

/** Filters by the caller's role in an entity, or by fields with irregular names. */
function relationTests(context: OperationContext, type: string, parameters: ReadonlySet<string>): Test[] {
  const lowerCaseValue = (name: string): string | undefined =>
    parameters.has(name) ? queryValue(context, name)?.toLowerCase() : undefined;
  const userId = callerIdOf(context);
  const direction = lowerCaseValue('direction');
  const credentialId = lowerCaseValue('credentialId');
  const feature = lowerCaseValue('feature');
  const tests: Test[] = [];
  if (direction !== undefined && type === 'Recognition') {
    const person = direction === 'sent' ? 'createdBy' : 'recipient';
    tests.push((entity) => userId !== undefined && valuesAt(entity, [person, 'id']).includes(userId));
  }
  if (credentialId !== undefined && type === 'Integration')
    tests.push((entity) =>
      valuesAt(entity, ['config', 'current', 'credentials']).some(
        (credentials) =>
          isObject(credentials) && Object.values(credentials).some((each) => valuesAt(each, ['id']).includes(credentialId)),
      ),
    );
  if (feature !== undefined && type === 'Script')
    tests.push((entity) => valuesAt(entity, ['features']).some((features) => isObject(features) && isEnabled(features, feature)));
  return tests;
}

/** The calling user; guests of web chats have another kind of token. */
const callerIdOf = (context: OperationContext): string | undefined => context.token?.userId;

const isEnabled = (features: object, name: string): boolean =>
  Object.entries(features).some(([key, value]) => key.toLowerCase() === name && value !== false && value !== null);

export function sortByQueryValues(context: OperationContext, entities: readonly Json[]): readonly Json[] {
  const sortBy = queryValue(context, 'sortBy');
  const direction = sortDirection(sortOrderOf(context));
  if (sortBy === undefined && queryValue(context, 'sortOrder') === undefined) return entities;
  let sortedEntities = entities;
  // Lists of journeys accept several fields, descending with a minus; the last one has the lowest priority.
  for (const field of (sortBy ?? 'name').split(',').reverse())
    sortedEntities = sortByPath(sortedEntities, field.replace(/^-/, ''), field.startsWith('-') ? -1 : direction);
  return sortedEntities;
}

/** Sorts references by name, and by id if `userId` is requested and the entity has `user`. */
function sortByPath(entities: readonly Json[], field: string, direction: 1 | -1): readonly Json[] {
  const paths = [field.split('.'), ...(field.endsWith('Id') ? [[field.slice(0, -2), 'id']] : [])];
  const keyOf = (entity: Json): string => {
    const value = paths.flatMap((path) => valuesAt(entity, path))[0];
    return textOf(isObject(value) ? (value['name'] ?? value['id']) : value);
  };
  const entries = entities.map((entity) => ({ entity, key: keyOf(entity) }));
  return sortByField(entries, 'key', direction).map(({ entity }) => entity);
}

/** Some operations use `sortOrder` with words that do not specify a direction. */
function sortOrderOf(context: OperationContext): string | undefined {
  const order = queryValue(context, 'sortOrder');
  return order !== undefined && /^(asc|desc)/i.test(order) ? order : undefined;
}
