import { ApiClient } from 'contact-centre-client/fetch';
import { NotificationsApi } from 'contact-centre-client/apis/notifications';
import { createSandbox, serveSandbox } from 'contact-centre-client/sandbox';
import type { ServedSandbox } from 'contact-centre-client/sandbox';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';

const instead = 'Use Notifications of contact-centre-client/notifications';

/** The sandbox's response to a WebSocket request. */
function answerTo(address: string, protocols?: string[]): Promise<{ status: number; body: string } | 'open'> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address, protocols);
    socket.on('open', () => {
      socket.close();
      resolve('open');
    });
    socket.on('unexpected-response', (_request, response) => {
      text(response).then((body) => {
        resolve({ status: response.statusCode ?? 0, body });
      }, reject);
    });
    socket.on('error', reject);
  });
}

describe('A client that speaks XMPP', () => {
  let served: ServedSandbox;
  let channel: { id: string; uri: string };
  beforeAll(async () => {
    served = await serveSandbox();
    const client = new ApiClient({ apiUrl: served.url, timeout: 0 });
    client.setAccessToken(served.sandbox.issueAccessToken());
    const { id, connectUri = '' } = await new NotificationsApi(client).postNotificationsChannels();
    channel = { id, uri: connectUri };
    await client.close();
  });
  afterAll(() => served.close());

  it('receives an error with the alternative when it creates a channel', async () => {
    const sandbox = createSandbox();
    const headers = { Authorization: `Bearer ${sandbox.issueAccessToken()}` };
    const channels = 'https://api.sandbox.example/api/v2/notifications/channels';
    // As genesys-cloud-streaming-client 19 sends it.
    const response = await sandbox.fetch(new Request(`${channels}?connectionType=streaming`, { method: 'POST', headers }));
    expect(response.status).toBe(501);
    const body = (await response.json()) as { code: string; message: string };
    expect(body.code).toBe('not.implemented');
    expect(body.message).toContain('The sandbox does not speak XMPP, which genesys-cloud-streaming-client uses');
    expect(body.message).toContain(instead);
    const list = await sandbox.fetch(new Request(channels, { headers }));
    expect(await list.json()).toMatchObject({ entities: [] });
    const other = await sandbox.fetch(new Request(`${channels}?connectionType=other`, { method: 'POST', headers }));
    expect(other.status).toBe(200);
  });

  it.each([[['xmpp']], [['chat', 'XMPP']]])('is refused a WebSocket with the subprotocols %s', async (protocols) => {
    const answer = await answerTo(channel.uri, protocols);
    expect(answer).toMatchObject({ status: 501, body: expect.stringContaining(instead) as string });
  });

  it.each(['/stream/channels/{id}', '/stream/jwt/a.b.c'])('is refused a WebSocket at %s', async (path) => {
    const answer = await answerTo(served.url.replace('http', 'ws') + path.replace('{id}', channel.id), ['xmpp']);
    expect(answer).toMatchObject({ status: 501, body: expect.stringContaining(instead) as string });
    const bare = await answerTo(served.url.replace('http', 'ws') + path.replace('{id}', channel.id));
    expect(bare).toMatchObject({ status: 501 });
  });

  it('does not prevent other clients from opening a WebSocket', async () => {
    expect(await answerTo(channel.uri)).toBe('open');
    expect(await answerTo(channel.uri, ['chat'])).toBe('open');
    expect(await answerTo(`${served.url.replace('http', 'ws')}/channels/none`)).toMatchObject({ status: 404 });
  });
});
