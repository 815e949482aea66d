import { isObject } from '../../values/json.js';
import type { OperationContext } from '../../http/operation-context.js';
import { filtered, queryFlag, queryList, sortDirection, sortedBy } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import { contains } from '../../values/text-search.js';
import type { Json } from '../../values/json.js';
import { keywordTest } from './keywords.js';
import { namedAsAsked } from './name-filter.js';
import { abouts, aboutsOfType, is, paging } from './query-fields.js';
import type { About } from './query-fields.js';
import { shapeOf } from '../../operations/shapes.js';
import { surface } from '../../operations/surface.js';
import { textOf } from '../values.js';

type Test = (entity: object) => boolean;

/** What a list operation accepts. */
export interface Offer {
  /** The type of the stored entities; a view shows fewer fields. */
  keptType: string;
  offered: ReadonlySet<string>;
  /** Required query values. */
  scopes: ReadonlySet<string>;
}

export function offerOf({
  path,
  query,
}: {
  readonly path: string;
  readonly query: readonly { readonly wireName: string; readonly required: boolean }[];
}): Offer {
  return {
    keptType: surface().itemType(path.replaceAll(/\{\w+\}/g, '{}').replace(/\/divisionviews(\/all)?$/, '')),
    offered: new Set(query.map(({ wireName }) => wireName)),
    scopes: new Set(query.flatMap(({ wireName, required }) => (required ? [wireName] : []))),
  };
}

/**
 * Filters by `id` and `name`, and by every query value that matches a field of the entities: `state`, `divisionId`, `site.id`,
 * `statuses`, …
 */
export function filteredAsAsked<T extends object>(
  context: OperationContext,
  type: string,
  offer: Offer,
  all: readonly T[],
): readonly T[] {
  const { offered } = offer;
  const byIdentity = offered.has('filterType')
    ? all.filter(namedAsAsked(context))
    : (filtered(context, all as readonly (T & { id: string })[]) as readonly T[]);
  const isFound = keywordTest(offered.has('q') ? queryValue(context, 'q') : undefined);
  const ids = new Set(offered.has('ids') ? queryList(context, 'ids') : []);
  const tests = [
    ...testsOf(context, type, offer, all),
    ...journeyTests(context, offered),
    ...ownTests(context, offered),
    ...relationTests(context, type, offered),
  ];
  return byIdentity.filter(
    (entity) =>
      (ids.size === 0 || at(entity, ['id']).some((id) => ids.has(textOf(id)))) &&
      isFound(entity) &&
      tests.every((test) => test(entity)),
  );
}

function testsOf(context: OperationContext, type: string, { offered, scopes, keptType }: Offer, all: readonly object[]): Test[] {
  const shapes = [shapeOf(type), shapeOf(keptType)];
  // A view may lack fields of the entity that it is filtered by.
  const has = (name: string): boolean =>
    shapes.some((shape) => shape.has(name)) || all.some((entity) => Object.hasOwn(entity, name));
  return [...offered].flatMap((name) => {
    // The entities below a category are known only to the route that has the tree.
    const isOfTree = name === 'categoryId' && offered.has('includeSubcategories');
    const ofType = aboutsOfType[`${type}.${name}`];
    const isLeft = isOfTree || (paging.has(name) && !ofType);
    const values = isLeft ? [] : queryList(context, name).map((value) => value.toLowerCase());
    const about = values.length === 0 ? undefined : (ofType ?? aboutOf(name, has, type));
    // Entities without the field of a required query value match every value.
    return about === undefined ? [] : [testOf(about, values, scopes.has(name))];
  });
}

/** Finds the fields that a query value filters by; `undefined` if the entities have none of them. */
function aboutOf(name: string, hasField: (name: string) => boolean, type: string): About | undefined {
  const has = (field: string): boolean => hasField(field.split('.')[0] ?? '');
  if (has(name)) return { fields: [name] };
  const known = Object.hasOwn(abouts, name) ? abouts[name] : undefined;
  if (known?.fields.some(has)) return { ...known, fields: known.fields.filter(has) };
  const [, owner = '', plural] = /^(.+)Id(s?)$/.exec(name) ?? [];
  if (owner !== '') {
    const holder = [owner, `${owner}s`].find(has);
    if (holder !== undefined) return { fields: [`${holder}.id`] };
    if (plural === 's' && has(`${owner}Id`)) return { fields: [`${owner}Id`] };
    // `outcomeIds` in a list of outcomes are the ids of the entities themselves.
    return plural === 's' && type.toLowerCase().endsWith(owner.toLowerCase()) ? { fields: ['id'] } : undefined;
  }
  const singular = [name.replace(/s$/, ''), name.replace(/es$/, '')].find((each) => each !== name && has(each));
  return singular === undefined ? undefined : { fields: [singular] };
}

