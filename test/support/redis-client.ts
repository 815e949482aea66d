import { connect } from 'node:net';
import type { Socket } from 'node:net';
import type { RedisCommand } from '../../src/core/transport/redis-command.js';

/**
 * A minimal Redis client: one command, one response. Reconnects after a lost connection, and records the commands that were
 * sent.
 */
export function redisClient(port: number): { command: RedisCommand; sent: string[]; close: () => void } {
  const sent: string[] = [];
  let socket: Socket | undefined;
  let waiting: { resolve: (value: unknown) => void; reject: (error: Error) => void }[] = [];
  let text = Buffer.alloc(0);

  const lost = (error: Error): void => {
    socket = undefined;
    const pending = waiting;
    waiting = [];
    text = Buffer.alloc(0);
    for (const { reject } of pending) reject(error);
  };
  const connected = (): Socket => {
    if (socket) return socket;
    const connection = connect({ port, host: '127.0.0.1' });
    connection.on('data', (chunk) => {
      text = Buffer.concat([text, chunk]);
      for (let read = answer(text, 0); read; read = answer(text, 0)) {
        text = text.subarray(read.end);
        const next = waiting.shift();
        if (read.value instanceof Error) next?.reject(read.value);
        else next?.resolve(read.value);
      }
    });
    connection.on('error', lost).on('close', () => {
      if (socket === connection) lost(new Error('Redis has gone'));
    });
    connection.unref();
    return (socket = connection);
  };
  return {
    command: (words) =>
      new Promise((resolve, reject) => {
        sent.push(words[0]);
        const parts = words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`);
        const to = connected();
        waiting.push({ resolve, reject });
        to.write(`*${words.length}\r\n${parts.join('')}`);
      }),
    sent,
    close: () => socket?.destroy(),
  };
}

/** Parses a response of the protocol and its end; `undefined` if it is incomplete. */
function answer(text: Buffer, at: number): { value: unknown; end: number } | undefined {
  const line = text.indexOf('\r\n', at);
  if (line < 0) return undefined;
  const kind = text.toString('utf8', at, at + 1);
  const rest = text.toString('utf8', at + 1, line);
  const end = line + 2;
  if (kind === '+') return { value: rest, end };
  if (kind === '-') return { value: new Error(rest), end };
  if (kind === ':') return { value: Number(rest), end };
  const count = Number(rest);
  if (count < 0) return { value: null, end };
  if (kind === '$') {
    if (text.length < end + count + 2) return undefined;
    return { value: text.toString('utf8', end, end + count), end: end + count + 2 };
  }
  const items: unknown[] = [];
  let next = end;
  for (let index = 0; index < count; index++) {
    const item = answer(text, next);
    if (!item) return undefined;
    items.push(item.value);
    next = item.end;
  }
  return { value: items, end: next };
}
