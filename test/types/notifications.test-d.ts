import type { ApiPromise } from 'contact-centre-client';
import { NotificationsApi } from 'contact-centre-client/apis/notifications';
import type {
  AgentActivityChangedTopicAgentActivity,
  AvailableTopic,
  Channel,
  ChannelTopicEntityListing,
  NotificationTopic,
  NotificationTopics,
  PresenceEventUserPresence,
  QueueConversationEventTopicConversation,
  SystemMessageSystemMessage,
} from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new NotificationsApi();

describe('NotificationsApi', () => {
  it('creates a channel and subscribes it to topics', () => {
    expectTypeOf(api.postNotificationsChannels()).toEqualTypeOf<ApiPromise<Channel>>();
    expectTypeOf(
      api.putNotificationsChannelSubscriptions('c', [{ id: 'v2.users.me.presence' }]),
    ).resolves.toEqualTypeOf<ChannelTopicEntityListing>();
    expectTypeOf(api.headNotificationsChannel('c')).resolves.toBeVoid();
  });

  it('rejects topics that are no list of objects, and an invalid channel id', () => {
    // @ts-expect-error -- a topic is an object with an id
    void api.postNotificationsChannelSubscriptions('c', ['v2.users.me.presence']);
    // @ts-expect-error -- several topics are a list
    void api.postNotificationsChannelSubscriptions('c', { id: 'v2.users.me.presence' });
    // @ts-expect-error -- the topics are missing
    void api.postNotificationsChannelSubscriptions('c');
    // @ts-expect-error -- an id is text
    void api.getNotificationsChannelSubscriptions(1);
    // @ts-expect-error -- the option is in lower case
    void api.getNotificationsChannels({ includeChannels: 'token' });
  });

  it('accepts the visibilities of a topic and a new expansion', () => {
    expectTypeOf<KnownValues<AvailableTopic['visibility']>>().toEqualTypeOf<'Public' | 'Preview'>();
    void api.getNotificationsAvailabletopics({ expand: ['schema', 'history'] });
  });
});

describe('NotificationTopics', () => {
  it('has the payload type of a topic', () => {
    expectTypeOf<NotificationTopics['v2.users.{id}.presence']>().toEqualTypeOf<PresenceEventUserPresence>();
    expectTypeOf<NotificationTopics['v2.users.{id}.activity']>().toEqualTypeOf<AgentActivityChangedTopicAgentActivity>();
    expectTypeOf<
      NotificationTopics['v2.routing.queues.{id}.conversations']
    >().toEqualTypeOf<QueueConversationEventTopicConversation>();
    expectTypeOf<
      NotificationTopics['v2.system.socket_closing' | 'v2.system.{id}.{id}']
    >().toEqualTypeOf<SystemMessageSystemMessage>();
    expectTypeOf<NotificationTopics['v2.users.{id}.outofoffice']['active']>().toEqualTypeOf<boolean | undefined>();
  });

  it('types a handler by its topic', () => {
    const on = {} as <T extends NotificationTopic>(topic: T, handle: (event: NotificationTopics[T]) => void) => void;
    on('v2.users.{id}.presence', (presence) => {
      expectTypeOf(presence.message).toEqualTypeOf<string | undefined>();
      // @ts-expect-error -- a presence has no participants
      expectTypeOf(presence.participants);
    });
    // @ts-expect-error -- there is no such topic
    on('v2.users.{id}.horoscope', () => undefined);
    // @ts-expect-error -- topics are identified by template, not by id
    on('v2.users.4711.presence', () => undefined);
    // @ts-expect-error -- a presence event is no conversation event
    on('v2.users.{id}.presence', (event: QueueConversationEventTopicConversation) => event.participants);
  });

  it('rejects an unknown topic and never falls back to any', () => {
    // @ts-expect-error -- there is no such topic
    expectTypeOf<NotificationTopics['v2.users.{id}.horoscope']>();
    expectTypeOf<NotificationTopic>().not.toEqualTypeOf<string>();
    expectTypeOf<Exclude<NotificationTopic, `v2.${string}`>>().toBeNever();
    type Untyped = { [T in NotificationTopic]: unknown extends NotificationTopics[T] ? T : never }[NotificationTopic];
    expectTypeOf<Untyped>().toBeNever();
  });
});
