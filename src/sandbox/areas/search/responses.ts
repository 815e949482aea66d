import type { Area } from '../../engine/area.js';
import type { Response, ResponseQueryRequest } from '../../../models/index.js';
import { searchEntities } from '../../engine/lists/search.js';
import { readObject } from '../../http/body.js';
import { pageOf, readPage } from '../../http/listing.js';
import type { Page } from '../../http/listing.js';
import type { OperationContext } from '../../http/operation-context.js';
import { contains } from '../../values/text-search.js';
import type { World } from '../../store/world.js';
import { Repository } from '../repository.js';
import type { Entity } from '../repository.js';
import { viewAs } from '../view-as.js';

const RESPONSES = '/api/v2/responsemanagement/responses';

/**
 * Queries canned responses by a phrase in name or texts and by fields such as `libraryId`. The page is nested in another
 * object.
 */
export function addResponseQueryHandlers(area: Area, world: World): void {
  const responses = new Repository<Response>(world, RESPONSES);
  area.handle('postResponsemanagementResponsesQuery', (context) => ({
    results: queryPage(context, world, responses, (response) => responses.view(response)),
  }));
  area.handle('postResponsemanagementResponsesDivisionviewsQuery', (context) => ({
    results: queryPage(context, world, responses, (response) => viewAs(world, 'ResponseDivisionView', response)),
  }));
}

function queryPage<V>(
  context: OperationContext<ResponseQueryRequest>,
  world: World,
  responses: Repository<Response>,
  view: (response: Entity<Response>) => V,
): Page & { entities: V[]; total: number; pageCount: number } {
  const { queryPhrase, ...query } = readObject(context);
  const phrase = queryPhrase?.toLowerCase() ?? '';
  const page = readPage(world.maxPageSize, query.pageSize);
  const matches = searchEntities(responses.all(), query).filter((response) => containsPhrase(response, phrase));
  return {
    entities: pageOf(matches, page).map(view),
    ...page,
    total: matches.length,
    pageCount: Math.ceil(matches.length / page.pageSize),
  };
}

const containsPhrase = ({ name, texts = [] }: Entity<Response>, phrase: string): boolean =>
  [name, ...texts.map(({ content }) => content)].some((text = '') => contains(text.toLowerCase(), phrase));
