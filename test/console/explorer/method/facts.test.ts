import '../../support/english.js';
import { describe, expect, it } from 'vitest';
import { describeScarcity } from '../../../../examples/console/src/explorer/method/budget-note.js';
import { topicAddress } from '../../../../examples/console/src/explorer/method/topic-address.js';
import { everyOperation, find } from '../support.js';

const topicsOf = (className: string, name: string): readonly string[] => find(className, name).operation.topics ?? [];

describe('The facts of a method', () => {
  it.each([
    ['UsersApi', 'getUserRoutingstatus', ['v2.users.{id}.routingStatus']],
    ['PresenceApi', 'patchUserPresence', ['v2.users.{id}.presence']],
    ['VoicemailApi', 'getVoicemailMessage', ['v2.users.{id}.voicemail.messages']],
    ['AnalyticsApi', 'postAnalyticsQueuesObservationsQuery', ['v2.analytics.queues.{id}.observations']],
    ['OutboundApi', 'getOutboundDnclistImportstatus', ['v2.outbound.dnclists.{id}.importstatus']],
    // Only the table of events of the sandbox connects these.
    ['CoachingApi', 'getCoachingAppointment', ['v2.users.{id}.wem.coaching.appointment']],
    ['TokensApi', 'getTokensMe', []],
  ])('name the topics about its entity: %s.%s', (className, name, expected) => {
    expect(topicsOf(className, name)).toEqual(expected);
  });

  it('name parts of an entity, and not what is further below', () => {
    const topics = topicsOf('UsersApi', 'getUser');
    expect(topics).toContain('v2.users.{id}.station');
    expect(topics).not.toContain('v2.users.{id}.conversations.calls');
  });

  it('contain the limits that the documentation states', () => {
    expect(find('RoutingApi', 'getRoutingQueuesDivisionviews').operation.limits).toEqual([
      ['pageSize', 'At most 100.'],
      ['pageNumber', 'At most 5: queues beyond the 500th come only from `getRoutingQueuesDivisionviewsAll`.'],
    ]);
    expect(find('NotificationsApi', 'postNotificationsChannelSubscriptions').operation.limits).toEqual([
      ['', 'A channel holds at most 1,000.'],
    ]);
    expect(find('UsersApi', 'getUser').operation).not.toHaveProperty('limits');
  });

  it('name the replacement of a method, in its own area or another', () => {
    expect(find('LanguagesApi', 'getLanguages').operation.replacements).toEqual([['routing', 'getRoutingLanguages']]);
    expect(find('RoutingApi', 'getRoutingQueueUsers').operation.replacements).toEqual([['routing', 'getRoutingQueueMembers']]);
  });

  it('link each method that a deprecation says to use', () => {
    const unlinked = everyOperation.filter(
      ({ operation: { deprecated = '', replacements } }) => /\bUse `\w+`/.test(deprecated) && !replacements,
    );
    expect(unlinked.map(({ operation }) => operation.name)).toEqual([]);
  });
});

describe('The address of a topic', () => {
  const addedBy = (topic: string, path: string, values: Record<string, string>): string | null =>
    new URLSearchParams(topicAddress(topic, path, values).split('?')[1]).get('add');

  it.each([
    ['v2.users.{id}.presence', '/api/v2/users/{userId}/presences/{sourceId}', { userId: 'u1' }, 'v2.users.u1.presence'],
    ['v2.users.{id}.presence', '/api/v2/users/{userId}/presences/{sourceId}', {}, 'v2.users.{id}.presence'],
    ['v2.users.{id}.presence', '/api/v2/users/{userId}', { userId: 'no id' }, 'v2.users.{id}.presence'],
    [
      'v2.users.{id}.conversations',
      '/api/v2/conversations/{conversationId}',
      { conversationId: 'c' },
      'v2.users.{id}.conversations',
    ],
    ['v2.outbound.campaigns.{id}', '/api/v2/outbound/campaigns', {}, 'v2.outbound.campaigns.{id}'],
  ])('contains the ids that %s shares with %s', (topic, path, values, expected) => {
    expect(addedBy(topic, path, values)).toBe(expected);
  });
});

describe('The rate limit beside the button', () => {
  const queued = { interactive: 0, normal: 0, background: 0 };
  const bucket = (used: number, allowed = 300) => ({ key: 'k', used, allowed, resetsAt: Date.UTC(2026, 0, 1), queued });

  it('is mentioned when less than a fifth is left', () => {
    expect(describeScarcity([])).toBe('');
    expect(describeScarcity([bucket(240)])).toBe('');
    expect(describeScarcity([bucket(10), bucket(241)])).toContain('59 of 300 requests are left until');
    expect(describeScarcity([bucket(310)])).toContain('0 of 300');
  });
});
