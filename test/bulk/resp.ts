import { once } from 'node:events';
import { connect } from 'node:net';
import type { RedisCommand } from 'contact-centre-client/bulk';

/** A connection to a Redis: its protocol, as far as a journal needs it. */
export async function connected(port: number): Promise<{ command: RedisCommand; sent: string[]; end: () => void }> {
  const socket = connect(port, '127.0.0.1').setNoDelay();
  const waiting: ((reply: unknown) => void)[] = [];
  const sent: string[] = [];
  let rest = Buffer.alloc(0);
  const gone = (): void => {
    for (const tell of waiting.splice(0)) tell(new Error('Connection is closed.'));
  };
  socket
    .on('data', (data) => {
      rest = Buffer.concat([rest, data]);
      for (let reply = replyIn(rest, 0); reply; reply = replyIn(rest, 0)) {
        rest = rest.subarray(reply.end);
        waiting.shift()?.(reply.value);
      }
    })
    .on('error', gone)
    .on('close', gone);
  await once(socket, 'connect');
  const command: RedisCommand = async (args) => {
    if (socket.destroyed) throw new Error('Connection is closed.');
    sent.push(args[0]);
    const words = args.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`);
    const reply = await new Promise<unknown>((resolve) => {
      waiting.push(resolve);
      socket.write(`*${args.length}\r\n${words.join('')}`);
    });
    if (reply instanceof Error) throw reply;
    return reply;
  };
  return { command, sent, end: () => socket.destroy() };
}

/** The reply that begins at a place, and where it ends; `undefined` where it has not come whole. */
function replyIn(data: Buffer, from: number): { value: unknown; end: number } | undefined {
  const line = data.indexOf('\r\n', from);
  if (line < 0) return undefined;
  const [kind, rest, at] = [data.toString('latin1', from, from + 1), data.toString('utf8', from + 1, line), line + 2];
  if (kind === '+') return { value: rest, end: at };
  if (kind === '-') return { value: new Error(rest), end: at };
  const count = Number(rest);
  if (kind === ':') return { value: count, end: at };
  if (count < 0) return { value: null, end: at };
  if (kind === '$')
    return data.length < at + count + 2 ? undefined : { value: data.toString('utf8', at, at + count), end: at + count + 2 };
  const list: unknown[] = [];
  let end = at;
  while (list.length < count) {
    const item = replyIn(data, end);
    if (!item) return undefined;
    list.push(item.value);
    end = item.end;
  }
  return { value: list, end };
}
