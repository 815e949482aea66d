import { once } from 'node:events';
import { ApiClient, NotificationsApi, PresenceApi } from 'contact-centre-client';
import { serveSandbox } from 'contact-centre-client/sandbox';
import type { ServedSandbox } from 'contact-centre-client/sandbox';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';

let served: ServedSandbox;
let client: ApiClient;
let notifications: NotificationsApi;
beforeEach(async () => {
  served = await serveSandbox();
  client = new ApiClient({ timeout: 0, apiUrl: served.url, loginUrl: served.url });
  client.setAccessToken(served.sandbox.issueAccessToken());
  notifications = new NotificationsApi(client);
});
afterEach(async () => {
  await served.close();
});

async function opened(...topics: string[]): Promise<WebSocket> {
  const { id, connectUri = '' } = await notifications.postNotificationsChannels();
  await notifications.postNotificationsChannelSubscriptions(
    id,
    topics.map((topic) => ({ id: topic })),
  );
  const socket = new WebSocket(connectUri);
  await once(socket, 'open');
  return socket;
}

async function message(socket: WebSocket): Promise<unknown> {
  const [data] = (await once(socket, 'message')) as [Buffer];
  return JSON.parse(data.toString()) as unknown;
}

it('delivers events to the WebSocket of connectUri', async () => {
  const socket = await opened('v2.users.u1.presence');
  const nextMessage = message(socket);
  served.sandbox.publish('v2.users.u1.presence', { source: 'PURECLOUD' });
  expect(await nextMessage).toMatchObject({ topicName: 'v2.users.u1.presence', eventBody: { source: 'PURECLOUD' } });
});

it("delivers a change of a user's presence", async () => {
  const { id } = served.sandbox.users[0]!;
  const { entities } = await new PresenceApi(client).getPresencedefinitions();
  const { id: presenceId = '' } = entities.find(({ systemPresence }) => systemPresence === 'Meal')!;
  const socket = await opened(`v2.users.${id}?presence&routingStatus`);
  const nextMessage = message(socket);
  await new PresenceApi(client).patchUserPresence(id, 'PURECLOUD', { presenceDefinition: { id: presenceId } });
  expect(await nextMessage).toMatchObject({
    topicName: `v2.users.${id}.presence`,
    eventBody: { source: 'PURECLOUD', presenceDefinition: { id: presenceId, systemPresence: 'Meal' } },
  });
  const next = message(socket);
  const { id: onQueue = '' } = entities.find(({ systemPresence }) => systemPresence === 'On Queue')!;
  await new PresenceApi(client).patchUserPresence(id, 'PURECLOUD', { presenceDefinition: { id: onQueue } });
  expect(await next).toMatchObject({
    topicName: `v2.users.${id}.routingStatus`,
    eventBody: { routingStatus: { status: 'IDLE' } },
  });
});

it('answers a ping', async () => {
  const socket = await opened();
  const nextMessage = message(socket);
  socket.send('{"message":"ping"}');
  expect(await nextMessage).toEqual({ topicName: 'channel.metadata', eventBody: { message: 'pong' } });
});

it('reopens a WebSocket after it has ended', async () => {
  const socket = await opened('v2.users.u1.presence');
  socket.close();
  await once(socket, 'close');
  const again = new WebSocket(socket.url);
  await once(again, 'open');
  const nextMessage = message(again);
  served.sandbox.publish('v2.users.u1.presence', {});
  expect(await nextMessage).toMatchObject({ topicName: 'v2.users.u1.presence' });
});

it.each(['/channels/made-up', '/elsewhere'])('opens no WebSocket at %s', async (path) => {
  const socket = new WebSocket(`${served.url.replace('http', 'ws')}${path}`);
  const [error] = (await once(socket, 'error')) as [Error];
  expect(error.message).toContain('404');
});

it('announces the end of the sandbox', async () => {
  const socket = await opened();
  const nextMessage = message(socket);
  const closed = once(socket, 'close');
  await served.close();
  expect(await nextMessage).toMatchObject({ topicName: 'v2.system.socket_closing' });
  expect((await closed)[0]).toBe(1001);
});
