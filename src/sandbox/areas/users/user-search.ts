import type { Hono } from 'hono';
import type { UserSearchCriteria, UserSearchRequest, UsersSearchResponse } from '../../../models/index.js';
import { fromBase64, toBase64 } from '../../world/base64.js';
import { isObject, parsedJson, readObject } from '../../http/body.js';
import { badRequest } from '../../http/errors.js';
import { linearPattern } from '../../http/linear-pattern.js';
import { pageOf, readPage, sortDirection, sortedBy, visible } from '../../http/listing.js';
import type { StoredUser } from '../../world/store.js';
import { contains } from '../../http/text-search.js';
import { expandUser } from './user.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { checked } from '../../http/validation.js';
import type { World } from '../../world/world.js';
import { queryValue } from '../../http/query.js';

/** Search by criteria, and the links to further pages that its answers hold. */
export function userSearchRoutes(app: Hono<SandboxEnv>, world: World): void {
  app.post('/api/v2/users/search', (context) => {
    const body = readObject<UserSearchRequest>(context);
    return context.json(search(world, context, body));
  });

  app.get('/api/v2/users/search', (context) => {
    const q64 = queryValue(context, 'q64') ?? '';
    if (q64 === '') throw badRequest('q64 is required', [{ errorCode: 'required.field', fieldName: 'q64' }]);
    return context.json(search(world, context, decode(world, q64)));
  });
}

function search(world: World, context: SandboxContext, request: UserSearchRequest): UsersSearchResponse {
  const page = readPage(world.maxPageSize, request.pageSize ?? undefined, request.pageNumber ?? undefined);
  const { query = [], expand = [], sortBy = 'name', sortOrder } = request;
  const namesState = query.some(({ fields = [] }) => fields.includes('state'));
  const fits = testOfAll(query);
  const all = visible(context, world.store.users.all());
  const found = all.filter((user) => (namesState || user.state !== 'deleted') && fits(user));
  const [sort] = request.sort ?? [];
  const direction = sortDirection(sort?.sortOrder ?? (sortOrder === 'SCORE' ? undefined : sortOrder));
  const results = sortedBy(found, (sort?.sortBy ?? sortBy) as keyof StoredUser, direction);
  const pageCount = Math.ceil(found.length / page.pageSize);
  const link = (pageNumber: number): string => `/api/v2/users/search?q64=${encode({ ...request, ...page, pageNumber })}`;
  return {
    ...{ total: found.length, pageCount, ...page },
    ...(page.pageNumber > 1 && { previousPage: link(page.pageNumber - 1) }),
    currentPage: link(page.pageNumber),
    ...(page.pageNumber < pageCount && { nextPage: link(page.pageNumber + 1) }),
    types: ['users'],
    results: pageOf(results, page).map((user) => expandUser(world, user, expand)),
  };
}

type UserTest = (user: StoredUser) => boolean;

/** AND criteria must all hold, of the OR criteria one, of the NOT criteria none. */
function testOfAll(criteria: readonly UserSearchCriteria[]): UserTest {
  const by = (operator: string): UserTest[] =>
    criteria.filter((criterion) => (criterion.operator ?? 'AND').toUpperCase() === operator).map(testOf);
  const [every, either, none] = [by('AND'), by('OR'), by('NOT')];
  return (user) => {
    const holds = (test: UserTest): boolean => test(user);
    return every.every(holds) && (either.length === 0 || either.some(holds)) && !none.some(holds);
  };
}

/** What a criterion asks of a user, read once for all of them. */
function testOf({ group = [], type, fields: given = ['name', 'email'], value, values = [] }: UserSearchCriteria): UserTest {
  if (group.length > 0) return testOfAll(group);
  const fields = [...new Set(given)];
  if (type === 'MATCH_ALL') return () => true;
  if (type === 'REQUIRED_FIELDS') return (user) => fields.every((field) => textsOf(user, field).some((text) => text !== ''));
  const tests = [...new Set([value, ...values])].flatMap((wanted) => (wanted === undefined ? [] : textTest(type, wanted)));
  return (user) => {
    const texts = fields.flatMap((field) => textsOf(user, field));
    return tests.some((test) => texts.some(test));
  };
}

function textTest(type: string, wanted: string): (text: string) => boolean {
  const value = wanted.toLowerCase();
  switch (type) {
    case 'EXACT':
      return (text) => text === value;
    case 'STARTS_WITH':
      return (text) => text.startsWith(value);
    case 'CONTAINS':
    case 'QUERY_STRING':
      return (text) => contains(text, value);
    case 'TERM':
    case 'TERMS':
      return (text) => text.split(/[^\p{L}\p{N}]+/u).includes(value) || text === value;
    case 'REGEX':
      return pattern(wanted);
    default:
      throw badRequest('type of a criterion is unknown', [{ errorCode: 'invalid.value', fieldName: 'type' }]);
  }
}

function pattern(source: string): (text: string) => boolean {
  try {
    return linearPattern(source);
  } catch (error) {
    const message = `value is no regular expression that the sandbox can read: ${(error as Error).message}`;
    throw badRequest(message, [{ errorCode: 'invalid.value', fieldName: 'value' }]);
  }
}

/** The lower-case texts at a field such as `name` or `addresses.address`. */
function textsOf(value: unknown, field: string): string[] {
  let found = [value];
  for (const name of field.split('.')) {
    found = found.flat().flatMap((entry) => (isObject(entry) && Object.hasOwn(entry, name) ? entry[name] : []));
  }
  return found.flat().flatMap((entry) => {
    const isText = typeof entry === 'string' || typeof entry === 'number' || typeof entry === 'boolean';
    return isText ? String(entry).toLowerCase() : [];
  });
}

function encode(request: UserSearchRequest): string {
  return encodeURIComponent(toBase64(new TextEncoder().encode(JSON.stringify(request))));
}

/** What the query holds in base64 is a body by another way. */
function decode(world: World, q64: string): UserSearchRequest {
  let request: unknown;
  try {
    request = parsedJson(new TextDecoder().decode(fromBase64(q64)));
  } catch {
    request = undefined;
  }
  if (!isObject(request)) throw badRequest('q64 is no search in base64', [{ errorCode: 'invalid.value', fieldName: 'q64' }]);
  return checked(world, 'UserSearchRequest', request) as UserSearchRequest;
}
