import type { Method } from '../../operations/methods.js';
import type { Area } from '../../engine/area.js';
import type { User } from '../../../models/index.js';
import { readCriteria } from '../../engine/lists/criteria.js';
import type { Json } from '../../values/json.js';
import { toShape } from '../../engine/values.js';
import { pickFields, readObject } from '../../http/body.js';
import { invalidValue } from '../../store/errors.js';
import { pageOf, readPage } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import { pageFields, readSavedSearch } from '../../http/saved-search.js';
import { checkValue } from '../../http/validation.js';
import type { World } from '../../store/world.js';
import type { StoredUser } from '../../store/store.js';
import { notBuilt } from '../not-built.js';
import { expandUser } from '../users/user.js';
import { sortMatches } from './sort-matches.js';
import type { Request } from './sort-matches.js';
import { addResponseQueryHandlers } from './responses.js';
import { Repository } from '../repository.js';

/** Searchable kinds: their path and type. */
const kinds: Readonly<Record<string, { path: string; type: string }>> = {
  users: { path: '/api/v2/users', type: 'User' },
  groups: { path: '/api/v2/groups', type: 'Group' },
  locations: { path: '/api/v2/locations', type: 'LocationDefinition' },
  teams: { path: '/api/v2/teams', type: 'Team' },
};

/** A search: its operation, its body, and the kinds that it covers. */
interface Search {
  /** The operation that receives the search in its body. */
  name: Method;
  /** The operation that receives it in its query, as links to other pages do. */
  linkedName?: Method;
  /** The path of links to other pages. */
  path: string;
  request: string;
  /** By default, the body selects the kinds. */
  types?: readonly string[];
  isSuggestion: boolean;
}

const searches: readonly Search[] = [
  {
    name: 'postGroupsSearch',
    linkedName: 'getGroupsSearch',
    path: '/api/v2/groups/search',
    request: 'GroupSearchRequest',
    types: ['groups'],
    isSuggestion: false,
  },
  {
    name: 'postLocationsSearch',
    linkedName: 'getLocationsSearch',
    path: '/api/v2/locations/search',
    request: 'LocationSearchRequest',
    types: ['locations'],
    isSuggestion: false,
  },
  {
    name: 'postTeamsSearch',
    path: '/api/v2/teams/search',
    request: 'TeamSearchRequest',
    types: ['teams'],
    isSuggestion: false,
  },
  {
    name: 'postSearch',
    linkedName: 'getSearch',
    path: '/api/v2/search',
    request: 'SearchRequest',
    isSuggestion: false,
  },
  {
    name: 'postSearchSuggest',
    linkedName: 'getSearchSuggest',
    path: '/api/v2/search/suggest',
    request: 'SuggestSearchRequest',
    isSuggestion: true,
  },
];

/** Searches over groups, locations, teams and all kinds together, with links to further pages in their responses. */
export function addSearchHandlers(area: Area, world: World): void {
  addResponseQueryHandlers(area, world);
  for (const { name, linkedName, path, request, types, isSuggestion } of searches) {
    const respond = (body: Request): Json => search(world, path, body, types ?? readTypes(body.types), isSuggestion);
    area.handle(name, (context) => respond(readObject(context)));
    if (linkedName !== undefined)
      area.handle(linkedName, (context) =>
        respond(checkValue(world, request, readSavedSearch(queryValue(context, 'q64') ?? '')) as Request),
      );
  }
}

/** @throws the platform's 400 for a kind that is not searchable. */
function readTypes(types: readonly string[] = []): readonly string[] {
  const unknownType = types.find((type) => !Object.hasOwn(kinds, type));
  if (unknownType !== undefined) throw invalidValue('types', unknownType, 'types', Object.keys(kinds));
  return types;
}

function search(world: World, path: string, request: Request, types: readonly string[], isSuggestion: boolean): Json {
  const criteria = (request.query ?? []).map((each) => (isSuggestion ? { ...each, type: 'STARTS_WITH' } : each));
  const matchesCriteria = readCriteria(criteria, ['name']);
  const { expand = [], returnFields, aggregations = [] } = request;
  if (aggregations.length > 0) throw notBuilt('POST /api/v2/search', 'aggregations of searches');
  const matches = types.flatMap((name): Json[] => {
    const kind = kinds[name];
    if (!kind) return [];
    const entities = new Repository(world, kind.path)
      .all()
      .filter((entity) => entity['state'] !== 'deleted' && matchesCriteria(entity));
    // Users appear as in the user search.
    const view = (entity: Json): User | Json =>
      name === 'users' ? expandUser(world, entity as unknown as StoredUser, expand) : toShape(world, kind.type, entity);
    return entities.map((entity) => ({ ...view(entity), ...(types.length > 1 && { _type: name }) }));
  });
  const page = pageOfMatches(world, { path, request, types, matches });
  if (!returnFields) return page;
  return { ...page, results: page.results.map((result) => pickFields(result, [...returnFields, '_type'])) };
}

/** The matches as a page in the requested order, with links to the previous and next page. */
export function pageOfMatches<T extends object>(
  world: World,
  { path, request, types, matches }: { path: string; request: Request; types: readonly string[]; matches: T[] },
): ReturnType<typeof pageFields> & { types: readonly string[]; results: T[] } {
  const page = readPage(world.maxPageSize, request.pageSize, request.pageNumber);
  return { ...pageFields(path, request, page, matches.length), types, results: pageOf(sortMatches(matches, request), page) };
}
