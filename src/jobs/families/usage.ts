import type { BillingApi } from '../../apis/billing.js';
import type { OAuthApi } from '../../apis/oauth.js';
import type { UsageApi } from '../../apis/usage.js';
import type { ApiUsageQuery } from '../../models/index.js';
import { jobFamily } from '../family.js';

/** The organisation's calls. What is found comes with the state. */
export const apiUsage = /* @__PURE__ */ jobFamily({
  name: 'apiUsage',
  api: 'UsageApi',
  start: (api: UsageApi, query: ApiUsageQuery, r) => api.postUsageQuery(query, r),
  ids: ({ executionId }) => [executionId],
  status: (api, [id], r) => api.getUsageQueryExecutionIdResults(id, r),
});

/** The calls of one OAuth client. */
export const clientUsage = /* @__PURE__ */ jobFamily({
  name: 'clientUsage',
  api: 'OAuthApi',
  start: (api: OAuthApi, { clientId, ...query }: ApiUsageQuery & { clientId: string }, r) =>
    api.postOauthClientUsageQuery(clientId, query, r),
  ids: ({ executionId }, { clientId }) => [clientId, executionId],
  status: (api, [clientId, id], r) => api.getOauthClientUsageQueryResult(id, clientId, r),
});

/** What an organisation is billed for from one time to another, which take the place of ids: asking for it begins it. */
export const billableUsage = /* @__PURE__ */ jobFamily({
  name: 'billableUsage',
  api: 'BillingApi',
  ids: () => ['startDate', 'endDate'],
  status: (api: BillingApi, [start, end], r) => api.getBillingReportsBillableusage(start, end, r),
});
