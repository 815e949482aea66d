import type { ApiPromise } from 'contact-centre-client';
import { EventsApi } from 'contact-centre-client/apis/events';
import type { BatchEventResponse, UserRoutingStatusEvent } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new EventsApi();

const status: UserRoutingStatusEvent = {
  eventId: 'e',
  eventDateTime: '2026-03-01T09:00:00Z',
  agentId: 'ann',
  status: 'Idle',
  sourceId: 's',
};

describe('EventsApi', () => {
  it('accepts several external events at a time', () => {
    expectTypeOf(api.postEventsUsersRoutingstatus({ userRoutingStatusEvents: [status] })).toEqualTypeOf<
      ApiPromise<BatchEventResponse>
    >();
    expectTypeOf(api.postEventsConversations({ holdUpdatedEvents: [] })).resolves.toEqualTypeOf<BatchEventResponse>();
  });

  it('rejects a single event, an incomplete event, and one of another kind', () => {
    // @ts-expect-error -- several are a list
    void api.postEventsUsersRoutingstatus({ userRoutingStatusEvents: status });
    // @ts-expect-error -- the source is missing
    void api.postEventsUsersPresence({ userPresenceEvents: [{ eventId: 'e', eventDateTime: '2026-03-01', userId: 'ann' }] });
    // @ts-expect-error -- a date within a body is a text
    void api.postEventsUsersRoutingstatus({ userRoutingStatusEvents: [{ ...status, eventDateTime: new Date() }] });
    // @ts-expect-error -- presence has a separate call
    void api.postEventsUsersRoutingstatus({ userPresenceEvents: [] });
    // @ts-expect-error -- events are required
    void api.postEventsRoutingCustomkpiattributions();
  });

  it('accepts known and new routing statuses', () => {
    expectTypeOf<KnownValues<UserRoutingStatusEvent['status']>>().toEqualTypeOf<
      'OffQueue' | 'Idle' | 'Interacting' | 'Communicating' | 'NotResponding'
    >();
    void api.postEventsUsersRoutingstatus({ userRoutingStatusEvents: [{ ...status, status: 'Resting' }] });
  });
});
