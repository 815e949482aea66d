import type { Area } from '../../engine/area.js';
import { readCriteria } from '../../engine/lists/criteria.js';
import type { OperationContext } from '../../http/operation-context.js';
import { readObject } from '../../http/body.js';
import { invalidValue } from '../../store/errors.js';
import { pageOf, readPage } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import { pageFields, readSavedSearch } from '../../http/saved-search.js';
import { checkedValue } from '../../http/validation.js';
import type { World } from '../../store/world.js';
import { omitFields } from '../field-path.js';
import { notBuilt } from '../not-built.js';
import { expandUser } from '../users/user.js';
import { viewAs } from '../view-as.js';
import { sortMatches } from './sort-matches.js';
import type { Request } from './sort-matches.js';
import { addResponseQueryHandlers } from './responses.js';
import { Repository } from '../repository.js';
import type { Entity } from '../repository.js';

/** Searches over groups, locations, teams and all kinds together, with links to further pages in their responses. */
export function addSearchHandlers(area: Area, world: World): void {
  addResponseQueryHandlers(area, world);
  addGroupSearch(area, world);
  addLocationSearch(area, world);
  area.handle('postTeamsSearch', (context) =>
    respond(world, readObject<Request>(context), { path: '/api/v2/teams/search', types: ['teams'] }, (request) =>
      find(world, 'teams', request).map((team) => viewAs(world, 'Team', team)),
    ),
  );
  addCombinedSearches(area, world);
}

/** The search in the query of a request, as links to other pages have it. */
const readLinkedSearch = (context: OperationContext, world: World, type: string): Request =>
  checkedValue<Request>(world, type, readSavedSearch(queryValue(context, 'q64') ?? ''));

function addGroupSearch(area: Area, world: World): void {
  const search = { path: '/api/v2/groups/search', types: ['groups'] };
  const findGroups = (request: Request) => find(world, 'groups', request).map((group) => viewAs(world, 'Group', group));
  area.handle('postGroupsSearch', (context) => respond(world, readObject<Request>(context), search, findGroups));
  area.handle('getGroupsSearch', (context) =>
    respond(world, readLinkedSearch(context, world, 'GroupSearchRequest'), search, findGroups),
  );
}

function addLocationSearch(area: Area, world: World): void {
  const search = { path: '/api/v2/locations/search', types: ['locations'] };
  const findLocations = (request: Request) =>
    find(world, 'locations', request).map((location) => viewAs(world, 'LocationDefinition', location));
  area.handle('postLocationsSearch', (context) => respond(world, readObject<Request>(context), search, findLocations));
  area.handle('getLocationsSearch', (context) =>
    respond(world, readLinkedSearch(context, world, 'LocationSearchRequest'), search, findLocations),
  );
}

/** Searches in which the body selects the kinds. */
function addCombinedSearches(area: Area, world: World): void {
  const searchAll = (path: string, request: Request, query = request.query ?? []): SearchPage<object> => {
    const types = readTypes(request.types);
    return respond(world, request, { path, types }, () =>
      types.flatMap((type) =>
        findViews(world, type, { ...request, query }).map((view) => ({ ...view, ...(types.length > 1 && { _type: type }) })),
      ),
    );
  };
  const suggest = (request: Request): SearchPage<object> => {
    const prefixes = (request.query ?? []).map((criterion) => ({ ...criterion, type: 'STARTS_WITH' }));
    return searchAll('/api/v2/search/suggest', request, prefixes);
  };
  area.handle('postSearch', (context) => searchAll('/api/v2/search', readObject<Request>(context)));
  area.handle('getSearch', (context) => searchAll('/api/v2/search', readLinkedSearch(context, world, 'SearchRequest')));
  area.handle('postSearchSuggest', (context) => suggest(readObject<Request>(context)));
  area.handle('getSearchSuggest', (context) => suggest(readLinkedSearch(context, world, 'SuggestSearchRequest')));
}

const searchableKinds = ['users', 'groups', 'locations', 'teams'] as const;

type SearchableKind = (typeof searchableKinds)[number];

/** @throws the platform's 400 for a kind that is not searchable. */
function readTypes(types: readonly string[] = []): SearchableKind[] {
  return types.map((type) => {
    const kind = searchableKinds.find((each) => each === type);
    if (!kind) throw invalidValue('types', type, 'types', searchableKinds);
    return kind;
  });
}

/** The entities that meet the criteria of a search. */
function find(world: World, kind: SearchableKind, { query = [] }: Request): Entity[] {
  const meetsCriteria = readCriteria(query, ['name']);
  return new Repository(world, `/api/v2/${kind}`)
    .all()
    .filter((entity) => entity['state'] !== 'deleted' && meetsCriteria(entity));
}

/** The entities in the form that responses show. Users appear as in the user search. */
function findViews(world: World, kind: SearchableKind, request: Request): object[] {
  const entities = find(world, kind, request);
  switch (kind) {
    case 'users':
      return entities.flatMap(({ id }) => {
        const user = world.store.users.find(id);
        return user ? [expandUser(world, user, request.expand ?? [])] : [];
      });
    case 'groups':
      return entities.map((entity) => viewAs(world, 'Group', entity));
    case 'locations':
      return entities.map((entity) => viewAs(world, 'LocationDefinition', entity));
    case 'teams':
      return entities.map((entity) => viewAs(world, 'Team', entity));
  }
}

type SearchPage<T> = ReturnType<typeof pageFields> & { types: readonly string[]; results: T[] };

/** Responds with a page of matches, and with the fields that the search selects. */
function respond<T extends object>(
  world: World,
  request: Request,
  { path, types }: { path: string; types: readonly string[] },
  findMatches: (request: Request) => T[],
): SearchPage<Partial<T>> {
  const { returnFields, aggregations = [] } = request;
  if (aggregations.length > 0) throw notBuilt('POST /api/v2/search', 'aggregations of searches');
  const page = pageOfMatches(world, { path, request, types, matches: findMatches(request) });
  if (!returnFields) return page;
  const isOmitted = (name: string): boolean => name !== '_type' && !returnFields.includes(name);
  return { ...page, results: page.results.map((result) => omitFields(result, Object.keys(result).filter(isOmitted))) };
}

/** The matches as a page in the requested order, with links to the previous and next page. */
export function pageOfMatches<T extends object>(
  world: World,
  { path, request, types, matches }: { path: string; request: Request; types: readonly string[]; matches: T[] },
): ReturnType<typeof pageFields> & { types: readonly string[]; results: T[] } {
  const page = readPage(world.maxPageSize, request.pageSize, request.pageNumber);
  return { ...pageFields(path, request, page, matches.length), types, results: pageOf(sortMatches(matches, request), page) };
}
