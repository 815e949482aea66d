import type { Json } from '../../values/json.js';
import type { Area } from '../../engine/area.js';
import type { ApiUsageQuery, ApiUsageQueryResult, ApiUsageRow } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest, notFound } from '../../store/errors.js';
import { queryValue } from '../../http/query.js';
import { DAY } from '../../store/clock.js';
import type { World } from '../../store/world.js';
import { readInterval } from '../analytics/interval.js';
import { JobKind } from '../job-kind.js';
import type { Job } from '../jobs.js';
import { addAggregateJobHandlers } from './aggregate-jobs.js';
import { callsOf, rowsOf } from './rows.js';
import { addSimpleSearchHandlers } from './simple-search.js';

interface UsageJob extends Job {
  query: ApiUsageQuery;
  /** The OAuth client; all by default. */
  clientId?: string;
  /** The rows, when the query has finished. */
  results?: ApiUsageRow[];
}

/** API usage of the organisation, or of one OAuth client. */
export function addUsageHandlers(area: Area, world: World): void {
  addAggregateJobHandlers(area, world);
  addSimpleSearchHandlers(area, world);
  const jobs: JobKind<UsageJob> = new JobKind<UsageJob>(world, {
    name: 'usage.queries',
    entity: 'usageQuery',
    retentionMs: DAY,
    stateNames: { active: ['Running'], done: 'Complete', failed: 'Failed' },
    onEnd: (job, hasSucceeded) => {
      if (hasSucceeded) jobs.put({ ...job, results: rowsOf(world, callsOf(world, job.query, job.clientId), job.query) });
    },
  });
  const startQuery = (
    context: OperationContext,
    query: ApiUsageQuery,
    resultsUri: (id: string) => string,
    clientId?: string,
  ): Json => {
    readInterval(query.interval);
    const job = jobs.start(context, { query, ...(clientId !== undefined && { clientId }) });
    return { executionId: job.id, resultsUri: resultsUri(job.id) };
  };
  const resultOf = (job: UsageJob): ApiUsageQueryResult => ({
    queryStatus: jobs.stateName(job),
    ...(job.results && { results: job.results }),
  });
  const readClientId = (context: OperationContext): string => {
    const id = context.param('clientId');
    if (!world.client(id)) throw notFound('oauthClient', id);
    return id;
  };

  area.handle('postUsageQuery', (context) =>
    startQuery(context, readObject<ApiUsageQuery>(context, ['interval']), (id) => `/api/v2/usage/query/${id}/results`),
  );

  area.handle('getUsageQueryExecutionIdResults', (context) => {
    const job = jobs.get(context.param('executionId'));
    if (job.clientId !== undefined) throw notFound('usageQuery', job.id);
    return resultOf(job);
  });

  const resultsUriOfClient = (clientId: string) => (id: string) => `/api/v2/oauth/clients/${clientId}/usage/query/results/${id}`;

  area.handle('postOauthClientUsageQuery', (context) => {
    const clientId = readClientId(context);
    return startQuery(context, readObject<ApiUsageQuery>(context, ['interval']), resultsUriOfClient(clientId), clientId);
  });

  area.handle('getOauthClientUsageSummary', (context) => {
    const clientId = readClientId(context);
    const days = Number(queryValue(context, 'days') ?? 7);
    if (!Number.isInteger(days) || days < 1 || days > 365)
      throw badRequest('days must be a whole number from 1 to 365', [{ errorCode: 'invalid.value', fieldName: 'days' }]);
    const [from, to] = [world.now() - days * DAY, world.now()].map((time) => new Date(time).toISOString());
    return startQuery(context, { interval: `${from ?? ''}/${to ?? ''}` }, resultsUriOfClient(clientId), clientId);
  });

  area.handle('getOauthClientUsageQueryResult', (context) => {
    const clientId = readClientId(context);
    const job = jobs.get(context.param('executionId'));
    if (job.clientId !== clientId) throw notFound('usageQuery', job.id);
    return resultOf(job);
  });
}
