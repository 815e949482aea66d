import '../support/english.js';
import { TooManyTopicsError, TopicRefusedError } from 'contact-centre-client/notifications';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Stream } from '../../../examples/console/src/events/stream/use-stream.js';
import { useStream } from '../../../examples/console/src/events/stream/use-stream.js';
import { MOST_TOPICS } from '../../../examples/console/src/events/topics/capacity.js';
import type { SubscribedTopic } from '../../../examples/console/src/events/topics/subscribed.js';
import { combine, topicName } from '../../../examples/console/src/events/topics/subscribed.js';
import { giveRoles } from '../../notifications/support.js';
import type { Stage } from '../live/support.js';
import { begin, end } from '../live/support.js';

let stage: Stage;
let stream: Stream;
beforeEach(() => {
  stage = begin();
});
afterEach(end);

function Probe({ topics }: { topics: readonly SubscribedTopic[] }): null {
  stream = useStream(topics);
  return null;
}

/** Lets a short time pass in small steps until a condition holds. The time limit of the test ends it. */
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await stage.passing(0.1);
}

const userIds = (): string[] => stage.sandbox.users.slice(0, 2).map(({ id }) => id);
const states = (): string[] => [...stream.topicStates.values()].map(({ state }) => state);

describe('The stream of a page', () => {
  it('receives the events of its topics, and those of no other', async () => {
    const [one = '', two = ''] = userIds();
    stage.open(stage.sandbox.users[0]?.id, <Probe topics={combine('v2.users.{id}.presence', [[one]])} />);
    await until(() => stream.status.state === 'live' && states()[0] === 'accepted');
    stage.sandbox.publish(`v2.users.${two}.presence`, { source: 'B' });
    stage.sandbox.publish(`v2.users.${one}.presence`, { source: 'A' });
    await until(() => stream.view.received > 0);
    await stage.passing(1);
    expect(stream.view.rows).toMatchObject([{ kind: 'event', topicName: `v2.users.${one}.presence`, body: { source: 'A' } }]);
    expect(stream.meter.counts(Date.now() + 1000, 10).reduce((sum, count) => sum + count, 0)).toBe(1);
  });

  it('has a row for an interruption, for what may be missing, and for the new connection', async () => {
    stage.open(stage.sandbox.users[0]?.id, <Probe topics={combine('v2.users.{id}.presence', [userIds()])} />);
    await until(() => stream.status.state === 'live' && states()[1] === 'accepted');
    stage.sandbox.failChannels({ effect: 'cut' });
    await until(() => stream.view.rows.some((row) => row.kind === 'connection' && row.isConnected));
    await until(() => stream.view.rows.some(({ kind }) => kind === 'gap'));
    const kinds = stream.view.rows.map(({ kind }) => kind).sort();
    expect(kinds).toEqual(['connection', 'connection', 'gap']);
    const gap = stream.view.rows.find((row) => row.kind === 'gap');
    expect(gap?.topicNames.toSorted()).toEqual(combine('v2.users.{id}.presence', [userIds()]).map(topicName).sort());
    expect(gap?.from).toBeLessThanOrEqual(gap?.to ?? 0);
    expect(stream.view.received).toBe(0);
  });

  it('names the missing permission of a refused topic, and subscribes to it when the user tries again', async () => {
    const agent = stage.sandbox.users.find(({ title }) => title !== 'Team Leader')?.id ?? '';
    const [topic] = combine('v2.analytics.queues.{id}.observations', [[stage.sandbox.queues[0]?.id ?? '']]);
    stage.open(agent, <Probe topics={[topic!]} />);
    await until(() => states()[0] === 'refused');
    const [state] = stream.topicStates.values();
    const error = state?.state === 'refused' ? state.error : undefined;
    expect(error).toBeInstanceOf(TopicRefusedError);
    expect((error as TopicRefusedError).missingPermissions).toEqual(['analytics:queueObservation:view']);
    await giveRoles(stage, agent, ['Supervisor']);
    stream.retry(topic!);
    await until(() => states()[0] === 'accepted');
  });

  it('refuses topics that its channels have no room for, and keeps the others', async () => {
    const ids = Array.from({ length: MOST_TOPICS + 1 }, (_, index) => `user-${index}`);
    stage.open(stage.sandbox.users[0]?.id, <Probe topics={combine('v2.users.{id}.presence', [ids])} />);
    await until(() => stream.topicStates.size > MOST_TOPICS);
    const last = stream.topicStates.get(`v2.users.user-${MOST_TOPICS}.presence`);
    expect(last).toMatchObject({ state: 'refused', error: expect.any(TooManyTopicsError) as unknown });
    expect(stream.topicCount()).toBe(MOST_TOPICS);
  });
});
