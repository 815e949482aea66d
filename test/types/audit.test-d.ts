import type { ApiPromise } from 'contact-centre-client';
import { AuditApi } from 'contact-centre-client/apis/audit';
import type { AuditQueryExecutionStatusResponse, AuditRealtimeQueryResultsResponse } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new AuditApi();
const interval = '2026-01-01T00:00:00Z/2026-02-01T00:00:00Z';

describe('AuditApi', () => {
  it('starts a query and reads its results', () => {
    expectTypeOf(api.postAuditsQuery({ interval, serviceName: 'Outbound' })).toEqualTypeOf<
      ApiPromise<AuditQueryExecutionStatusResponse>
    >();
    expectTypeOf(api.getAuditsQueryTransactionIdResults('t', { cursor: 'c', expand: ['user'] })).resolves.toHaveProperty(
      'entities',
    );
  });

  it('pages only the real-time query', () => {
    const answer = api.postAuditsQueryRealtime({ interval, serviceName: 'Architect', pageNumber: 2 }, { expand: ['user'] });
    expectTypeOf(answer).resolves.toEqualTypeOf<AuditRealtimeQueryResultsResponse>();
    // @ts-expect-error -- the other one hands out a cursor
    void api.postAuditsQuery({ interval, serviceName: 'Architect', pageNumber: 2 });
  });

  it('accepts the states of a query and a new service', () => {
    expectTypeOf<KnownValues<AuditQueryExecutionStatusResponse['state']>>().toEqualTypeOf<
      'Queued' | 'Running' | 'Succeeded' | 'Failed' | 'Cancelled'
    >();
    void api.postAuditsQuery({ interval, serviceName: 'Teleportation' });
  });

  it('rejects a query without service or interval, and a missing query', () => {
    // @ts-expect-error -- one service a query
    void api.postAuditsQuery({ interval });
    // @ts-expect-error -- an interval is required
    void api.postAuditsQueryRealtime({ serviceName: 'Quality' });
    // @ts-expect-error -- so is the query
    void api.postAuditsQuery();
    // @ts-expect-error -- a transaction's id is text
    void api.getAuditsQueryTransactionId({ id: 't' });
    // @ts-expect-error -- results are paged by cursor
    void api.getAuditsQueryTransactionIdResults('t', { pageNumber: 2 });
  });
});
