import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { gzipSync } from 'node:zlib';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { describe, expect, inject, it } from 'vitest';

const consumer = inject('consumer');
const command = join(consumer, 'node_modules/.bin/contact-centre-client');
const folder = join(consumer, 'node_modules/contact-centre-client/dist/cli');

interface Answer {
  structuredContent: Record<string, unknown>;
  isError?: boolean;
}

describe('npx contact-centre-client mcp', () => {
  it('serves the official client over stdio, without other packages', async () => {
    const transport = new StdioClientTransport({ command, args: ['mcp'], cwd: consumer, stderr: 'inherit' });
    // oxlint-disable-next-line project/deadlines -- not a client of this package
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(transport);
    const call = async (name: string, input: Record<string, unknown>): Promise<Answer> =>
      (await client.callTool({ name, arguments: input }, undefined, { timeout: 600_000 })) as unknown as Answer;

    expect((await client.listTools()).tools).toHaveLength(7);
    const listing = await call('list_all', { operation: 'getRoutingQueues', fields: ['name'] });
    expect(listing.structuredContent).toMatchObject({ platform: 'sandbox', total: 10 });
    const described = await call('describe_operation', { operation: 'deleteRoutingQueue' });
    expect(described.structuredContent['description']).toContain('Deletes a queue.');
    expect((await call('how_to', { task: 'retry on 429' })).isError).toBeUndefined();

    const code = `
      const { total } = await new RoutingApi(client).getRoutingQueues();
      return [total, typeof process, typeof fetch];
    `;
    expect((await call('run_code', { code })).structuredContent).toEqual({
      platform: 'sandbox',
      result: [10, 'undefined', 'undefined'],
    });
    const endless = await call('run_code', { code: 'console.log("on"); for (;;);', timeout_seconds: 1 });
    expect(endless.structuredContent['error']).toMatchObject({ code: 'timeout' });

    const large = await call('call_operation', { operation: 'getUser', arguments: { userId: 'x'.repeat(10_000_000) } });
    expect(large.structuredContent['error']).toMatchObject({ code: 'invalid.arguments' });
    const { pid } = transport;
    await client.close();
    expect(() => process.kill(pid!, 0)).toThrow('ESRCH');
  });

  it('ends when its client is killed, even while code runs, and has written only messages of the protocol', async () => {
    const child = spawn(process.execPath, [join(folder, 'cli.js'), 'mcp'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const lines: string[] = [];
    const reader = createInterface(child.stdout).on('line', (line) => lines.push(line));
    const send = (message: object): void => void child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
    const clientInfo = { name: 'test', version: '1' };
    send({ id: 1, method: 'initialize', params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo } });
    await once(reader, 'line');
    send({
      id: 2,
      method: 'tools/call',
      params: { name: 'run_code', arguments: { code: 'for (;;) console.log(1);', timeout_seconds: 30 } },
    });
    send({ id: 3, method: 'tools/call', params: { name: 'find_operations', arguments: { question: 'list queues' } } });
    await once(reader, 'line');
    // What the system does with the pipes of a killed client.
    child.stdin.destroy();
    const [code] = (await once(child, 'exit')) as [number | null];
    expect(code).toBe(0);
    expect(lines.map((line) => (JSON.parse(line) as { jsonrpc: string }).jsonrpc)).toEqual(lines.map(() => '2.0'));
  });

  it('adds at most 1 MB to the package', () => {
    const files = ['mcp.js', 'mcp-worker.js'];
    const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0);
    const whole = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
    console.log(`${(bytes / 1000).toFixed(0)} kB gzip, ${(whole / 1000).toFixed(0)} kB unpacked`);
    expect(bytes).toBeLessThan(200_000);
    expect(readFileSync(join(folder, 'cli.js'), 'utf8')).not.toContain('modelcontextprotocol');
  });
});
