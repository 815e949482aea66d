import type { Area } from '../../engine/area.js';
import type { ApiUsageQueryResult, ApiUsageRow, ApiUsageSimpleSearch } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { readPage } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import { DAY } from '../../store/clock.js';
import type { World } from '../../store/world.js';
import { readInterval } from '../analytics/interval.js';
import { cursorAt, readCursor } from '../cursor.js';
import { JobKind } from '../job-kind.js';
import type { Job } from '../jobs.js';
import { callsOf, rowsOf } from './rows.js';

interface SearchJob extends Job {
  search: ApiUsageSimpleSearch;
  results?: ApiUsageRow[];
}

const SEARCH = '/api/v2/usage/simplesearch';

/** Fields of a row, by name of the dimension. */
const dimensions: Readonly<Record<string, string>> = {
  ClientName: 'OAuthClientId',
  HttpMethod: 'HttpMethod',
  TemplateUri: 'TemplateUri',
};

/** API usage by names of OAuth clients, methods and paths. */
export function addSimpleSearchHandlers(area: Area, world: World): void {
  const jobs: JobKind<SearchJob> = new JobKind<SearchJob>(world, {
    name: 'usage.searches',
    entity: 'simpleSearch',
    kept: DAY,
    words: { on: ['Running'], done: 'Complete', failed: 'Failed' },
    ended: (job, hasSucceeded) => {
      if (hasSucceeded) jobs.put({ ...job, results: found(world, job.search) });
    },
  });

  area.handle('postUsageSimplesearch', (context) => {
    const search = readObject<ApiUsageSimpleSearch>(context, ['interval']);
    readInterval(search.interval);
    const { id } = jobs.start(context, { search });
    return { executionId: id, resultsUri: `${SEARCH}/${id}/results` };
  });

  area.handle('getUsageSimplesearchExecutionIdResults', (context) => {
    const job = jobs.get(context.param('executionId'));
    const { pageSize } = readPage(context.maxPageSize ?? world.maxPageSize, queryValue(context, 'pageSize'));
    const from = readCursor(queryValue(context, 'after'));
    const until = from + pageSize;
    const answer: ApiUsageQueryResult = {
      queryStatus: jobs.word(job),
      ...(job.results && { results: job.results.slice(from, until) }),
      ...(job.results && until < job.results.length && { cursors: { after: cursorAt(until) } }),
    };
    return answer;
  });
}

/** By default a row has all metrics. */
function found(world: World, { metrics = [], oauthClientNames = [], ...wanted }: ApiUsageSimpleSearch): ApiUsageRow[] {
  const isAsked = (metric: string): boolean => metrics.length === 0 || metrics.includes(metric);
  const calls = callsOf(world, wanted).filter(
    ({ clientId }) => oauthClientNames.length === 0 || oauthClientNames.includes(world.client(clientId)?.name ?? ''),
  );
  const rows = rowsOf(world, calls, {
    ...(isAsked('Date') && { granularity: 'Day' }),
    groupBy: Object.entries(dimensions).flatMap(([metric, dimension]) => (isAsked(metric) ? [dimension] : [])),
  });
  const fields = metrics.map((metric) => `${metric.charAt(0).toLowerCase()}${metric.slice(1)}`);
  if (fields.length === 0) return rows;
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([field]) => fields.includes(field))));
}
