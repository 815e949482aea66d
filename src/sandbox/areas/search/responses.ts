import type { Area } from '../../engine/area.js';
import type { Response } from '../../../models/index.js';
import { searchEntities } from '../../engine/lists/search.js';
import { toShape } from '../../engine/values.js';
import { readObject } from '../../http/body.js';
import { pageOf, readPage } from '../../http/listing.js';
import { contains } from '../../values/text-search.js';
import type { World } from '../../store/world.js';
import { Repository } from '../repository.js';

const RESPONSES = '/api/v2/responsemanagement/responses';

/** The queries, and the types of their results. */
const queryOperations = [
  { name: 'postResponsemanagementResponsesQuery', list: 'ResponseEntityList', entry: 'Response' },
  {
    name: 'postResponsemanagementResponsesDivisionviewsQuery',
    list: 'DomainEntityListingResponseDivisionView',
    entry: 'ResponseDivisionView',
  },
] as const;

/**
 * Queries canned responses by a phrase in name or texts and by fields such as `libraryId`. The page is nested in another
 * object.
 */
export function addResponseQueryHandlers(area: Area, world: World): void {
  for (const { name, list, entry } of queryOperations) {
    area.handle(name, (context) => {
      const { queryPhrase, ...query } = readObject(context);
      const phrase = queryPhrase?.toLowerCase() ?? '';
      const page = readPage(world.maxPageSize, query.pageSize);
      const matches = searchEntities(new Repository<Response>(world, RESPONSES).all(), query).filter((response) =>
        containsPhrase(response as Partial<Response>, phrase),
      );
      const results = toShape(world, list, {
        entities: pageOf(matches, page).map((entity) => toShape(world, entry, entity)),
        ...page,
        total: matches.length,
        pageCount: Math.ceil(matches.length / page.pageSize),
      });
      return { results };
    });
  }
}

const containsPhrase = ({ name, texts = [] }: Pick<Partial<Response>, 'name' | 'texts'>, phrase: string): boolean =>
  [name, ...texts.map(({ content }) => content)].some((text = '') => contains(text.toLowerCase(), phrase));
