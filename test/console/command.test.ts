import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { run } from '../../examples/console/command/run.js';
import { exposureWarning } from '../../examples/console/command/texts.js';
import type { DescribePage } from '../../examples/console/server/pages.js';
import { listen } from '../support/loopback.js';
import { raw } from '../support/raw.js';

interface Outcome {
  code: number;
  out: string;
  error: string;
}

/** Runs the command with pages that contain their own description; `visit` gets the console's address, and the command ends after it. */
async function runUntil(
  args: readonly string[],
  visit: (url: string, out: string) => Promise<void> = () => Promise.resolve(),
): Promise<Outcome> {
  const stop = new AbortController();
  const lines: string[] = [];
  const errors: string[] = [];
  let started = (): void => undefined;
  const start = new Promise<void>((resolve) => {
    started = resolve;
  });
  const io = {
    out: (line: string) => {
      lines.push(line);
      started();
    },
    error: (line: string) => void errors.push(line),
    stop: stop.signal,
    version: '1.2.3',
  };
  const ended = run(args, io, (_server, describePage) => describedPages(describePage));
  await Promise.race([start, ended]);
  const out = lines.join('\n');
  const url = /Console +(http\S+)/.exec(out)?.[1];
  try {
    if (url !== undefined) await visit(url, out);
  } finally {
    stop.abort();
  }
  return { code: await ended, out: lines.join('\n'), error: errors.join('\n') };
}

function describedPages(describePage: DescribePage) {
  return {
    answer: (request: Parameters<DescribePage>[0], response: { end(text: string): unknown }) => {
      response.end(JSON.stringify(describePage(request)));
    },
    close: () => Promise.resolve(),
  };
}

type Page = ReturnType<DescribePage>;
const read = async (url: string, host?: string): Promise<Page> =>
  JSON.parse((await raw(url, '/', host === undefined ? {} : { Host: host })).body.replace(/^[\da-f]+\r\n|\r\n0$/g, '')) as Page;

const anyPort = ['--port', '0'];
const sandbox = [...anyPort, '--sandbox-port', '0'];

