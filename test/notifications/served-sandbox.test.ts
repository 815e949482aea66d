import { ApiClient } from 'contact-centre-client';
import { Notifications } from 'contact-centre-client/notifications';
import type { SocketClass } from 'contact-centre-client/notifications';
import { serveSandbox } from 'contact-centre-client/sandbox';
import type { ServedSandbox } from 'contact-centre-client/sandbox';
import { WebSocket as UndiciWebSocket } from 'undici';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket as WsWebSocket } from 'ws';

let served: ServedSandbox;
beforeAll(async () => {
  served = await serveSandbox();
});
afterAll(() => served.close());

const ways: [what: string, webSocket: SocketClass | undefined][] = [
  ['what Node has, or undici where it has none', undefined],
  ['the WebSocket of undici', UndiciWebSocket],
  ['the WebSocket of ws', WsWebSocket],
];

it.each(ways)('Events arrive, and continue after a disconnection, over %s', async (_what, webSocket) => {
  const { sandbox, url } = served;
  const client = new ApiClient({ timeout: 0, apiUrl: url });
  client.setAccessToken(sandbox.issueAccessToken());
  const live = new Notifications(client, webSocket && { webSocket });
  const receivedEvents: unknown[] = [];
  let repairs = 0;
  const stop = live.on('v2.users.{id}.presence', 'u1', ({ repaired, eventBody }) => receivedEvents.push(repaired ?? eventBody), {
    repair: () => Promise.resolve((repairs += 1)),
  });
  await stop.ready;
  await expect.poll(() => receivedEvents, { interval: 5 }).toEqual([1]);
  const start = performance.now();
  sandbox.failChannels({ effect: 'cut' });
  await expect.poll(() => receivedEvents, { interval: 5 }).toEqual([1, 2]);
  expect(performance.now() - start).toBeLessThan(1500);
  sandbox.publish('v2.users.u1.presence', { source: 'PURECLOUD' });
  await expect.poll(() => receivedEvents, { interval: 5 }).toEqual([1, 2, { source: 'PURECLOUD' }]);
  await live.close();
  await client.close();
});
