import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { ApiClient } from 'contact-centre-client/fetch';
import { Notifications } from 'contact-centre-client/notifications';
import type { SocketClass } from 'contact-centre-client/notifications';
import { WebSocket as UndiciWebSocket } from 'undici';
import { afterEach, expect, it } from 'vitest';
import { WebSocket as WsWebSocket } from 'ws';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  while (ends.length > 0) await ends.pop()?.();
});

/** One text frame of a server. */
function frame(text: string): Buffer {
  const payload = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x81, payload.length]), payload]);
}

interface Peer {
  readonly client: ApiClient;
  readonly connections: Set<Socket>;
}

/** A server that sends `first` in the same packet as its handshake response, and then nothing more. */
async function halfOpenPeer(first: string): Promise<Peer> {
  const connections = new Set<Socket>();
  const server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo;
    const channel = { id: 'c1', connectUri: `ws://127.0.0.1:${port}/channels/c1`, expires: '2030-01-01T00:00:00Z' };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(request.method === 'POST' ? channel : { entities: [] }));
  });
  server.on('upgrade', (request, socket: Socket) => {
    connections.add(socket);
    socket.on('close', () => connections.delete(socket));
    socket.on('error', () => undefined);
    // The sockets of an HTTP server stay half open by default.
    socket.on('end', () => socket.destroy());
    const key = `${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
    const accept = createHash('sha1').update(key).digest('base64');
    const head = [
      'HTTP/1.1 101 Switching Protocols',
      'Upgrade: websocket',
      'Connection: Upgrade',
      `Sec-WebSocket-Accept: ${accept}`,
    ];
    socket.write(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), frame(first)]));
    // All data of the client is read without a response.
    socket.resume();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const client = new ApiClient({ apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, timeout: 0 });
  client.setAccessToken('token');
  ends.push(
    () => new Promise((resolve) => server.close(resolve)),
    () => {
      for (const socket of connections) socket.destroy();
    },
    () => client.close(),
  );
  return { client, connections };
}

const classes: [string, SocketClass | undefined][] = [
  ['the WebSocket of the runtime, or of undici', undefined],
  ['the WebSocket of undici', UndiciWebSocket],
  ['the WebSocket of ws', WsWebSocket],
];

it.each(classes)(
  'With %s an event in the packet of the handshake is delivered, and close() ends a half-open connection',
  async (_name, webSocket) => {
    const event = { topicName: 'v2.users.a.presence', eventBody: {}, metadata: { CorrelationId: '1' } };
    const { client, connections } = await halfOpenPeer(JSON.stringify(event));
    const live = new Notifications(client, webSocket && { webSocket });
    const receivedEvents: unknown[] = [];
    await live.on('v2.users.{id}.presence', 'a', ({ eventBody }) => receivedEvents.push(eventBody)).ready;
    await expect.poll(() => receivedEvents.length).toBe(1);
    expect(connections.size).toBe(1);
    const start = performance.now();
    await live.close();
    await expect.poll(() => connections.size, { interval: 20 }).toBe(0);
    expect(performance.now() - start).toBeGreaterThan(1500);
  },
);

it('close() ends a half-open connection whose diagnostics channel Node had garbage-collected before', async () => {
  const program = join(import.meta.dirname, 'children/collected-channel.ts');
  const child = spawn(process.execPath, ['--expose-gc', '--import', 'tsx', program], { stdio: ['ignore', 'pipe', 'pipe'] });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk.toString()));
  await once(child, 'close');
  expect(output).toEqual({ out: 'close close terminate destroy\n', err: '' });
});
