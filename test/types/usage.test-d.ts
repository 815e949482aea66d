import type { ApiPromise } from 'contact-centre-client';
import { UsageApi } from 'contact-centre-client/apis/usage';
import type { ApiUsageQuery, ApiUsageQueryResult, UsageExecutionResult } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { Known } from './known.js';

const api = new UsageApi();

describe('UsageApi', () => {
  it('asks, and reads the answer later', () => {
    const asked = api.postUsageQuery({ interval: '2026-01-01/2026-02-01', granularity: 'Week', metrics: ['Status200'] });
    expectTypeOf(asked).toEqualTypeOf<ApiPromise<UsageExecutionResult>>();
    expectTypeOf(api.getUsageQueryExecutionIdResults('e')).resolves.toEqualTypeOf<ApiUsageQueryResult>();
  });

  it('knows steps and states and takes a new step', () => {
    expectTypeOf<Known<ApiUsageQuery['granularity']>>().toEqualTypeOf<'Day' | 'Week' | 'Month'>();
    expectTypeOf<Known<ApiUsageQueryResult['queryStatus']>>().toEqualTypeOf<'Complete' | 'Failed' | 'Running'>();
    void api.postUsageQuery({ interval: '2026-01-01/2026-02-01', granularity: 'Hour' });
  });

  it('refuses a query without its interval, and with wrong fields', () => {
    // @ts-expect-error -- of which time?
    void api.postUsageQuery({ granularity: 'Day' });
    // @ts-expect-error -- groups are a list
    void api.postUsageQuery({ interval: '2026-01-01/2026-02-01', groupBy: 'OAuthClientId' });
    // @ts-expect-error -- clients are not filtered by
    void api.postUsageQuery({ interval: '2026-01-01/2026-02-01', clientId: 'c' });
    // @ts-expect-error -- a query is required
    void api.postUsageQuery();
    // @ts-expect-error -- what came back from asking is not the id
    void api.getUsageQueryExecutionIdResults({ executionId: 'e' });
  });
});
