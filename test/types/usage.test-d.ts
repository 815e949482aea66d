import type { ApiPromise } from 'contact-centre-client';
import { UsageApi } from 'contact-centre-client/apis/usage';
import type { ApiUsageQuery, ApiUsageQueryResult, UsageExecutionResult } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new UsageApi();

describe('UsageApi', () => {
  it('starts a query and reads its result later', () => {
    const request = api.postUsageQuery({ interval: '2026-01-01/2026-02-01', granularity: 'Week', metrics: ['Status200'] });
    expectTypeOf(request).toEqualTypeOf<ApiPromise<UsageExecutionResult>>();
    expectTypeOf(api.getUsageQueryExecutionIdResults('e')).resolves.toEqualTypeOf<ApiUsageQueryResult>();
  });

  it('accepts known granularities and states and a new granularity', () => {
    expectTypeOf<KnownValues<ApiUsageQuery['granularity']>>().toEqualTypeOf<'Day' | 'Week' | 'Month'>();
    expectTypeOf<KnownValues<ApiUsageQueryResult['queryStatus']>>().toEqualTypeOf<'Complete' | 'Failed' | 'Running'>();
    void api.postUsageQuery({ interval: '2026-01-01/2026-02-01', granularity: 'Hour' });
  });

  it('rejects a query without its interval, and wrong fields', () => {
    // @ts-expect-error -- the interval is missing
    void api.postUsageQuery({ granularity: 'Day' });
    // @ts-expect-error -- groups are a list
    void api.postUsageQuery({ interval: '2026-01-01/2026-02-01', groupBy: 'OAuthClientId' });
    // @ts-expect-error -- clients are not filtered by
    void api.postUsageQuery({ interval: '2026-01-01/2026-02-01', clientId: 'c' });
    // @ts-expect-error -- a query is required
    void api.postUsageQuery();
    // @ts-expect-error -- the result of the start is not the id
    void api.getUsageQueryExecutionIdResults({ executionId: 'e' });
  });
});
