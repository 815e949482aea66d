import type { Hono } from 'hono';
import type { ApiUsageQuery, ApiUsageQueryResult, ApiUsageRow } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { badRequest, notFound } from '../../store/errors.js';
import { queryValue } from '../../http/query.js';
import { DAY } from '../../store/clock.js';
import type { World } from '../../store/world.js';
import { readInterval } from '../analytics/interval.js';
import { JobKind } from '../job-kind.js';
import type { Job } from '../jobs.js';
import { aggregateJobRoutes } from './aggregate-jobs.js';
import { callsOf, rowsOf } from './rows.js';
import { simpleSearchRoutes } from './simple-search.js';

interface UsageJob extends Job {
  query: ApiUsageQuery;
  /** The OAuth client; all by default. */
  clientId?: string;
  /** The rows, when the query has finished. */
  results?: ApiUsageRow[];
}

const CLIENT = '/api/v2/oauth/clients/:clientId/usage';

/** API usage of the organisation, or of one OAuth client. */
export function usageRoutes(app: Hono<SandboxEnv>, world: World): void {
  aggregateJobRoutes(app, world);
  simpleSearchRoutes(app, world);
  const jobs: JobKind<UsageJob> = new JobKind<UsageJob>(world, {
    name: 'usage.queries',
    entity: 'usageQuery',
    kept: DAY,
    words: { on: ['Running'], done: 'Complete', failed: 'Failed' },
    ended: (job, hasSucceeded) => {
      if (hasSucceeded) jobs.put({ ...job, results: rowsOf(world, callsOf(world, job.query, job.clientId), job.query) });
    },
  });
  const start = (context: SandboxContext, query: ApiUsageQuery, results: (id: string) => string, clientId?: string): Response => {
    readInterval(query.interval);
    const job = jobs.start(context, { query, ...(clientId !== undefined && { clientId }) });
    return context.json({ executionId: job.id, resultsUri: results(job.id) });
  };
  const result = (job: UsageJob): ApiUsageQueryResult => ({
    queryStatus: jobs.word(job),
    ...(job.results && { results: job.results }),
  });
  const clientOf = (context: SandboxContext): string => {
    const id = context.req.param('clientId') ?? '';
    if (!world.client(id)) throw notFound('oauthClient', id);
    return id;
  };

  app.post('/api/v2/usage/query', (context) =>
    start(context, readObject<ApiUsageQuery>(context, ['interval']), (id) => `/api/v2/usage/query/${id}/results`),
  );

  app.get('/api/v2/usage/query/:executionId/results', (context) => {
    const job = jobs.get(context.req.param('executionId'));
    if (job.clientId !== undefined) throw notFound('usageQuery', job.id);
    return context.json(result(job));
  });

  const ofClient = (clientId: string) => (id: string) => `/api/v2/oauth/clients/${clientId}/usage/query/results/${id}`;

  app.post(`${CLIENT}/query`, (context) => {
    const clientId = clientOf(context);
    return start(context, readObject<ApiUsageQuery>(context, ['interval']), ofClient(clientId), clientId);
  });

  app.get(`${CLIENT}/summary`, (context) => {
    const clientId = clientOf(context);
    const days = Number(queryValue(context, 'days') ?? 7);
    if (!Number.isInteger(days) || days < 1 || days > 365)
      throw badRequest('days must be a whole number from 1 to 365', [{ errorCode: 'invalid.value', fieldName: 'days' }]);
    const [from, to] = [world.now() - days * DAY, world.now()].map((time) => new Date(time).toISOString());
    return start(context, { interval: `${from ?? ''}/${to ?? ''}` }, ofClient(clientId), clientId);
  });

  app.get(`${CLIENT}/query/results/:executionId`, (context) => {
    const clientId = clientOf(context);
    const job = jobs.get(context.req.param('executionId'));
    if (job.clientId !== clientId) throw notFound('usageQuery', job.id);
    return context.json(result(job));
  });
}
