import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { execFile, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createSandbox, serveSandbox } from 'contact-centre-client/sandbox';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '../../src/cli/command.js';
import { raw } from '../support/raw.js';
import type { TokenBody } from '../sandbox/support.js';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sandbox-'));
});
afterEach(async () => {
  await rm(directory, { recursive: true });
});

interface Run {
  code: number;
  out: string;
  error: string;
}

/** Runs the command; `visit` uses the served sandbox, and the command ends after it. */
async function run(
  args: readonly string[],
  visit: (url: string, out: () => string) => Promise<void> = () => Promise.resolve(),
): Promise<Run> {
  const stop = new AbortController();
  const output = { out: [] as string[], error: [] as string[] };
  let started = (): void => undefined;
  const start = new Promise<void>((resolve) => {
    started = resolve;
  });
  const io = {
    out: (line: string) => {
      output.out.push(line);
      started();
    },
    error: (line: string) => output.error.push(line),
    stop: stop.signal,
    version: '1.2.3',
  };
  const ended = runCommand(args, io);
  await Promise.race([start, ended]);
  const out = (): string => output.out.join('\n');
  const url = /http:\/\/127\.0\.0\.1:\d+/.exec(out())?.[0];
  try {
    if (url !== undefined) await visit(url, out);
  } finally {
    stop.abort();
  }
  const code = await ended;
  return { code, out: out(), error: output.error.join('\n') };
}

/** Signs the seeded program in to a served sandbox. */
async function programSignIn(url: string): Promise<{ authorization: string; expiresIn: number }> {
  const { id, secret } = createSandbox().clients.clientCredentials;
  const answer = await fetch(`${url}/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${id}:${secret}`)}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  const { access_token: token, expires_in: expiresIn } = (await answer.json()) as TokenBody;
  return { authorization: `Bearer ${token}`, expiresIn };
}

