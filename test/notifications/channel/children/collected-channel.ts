// Closes one WebSocket, lets Node collect its diagnostics channel when undici obtains that channel, and closes another
// WebSocket. Prints what was called. Needs --expose-gc.
import { channel } from 'node:diagnostics_channel';
import type { Channel } from 'node:diagnostics_channel';
import { createServer } from 'node:http';
import { ApiClient } from '../../../../src/entries/index.js';
import { Notifications } from '../../../../src/notifications/index.js';
import type { SocketClass } from '../../../../src/notifications/index.js';
import { listen } from '../../../support/loopback.js';

const path = '/channels/c1';
const server = createServer((request, response) => {
  const created = { id: 'c1', connectUri: `wss://streaming.example${path}`, expires: '2030-01-01T00:00:00Z' };
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(request.method === 'POST' ? created : { entities: [] }));
});
const { url: apiUrl, close } = await listen(server);
const client = new ApiClient({ apiUrl, timeout: 0 });
client.setAccessToken('token');

const undici: { requests?: Channel } = {};
const calls: string[] = [];

/**
 * A WebSocket like undici's: it publishes its connection, cannot be terminated, and its peer does not complete the closing
 * handshake.
 */
class HalfOpenSocket extends EventTarget {
  constructor() {
    super();
    undici.requests?.publish({ request: { upgrade: 'websocket', path }, socket: { destroy: () => calls.push('destroy') } });
    setTimeout(() => this.dispatchEvent(new Event('open')));
  }

  send(): void {
    calls.push('send');
  }

  close(): void {
    calls.push('close');
  }
}

/** A WebSocket like that of `ws`, which needs no diagnostics. */
class TerminableSocket extends HalfOpenSocket {
  terminate(): void {
    calls.push('terminate');
  }
}

async function openAndClose(webSocket: SocketClass): Promise<void> {
  const live = new Notifications(client, { webSocket });
  await live.on('v2.users.{id}.presence', 'a', () => undefined).ready;
  await live.close();
}

await openAndClose(TerminableSocket);
globalThis.gc!();
undici.requests = channel('undici:client:sendHeaders');
// Node runs finalizers of collected objects between two tasks.
for (let round = 0; round < 10; round++) await new Promise(setImmediate);
await openAndClose(HalfOpenSocket);
await client.close();
await close();
process.once('exit', () => {
  console.log(calls.join(' '));
});
