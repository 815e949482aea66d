import type { Area } from '../../engine/area.js';
import type { UserSearchRequest, UsersSearchResponse } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { readCriteria } from '../../engine/lists/criteria.js';
import { missingField } from '../../store/errors.js';
import { pageOf, readPage, visibleEntities } from '../../http/listing.js';
import { sortMatches } from '../search/sort-matches.js';
import { expandUser } from './user.js';
import type { OperationContext } from '../../http/operation-context.js';
import { checkValue } from '../../http/validation.js';
import type { World } from '../../store/world.js';
import { queryValue } from '../../http/query.js';
import { pageFields, readSavedSearch } from '../../http/saved-search.js';

const searches = [
  'postUsersSearch',
  'postUsersSearchConversationTarget',
  'postUsersSearchQueuemembersManage',
  'postUsersSearchTeamsAssign',
] as const;

/** User search by criteria, also for callers who may only view users for a single purpose, with links to further pages. */
export function addUserSearchHandlers(area: Area, world: World): void {
  for (const name of searches) area.handle(name, (context) => search(world, context, readObject(context)));

  area.handle('getUsersSearch', (context) => {
    const q64 = queryValue(context, 'q64') ?? '';
    if (q64 === '') throw missingField('q64');
    return search(world, context, checkValue(world, 'UserSearchRequest', readSavedSearch(q64)) as UserSearchRequest);
  });
}

function search(world: World, context: OperationContext, request: UserSearchRequest): UsersSearchResponse {
  const page = readPage(world.maxPageSize, request.pageSize ?? undefined, request.pageNumber ?? undefined);
  const { query = [], expand = [] } = request;
  const hasStateCriterion = query.some(({ fields = [] }) => fields.includes('state'));
  const matchesQuery = readCriteria(query, ['name', 'email']);
  const visibleUsers = visibleEntities(context, world.store.users.all());
  const matches = visibleUsers.filter((user) => (hasStateCriterion || user.state !== 'deleted') && matchesQuery(user));
  const results = sortMatches([...matches], { ...request, sortBy: request.sortBy ?? 'name' });
  return {
    ...pageFields('/api/v2/users/search', request, page, matches.length),
    types: ['users'],
    results: pageOf(results, page).map((user) => expandUser(world, user, expand, request.integrationPresenceSource)),
  };
}
