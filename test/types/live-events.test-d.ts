import type { PresenceEventUserPresence, QueueConversationCallEventTopicCallConversation } from 'contact-centre-client/models';
import { ApiClient } from 'contact-centre-client/fetch/client';
import { Notifications } from 'contact-centre-client/notifications';
import type {
  EachSubscription,
  EventStream,
  NotificationTopic,
  NotificationTopics,
  RepairedEvent,
  Subscription,
  TopicEvent,
  TopicIds,
} from 'contact-centre-client/notifications';
import { describe, expectTypeOf, it } from 'vitest';

const live = new Notifications(new ApiClient());

describe('Notifications', () => {
  it('tell what the template of a topic brings', () => {
    const stop = live.on('v2.users.{id}.presence', 'u', (event) => {
      expectTypeOf(event).toEqualTypeOf<TopicEvent<PresenceEventUserPresence>>();
    });
    expectTypeOf(stop).toEqualTypeOf<Subscription>();
    live.onEach('v2.routing.queues.{id}.conversations.calls', ['q'], ({ eventBody }, id) => {
      expectTypeOf(eventBody).toEqualTypeOf<QueueConversationCallEventTopicCallConversation>();
      expectTypeOf(id).toBeString();
    });
    live.onTopic('v2.something.new', ({ eventBody }) => {
      expectTypeOf(eventBody).toBeUnknown();
    });
  });

  it('tell what a repair found, where there is one', () => {
    live.on(
      'v2.users.{id}.presence',
      'u',
      (event) => {
        expectTypeOf(event).toEqualTypeOf<TopicEvent<PresenceEventUserPresence> | RepairedEvent<number>>();
        if (event.repaired === undefined) expectTypeOf(event.eventBody).toEqualTypeOf<PresenceEventUserPresence>();
      },
      { repair: () => Promise.resolve(1) },
    );
    live.onEach(
      'v2.users.{id}.presence',
      ['u'],
      ({ repaired }) => {
        expectTypeOf(repaired).toEqualTypeOf<string | undefined>();
      },
      { repair: (ids: readonly string[]) => Promise.resolve(new Map(ids.map((id) => [id, id]))) },
    );
  });

  it('take a signal, with a repair or without one', () => {
    const { signal } = new AbortController();
    live.on(
      'v2.users.{id}.presence',
      'u',
      (event) => {
        expectTypeOf(event).toEqualTypeOf<TopicEvent<PresenceEventUserPresence>>();
      },
      { signal },
    );
    live.on(
      'v2.users.{id}.presence',
      'u',
      ({ repaired }) => {
        expectTypeOf(repaired).toEqualTypeOf<number | undefined>();
      },
      { signal, repair: () => Promise.resolve(1) },
    );
    live.onTopic('v2.something.new', () => undefined, { signal });
    // @ts-expect-error -- a controller is no signal
    live.on('v2.users.{id}.presence', 'u', () => undefined, { signal: new AbortController() });
    // @ts-expect-error -- there is no such option
    live.on('v2.users.{id}.presence', 'u', () => undefined, { signal, onRefused: () => undefined });
  });

  it('change the ids of a subscription to several', () => {
    const each = live.onEach('v2.users.{id}.presence', ['u'], () => undefined, {
      onRefused: (error, id) => {
        expectTypeOf(error).toBeUnknown();
        expectTypeOf(id).toBeString();
      },
    });
    expectTypeOf(each).toEqualTypeOf<EachSubscription>();
    expectTypeOf(each.ids).toEqualTypeOf<readonly string[]>();
    expectTypeOf<EachSubscription['add']>().returns.toBeVoid();
    // @ts-expect-error -- a list of ids
    each.add('v');
    // @ts-expect-error -- ids are strings
    each.remove([1]);
    // @ts-expect-error -- ids change by add and remove
    expectTypeOf(each.ids.push);
    // @ts-expect-error -- a subscription to one topic has no ids to add
    expectTypeOf(live.on('v2.users.{id}.presence', 'u', () => undefined).add);
  });

  it('are read by for await, and waited for', async () => {
    const events = live.events('v2.users.{id}.presence', 'u', { bufferSize: 10 });
    expectTypeOf(events).toEqualTypeOf<EventStream<TopicEvent<PresenceEventUserPresence>>>();
    for await (const event of events) expectTypeOf(event).toEqualTypeOf<TopicEvent<PresenceEventUserPresence>>();
    const repaired = live.events('v2.users.{id}.presence', 'u', { repair: () => Promise.resolve(1) });
    for await (const event of repaired) {
      expectTypeOf(event).toEqualTypeOf<TopicEvent<PresenceEventUserPresence> | RepairedEvent<number>>();
    }
    expectTypeOf(live.once('v2.users.{id}.presence', 'u', { timeout: 1000 })).resolves.toEqualTypeOf<
      TopicEvent<PresenceEventUserPresence>
    >();
    // @ts-expect-error -- there is no such topic
    live.events('v2.users.{id}.mood', 'u');
    // @ts-expect-error -- a number
    live.events('v2.users.{id}.presence', 'u', { bufferSize: '10' });
    // @ts-expect-error -- whose presence?
    void live.once('v2.users.{id}.presence');
    // @ts-expect-error -- once takes no repair: it waits for an event
    void live.once('v2.users.{id}.presence', 'u', { repair: () => Promise.resolve(1) });
  });

  it('list their topics and channels, and reconnect', () => {
    expectTypeOf(live.topics).toEqualTypeOf<readonly string[]>();
    expectTypeOf(live.channelIds).toEqualTypeOf<readonly string[]>();
    expectTypeOf<Notifications['reconnect']>().returns.toBeVoid();
    // @ts-expect-error -- topics change by subscribing
    live.topics = [];
  });

  it('end by using and await using', async () => {
    expectTypeOf<Subscription[typeof Symbol.dispose]>().returns.toBeVoid();
    expectTypeOf(live[Symbol.asyncDispose]()).resolves.toBeVoid();
    await live.events('v2.quality.evaluations', [])[Symbol.asyncDispose]();
    expectTypeOf<Subscription>().not.toHaveProperty(Symbol.asyncDispose);
  });

  it('have the types of topics beside them', () => {
    expectTypeOf<'v2.users.{id}.presence'>().toExtend<NotificationTopic>();
    expectTypeOf<NotificationTopics['v2.users.{id}.presence']>().toEqualTypeOf<PresenceEventUserPresence>();
    expectTypeOf<'v2.users.{id}.mood'>().not.toExtend<NotificationTopic>();
  });

  it('take as many ids as the template has placeholders', () => {
    expectTypeOf<TopicIds<'v2.quality.evaluations'>>().toEqualTypeOf<readonly []>();
    expectTypeOf<TopicIds<'v2.users.{id}.presence'>>().toEqualTypeOf<string>();
    expectTypeOf<TopicIds<'v2.architect.prompts.{id}.resources.{id}'>>().toEqualTypeOf<readonly [string, string]>();
    expectTypeOf<TopicIds<'v2.users.{id}.conversations.{id}.recordings.{id}'>>().toEqualTypeOf<
      readonly [string, string, string]
    >();
    live.on('v2.quality.evaluations', [], () => undefined);
    live.on('v2.architect.prompts.{id}.resources.{id}', ['p', 'en-us'], () => undefined);
  });

  it('refuse what is no template, and ids that are missing or too many', () => {
    // @ts-expect-error -- there is no such topic
    live.on('v2.users.{id}.mood', 'u', () => undefined);
    // @ts-expect-error -- the id stands beside the template, not in it
    live.on('v2.users.u.presence', 'u', () => undefined);
    // @ts-expect-error -- whose presence?
    live.on('v2.users.{id}.presence', () => undefined);
    // @ts-expect-error -- whose presence?
    live.on('v2.users.{id}.presence', [], () => undefined);
    // @ts-expect-error -- one is missing
    live.on('v2.architect.prompts.{id}.resources.{id}', ['p'], () => undefined);
    // @ts-expect-error -- there is nothing to put it
    live.on('v2.quality.evaluations', 'e', () => undefined);
    // @ts-expect-error -- of two ids, which one?
    live.onEach('v2.architect.prompts.{id}.resources.{id}', ['p'], () => undefined);
    live.on('v2.users.{id}.presence', 'u', ({ eventBody }) => {
      expectTypeOf(eventBody).not.toHaveProperty('mood');
    });
    live.on(
      'v2.users.{id}.presence',
      'u',
      ({ eventBody }) => {
        // @ts-expect-error -- an event and what a repair found are two things
        expectTypeOf(eventBody.source).toBeString();
      },
      { repair: () => Promise.resolve(1) },
    );
    // @ts-expect-error -- a client is needed
    new Notifications();
  });

  it('share with other tabs by a client that says who is signed in', () => {
    new Notifications(new ApiClient(), { shareTabs: true, maxChannels: 2 });
    const sender: Pick<ApiClient, 'send'> = new ApiClient();
    new Notifications(sender, { shareTabs: false });
    // @ts-expect-error -- whoever only sends does not say who is signed in
    new Notifications(sender, { shareTabs: true });
    // @ts-expect-error -- a switch
    new Notifications(new ApiClient(), { shareTabs: 'yes' });
  });

  it('take the classes of WebSockets that there are', () => {
    new Notifications(new ApiClient(), { webSocket: globalThis.WebSocket });
    // @ts-expect-error -- a class, not one of its objects
    new Notifications(new ApiClient(), { webSocket: new globalThis.WebSocket('wss://example.com') });
  });
});
