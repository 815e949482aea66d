import type { Hono } from 'hono';
import type { UserSearchRequest, UsersSearchResponse } from '../../../models/index.js';
import { fromBase64, toBase64 } from '../../world/base64.js';
import { isObject, parsedJson, readObject } from '../../http/body.js';
import { readCriteria } from '../../contract/criteria.js';
import { badRequest } from '../../http/errors.js';
import { pageOf, readPage, sortDirection, sortedBy, visible } from '../../http/listing.js';
import type { StoredUser } from '../../world/store.js';
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
  const fits = readCriteria(query, ['name', 'email']);
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
