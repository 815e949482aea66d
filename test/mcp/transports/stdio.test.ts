import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { serveStdio } from '../../../src/mcp/transports/stdio.js';
import { newServer } from '../support.js';

const initialize = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
};

async function open() {
  const input = new PassThrough();
  const output = new PassThrough();
  const stop = new AbortController();
  const serving = serveStdio(await newServer(), stop.signal, { input, output });
  return { input, output, stop, serving };
}

it('responds with one line of JSON for each message, and writes nothing else', async () => {
  const { input, output, serving } = await open();
  input.write(`${JSON.stringify(initialize)}\n`);
  input.write('this is no JSON\n');
  input.write(`${JSON.stringify({ jsonrpc: '2.0', id: 2, method: 'tools/list' })}\n`);
  const lines: { id: number }[] = [];
  for await (const chunk of output) {
    lines.push(
      ...String(chunk)
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { id: number }),
    );
    if (lines.length === 2) break;
  }
  input.end();
  await serving;
  expect(lines.map(({ id }) => id)).toEqual([1, 2]);
});

it.each([
  { event: 'the client closes its end', act: ({ input }: Awaited<ReturnType<typeof open>>) => input.end() },
  { event: 'stdin breaks', act: ({ input }: Awaited<ReturnType<typeof open>>) => input.destroy() },
  {
    event: 'the process is stopped',
    act: ({ stop }: Awaited<ReturnType<typeof open>>) => {
      stop.abort();
    },
  },
])('ends when $event', async ({ act }) => {
  const opened = await open();
  opened.input.resume();
  act(opened);
  await opened.serving;
});
