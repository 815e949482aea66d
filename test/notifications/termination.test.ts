import diagnostics from 'node:diagnostics_channel';
import { expect, it, vi } from 'vitest';
import { Terminator } from '../../src/notifications/channel/termination.js';
import type { SocketLike } from '../../src/notifications/web-socket.js';

const requests = diagnostics.channel('undici:client:sendHeaders');
const uri = 'wss://streaming.example/channels/a?key=1';
const request = { path: '/channels/a?key=1', upgrade: 'websocket' };

/** Publishes a request as undici does. @returns the function that cuts off its connection. */
function publish(message: object = {}, socket: object = { destroy: vi.fn() }): unknown {
  requests.publish({ request: { ...request, ...message }, socket });
  return (socket as { destroy?: unknown }).destroy;
}

function terminatorOf(socket: object = {}): Terminator {
  const terminator = new Terminator(uri);
  terminator.attach(socket as SocketLike);
  return terminator;
}

it('A socket without terminate() is cut off by its connection', () => {
  const terminator = terminatorOf();
  const destroy = publish();
  expect(destroy).not.toHaveBeenCalled();
  terminator.terminate();
  expect(destroy).toHaveBeenCalledTimes(1);
});

it('A socket with terminate() is cut off by it', () => {
  const terminate = vi.fn();
  const terminator = terminatorOf({ terminate });
  expect(requests.hasSubscribers).toBe(false);
  const destroy = publish();
  terminator.terminate();
  expect(terminate).toHaveBeenCalledTimes(1);
  expect(destroy).not.toHaveBeenCalled();
});

it.each([
  ['another path', { path: '/channels/b?key=1' }, undefined],
  ['another query', { path: '/channels/a?key=2' }, undefined],
  ['no WebSocket', { upgrade: null }, undefined],
  ['no connection', {}, {}],
])('A request with %s is none of the socket', (_what, message, socket) => {
  const terminator = terminatorOf();
  const foreign = publish(message, socket);
  requests.publish({});
  const destroy = publish();
  terminator.terminate();
  if (foreign) expect(foreign).not.toHaveBeenCalled();
  expect(destroy).toHaveBeenCalledTimes(1);
});

it('Two sockets at one address have a connection each', () => {
  const one = terminatorOf();
  const other = terminatorOf();
  const destroyed = [publish(), publish()];
  one.terminate();
  other.terminate();
  for (const destroy of destroyed) expect(destroy).toHaveBeenCalledTimes(1);
});

it('A socket receives no requests after it was stopped', () => {
  const terminator = terminatorOf();
  terminator.stop();
  const destroy = publish();
  terminator.terminate();
  expect(destroy).not.toHaveBeenCalled();
  expect(requests.hasSubscribers).toBe(false);
});

it('An address that cannot be read matches no request', () => {
  const terminator = new Terminator('no address');
  const destroy = publish();
  terminator.terminate();
  expect(destroy).not.toHaveBeenCalled();
});
