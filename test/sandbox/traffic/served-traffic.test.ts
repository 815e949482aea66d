import { once } from 'node:events';
import { ApiClient, NotificationsApi } from 'contact-centre-client';
import { serveSandbox } from 'contact-centre-client/sandbox';
import { afterEach, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { NOW } from './support.js';

afterEach(() => {
  vi.useRealTimers();
});

it('a served contact centre advances by itself, and sends events on a WebSocket', async () => {
  // Ten minutes per second, so that the test need not wait for a customer.
  const begin = Date.now();
  const now = (): number => NOW + (Date.now() - begin) * 600;
  const served = await serveSandbox({ now, traffic: { historyMs: 3_600_000 } });
  const { url, sandbox } = served;
  const client = new ApiClient({ timeout: 0, apiUrl: url, loginUrl: url });
  client.setAccessToken(sandbox.issueAccessToken());
  const notifications = new NotificationsApi(client);
  const { id, connectUri = '' } = await notifications.postNotificationsChannels();
  const topics = sandbox.queues.map((queue) => ({ id: `v2.analytics.queues.${queue.id}.observations` }));
  await notifications.postNotificationsChannelSubscriptions(id, topics);
  const socket = new WebSocket(connectUri);
  await once(socket, 'open');
  let topicName = '';
  while (!topicName.startsWith('v2.analytics.queues.')) {
    const [data] = (await once(socket, 'message')) as [Buffer];
    topicName = (JSON.parse(data.toString()) as { topicName: string }).topicName;
  }
  await served.close();
});

it.each([
  ['with', { historyMs: 3_600_000 }, 1],
  ['without', false, 0],
])('a timer runs %s traffic until the sandbox is closed', async (_how, traffic, timers) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const served = await serveSandbox({ now: () => NOW, traffic });
  expect(vi.getTimerCount()).toBe(timers);
  const looks = vi.fn();
  served.sandbox.clock.advance = looks;
  vi.advanceTimersByTime(3000);
  expect(looks).toHaveBeenCalledTimes(3 * timers);
  await served.close();
  expect(vi.getTimerCount()).toBe(0);
});
