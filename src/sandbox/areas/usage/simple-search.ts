import type { Area } from '../../engine/area.js';
import type { ApiUsageQueryResult, ApiUsageRow, ApiUsageSimpleSearch } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { readPage } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import { DAY } from '../../store/clock.js';
import type { World } from '../../store/world.js';
import { readInterval } from '../analytics/interval.js';
import { createCursor, readCursor } from '../cursor.js';
import { JobKind } from '../job-kind.js';
import type { Job } from '../jobs.js';
import { callsOf, rowsOf } from './rows.js';

interface SearchJob extends Job {
  search: ApiUsageSimpleSearch;
  results?: ApiUsageRow[];
}

const SEARCH = '/api/v2/usage/simplesearch';

/** Fields of a row, by name of the dimension. */
const dimensionByMetric: Readonly<Record<string, string>> = {
  ClientName: 'OAuthClientId',
  HttpMethod: 'HttpMethod',
  TemplateUri: 'TemplateUri',
};

/** API usage by names of OAuth clients, methods and paths. */
export function addSimpleSearchHandlers(area: Area, world: World): void {
  const jobs: JobKind<SearchJob> = new JobKind<SearchJob>(world, {
    name: 'usage.searches',
    entity: 'simpleSearch',
    retentionMs: DAY,
    stateNames: { active: ['Running'], done: 'Complete', failed: 'Failed' },
    onEnd: (job, hasSucceeded) => {
      if (hasSucceeded) jobs.put({ ...job, results: searchRows(world, job.search) });
    },
  });

  area.handle('postUsageSimplesearch', (context) => {
    const search = readObject(context, ['interval']);
    readInterval(search.interval);
    const { id } = jobs.start(context, { search });
    return { executionId: id, resultsUri: `${SEARCH}/${id}/results` };
  });

  area.handle('getUsageSimplesearchExecutionIdResults', (context) => {
    const job = jobs.get(context.param('executionId'));
    const { pageSize } = readPage(context.maxPageSize ?? world.maxPageSize, queryValue(context, 'pageSize'));
    const start = readCursor(queryValue(context, 'after'));
    const end = start + pageSize;
    const response: ApiUsageQueryResult = {
      queryStatus: jobs.stateName(job),
      ...(job.results && { results: job.results.slice(start, end) }),
      ...(job.results && end < job.results.length && { cursors: { after: createCursor(end) } }),
    };
    return response;
  });
}

/** By default a row has all metrics. */
function searchRows(world: World, { metrics = [], oauthClientNames = [], ...callFilter }: ApiUsageSimpleSearch): ApiUsageRow[] {
  const isRequested = (metric: string): boolean => metrics.length === 0 || metrics.includes(metric);
  const calls = callsOf(world, callFilter).filter(
    ({ clientId }) => oauthClientNames.length === 0 || oauthClientNames.includes(world.client(clientId)?.name ?? ''),
  );
  const rows = rowsOf(world, calls, {
    ...(isRequested('Date') && { granularity: 'Day' }),
    groupBy: Object.entries(dimensionByMetric).flatMap(([metric, dimension]) => (isRequested(metric) ? [dimension] : [])),
  });
  const fields = metrics.map((metric) => `${metric.charAt(0).toLowerCase()}${metric.slice(1)}`);
  if (fields.length === 0) return rows;
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([field]) => fields.includes(field))));
}
