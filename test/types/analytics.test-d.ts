import type { ApiPromise } from 'contact-centre-client';
import { AnalyticsApi } from 'contact-centre-client/apis/analytics';
import type { AsyncConversationQuery, AsyncQueryStatus, ConversationAggregateQueryResponse } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new AnalyticsApi();
const interval = '2026-03-01T00:00:00Z/2026-03-02T00:00:00Z';

describe('AnalyticsApi', () => {
  it('returns the response type of each aggregate query', () => {
    const answer = api.postAnalyticsConversationsAggregatesQuery({ interval, metrics: ['tHandle'], groupBy: ['queueId'] });
    expectTypeOf(answer).toEqualTypeOf<ApiPromise<ConversationAggregateQueryResponse>>();
  });

  it('follows a job from its start to its results', () => {
    expectTypeOf(api.postAnalyticsConversationsDetailsJobs({ interval })).resolves.toHaveProperty('jobId');
    expectTypeOf(api.getAnalyticsConversationsDetailsJob('job')).resolves.toEqualTypeOf<AsyncQueryStatus>();
    expectTypeOf(api.getAnalyticsConversationsDetailsJobResults('job', { cursor: 'c', pageSize: 100 })).resolves.toHaveProperty(
      'cursor',
    );
    expectTypeOf(api.getAnalyticsReportingReportformats()).resolves.toEqualTypeOf<string[]>();
  });

  it('accepts the states of a job and the fields to order by', () => {
    expectTypeOf<KnownValues<AsyncQueryStatus['state']>>().toEqualTypeOf<
      'QUEUED' | 'PENDING' | 'FAILED' | 'CANCELLED' | 'FULFILLED' | 'EXPIRED'
    >();
    expectTypeOf<KnownValues<AsyncConversationQuery['orderBy']>>().toEqualTypeOf<
      'conversationStart' | 'conversationEnd' | 'segmentStart' | 'segmentEnd'
    >();
    void api.postAnalyticsConversationsDetailsJobs({ interval, orderBy: 'queueEnd' });
  });

  it('rejects an invalid query', () => {
    // @ts-expect-error -- the metrics are missing
    void api.postAnalyticsUsersAggregatesQuery({ interval });
    // @ts-expect-error -- an interval is a text, not a pair of dates
    void api.postAnalyticsConversationsDetailsJobs({ interval: [new Date(), new Date()] });
    // @ts-expect-error -- the field is called granularity
    void api.postAnalyticsBotsAggregatesQuery({ interval, metrics: [], step: 'P1D' });
    // @ts-expect-error -- a query is required
    void api.postAnalyticsConversationsDetailsQuery();
    // @ts-expect-error -- this listing's page size is sent as text
    void api.getAnalyticsBotflowReportingturns('flow', { pageSize: 50 });
    // @ts-expect-error -- a run belongs to a schedule
    void api.getAnalyticsReportingScheduleHistoryRunId('run');
    // @ts-expect-error -- ids are texts
    void api.getAnalyticsConversationDetails(4711);
  });
});
