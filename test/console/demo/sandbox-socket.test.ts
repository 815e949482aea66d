import { describe, expect, it, vi } from 'vitest';
import { socketClass } from '../../../examples/console/src/demo/sandbox-socket.js';
import { NotificationsApi } from '../../../src/apis/notifications.js';
import { createSandbox } from '../../../src/sandbox/in-process.js';
import type { Sandbox } from '../../../src/sandbox/in-process.js';
import { clientOf } from '../../support/in-sandbox.js';
import { PATIENCE } from '../../support/patience.js';

async function openChannel(sandbox: Sandbox): Promise<string> {
  const client = clientOf(sandbox);
  client.setAccessToken(sandbox.issueAccessToken(sandbox.users[0]?.id));
  const { connectUri = '' } = await new NotificationsApi(client).postNotificationsChannels();
  return connectUri;
}

/** Resolves with the next event of a type. */
async function next(socket: EventTarget, type: string): Promise<Event> {
  return await new Promise((resolve) => {
    socket.addEventListener(type, resolve, { once: true });
  });
}

describe('A WebSocket to a sandbox in the page', () => {
  it('opens, answers a ping, and closes', async () => {
    const sandbox = createSandbox();
    const socket = new (socketClass(() => sandbox))(await openChannel(sandbox));
    expect(socket.readyState).toBe(0);
    expect(() => {
      socket.send('early');
    }).toThrow('still connecting');
    await next(socket, 'open');
    expect(socket.readyState).toBe(1);
    const message = next(socket, 'message');
    socket.send('{"message":"ping"}');
    expect(((await message) as MessageEvent<string>).data).toContain('pong');
    socket.close(1000, 'done');
    expect(await next(socket, 'close')).toMatchObject({ code: 1000, reason: 'done', wasClean: true });
    expect(socket.readyState).toBe(3);
  });

  it('calls the handler properties as well as listeners', async () => {
    const sandbox = createSandbox();
    const onopen = vi.fn();
    const socket = Object.assign(new (socketClass(() => sandbox))(await openChannel(sandbox)), { onopen });
    await vi.waitFor(() => {
      expect(onopen).toHaveBeenCalledOnce();
    }, PATIENCE);
    expect(socket.readyState).toBe(1);
  });

  it('fails for a channel that does not exist, and reports when the sandbox closes it', async () => {
    const sandbox = createSandbox();
    const Socket = socketClass(() => sandbox);
    const lost = new Socket('wss://streaming.mypurecloud.ie/channels/none');
    const closed = next(lost, 'close');
    await next(lost, 'error');
    expect(await closed).toMatchObject({ code: 1006, wasClean: false });

    const socket = new Socket(await openChannel(sandbox));
    await next(socket, 'open');
    const end = next(socket, 'close');
    sandbox.disconnect();
    await end;
    expect(socket.readyState).toBe(3);
  });
});
