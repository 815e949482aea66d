import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import type { RedisServer } from './redis.js';
import { startRedis } from './redis.js';

let redis: RedisServer | undefined;

afterEach(async () => {
  await redis?.stop();
});

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

async function sendCommand(socket: Socket, command: string): Promise<string> {
  socket.write(`${command}\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  return answer.toString();
}

it('loses its data when it is stopped, and starts again at the same address', async () => {
  redis = await startRedis();
  const before = await connected(redis.port);
  expect(await sendCommand(before, 'SET colour green')).toBe('+OK\r\n');
  expect(await sendCommand(before, 'CONFIG GET save')).toBe('*2\r\n$4\r\nsave\r\n$0\r\n\r\n');
  const closed = once(before, 'close');
  before.on('error', () => undefined);
  await redis.stop();
  await closed;
  await expect(connected(redis.port)).rejects.toThrow('ECONNREFUSED');
  await redis.start();
  const after = await connected(redis.port);
  expect(await sendCommand(after, 'GET colour')).toBe('$-1\r\n');
  after.destroy();
});

it('does not respond while it is frozen', async () => {
  redis = await startRedis();
  const socket = await connected(redis.port);
  redis.freeze();
  const answered = vi.fn();
  const answer = sendCommand(socket, 'PING').finally(answered);
  const another = await connected(redis.port);
  expect(answered).not.toHaveBeenCalled();
  redis.thaw();
  expect(await answer).toBe('+PONG\r\n');
  for (const each of [socket, another]) each.destroy();
});