function testOf(
  { fields, fit = is, presence, spans = false, narrows = false, assumed }: About,
  values: readonly string[],
  isScope: boolean,
): Test {
  if (narrows && values.every((value) => value === 'false')) return () => true;
  const paths = fields.map((field) => field.split('.'));
  if (presence !== undefined) {
    const wanted = (presence === 'there') === values.includes('true');
    return (entity) => paths.some((path) => at(entity, path).length > 0) === wanted;
  }
  if (spans)
    return (entity) => {
      const [first = Number.NaN, last = first] = paths.map((path) => Number(at(entity, path)[0]));
      return values.some((value) => Number(value) >= first && Number(value) <= last);
    };
  return (entity) => {
    const found = paths.flatMap((path) => at(entity, path));
    const own = found.length === 0 && assumed !== undefined ? [assumed] : found;
    // A missing field counts as `false`.
    if (own.length === 0) return isScope || values.includes('false');
    return own.some((each) => values.some((value) => fit(textOf(isObject(each) ? each['id'] : each).toLowerCase(), value)));
  };
}

/** All values at a path, through any number of lists. */
function at(entity: unknown, path: readonly string[]): unknown[] {
  let found = [entity];
  for (const name of path) found = found.flatMap((each) => (isObject(each) && Object.hasOwn(each, name) ? each[name] : []));
  return found.flat().filter((each) => each !== undefined && each !== null);
}

/** Lists of journeys name the fields to filter by: all of one, or a text within any of several. */
function journeyTests(context: OperationContext, offered: ReadonlySet<string>): Test[] {
  const asked = (name: string): string | undefined => (offered.has(name) ? queryValue(context, name)?.toLowerCase() : undefined);
  const filter = asked('filterValue');
  const phrase = offered.has('queryFields') ? asked('queryValue') : undefined;
  const field = queryValue(context, 'filterField');
  const fields = queryList(context, 'queryFields');
  const texts = (entity: object, name: string): string[] => at(entity, name.split('.')).map((each) => textOf(each).toLowerCase());
  return [
    ...(filter !== undefined && field !== undefined ? [(entity: object) => texts(entity, field).includes(filter)] : []),
    ...(phrase !== undefined && fields.length > 0
      ? [(entity: object) => fields.some((name) => texts(entity, name).some((text) => contains(text, phrase)))]
      : []),
  ];
}

/** Keeps only entities that the caller has created. */
function ownTests(context: OperationContext, offered: ReadonlySet<string>): Test[] {
  if (!offered.has('showOnlyMyJobs') || queryFlag(context, 'showOnlyMyJobs') !== true) return [];
  const { userId } = context.accessToken;
  return [(entity) => userId !== undefined && at(entity, ['user', 'id']).includes(userId)];
}

/** Filters by the caller's role in an entity, or by fields with irregular names. */
function relationTests(context: OperationContext, type: string, offered: ReadonlySet<string>): Test[] {
  const value = (name: string): string | undefined => (offered.has(name) ? queryValue(context, name)?.toLowerCase() : undefined);
  const userId = callerIn(context);
  const direction = value('direction');
  const credentialId = value('credentialId');
  const feature = value('feature');
  const tests: Test[] = [];
  if (direction !== undefined && type === 'Recognition') {
    const person = direction === 'sent' ? 'createdBy' : 'recipient';
    tests.push((entity) => userId !== undefined && at(entity, [person, 'id']).includes(userId));
  }
  if (credentialId !== undefined && type === 'Integration')
    tests.push((entity) =>
      at(entity, ['config', 'current', 'credentials']).some(
        (credentials) =>
          isObject(credentials) && Object.values(credentials).some((each) => at(each, ['id']).includes(credentialId)),
      ),
    );
  if (feature !== undefined && type === 'Script')
    tests.push((entity) => at(entity, ['features']).some((features) => isObject(features) && isEnabled(features, feature)));
  return tests;
}

/** The calling user; guests of web chats have another kind of token. */
const callerIn = (context: OperationContext): string | undefined =>
  (context.accessToken as { userId?: string } | undefined)?.userId;

const isEnabled = (features: object, name: string): boolean =>
  Object.entries(features).some(([key, value]) => key.toLowerCase() === name && value !== false && value !== null);

export function sortedAsAsked(context: OperationContext, entities: readonly Json[]): readonly Json[] {
  const sortBy = queryValue(context, 'sortBy');
  const direction = sortDirection(sortOrderOf(context));
  if (sortBy === undefined && queryValue(context, 'sortOrder') === undefined) return entities;
  let found = entities;
  // Lists of journeys accept several fields, descending with a minus; the last one has the lowest priority.
  for (const field of (sortBy ?? 'name').split(',').reverse())
    found = sortedAt(found, field.replace(/^-/, ''), field.startsWith('-') ? -1 : direction);
  return found;
}

/** Sorts references by name, and by id if `userId` is requested and the entity has `user`. */
function sortedAt(entities: readonly Json[], field: string, direction: 1 | -1): readonly Json[] {
  const paths = [field.split('.'), ...(field.endsWith('Id') ? [[field.slice(0, -2), 'id']] : [])];
  const keyOf = (entity: Json): string => {
    const value = paths.flatMap((path) => at(entity, path))[0];
    return textOf(isObject(value) ? (value['name'] ?? value['id']) : value);
  };
  const keyed = entities.map((entity) => ({ entity, key: keyOf(entity) }));
  return sortedBy(keyed, 'key', direction).map(({ entity }) => entity);
}

/** Some operations use `sortOrder` with words that do not specify a direction. */
function sortOrderOf(context: OperationContext): string | undefined {
  const order = queryValue(context, 'sortOrder');
  return order !== undefined && /^(asc|desc)/i.test(order) ? order : undefined;
}
