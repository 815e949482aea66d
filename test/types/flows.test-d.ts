import type { ApiPromise } from 'contact-centre-client';
import { FlowsApi } from 'contact-centre-client/apis/flows';
import type {
  FlowAggregateQueryResponse,
  FlowAggregationQuery,
  FlowObservationQueryFilter,
  FlowObservationQueryResponse,
} from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new FlowsApi();

const interval = '2026-03-01/2026-03-08';

describe('FlowsApi', () => {
  it('queries aggregates and observations of flows', () => {
    expectTypeOf(api.postAnalyticsFlowsAggregatesQuery({ interval, metrics: ['nFlow'], granularity: 'P1D' })).toEqualTypeOf<
      ApiPromise<FlowAggregateQueryResponse>
    >();
    const now = api.postAnalyticsFlowsObservationsQuery({ filter: { type: 'and', predicates: [] }, metrics: ['oFlow'] });
    expectTypeOf(now).resolves.toEqualTypeOf<FlowObservationQueryResponse>();
  });

  it('accepts the clause types, and a second time dimension', () => {
    expectTypeOf<KnownValues<FlowObservationQueryFilter['type']>>().toEqualTypeOf<'and' | 'or'>();
    expectTypeOf<KnownValues<FlowAggregationQuery['alternateTimeDimension']>>().toEqualTypeOf<'eventTime'>();
    void api.postAnalyticsFlowsAggregatesQuery({ interval, metrics: [], alternateTimeDimension: 'milestoneTime' });
  });

  it('rejects a query without filter or interval, and a missing query', () => {
    // @ts-expect-error -- an observation is of something
    void api.postAnalyticsFlowsObservationsQuery({ metrics: ['oFlow'] });
    // @ts-expect-error -- an observation is of now
    void api.postAnalyticsFlowsObservationsQuery({ filter: { type: 'and' }, metrics: [], interval });
    // @ts-expect-error -- an aggregate is of a time
    void api.postAnalyticsFlowsAggregatesQuery({ metrics: ['nFlow'] });
    // @ts-expect-error -- metrics are a list
    void api.postAnalyticsFlowsAggregatesQuery({ interval, metrics: 'nFlow' });
    // @ts-expect-error -- the query is required
    void api.postAnalyticsFlowsAggregatesQuery();
  });
});
