import type { Area } from '../../engine/area.js';
import type { ApiUsageQuery, ApiUsageQueryResult, ApiUsageRow, UsageExecutionResult } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { invalidField, notFound } from '../../store/errors.js';
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

/** The queries of the organisation and of its clients. They run as jobs. */
class UsageQueries {
  readonly #jobs: JobKind<UsageJob>;

  constructor(world: World) {
    this.#jobs = new JobKind<UsageJob>(world, {
      name: 'usage.queries',
      entity: 'usageQuery',
      retentionMs: DAY,
      stateNames: { active: ['Running'], done: 'Complete', failed: 'Failed' },
      onEnd: (job, hasSucceeded) => {
        if (hasSucceeded) this.#jobs.put({ ...job, results: rowsOf(world, callsOf(world, job.query, job.clientId), job.query) });
      },
    });
  }

  start(
    context: OperationContext,
    query: ApiUsageQuery,
    resultsUri: (id: string) => string,
    clientId?: string,
  ): UsageExecutionResult {
    readInterval(query.interval);
    const job = this.#jobs.start(context, { query, ...(clientId !== undefined && { clientId }) });
    return { executionId: job.id, resultsUri: resultsUri(job.id) };
  }

  /** @throws the platform's 404 for a query of another client. */
  result(id: string, clientId?: string): ApiUsageQueryResult {
    const job = this.#jobs.get(id);
    if (job.clientId !== clientId) throw notFound('usageQuery', job.id);
    return {
      queryStatus: this.#jobs.stateName(job),
      ...(job.results && { results: job.results }),
    };
  }
}

/** API usage of the organisation, or of one OAuth client. */
export function addUsageHandlers(area: Area, world: World): void {
  addAggregateJobHandlers(area, world);
  addSimpleSearchHandlers(area, world);
  const queries = new UsageQueries(world);
  addOrganisationHandlers(area, queries);
  addClientHandlers(area, world, queries);
}

function addOrganisationHandlers(area: Area, queries: UsageQueries): void {
  area.handle('postUsageQuery', (context) =>
    queries.start(context, readObject(context, ['interval']), (id) => `/api/v2/usage/query/${id}/results`),
  );

  area.handle('getUsageQueryExecutionIdResults', (context) => queries.result(context.param('executionId')));
}

function addClientHandlers(area: Area, world: World, queries: UsageQueries): void {
  const readClientId = (context: OperationContext): string => {
    const id = context.param('clientId');
    if (!world.client(id)) throw notFound('oauthClient', id);
    return id;
  };
  const resultsUriOfClient = (clientId: string) => (id: string) => `/api/v2/oauth/clients/${clientId}/usage/query/results/${id}`;

  area.handle('postOauthClientUsageQuery', (context) => {
    const clientId = readClientId(context);
    return queries.start(context, readObject(context, ['interval']), resultsUriOfClient(clientId), clientId);
  });

  area.handle('getOauthClientUsageSummary', (context) => {
    const clientId = readClientId(context);
    const days = Number(queryValue(context, 'days') ?? 7);
    if (!Number.isInteger(days) || days < 1 || days > 365)
      throw invalidField('days must be a whole number from 1 to 365', 'days');
    const [from, to] = [world.now() - days * DAY, world.now()].map((time) => new Date(time).toISOString());
    return queries.start(context, { interval: `${from ?? ''}/${to ?? ''}` }, resultsUriOfClient(clientId), clientId);
  });

  area.handle('getOauthClientUsageQueryResult', (context) => {
    const clientId = readClientId(context);
    return queries.result(context.param('executionId'), clientId);
  });
}
