import type { BillingApi } from '../../apis/billing.js';
import type { OAuthApi } from '../../apis/oauth.js';
import type { UsageApi } from '../../apis/usage.js';
import type { ApiUsageQuery } from '../../models/index.js';
import { jobFamily } from '../family.js';

/** The organisation's API calls. The status response contains the result. */
export const apiUsage = /* @__PURE__ */ jobFamily({
  name: 'apiUsage',
  api: 'UsageApi',
  start: (api: UsageApi, query: ApiUsageQuery, request) => api.postUsageQuery(query, request),
  ids: ({ executionId }) => [executionId],
  status: (api, [id], request) => api.getUsageQueryExecutionIdResults(id, request),
});

/** The API calls of one OAuth client. */
export const clientUsage = /* @__PURE__ */ jobFamily({
  name: 'clientUsage',
  api: 'OAuthApi',
  start: (api: OAuthApi, { clientId, ...query }: ApiUsageQuery & { clientId: string }, request) =>
    api.postOauthClientUsageQuery(clientId, query, request),
  ids: ({ executionId }, { clientId }) => [clientId, executionId],
  status: (api, [clientId, id], request) => api.getOauthClientUsageQueryResult(id, clientId, request),
});

/**
 * The billable usage of an organisation between two dates. The dates serve as ids, and the first status request starts the job.
 */
export const billableUsage = /* @__PURE__ */ jobFamily({
  name: 'billableUsage',
  api: 'BillingApi',
  ids: () => ['startDate', 'endDate'],
  status: (api: BillingApi, [start, end], request) => api.getBillingReportsBillableusage(start, end, request),
});
