import type { ApiPromise } from 'contact-centre-client';
import { OperationalEventsApi } from 'contact-centre-client/apis/operational-events';
import type {
  EventAggregatesResponse,
  EventDefinition,
  EventDefinitionListing,
  EventQueryRequest,
} from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new OperationalEventsApi();

const interval = '2026-03-01T00:00:00Z/2026-03-02T00:00:00Z';

describe('OperationalEventsApi', () => {
  it('reads event definitions and events', () => {
    expectTypeOf(api.getUsageEventsDefinitions()).toEqualTypeOf<ApiPromise<EventDefinitionListing>>();
    expectTypeOf(api.getUsageEventsDefinition('id')).resolves.toEqualTypeOf<EventDefinition>();
    expectTypeOf(api.postUsageEventsAggregatesQuery({ body: { interval } })).resolves.toEqualTypeOf<EventAggregatesResponse>();
    void api.postUsageEventsQuery({ after: 'c', pageSize: '50', body: { interval, eventDefinitionIds: ['e'] } });
  });

  it('rejects a query without interval, one in place of opts, and paging by number', () => {
    // @ts-expect-error -- the duration is missing
    void api.postUsageEventsQuery({ body: { searchTerm: 'edge' } });
    // @ts-expect-error -- the body belongs in opts
    void api.postUsageEventsAggregatesQuery({ interval });
    // @ts-expect-error -- the size of a page is text here
    void api.postUsageEventsQuery({ pageSize: 50, body: { interval } });
    // @ts-expect-error -- the event is missing
    void api.getUsageEventsDefinition();
  });

  it('accepts known and new sort orders', () => {
    expectTypeOf<KnownValues<EventQueryRequest['sortOrder']>>().toEqualTypeOf<'ASC' | 'DESC'>();
    void api.postUsageEventsQuery({ body: { interval, sortOrder: 'NEWEST' } });
  });
});
