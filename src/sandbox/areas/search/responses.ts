import type { Hono } from 'hono';
import type { Response, ResponseQueryRequest } from '../../../models/index.js';
import { searched } from '../../engine/lists/search.js';
import { shaped } from '../../engine/values.js';
import { readObject } from '../../http/body.js';
import { pageOf, readPage } from '../../http/listing.js';
import type { SandboxEnv } from '../../http/context.js';
import { contains } from '../../values/text-search.js';
import type { World } from '../../store/world.js';

const RESPONSES = '/api/v2/responsemanagement/responses';

/** Paths of the queries, and the type of their results. */
const queries = [
  { path: `${RESPONSES}/query`, list: 'ResponseEntityList', entry: 'Response' },
  { path: `${RESPONSES}/divisionviews/query`, list: 'DomainEntityListingResponseDivisionView', entry: 'ResponseDivisionView' },
];

/**
 * Queries canned responses by a phrase in name or texts and by fields such as `libraryId`. The page is nested in another
 * object.
 */
export function responseQueryRoutes(app: Hono<SandboxEnv>, world: World): void {
  for (const { path, list, entry } of queries) {
    app.post(path, (context) => {
      const { queryPhrase, ...query } = readObject<ResponseQueryRequest>(context);
      const phrase = queryPhrase?.toLowerCase() ?? '';
      const page = readPage(world.maxPageSize, query.pageSize);
      const found = searched(world.store.all(RESPONSES), query).filter((response) => says(response, phrase));
      const results = shaped(world, list, {
        entities: pageOf(found, page).map((entity) => shaped(world, entry, entity)),
        ...page,
        total: found.length,
        pageCount: Math.ceil(found.length / page.pageSize),
      });
      return context.json({ results });
    });
  }
}

const says = ({ name, texts = [] }: Pick<Partial<Response>, 'name' | 'texts'>, phrase: string): boolean =>
  [name, ...texts.map(({ content }) => content)].some((text = '') => contains(text.toLowerCase(), phrase));