describe('contact-centre-console', () => {
  it('starts a sandbox, and names a user to sign in as', async () => {
    const { code, out } = await runUntil(sandbox, async (url) => {
      const { settings, connections } = await read(url);
      const { apiUrl = '', clients } = settings.sandbox ?? {};
      expect(Object.keys(clients ?? {})).toEqual(['implicit', 'pkce']);
      expect(connections).toContain(apiUrl);
      expect((await fetch(`${apiUrl}/api/v2/users`)).status).toBe(401);
    });
    expect(code).toBe(0);
    expect(out).toMatch(/Sign in +as Amara Osei, Team Leader/);
    expect(out).toMatch(/Harbourline Travel with \d+ queues and 24 users/);
    expect(out.endsWith('Stopped.')).toBe(true);
  });

  it('generates a contact centre of a chosen size', async () => {
    const { out } = await runUntil([...sandbox, '--queues', '12', '--agents', '30']);
    expect(out).toContain('with 12 queues and 31 users');
  });

  it('connects to an organisation without a sandbox, and prints the redirect URI', async () => {
    const args = [...anyPort, '--region', 'mypurecloud.ie', '--client-id', ' my-client '];
    const { out } = await runUntil(args, async (url) => {
      const { settings, connections } = await read(url);
      expect(settings).toEqual({ organisation: { region: 'eu_west_1', grant: 'pkce', clientId: 'my-client' } });
      expect(connections).toEqual([
        'https://api.mypurecloud.ie',
        'https://login.mypurecloud.ie',
        'wss://api.mypurecloud.ie',
        'wss://streaming.mypurecloud.ie',
        'wss://login.mypurecloud.ie',
      ]);
      expect(url).toMatch(/^http:\/\/localhost:\d+$/);
    });
    expect(out).toMatch(/Organisation +mypurecloud\.ie \(eu_west_1\)/);
    expect(out).toMatch(/Redirect URI +http:\/\/localhost:\d+\/sign-in/);
    expect(out).not.toContain('Sandbox');
  });

  it('connects to a gateway', async () => {
    await runUntil(
      [...anyPort, '--api-url', 'https://gateway.example/cc', '--client-id', 'c', '--grant', 'implicit'],
      async (url) => {
        const { settings, connections } = await read(url);
        expect(settings).toEqual({ organisation: { host: 'https://gateway.example/cc', grant: 'implicit', clientId: 'c' } });
        expect(connections).toEqual(['https://gateway.example', 'wss://gateway.example']);
      },
    );
  });

  it('accepts listed hosts, which reach the sandbox by the same name', async () => {
    await runUntil([...sandbox, '--allowed-host', 'console.test'], async (url) => {
      expect(await raw(url, '/', { Host: 'evil.example' })).toMatchObject({ status: 403 });
      const { settings, connections } = await read(url, 'console.test');
      const { apiUrl = '' } = settings.sandbox ?? {};
      expect(apiUrl).toMatch(/^http:\/\/console\.test:\d+$/);
      expect(connections).toContain(apiUrl);
      const { port } = new URL(apiUrl);
      expect(await raw(`http://127.0.0.1:${port}`, '/api/v2/users', { Host: 'console.test' })).toMatchObject({ status: 401 });
    });
  });

  it('warns if other machines reach it, and only then', async () => {
    const organisation = [...anyPort, '--region', 'eu_west_1', '--client-id', 'c'];
    const { error, out } = await runUntil([...organisation, '--host', '0.0.0.0', '--allowed-host', 'console.example']);
    expect(error).toContain('Warning: other machines reach the console, because it listens on 0.0.0.0.');
    expect(error).toContain('The platform still decides who can sign in.');
    expect(out).toContain('https://console.example/sign-in');
    expect((await runUntil([...organisation, '--host', 'localhost'])).error).toBe('');
    expect(exposureWarning({ host: '192.168.0.7' })).toContain('Everyone who reaches it can sign in to the sandbox');
  });

  it('prints its help and version', async () => {
    expect(await runUntil(['--version'])).toEqual({ code: 0, out: '1.2.3', error: '' });
    expect((await runUntil(['-h'])).out).toContain('Usage: contact-centre-console [options]');
  });

  it.each([
    [['--prot', '1'], 'Unknown option "--prot". Did you mean "--port"?'],
    [['serve'], 'Unexpected argument "serve". Options begin with --.'],
    [['--port', '70000'], '--port must be a whole number from 0 to 65535, not "70000".'],
    [['--queues', '0'], '--queues must be a whole number from 1 to 1000, not "0".'],
    [['--queues', '3', '--seed-file', 'a.yaml'], '--seed-file and --queues or --agents exclude each other.'],
    [['--region', 'eu_west_1'], '--client-id is missing. Pass the id of an OAuth client'],
    [['--region', 'eu_west_9', '--client-id', 'c'], '"eu_west_9" is no environment. Did you mean "eu_west_1"?'],
    [['--client-id', 'c'], '--client-id belongs to an organisation. Add --region'],
    [['--region', 'eu_west_1', '--api-url', 'https://a.example'], '--region and --api-url exclude each other.'],
    [
      ['--region', 'eu_west_1', '--client-id', 'c', '--seed', '2'],
      '--seed belongs to the sandbox, which does not run with --region.',
    ],
    [['--region', 'eu_west_1', '--client-id', 'c', '--grant', 'x'], '--grant must be pkce, implicit or code, not "x".'],
    [['--region', 'eu_west_1', '--client-id', 'c', '--grant', 'code'], '--grant code needs the secret of the OAuth client.'],
    [['--region', 'eu_west_1', '--client-id', 'c', '--sign-ins', 'f'], '--sign-ins belongs to --grant code.'],
    [['--sign-ins', 'f'], '--sign-ins belongs to an organisation.'],
    [['--api-url', 'ftp://a', '--client-id', 'c'], '--api-url: apiUrl must be an absolute http or https address'],
    [['--allowed-host', 'a b'], 'allowedHosts takes hosts such as'],
  ])('rejects %j', async (args, message) => {
    const { code, out, error } = await runUntil(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toContain(message);
    expect(error).toMatch(/\nTry: contact-centre-console --help$/);
    expect(error).not.toContain('docs/');
  });

  describe('on a port that is in use', () => {
    let close: (() => Promise<void>) | undefined;
    afterEach(async () => close?.());

    it('says so, and names another port', async () => {
      const other = await listen(createServer());
      ({ close } = other);
      const port = Number(new URL(other.url).port);
      const { code, error } = await runUntil(['--port', String(port), '--sandbox-port', '0']);
      expect(code).toBe(1);
      expect(error).toBe(
        `Port ${port} is in use. Stop the program that uses it, or choose another port: contact-centre-console --port ${port + 1}`,
      );
    });
  });

  it('says which file of the sandbox cannot be read, and listens no longer', async () => {
    const { code, error } = await runUntil([...sandbox, '--seed-file', '/nowhere/centre.yaml']);
    expect(code).toBe(1);
    expect(error).toContain('/nowhere/centre.yaml');
  });
});
