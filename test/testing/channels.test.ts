import { once } from 'node:events';
import { ApiClient, NotificationsApi } from 'contact-centre-client';
import { setupSandbox } from 'contact-centre-client/testing';
import { setupServer } from 'msw/node';
import { WebSocket as UndiciWebSocket } from 'undici';
import { afterAll, beforeAll, expect, it } from 'vitest';

// Node 20 has no WebSocket. MSW replaces the global one.
if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket: UndiciWebSocket });

const { handlers, sandbox } = setupSandbox();
const server = setupServer(...handlers);
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
afterAll(() => {
  server.close();
});

async function message(socket: WebSocket): Promise<unknown> {
  const [{ data }] = (await once(socket, 'message')) as [MessageEvent<string>];
  return JSON.parse(data) as unknown;
}

async function opened(): Promise<WebSocket> {
  const client = new ApiClient({ timeout: 0, region: 'eu_central_1' });
  client.setAccessToken(sandbox.issueAccessToken());
  const channels = new NotificationsApi(client);
  const { id, connectUri = '' } = await channels.postNotificationsChannels();
  await channels.postNotificationsChannelSubscriptions(id, [{ id: 'v2.users.u1.presence' }]);
  const socket = new WebSocket(connectUri);
  await once(socket, 'open');
  return socket;
}

it('delivers events to the WebSocket of a channel', async () => {
  const socket = await opened();
  expect(socket.url).toMatch(/^wss:\/\/streaming\.mypurecloud\.de\/channels\//);
  const event = message(socket);
  sandbox.publish('v2.users.u1.presence', { source: 'PURECLOUD' });
  expect(await event).toMatchObject({ topicName: 'v2.users.u1.presence', eventBody: { source: 'PURECLOUD' } });
});

it('responds to a ping', async () => {
  const socket = await opened();
  const pong = message(socket);
  socket.send('{"message":"ping"}');
  expect(await pong).toEqual({ topicName: 'channel.metadata', eventBody: { message: 'pong' } });
});

it('announces the end of a channel', async () => {
  const socket = await opened();
  const farewell = message(socket);
  const closed = once(socket, 'close');
  sandbox.clock.advance(24 * 3_600_000);
  expect(await farewell).toMatchObject({ topicName: 'v2.system.socket_closing' });
  await closed;
});

it('closes a WebSocket without a channel', async () => {
  const socket = new WebSocket('wss://streaming.mypurecloud.com/channels/made-up');
  const [{ code }] = (await once(socket, 'close')) as [CloseEvent];
  expect(code).toBe(1008);
});
