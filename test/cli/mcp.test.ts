import { PassThrough } from 'node:stream';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { serveSandbox } from 'contact-centre-client/sandbox';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runMcp } from '../../src/cli/mcp.js';
import { findData } from '../find/support.js';
import { escapeControlCharacters } from '../../src/sandbox/values/escape-text.js';

interface Run {
  code: number;
  out: string;
  error: string;
}

/** Runs the command with a client that has already gone. */
async function run(args: readonly string[], environment: Record<string, string> = {}): Promise<Run> {
  const output = { out: [] as string[], error: [] as string[] };
  const input = new PassThrough();
  input.end();
  const io = {
    out: (line: string) => void output.out.push(line),
    error: (line: string) => void output.error.push(line),
    printable: escapeControlCharacters,
    stop: new AbortController().signal,
    version: '1.2.3',
  };
  const code = await runMcp(args, io, { environment, load: findData, input, output: new PassThrough() });
  return { code, out: output.out.join('\n'), error: output.error.join('\n') };
}

describe('contact-centre-client mcp', () => {
  it('prints help and version, and ends without output when its client goes', async () => {
    expect((await run(['--help'])).out).toMatch(/^Usage: contact-centre-client mcp \[options\]/);
    expect((await run(['-v'])).out).toBe('1.2.3');
    expect(await run([])).toEqual({ code: 0, out: '', error: '' });
  });

  it.each([
    [['extra'], 'Unexpected argument "extra". Options begin with --.'],
    [['--alow', 'x'], 'Unknown option "--alow". Did you mean "--allow"?'],
    [
      ['--allow', 'routing:queue:edit'],
      '--allow needs --region or --api-url: without an organisation, everything runs in a sandbox.',
    ],
    [
      ['--region', 'eu_west_1', '--api-url', 'https://api.example'],
      '--region and --api-url both say where the organisation is. Remove one of them.',
    ],
    [
      ['--calls-per-minute', '0'],
      '--calls-per-minute needs --region or --api-url: without an organisation, everything runs in a sandbox.',
    ],
    [['--region', 'eu_west_1', '--calls-per-minute', '0'], '--calls-per-minute must be a whole number from 1, not "0"'],
    [['--port', '80'], '--port needs --http: without it, the server uses stdin and stdout.'],
    [['--http', '--port', '65536'], '--port must be a whole number from 0 to 65535, not "65536"'],
  ])('rejects %j', async (args, message) => {
    const { code, out, error } = await run(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toContain(message);
    expect(error).toContain('Try: contact-centre-client mcp --help');
  });

  it.each([
    { args: ['--region', 'eu_west_1'], environment: {}, message: 'An organisation needs credentials. Set ACCESS_TOKEN' },
    { args: ['--region', 'eu_west'], environment: { ACCESS_TOKEN: 'a' }, message: 'eu_west' },
    {
      args: ['--region', 'eu_west_1', '--allow', 'routing:queue'],
      environment: { ACCESS_TOKEN: 'a' },
      message: '--allow: "routing:queue"',
    },
    {
      args: ['--region', 'eu_west_1', '--user', 'sam'],
      environment: { CLIENT_ID: 'a', CLIENT_SECRET: 'b' },
      message: 'pass --token-store and --user',
    },
  ])('does not start with $args', async ({ args, environment, message }) => {
    const { code, error } = await run(args, environment);
    expect(code).toBe(1);
    expect(error).toContain(message);
  });

  it('signs in with the credentials of the environment, over HTTP', async () => {
    const served = await serveSandbox();
    onTestFinished(() => served.close());
    const { sandbox, url } = served;
    const { id, secret } = sandbox.clients.clientCredentials;
    const stop = new AbortController();
    const lines: string[] = [];
    const started = new Promise<string>((resolve) => {
      const io = {
        out: (text: string) => {
          lines.push(text);
          resolve(text);
        },
        error: (text: string) => void lines.push(text),
        printable: escapeControlCharacters,
        stop: stop.signal,
        version: '1.2.3',
      };
      const streams = { load: findData, input: new PassThrough(), output: new PassThrough() };
      const environment = { CLIENT_ID: id, CLIENT_SECRET: secret };
      const running = runMcp(['--http', '--port', '0', '--api-url', url], io, { environment, ...streams });
      onTestFinished(async () => {
        stop.abort();
        expect(await running).toBe(0);
      });
    });
    const text = await started;
    const [, address = ''] = /^Serving (\S+)/.exec(text) ?? [];
    const [, token = ''] = /Bearer (\S+)/.exec(text) ?? [];
    // oxlint-disable-next-line project/deadlines -- not a client of this package
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(
      new StreamableHTTPClientTransport(new URL(address), {
        requestInit: { headers: { authorization: `Bearer ${token}` } },
      }),
    );
    const { structuredContent } = await client.callTool({
      name: 'call_operation',
      arguments: { operation: 'getRoutingQueues', fields: ['total'] },
    });
    await client.close();
    expect(structuredContent).toMatchObject({ platform: 'organisation', result: { total: 10 } });
    expect(JSON.stringify(lines)).not.toContain(secret);
  });
});
