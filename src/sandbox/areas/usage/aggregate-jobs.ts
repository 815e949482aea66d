import type { Area } from '../../engine/area.js';
import type {
  ApiUsageRow,
  ClientPublicApiUsageQueryRequest,
  ClientUsageQueryResponse,
  OrganizationPublicApiUsage,
  OrganizationPublicApiUsageQueryRequest,
  OrganizationPublicApiUsageResultsResponse,
} from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import type { PartialResult } from '../../operations/methods.js';
import { notFound } from '../../store/errors.js';
import { readPage } from '../../http/listing.js';
import { compareTexts } from '../../engine/lists/criteria.js';
import { queryValue } from '../../http/query.js';
import { textOf } from '../../engine/values.js';
import { DAY } from '../../store/clock.js';
import type { World } from '../../store/world.js';
import { readInterval } from '../analytics/interval.js';
import { createCursor, readCursor } from '../cursor.js';
import { JobKind } from '../job-kind.js';
import { failureOf } from '../jobs.js';
import type { Job } from '../jobs.js';
import { valueAt } from '../field-path.js';
import { callsOf, rowsOf } from './rows.js';

type Query = OrganizationPublicApiUsageQueryRequest & Pick<ClientPublicApiUsageQueryRequest, 'organizationIds'>;

interface UsageJob extends Job {
  query: Query;
  clientId?: string;
  rows?: OrganizationPublicApiUsage[];
}

const ORGANISATION = '/api/v2/usage/aggregates/query/jobs';
const CLIENT = '/api/v2/usage/client/:clientId/aggregates/query/jobs';

/** API usage queries, with rows that are read page by page. */
export function addAggregateJobHandlers(area: Area, world: World): void {
  const jobs: JobKind<UsageJob> = new JobKind<UsageJob>(world, {
    name: 'usage.aggregates',
    entity: 'job',
    retentionMs: DAY,
    stateNames: { active: ['Queued', 'Running'], done: 'Succeeded', failed: 'Failed' },
    onEnd: (job, hasSucceeded) => {
      if (hasSucceeded) jobs.put({ ...job, rows: queryRows(world, job) });
    },
  });
  const startJob = (context: OperationContext<Query>, path: string, clientId?: string): ClientUsageQueryResponse => {
    const query = readObject(context, ['interval']);
    readInterval(query.interval);
    const { id } = jobs.start(context, { query, ...(clientId !== undefined && { clientId }) });
    return { id, resultsUri: `${path}/${id}`, selfUri: `${path}/${id}` };
  };
  const jobResult = (
    context: OperationContext,
    path: string,
    clientId?: string,
  ): PartialResult<OrganizationPublicApiUsageResultsResponse> => {
    const job = jobs.get(context.param('jobId'));
    if (job.clientId !== clientId) throw notFound('job', job.id);
    const maxPageSize = context.maxPageSize ?? world.maxPageSize;
    const { pageSize } = readPage(maxPageSize, queryValue(context, 'pageSize') ?? Math.min(maxPageSize, 100));
    const start = readCursor(queryValue(context, 'after'));
    const end = start + pageSize;
    const { rows = [] } = job;
    return {
      queryStatus: jobs.stateName(job),
      entities: rows.slice(start, end),
      selfUri: `${path}/${job.id}`,
      ...(jobs.hasFailed(job) && { errorBody: { message: failureOf(job), code: 'internal.server.error', status: 500 } }),
      ...(end < rows.length && { nextUri: `${path}/${job.id}?pageSize=${pageSize}&after=${createCursor(end)}` }),
    };
  };
  const readClientId = (context: OperationContext): string => {
    const id = context.param('clientId');
    if (!world.client(id)) throw notFound('oauthClient', id);
    return id;
  };
  const pathOf = (clientId: string): string => CLIENT.replace(':clientId', clientId);

  area.handle('postUsageAggregatesQueryJobs', (context) => startJob(context, ORGANISATION));
  area.handle('getUsageAggregatesQueryJob', (context) => jobResult(context, ORGANISATION));
  area.handle('postUsageClientClientIdAggregatesQueryJobs', (context) =>
    startJob(context, pathOf(readClientId(context)), readClientId(context)),
  );
  area.handle('getUsageClientClientIdAggregatesQueryJob', (context) =>
    jobResult(context, pathOf(readClientId(context)), readClientId(context)),
  );
}

/** Rows in the order of the query. Calls do not reveal the platform of a program, so that filter matches none. */
function queryRows(world: World, { query, clientId }: UsageJob): OrganizationPublicApiUsage[] {
  const { groupBy = [], platforms = [], organizationIds = [], sortBy = [] } = query;
  const isOtherOrganisation = organizationIds.length > 0 && !organizationIds.includes(world.organisation.id);
  const calls = platforms.length > 0 || isOtherOrganisation ? [] : callsOf(world, query, clientId);
  const dimensions = groupBy.map((dimension) => (dimension.startsWith('OauthClient') ? 'OAuthClientId' : dimension));
  const rows = rowsOf(world, calls, { ...query, groupBy: dimensions }).map((row) => usageView(world, row, groupBy));
  return rows.sort((one, other) => {
    for (const { fieldName = '', order: direction } of sortBy) {
      const [firstValue, secondValue] = [one, other].map((row) => textOf(valueAt(row, [fieldOf(fieldName)]) ?? ''));
      const difference = compareTexts(firstValue ?? '', secondValue ?? '');
      if (difference !== 0) return direction === 'Desc' ? -difference : difference;
    }
    return 0;
  });
}

/** The query's `Status200` is the row's `status200`. */
const fieldOf = (name: string): string =>
  name === 'Requests' ? 'requestCount' : `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

function usageView(world: World, row: ApiUsageRow, groupBy: readonly string[]): OrganizationPublicApiUsage {
  const { clientId, userId, requests, clientName: _, ...sharedFields } = row;
  const name = clientId === undefined ? undefined : world.client(clientId)?.name;
  return {
    ...(sharedFields as OrganizationPublicApiUsage),
    ...(requests !== undefined && { requestCount: requests }),
    ...(clientId !== undefined && {
      oauthClient: {
        ...(groupBy.includes('OauthClientId') && { id: clientId, selfUri: `/api/v2/oauth/clients/${clientId}` }),
        ...(groupBy.includes('OauthClientName') && name !== undefined && { name }),
      },
    }),
    ...(userId !== undefined && { user: { id: userId, selfUri: `/api/v2/users/${userId}` } }),
  };
}
