import type { Socket } from 'node:net';
import { expect, it, vi } from 'vitest';
import { ApiClient } from '../../../src/clients/on-fetch.js';
import { AbortError } from '../../../src/core/errors/errors.js';
import { Deadline, withDeadline } from '../../../src/core/transport/deadline.js';
import { initOf } from '../../../src/core/transport/node-fetch.js';
import { startRawServer } from '../../support/wire.js';
import { ProbeApi, failureOf } from '../probe.js';

/** A call to a server that never completes its response. */
async function callWithoutEnd(beginning: string): Promise<{ socket: Socket; failure: Promise<unknown>; stop: AbortController }> {
  let receive: (socket: Socket) => void;
  const received = new Promise<Socket>((resolve) => (receive = resolve));
  const { url } = await startRawServer((socket) => {
    socket.write(beginning);
    receive(socket);
  });
  const client = new ApiClient({ apiUrl: url, timeout: 0 });
  client.setAccessToken('t');
  const stop = new AbortController();
  const failure = failureOf(new ProbeApi(client).list({}, { signal: stop.signal }));
  return { socket: await received, failure, stop };
}

const beginnings = {
  'before the response': '',
  'between headers and body': 'HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n',
  'within the body': 'HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n{',
};

it.each(Object.entries(beginnings))("an aborted call on Node's fetch closes its connection %s", async (_when, beginning) => {
  const { socket, failure, stop } = await callWithoutEnd(beginning);
  const closed = new Promise((resolve) => socket.on('close', resolve));
  stop.abort();
  expect(await failure).toBeInstanceOf(AbortError);
  await closed;
});

it('an abort with a reason that is no error closes the connection too', async () => {
  const { socket, failure, stop } = await callWithoutEnd('');
  const closed = new Promise((resolve) => socket.on('close', resolve));
  stop.abort('enough');
  expect(await failure).toBeInstanceOf(AbortError);
  await closed;
});

function requestUnder(deadline: Deadline) {
  return withDeadline(deadline, {
    method: 'GET',
    url: 'https://platform.example/api/v2/probes',
    headers: { accept: 'application/json' },
    body: undefined,
    maxResponseBytes: undefined,
  });
}

it("Node's own fetch gets no signal, which is slow, unless the signal exists already", () => {
  const deadline = new Deadline();
  const request = requestUnder(deadline);
  expect(initOf(request).signal).toBeNull();
  const { signal } = request;
  expect(initOf(request).signal).toBe(signal);
});

it('a function that replaces the global fetch gets a signal that fires with the deadline', () => {
  vi.stubGlobal('fetch', (...values: Parameters<typeof fetch>) => fetch(...values));
  const deadline = new Deadline();
  const { signal } = initOf(requestUnder(deadline));
  expect(signal).toMatchObject({ aborted: false });
  deadline.stop('enough');
  expect(signal).toMatchObject({ aborted: true, reason: 'enough' });
});

it('the options of a request inherit nothing', () => {
  expect(Object.getPrototypeOf(initOf(requestUnder(new Deadline())))).toBeNull();
});

it('a deadline stops a handler of Node 26 through its controller', async () => {
  await fetch('data:,');
  const holder = globalThis as unknown as Record<symbol, { dispatch: (options: object, handler: object) => boolean }>;
  const dispatch = vi.spyOn(holder[Symbol.for('undici.globalDispatcher.1')]!, 'dispatch').mockReturnValue(true);
  const deadline = new Deadline();
  const { dispatcher } = initOf(requestUnder(deadline)) as {
    dispatcher: { dispatch: (options: object, handler: object) => unknown };
  };
  const onRequestStart = vi.fn();
  dispatcher.dispatch({ path: '/' }, { onRequestStart });
  const [options, handler] = dispatch.mock.lastCall as [object, { onRequestStart: (...values: unknown[]) => void }];
  expect(Object.getPrototypeOf(options)).toBeNull();
  expect('onConnect' in handler).toBe(false);
  const controller = { abort: vi.fn() };
  handler.onRequestStart(controller, 'context');
  expect(onRequestStart).toHaveBeenCalledExactlyOnceWith(controller, 'context');
  const reason = new Error('enough');
  deadline.stop(reason);
  expect(controller.abort).toHaveBeenCalledExactlyOnceWith(reason);
});