describe('contact-centre-client sandbox', () => {
  it('prints its address and users, and ends on request', async () => {
    const { code, out } = await run(['sandbox', '--port', '0', '--seed', '7'], async (url) => {
      expect((await fetch(`${url}/api/v2/users`)).status).toBe(401);
    });
    const { clients, users } = createSandbox({ seed: 7 });
    expect(code).toBe(0);
    expect(out).toContain('Sandbox of Harbourline Travel, seed 7');
    for (const { id, secret } of Object.values({ ...clients })) expect(out).toMatch(new RegExp(`${id}  ${secret || 'public'}`));
    expect(out).toContain(`${users[0]!.id}  ${users[0]!.email}`);
    expect(out).toContain('Users (6 of 24)');
    expect(out.endsWith('Stopped.')).toBe(true);
  });

  it('prints a login page that opens', async () => {
    await run(['sandbox', '--port', '0'], async (_url, out) => {
      const [page = ''] = /http\S+\/oauth\/authorize\S+/.exec(out()) ?? [];
      expect(await (await fetch(page)).text()).toContain('Amara Osei');
    });
  });

  it('prints a line for each request, without secrets', async () => {
    const ask = async (url: string): Promise<void> => {
      await fetch(`${url}/api/v2/users?pageSize=5&access_token=hidden`);
    };
    const { out } = await run(['sandbox', '--port', '0'], ask);
    expect(out).toMatch(/^\d\d:\d\d:\d\d GET \/api\/v2\/users\?pageSize=5&access_token=\[redacted\] 401 \d+ ms$/m);
    expect((await run(['sandbox', '--port', '0', '--quiet'], ask)).out).not.toContain('GET');
  });

  it('accepts a rate limit, a lifetime of tokens and redirect URIs', async () => {
    const uri = 'http://localhost:3000/signed-in';
    const args = ['--rate-limit', '2', '--token-lifetime-ms', '600000', '--redirect-uri', uri, '--redirect-uri', `${uri}/too`];
    const { code } = createSandbox().clients;
    await run(['sandbox', '--port', '0', ...args], async (url) => {
      const { authorization, expiresIn } = await programSignIn(url);
      expect(expiresIn).toBe(600);
      const answer = await fetch(`${url}/api/v2/users`, { headers: { authorization } });
      expect(answer.headers.get('inin-ratelimit-allowed')).toBe('2');
      const query = new URLSearchParams({ client_id: code.id, response_type: 'code', redirect_uri: `${uri}/too` });
      expect((await fetch(`${url}/oauth/authorize?${query.toString()}`)).status).toBe(200);
    });
    const unlimited = await run(['sandbox', '--port', '0', '--rate-limit', 'off']);
    expect(unlimited.out).toMatch(/Requests a minute +unlimited/);
  });

  it('accepts a lifetime in s under its former name, unless the current option is set', async () => {
    await run(['sandbox', '--port', '0', '--token-lifetime', '600'], async (url) => {
      expect((await programSignIn(url)).expiresIn).toBe(600);
    });
    const both = await run(['sandbox', '--port', '0', '--token-lifetime', '600', '--token-lifetime-ms', '600000']);
    expect(both).toMatchObject({ code: 2, error: expect.stringContaining('Remove --token-lifetime.') as string });
  });

  it('accepts requests that violate the contract, if validation is lenient', async () => {
    const statusOf = async (url: string): Promise<number> => {
      const { authorization } = await programSignIn(url);
      const headers = { authorization, 'content-type': 'application/json' };
      const body = JSON.stringify({ name: 'A', colour: 'red' });
      return (await fetch(`${url}/api/v2/routing/skills`, { method: 'POST', headers, body })).status;
    };
    const strict = await run(['sandbox', '--port', '0'], async (url) => {
      expect(await statusOf(url)).toBe(400);
    });
    expect(strict.out).not.toContain('Validation');
    const args = ['sandbox', '--port', '0', '--validation', 'lenient'];
    const lenient = await run(args, async (url) => {
      expect(await statusOf(url)).toBe(200);
    });
    expect(lenient.out).toMatch(/Validation +lenient: /);
  });

  it("responds with the type's shape to unsupported operations, if configured", async () => {
    const statusOf = async (url: string): Promise<number> => {
      const { authorization } = await programSignIn(url);
      const build = `${url}/api/v2/architect/dependencytracking/build`;
      return (await fetch(build, { method: 'POST', headers: { authorization } })).status;
    };
    await run(['sandbox', '--port', '0'], async (url) => {
      expect(await statusOf(url)).toBe(501);
    });
    const shape = await run(['sandbox', '--port', '0', '--unsupported', 'shape'], async (url) => {
      expect(await statusOf(url)).toBe(204);
    });
    expect(shape.out).toMatch(/Unsupported +shape: /);
  });

  it('responds with 404 to retired operations, if configured', async () => {
    const statusOf = async (url: string): Promise<number> => {
      const { authorization } = await programSignIn(url);
      const rules = `${url}/api/v2/alerting/interactionstats/rules`;
      return (await fetch(rules, { headers: { authorization } })).status;
    };
    const savedState = await run(['sandbox', '--port', '0'], async (url) => {
      expect(await statusOf(url)).toBe(200);
    });
    expect(savedState.out).not.toContain('Retired');
    const retiredRun = await run(['sandbox', '--port', '0', '--retired', 'refuse'], async (url) => {
      expect(await statusOf(url)).toBe(404);
    });
    expect(retiredRun.out).toMatch(/Retired +refuse: /);
  });

  it('lets an agent do everything if permissions are off', async () => {
    const statusOf = async (url: string): Promise<number> => {
      const { clients, users } = createSandbox();
      const page = `${url}/oauth/authorize`;
      const [redirectUri = ''] = clients.code.redirectUris;
      const sent = { client_id: clients.code.id, redirect_uri: redirectUri, response_type: 'code', user_id: users[1]!.id };
      const { headers } = await fetch(page, { method: 'POST', body: new URLSearchParams(sent), redirect: 'manual' });
      const code = new URL(headers.get('location')!).searchParams.get('code')!;
      const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri };
      const basic = { authorization: `Basic ${btoa(`${clients.code.id}:${clients.code.secret}`)}` };
      const answer = await fetch(`${url}/oauth/token`, { method: 'POST', headers: basic, body: new URLSearchParams(form) });
      const { access_token: token } = (await answer.json()) as TokenBody;
      return (await fetch(`${url}/api/v2/oauth/clients`, { headers: { authorization: `Bearer ${token}` } })).status;
    };
    const enforced = await run(['sandbox', '--port', '0'], async (url) => {
      expect(await statusOf(url)).toBe(403);
    });
    expect(enforced.out).not.toContain('Permissions');
    const off = await run(['sandbox', '--port', '0', '--permissions', 'off'], async (url) => {
      expect(await statusOf(url)).toBe(200);
    });
    expect(off.out).toMatch(/Permissions +off: /);
  });

  it('generates traffic on request', async () => {
    const busy = async (url: string): Promise<number> => {
      const { authorization } = await programSignIn(url);
      const response = await fetch(`${url}/api/v2/conversations`, { headers: { authorization } });
      return ((await response.json()) as { total: number }).total;
    };
    const counts: number[] = [];
    for (const flags of [['--traffic'], []]) {
      const { out } = await run(['sandbox', '--port', '0', ...flags], async (url) => {
        counts.push(await busy(url));
      });
      expect(out.includes('Traffic')).toBe(flags.length > 0);
    }
    expect(counts[0]).toBeGreaterThan(4);
    expect(counts[1]).toBe(0);
  });

  it('continues with the seed and the state of its data file', async () => {
    const data = join(directory, 'data.json');
    const first = await run(['sandbox', '--port', '0', '--seed', '7', '--data', data]);
    expect(first.out).toContain(`loaded from and saved to ${data}`);
    expect(JSON.parse(await readFile(data, 'utf8'))).toMatchObject({ seed: 7 });
    expect((await run(['sandbox', '--port', '0', '--data', data])).out).toContain('seed 7');
    expect((await run(['sandbox', '--port', '0', '--seed', '8', '--data', data])).out).toContain('seed 7');
  });

  it('has the entities of a seed file, in JSON or in YAML', async () => {
    const json = join(directory, 'centre.json');
    const yaml = join(directory, 'centre.yaml');
    await writeFile(json, JSON.stringify({ seed: 7, organisation: { name: 'Meridian Ferries' } }));
    expect((await run(['sandbox', '--port', '0', '--seed-file', json])).out).toContain('Sandbox of Meridian Ferries, seed 7');
    await writeFile(json, `\uFEFF${JSON.stringify({ organisation: { name: 'Sound Ferries' } })}`);
    expect((await run(['sandbox', '--port', '0', '--seed-file', json])).out).toContain('Sandbox of Sound Ferries');
    await writeFile(yaml, 'users:\n  - name: Una Skene\n    email: una@meridian.example\n');
    const { out } = await run(['sandbox', '--port', '0', '--seed', '9', '--seed-file', yaml]);
    expect(out).toContain('Sandbox of Harbourline Travel, seed 9');
    expect(out).toContain('una@meridian.example');
  });

  it('reports each mistake in a seed file, and a file that is none', async () => {
    const file = join(directory, 'centre.yml');
    await writeFile(file, 'users:\n  - email: una@meridian.example\nqueues:\n  - name: Tickets\n    members: [Una]\n');
    const { code, error } = await run(['sandbox', '--port', '0', '--seed-file', file]);
    expect([code, error]).toEqual([
      1,
      expect.stringMatching(/users\[0\]\.name: a name is expected, not nothing\n {2}queues\[0\]\.members\[0\]: a user by name/),
    ]);
    await writeFile(file, 'users: [');
    expect((await run(['sandbox', '--port', '0', '--seed-file', file])).error).toContain(`${file} is no YAML`);
    const json = join(directory, 'centre.json');
    await writeFile(json, '{');
    expect((await run(['sandbox', '--port', '0', '--seed-file', json])).error).toContain(`${json} is no JSON`);
    expect((await run(['sandbox', '--port', '0', '--seed-file', join(directory, 'nothing')])).error).toContain('no such file');
  });

  it.each([['--help'], ['sandbox', '-h']])('prints its usage: %s', async (...args) => {
    const { code, out } = await run(args);
    expect(code).toBe(0);
    expect(out).toMatch(/^Usage: contact-centre-client sandbox \[options\]/);
    for (const option of [
      'port',
      'host',
      'seed',
      'seed-file',
      'data',
      'rate-limit',
      'validation',
      'traffic',
      'quiet',
      'version',
      'allowed-host',
    ])
      expect(out).toContain(`--${option}`);
  });

  it.each([['--version'], ['-v'], ['sandbox', '--version'], ['check', '--version'], ['move', '-v'], ['record', '--version']])(
    'prints its version: %s',
    async (...args) => {
      expect(await run(args)).toEqual({ code: 0, out: '1.2.3', error: '' });
    },
  );

  it('accepts hosts, origins and the size of a body', async () => {
    const args = ['--allowed-host', 'sandbox.test', '--allowed-origin', 'https://app.example', '--max-body', '10'];
    const { out } = await run(['sandbox', '--port', '0', ...args], async (url) => {
      const listed = { Host: 'sandbox.test', Origin: 'https://app.example' };
      expect(await raw(url, '/api/v2/users/me', listed)).toMatchObject({ status: 401 });
      expect(await raw(url, '/api/v2/users/me', { ...listed, Origin: 'https://evil.example' })).toMatchObject({ status: 403 });
      expect((await fetch(`${url}/oauth/token`, { method: 'POST', body: '12345678901' })).status).toBe(413);
      expect(await raw(url, '/sandbox', { Host: 'evil.example' })).toMatchObject({ status: 403 });
    });
    expect(out).toMatch(/GET \/sandbox 403 0 ms/);
  });

  it.each([['--seed-file'], ['--data']])('prints the name of a file on one line: %s', async (option) => {
    const name = join(directory, 'none', 'a\nListening on https://evil.example\r.json');
    for (const args of [[option, name], [`${option}=${name}`], [name]]) {
      const { code, error } = await run(['sandbox', '--port', '0', ...args]);
      expect(code).toBeGreaterThan(0);
      expect(error).not.toMatch(/^Listening|\r/m);
      if (args.length === 2) expect(error).toContain('a\\u{0a}Listening');
    }
  });

  it('escapes control characters for the terminal', async () => {
    const data = join(directory, 'da\u001b[2Jta.json');
    const sandbox = createSandbox();
    const state = sandbox.snapshot();
    (state.collections['/api/v2/users'] as [string, { name: string }][])[0]![1].name =
      'Amara\u001b]0;gone\u0007\nFORGED \u202eline';
    await writeFile(data, JSON.stringify(state));
    const { out } = await run(['sandbox', '--port', '0', '--data', data], async (url) => {
      await fetch(`${url}/api/v2/users?name=${encodeURIComponent('\u001b[31mred\r\n12:00:00 GET /forged 200 \u009b')}`);
      await raw(url, '/a\u009b31m', { Host: 'evil.example' });
    });
    expect(out).not.toMatch(/[^\P{Cc}\n]|\p{Cf}/u);
    expect(out).not.toMatch(/^(?:FORGED|12:00:00 GET)/m);
    expect(out).toContain('\\u{1b}[31mred\\u{0d}\\u{0a}');
    const failed = await run(['sandbox', '--data', '\u001b[2J/missing/data.json', '--port', '0']);
    expect(failed.error + failed.out).not.toContain('\u001b');
  });

  it.each([
    [[], 'A command is missing. Commands: sandbox, find, move, check, record, mcp, console'],
    [['server'], 'Unknown command "server". Commands: sandbox, find, move, check, record, mcp, console'],
    [['sandbx'], 'Unknown command "sandbx". Did you mean "sandbox"? Commands: sandbox, find, move, check, record, mcp, console'],
    [['sandbox', '8080'], 'Unexpected argument "8080". Options begin with --.'],
    [['sandbox', '--prot', '1'], 'Unknown option "--prot". Did you mean "--port"?'],
    [['sandbox', '--port', 'http'], '--port must be a whole number from 0 to 65535, not "http"'],
    [['sandbox', '--port', '65536'], '--port must be a whole number from 0 to 65535, not "65536"'],
    [['sandbox', '--port', ''], '--port must be a whole number from 0 to 65535, not ""'],
    [['sandbox', '--seed', '1.5'], '--seed must be a whole number, not "1.5"'],
    [['--verison'], 'Unknown option "--verison". Did you mean "--version"?'],
    [['sandbox', '--allowed-host', 'http://x'], 'allowedHosts takes hosts'],
    [['sandbox', '--allowed-origin', 'x'], 'allowedOrigins takes origins'],
    [['sandbox', '--max-body', '0'], '--max-body must be a whole number from 1, not "0"'],
    [['sandbox', '\u001b[31m'], 'Unexpected argument "\\u{1b}[31m"'],
    [['sandbox', '--validation', 'off'], '--validation must be strict or lenient, not "off"'],
    [['sandbox', '--unsupported', 'off'], '--unsupported must be refuse or shape, not "off"'],
    [['sandbox', '--retired', 'gone'], '--retired must be answer or refuse, not "gone"'],
    [['sandbox', '--permissions', 'lenient'], '--permissions must be enforced or off, not "lenient"'],
    [['sandbox', '--rate-limit', '0'], '--rate-limit must be a whole number from 1, not "0"'],
  ])('rejects %j', async (args, message) => {
    const { code, out, error } = await run(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toContain(message);
    expect(error).toContain('Try: contact-centre-client sandbox --help');
  });

  it('reports that the port is in use', async () => {
    const served = await serveSandbox();
    const result = await run(['sandbox', '--port', new URL(served.url).port]);
    await served.close();
    expect(result).toEqual({ code: 1, out: '', error: 'The port is in use: choose another one with --port' });
  });

  it('also reports it before a recording', async () => {
    const served = await serveSandbox();
    const result = await run(['record', '--out', join(directory, 'seed.json'), '--port', new URL(served.url).port]);
    await served.close();
    expect(result).toEqual({ code: 1, out: '', error: 'The port is in use: choose another one with --port' });
  });

  it.each([
    ['sandbox', '--data'],
    ['sandbox', '--seed-file'],
    ['record', '--out'],
    ['record', '--key'],
  ])('names the folder that was passed as a file: %s %s', async (command, option) => {
    const others = option === '--key' ? ['--out', join(directory, 'seed.json')] : [];
    const result = await run([command, '--port', '0', option, directory, ...others]);
    expect(result).toEqual({ code: 1, out: '', error: `${directory} is a folder` });
  });

  it('creates no key for a recording whose folder does not exist', async () => {
    const out = join(directory, 'seed');
    await mkdir(out);
    await run(['record', '--port', '0', '--out', out]);
    expect(await readdir(directory)).toEqual(['seed']);
  });

  it('serves no sandbox if the folder of its data file does not exist', async () => {
    const result = await run(['sandbox', '--port', '0', '--data', join(directory, 'none', 'state.json')]);
    expect(result).toMatchObject({ code: 1, out: '' });
    expect(result.error).toContain(join(directory, 'none'));
  });
});

it('prints the version of the package', async () => {
  const cli = fileURLToPath(new URL('../../src/cli/cli.ts', import.meta.url));
  const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', cli, '-v']);
  expect(stdout).toBe(`${version}\n`);
});

it('saves the state and ends the process on Ctrl-C', async () => {
  const data = join(directory, 'data.json');
  const cli = fileURLToPath(new URL('../../src/cli/cli.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', cli, 'sandbox', '--port', '0', '--data', data]);
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
  });
  const ended = once(child, 'exit');
  while (!out.includes('Stop with Ctrl-C.')) await once(child.stdout, 'data');
  child.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
  expect(out.trimEnd().endsWith('Stopped.')).toBe(true);
  expect(JSON.parse(await readFile(data, 'utf8'))).toMatchObject({ format: 2, seed: 1 });
});

it('ends with its own exit code if the error output is closed', async () => {
  const cli = fileURLToPath(new URL('../../src/cli/cli.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', cli, 'check', join(directory, 'none')], { stdio: 'pipe' });
  child.stderr.destroy();
  expect(await once(child, 'exit')).toEqual([2, null]);
});
