import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A request to a raw store. */
export interface RawRequest {
  /** The offset in `Range`; 0 without one. */
  readonly offset: number;
  readonly hasRange: boolean;
  readonly ifRange: string | undefined;
}

/** A response as it is sent over the wire. */
export interface RawResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Uint8Array;
  /** How the body is framed: by `Content-Length` (as in `headers`), in chunks, or by the end of the connection. */
  readonly framing?: 'length' | 'chunked' | 'close';
  /** Whether the response does not state that it ends with its connection, as with HTTP/1.0. */
  readonly hidesEnd?: boolean;
  /** Bytes of the body after which the connection breaks. */
  readonly cutAt?: number;
}

/** A store that writes its responses byte by byte, so that it can violate HTTP. @returns its address. */
export async function rawStore(respond: (request: RawRequest) => RawResponse): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let received = '';
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      received += data.toString('latin1');
      if (!received.includes('\r\n\r\n')) return;
      const head = received;
      received = '';
      const range = /^range: bytes=(\d+)-/im.exec(head);
      const ifRange = /^if-range: (.*)$/im.exec(head)?.[1];
      send(socket, respond({ offset: Number(range?.[1] ?? 0), hasRange: range !== null, ifRange }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/files/call.wav`;
}

function send(socket: Socket, response: RawResponse): void {
  const { status, headers, body, framing = 'length', hidesEnd = false, cutAt = Infinity } = response;
  const sent = Buffer.from(body.subarray(0, cutAt));
  const isCut = cutAt < body.length;
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  if (framing === 'chunked') lines.push('transfer-encoding: chunked\r\n');
  if (!hidesEnd) lines.push('connection: close\r\n');
  socket.write(`HTTP/1.1 ${status} Status\r\n${lines.join('')}\r\n`);
  if (framing !== 'chunked') {
    socket.end(sent);
    return;
  }
  if (sent.length > 0) socket.write(Buffer.concat([Buffer.from(`${sent.length.toString(16)}\r\n`), sent, Buffer.from('\r\n')]));
  socket.end(isCut ? '' : '0\r\n\r\n');
}

/**
 * The same store as a custom `fetch`. Unlike over a socket, all bytes before the break reach the reader. Like Node's `fetch`,
 * it accepts a body without length as complete when its connection breaks.
 */
export function fetchFrom(respond: (request: RawRequest) => RawResponse): typeof fetch {
  return (_url, init) => {
    const sent = new Headers(init?.headers);
    const range = /^bytes=(\d+)-/.exec(sent.get('range') ?? '');
    const {
      status,
      headers,
      body,
      framing = 'length',
      cutAt = Infinity,
    } = respond({
      offset: Number(range?.[1] ?? 0),
      hasRange: range !== null,
      ifRange: sent.get('if-range') ?? undefined,
    });
    const received = new Headers(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    received.set('connection', 'close');
    if (framing === 'chunked') received.set('transfer-encoding', 'chunked');
    const isBroken = cutAt < body.length && framing === 'length';
    let pulls = 0;
    const pull = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
      pulls += 1;
      if (pulls === 1 && body.length > 0 && cutAt > 0) controller.enqueue(Uint8Array.from(body.subarray(0, cutAt)));
      else if (isBroken) controller.error(new TypeError('terminated'));
      else controller.close();
    };
    const stream = [204, 205].includes(status) ? null : new ReadableStream({ pull }, { highWaterMark: 0 });
    return Promise.resolve(new Response(stream, { status, headers: received }));
  };
}
