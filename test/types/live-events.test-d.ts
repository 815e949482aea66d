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
  it("have the payload type of a topic's template", () => {
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

  it("have the type of a repair's result, if there is a repair", () => {
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

  it('accept a signal, with or without a repair', () => {
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

  it('change the ids of a subscription with a placeholder', () => {
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

  it('can be iterated and awaited', async () => {
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
    // @ts-expect-error -- the user id is missing
    void live.once('v2.users.{id}.presence');
    // @ts-expect-error -- once accepts no repair, since it waits for an event
    void live.once('v2.users.{id}.presence', 'u', { repair: () => Promise.resolve(1) });
  });

  it('list their topics and channels, and reconnect', () => {
    expectTypeOf(live.topics).toEqualTypeOf<readonly string[]>();
    expectTypeOf(live.channelIds).toEqualTypeOf<readonly string[]>();
    expectTypeOf<Notifications['reconnect']>().returns.toBeVoid();
    // @ts-expect-error -- topics change by subscribing
    live.topics = [];
  });

  it('end with using and await using', async () => {
    expectTypeOf<Subscription[typeof Symbol.dispose]>().returns.toBeVoid();
    expectTypeOf(live[Symbol.asyncDispose]()).resolves.toBeVoid();
    await live.events('v2.quality.evaluations', [])[Symbol.asyncDispose]();
    expectTypeOf<Subscription>().not.toHaveProperty(Symbol.asyncDispose);
  });

  it('export the types of topics', () => {
    expectTypeOf<'v2.users.{id}.presence'>().toExtend<NotificationTopic>();
    expectTypeOf<NotificationTopics['v2.users.{id}.presence']>().toEqualTypeOf<PresenceEventUserPresence>();
    expectTypeOf<'v2.users.{id}.mood'>().not.toExtend<NotificationTopic>();
  });

  it('accept as many ids as the template has placeholders', () => {
    expectTypeOf<TopicIds<'v2.quality.evaluations'>>().toEqualTypeOf<readonly []>();
    expectTypeOf<TopicIds<'v2.users.{id}.presence'>>().toEqualTypeOf<string>();
    expectTypeOf<TopicIds<'v2.architect.prompts.{id}.resources.{id}'>>().toEqualTypeOf<readonly [string, string]>();
    expectTypeOf<TopicIds<'v2.users.{id}.conversations.{id}.recordings.{id}'>>().toEqualTypeOf<
      readonly [string, string, string]
    >();
    live.on('v2.quality.evaluations', [], () => undefined);
    live.on('v2.architect.prompts.{id}.resources.{id}', ['p', 'en-us'], () => undefined);
  });

  it('reject an invalid template, and missing or superfluous ids', () => {
    // @ts-expect-error -- there is no such topic
    live.on('v2.users.{id}.mood', 'u', () => undefined);
    // @ts-expect-error -- the id is a separate argument, not part of the template
    live.on('v2.users.u.presence', 'u', () => undefined);
    // @ts-expect-error -- the user id is missing
    live.on('v2.users.{id}.presence', () => undefined);
    // @ts-expect-error -- the user id is missing
    live.on('v2.users.{id}.presence', [], () => undefined);
    // @ts-expect-error -- one is missing
    live.on('v2.architect.prompts.{id}.resources.{id}', ['p'], () => undefined);
    // @ts-expect-error -- there is nothing to put it
    live.on('v2.quality.evaluations', 'e', () => undefined);
    // @ts-expect-error -- the topic has two ids
    live.onEach('v2.architect.prompts.{id}.resources.{id}', ['p'], () => undefined);
    live.on('v2.users.{id}.presence', 'u', ({ eventBody }) => {
      expectTypeOf(eventBody).not.toHaveProperty('mood');
    });
    live.on(
      'v2.users.{id}.presence',
      'u',
      ({ eventBody }) => {
        // @ts-expect-error -- an event and the result of a repair have different types
        expectTypeOf(eventBody.source).toBeString();
      },
      { repair: () => Promise.resolve(1) },
    );
    // @ts-expect-error -- a client is needed
    new Notifications();
  });

  it('are shared with other tabs by a client that identifies its user', () => {
    new Notifications(new ApiClient(), { shareTabs: true, maxChannels: 2 });
    const sender: Pick<ApiClient, 'send'> = new ApiClient();
    new Notifications(sender, { shareTabs: false });
    // @ts-expect-error -- a client that only sends does not identify its user
    new Notifications(sender, { shareTabs: true });
    // @ts-expect-error -- a switch
    new Notifications(new ApiClient(), { shareTabs: 'yes' });
  });

  it('accept the usual WebSocket classes', () => {
    new Notifications(new ApiClient(), { webSocket: globalThis.WebSocket });
    // @ts-expect-error -- a class, not one of its objects
    new Notifications(new ApiClient(), { webSocket: new globalThis.WebSocket('wss://example.com') });
  });
});
