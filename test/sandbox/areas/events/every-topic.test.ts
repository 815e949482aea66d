import { beforeAll, describe, expect, it } from 'vitest';
import { surface } from '../../../../src/sandbox/operations/surface.js';
import { AreasOnDemand } from '../../../../src/sandbox/areas-on-demand.js';
import { topicTemplates } from '../../../../src/sandbox/store/channels/topics.js';
import { World } from '../../../../src/sandbox/store/world.js';
import { openSocket } from '../notifications/support.js';
import { eventDeviations, templateOf } from '../../operations/support/event-deviations.js';
import { conversationScenes } from './scenes/conversations.js';
import { jobScenes } from './scenes/jobs.js';
import { outboundScenes } from './scenes/outbound.js';
import { peopleScenes } from './scenes/people.js';
import { placeScenes } from './scenes/telephony-and-documents.js';
import { taskScenes } from './scenes/tasks.js';
import { workforceScenes } from './scenes/workforce-management.js';
import { Stage } from './scenes/stage.js';
import type { Scenes, Topic } from './scenes/stage.js';
import { topicsWithoutEvents } from './topics-without-events.js';

const scenes: Scenes = {
  ...outboundScenes,
  ...peopleScenes,
  ...placeScenes,
  ...jobScenes,
  ...conversationScenes,
  ...taskScenes,
  ...workforceScenes,
};

/** Sent only on the socket of a channel. */
const ofSockets: readonly Topic[] = ['v2.system.no_longer_subscribed.{id}', 'v2.system.socket_closing'];

const excepted = topicsWithoutEvents.flatMap(({ topics }) => topics);

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});

describe('a change', () => {
  it.each(Object.entries(scenes))('is reported as %s, with only the fields of its payload', async (topic, scene) => {
    const sceneEvents = (await stage.play(scene)).filter(({ topicName }) => templateOf(topicName) === topic);
    expect(sceneEvents.length).toBeGreaterThan(0);
    expect(sceneEvents.flatMap(eventDeviations)).toEqual([]);
    // An event without fields would conform, too.
    expect(sceneEvents.map(({ eventBody }) => Object.keys(eventBody as object).length)).not.toContain(0);
  });

  it.each(ofSockets)('of a channel is reported as %s on its socket', async (topic) => {
    const { id } = await stage.make('notifications/channels', {});
    const socket = openSocket(stage.sandbox, id);
    stage.sandbox.failChannels({ effect: topic.endsWith('closing') ? 'closing' : 'forget', channelId: id });
    const message = socket.sent.filter(({ topicName = '' }) => templateOf(topicName) === topic);
    expect(message).toHaveLength(1);
    expect(message.flatMap(({ topicName = '', eventBody }) => eventDeviations({ topicName, eventBody }))).toEqual([]);
  });
});

describe('topics', () => {
  it('are published, or listed with a reason', () => {
    const topicsCovered: readonly string[] = [...Object.keys(scenes), ...ofSockets, ...excepted];
    expect([...topicsCovered].sort()).toEqual([...topicTemplates].sort());
  });

  it('without events have no operation that changes their subject', () => {
    const world = new World();
    const effects = new AreasOnDemand(world, fetch).effects;
    for (const operation of topicsWithoutEvents.flatMap(({ operations = [] }) => operations)) {
      const [verb = '', path = ''] = operation.split(' ');
      const route = surface().route(path.replace(/\{\w+\}/g, '{}'), verb);
      expect(route, operation).toBeDefined();
      expect(route && effects.of(route), operation).toMatch(/^(none|blank)$/);
    }
    const publishedTopics = new Set(stage.events.map(({ topicName }) => templateOf(topicName)));
    expect(excepted.filter((topic) => publishedTopics.has(topic))).toEqual([]);
  });
});
