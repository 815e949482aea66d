import { focusManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { useTopicEachListener } from 'contact-centre-client/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { notificationsOf } from '../../../examples/console/src/live/live.js';
import { describePolling } from '../../../examples/console/src/live/polling-notice.js';
import { ASKING } from '../../../examples/console/src/live/use-live-answer.js';
import type { Hearing } from '../../../examples/console/src/live/use-hearing.js';
import { useHearing } from '../../../examples/console/src/live/use-hearing.js';
import { ConsoleClient } from '../../../examples/console/src/session/console-client.js';
import { MAY_BE_ALLOWED } from '../../../examples/console/src/session/query-client.js';
import { giveRoles } from '../../notifications/support.js';
import type { Stage } from './support.js';
import { begin, end, sandboxUrl } from './support.js';
import '../support/english.js';

let stage: Stage;
beforeEach(() => {
  stage = begin();
});
afterEach(end);

let ways: Hearing['way'][];
beforeEach(() => {
  ways = [];
});

/** Waits for a state in small steps, so that lazy loading takes none of the page's time. The time limit of the test ends it. */
async function until(way: Hearing['way']): Promise<void> {
  while (ways.at(-1) !== way) await stage.passing(0.1);
}

/** Subscribes to a queue's figures, and records the state. */
function Probe({ queueId }: { queueId: string | undefined }) {
  const ids = queueId === undefined ? undefined : [queueId];
  const options = { retryRefusedMs: MAY_BE_ALLOWED };
  const topic = useTopicEachListener('v2.analytics.queues.{id}.observations', ids, () => undefined, options);
  const hearing = useHearing(ids !== undefined, [topic]);
  if (ways.at(-1) !== hearing.way) ways.push(hearing.way);
  return <p>{describePolling(ASKING, hearing)}</p>;
}

describe('A page', () => {
  const queueId = () => stage.sandbox.queues[0]?.id;
  const personOf = (index: number) => stage.sandbox.users.at(index)?.id;

  it('waits 5 s after a lost connection, then polls, and receives events again when it is restored', async () => {
    stage.open(personOf(0), <Probe queueId={queueId()} />);
    await until('live');
    expect(ways).toEqual(['starting', 'live']);
    stage.sandbox.failChannels({ effect: 'cut' });
    await stage.passing(5);
    expect(ways.slice(2).filter((way) => way !== 'reconnecting')).toEqual(['live']);
    stage.sandbox.failChannels({ effect: 'refuse', lastsMs: 30_000 });
    stage.sandbox.failChannels({ effect: 'cut' });
    await stage.passing(4);
    expect(ways.at(-1)).toBe('reconnecting');
    await stage.passing(2);
    expect(ways.at(-1)).toBe('asking');
    await stage.passing(100);
    expect(ways.at(-1)).toBe('live');
  });

  it('polls immediately if a subscription is refused, and shows the missing permission', async () => {
    const agent = stage.sandbox.users.findIndex(({ title }) => title !== 'Team Leader');
    stage.open(personOf(agent), <Probe queueId={queueId()} />);
    await until('asking');
    expect(ways).toEqual(['starting', 'asking']);
    screen.getByText(
      'Not live: asking every 15 s. With the permission analytics:queueObservation:view, changes are shown immediately.',
    );
    expect(stage.sockets.socketCount).toBe(1);
  });

  it('retries a refused subscription once a minute, and receives events once it is permitted', async () => {
    const agent = stage.sandbox.users.findIndex(({ title }) => title !== 'Team Leader');
    stage.open(personOf(agent), <Probe queueId={queueId()} />);
    await until('asking');
    stage.requests.length = 0;
    await stage.passing(210);
    expect(ways.at(-1)).toBe('asking');
    expect(stage.requests.filter((call) => call.includes('notifications'))).toEqual(
      Array.from({ length: 3 }, () => 'PUT /api/v2/notifications/channels/{id}/subscriptions'),
    );
    await giveRoles(stage, personOf(agent) ?? '', ['Supervisor']);
    await stage.passing(61);
    expect(ways).toEqual(['starting', 'asking', 'live']);
    // Removes the permission that it had.
    await giveRoles(stage, personOf(agent) ?? '', []);
    stage.sandbox.failChannels({ effect: 'evict' });
    await stage.passing(5);
    expect(ways.at(-1)).toBe('asking');
  });

  it('does not retry a refused subscription in the background', async () => {
    const agent = stage.sandbox.users.findIndex(({ title }) => title !== 'Team Leader');
    stage.open(personOf(agent), <Probe queueId={queueId()} />);
    await until('asking');
    const before = stage.requests.length;
    focusManager.setFocused(false);
    onTestFinished(() => {
      focusManager.setFocused(undefined);
    });
    await stage.passing(180);
    expect(stage.requests.length).toBe(before);
    focusManager.setFocused(true);
    await stage.passing(65);
    expect(stage.requests.length).toBeGreaterThan(before);
  });

  it('waits without topics, and opens no channel', async () => {
    stage.open(personOf(0), <Probe queueId={undefined} />);
    await stage.passing(10);
    expect(ways).toEqual(['starting']);
    expect(stage.requests.filter((call) => call.includes('notifications'))).toEqual([]);
  });
});

describe('The notifications of pages', () => {
  const clientOf = (): ConsoleClient => new ConsoleClient({ timeout: 0, apiUrl: sandboxUrl });

  it('are shared by all pages of a client', () => {
    const client = clientOf();
    const live = notificationsOf(client);
    onTestFinished(() => live.close());
    expect(notificationsOf(client)).toBe(live);
    const other = notificationsOf(clientOf());
    onTestFinished(() => other.close());
    expect(other).not.toBe(live);
  });

  it('end at sign-out, and belong to the next user after that', async () => {
    stage.open(stage.sandbox.users[0]?.id, <Probe queueId={stage.sandbox.queues[0]?.id} />);
    await until('live');
    act(() => {
      stage.client().forget();
    });
    await until('reconnecting');
    expect(stage.sockets.open.size).toBe(0);
    act(() => {
      stage.client().setAccessToken(stage.sandbox.issueAccessToken(stage.sandbox.users[0]?.id));
    });
    await until('live');
    expect(stage.sockets.open.size).toBe(1);
  });
});
