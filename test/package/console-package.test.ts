import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { raw } from '../support/raw.js';
import { run } from './support/run.js';

const project = inject('consoleProject');
const folder = join(project, 'node_modules/contact-centre-console');
const command = join(project, 'node_modules/.bin/contact-centre-console');

let stop: (() => Promise<number | null>) | undefined;
afterEach(async () => {
  await stop?.();
  stop = undefined;
});

/** Starts a command, and returns the console's address, which the command prints. */
async function start(program: string, args: string[]): Promise<string> {
  const child = spawn(program, args, { cwd: project, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  stop = async () => {
    child.kill('SIGINT');
    return (await ended)[0];
  };
  return await new Promise<string>((resolve, reject) => {
    void ended.then(([code]) => {
      reject(new Error(`${args.join(' ')} ended with code ${code}`));
    });
    createInterface(child.stdout).on('line', (line) => {
      const [, url] = /Console +(http\S+)/.exec(line) ?? [];
      if (url !== undefined) resolve(url);
    });
  });
}

interface Settings {
  sandbox?: { apiUrl: string; clients: { pkce: string }; people: { name: string }[] };
  organisation?: object;
}

function settingsIn(page: string): Settings {
  const [, content = ''] = /name="console-settings" content="([^"]*)"/.exec(page) ?? [];
  return JSON.parse(content.replaceAll('&quot;', '"')) as Settings;
}

/** Starts a command, and waits until it ends. */
async function failure(program: string, args: string[]): Promise<{ code: number | null; error: string }> {
  const child = spawn(program, args, { cwd: project, stdio: ['ignore', 'ignore', 'pipe'] });
  const [error, [code]] = await Promise.all([text(child.stderr), once(child, 'exit') as Promise<[number | null]>]);
  return { code, error };
}

describe('npx contact-centre-console', () => {
  it('serves the console with a sandbox, and ends on Ctrl-C', async () => {
    const url = await start(command, ['--port', '0', '--sandbox-port', '0', '--queues', '3', '--agents', '5']);
    const response = await fetch(`${url}/queues/any`);
    const page = await response.text();
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'; script-src 'self' 'nonce-\S+'/);
    const script = await fetch(url + (/src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '/none.js'));
    expect(script.headers.get('content-type')).toContain('text/javascript');

    const { sandbox } = settingsIn(page);
    expect(sandbox?.people).toEqual([{ name: 'Amara Osei', title: 'Team Leader' }]);
    const query = new URLSearchParams({
      client_id: sandbox?.clients.pkce ?? '',
      response_type: 'code',
      redirect_uri: `${url}/sign-in`,
      code_challenge: 'a'.repeat(43),
      code_challenge_method: 'S256',
    });
    expect(await (await fetch(`${sandbox?.apiUrl}/oauth/authorize?${query.toString()}`)).text()).toContain('Amara Osei');

    expect(await raw(url, '/', { Host: 'evil.example' })).toMatchObject({ status: 403 });
    expect(await failure(command, ['--port', new URL(url).port])).toMatchObject({
      code: 1,
      error: expect.stringMatching(/^Port \d+ is in use\./) as string,
    });
    expect(await stop?.()).toBe(0);
  });

  it('serves the console for an organisation, also by the command of the client', async () => {
    const client = join(project, 'node_modules/.bin/contact-centre-client');
    const url = await start(client, ['console', '--port', '0', '--region', 'eu_west_1', '--client-id', 'my-client']);
    const response = await fetch(url);
    expect(settingsIn(await response.text())).toEqual({
      organisation: { region: 'eu_west_1', grant: 'pkce', clientId: 'my-client' },
    });
    const [, hosts = ''] = /connect-src ([^;]+)/.exec(response.headers.get('content-security-policy') ?? '') ?? [];
    expect(hosts.split(' ')).toContain('https://api.mypurecloud.ie');
    expect(hosts).not.toMatch(/127\.0\.0\.1|localhost|mypurecloud\.de/);
  });

  it('refuses an unknown option, and names the nearest', async () => {
    const { code, error } = await failure(command, ['--regoin', 'eu_west_1']);
    expect(code).toBe(2);
    expect(error).toBe('Unknown option "--regoin". Did you mean "--region"?\nTry: contact-centre-console --help\n');
  });

  it('is named by the client where it is not installed', async () => {
    const consumer = inject('consumer');
    const client = join(consumer, 'node_modules/.bin/contact-centre-client');
    await expect(run(client, ['console', '--port', '1'], consumer)).rejects.toThrow('Run: npx contact-centre-console --port 1');
  });
});

describe('The packed console', () => {
  it('contains the built pages, the server and texts, and nothing else', async () => {
    const tarball = inject('consoleTarball');
    const files = (await run('tar', ['-tzf', tarball], '/')).trim().split('\n');
    const tops = files.map((file) => file.replace('package/', '').replace(/^dist\/assets\/.*/, 'dist/assets'));
    expect([...new Set(tops)].sort()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'dist/THIRD-PARTY-NOTICES.txt',
      'dist/assets',
      'dist/icon.svg',
      'dist/index.html',
      'dist/theme.js',
      'lib/bin.js',
      'lib/command.js',
      'package.json',
    ]);
    const size = statSync(tarball).size;
    console.log(`${(size / 1e6).toFixed(2)} MB packed`);
    // A third of it is files compressed by Brotli, which save the users' browsers more than the download of the package costs.
    // The index of the explorer's search takes 0.2 MB, since the page searches without a server; the editor of bodies, the types of
    // events and the facts of operations take 0.4 MB.
    expect(size).toBeLessThan(3.4e6);
  });

  it('depends on the client only', () => {
    const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { dependencies: object };
    expect(Object.keys(dependencies)).toEqual(['contact-centre-client']);
    const lib = readdirSync(join(folder, 'lib')).map((name) => readFileSync(join(folder, 'lib', name), 'utf8'));
    // The pages contain other packages, the server none.
    expect(lib.flatMap((code) => [...code.matchAll(/^\/\/ (node_modules\/\S+)$/gm)].map(([, path]) => path))).toEqual([]);
    const imports = lib.flatMap((code) => Array.from(code.matchAll(/^import .* from "([^"]+)"/gm), ([, name]) => name));
    expect(imports.length).toBeGreaterThan(5);
    expect(imports.filter((name) => name !== './command.js' && !/^(?:node:|contact-centre-client\/)/.test(name ?? ''))).toEqual(
      [],
    );
  });

  it('lists the bundled third-party code', () => {
    const notices = readFileSync(join(folder, 'dist/THIRD-PARTY-NOTICES.txt'), 'utf8');
    for (const name of ['@mantine/core', '@tanstack/react-query', 'react', 'react-dom', 'react-router']) {
      expect(notices).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+$`, 'm'));
    }
  });
});
