import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { run } from './support/run.js';
import { setUpsOf } from './support/set-ups.js';

const consumer = inject('consumer');
const { peerDependencies } = JSON.parse(
  readFileSync(join(consumer, 'node_modules/contact-centre-client/package.json'), 'utf8'),
) as { peerDependencies: Record<string, string> };
const optional = Object.keys(peerDependencies);

/** A project with the package and its dependencies, without optional packages in its folder or above. */
function projectWithoutPeers(): string {
  const isFree = (folder: string): boolean =>
    existsSync(folder) &&
    !optional.some((name) => existsSync(join(folder, 'node_modules', name))) &&
    (dirname(folder) === folder || isFree(dirname(folder)));
  const parent = [tmpdir(), '/var/tmp', '/dev/shm'].find((each) => isFree(each));
  if (parent === undefined) throw new Error(`An optional package is installed above ${tmpdir()}`);
  const folder = mkdtempSync(join(parent, 'without-peers-'));
  mkdirSync(join(folder, 'node_modules'));
  cpSync(join(consumer, 'node_modules/contact-centre-client'), join(folder, 'node_modules/contact-centre-client'), {
    recursive: true,
  });
  for (const name of ['axios', 'jwt-decode', 'qs']) {
    symlinkSync(realpathSync(join(consumer, 'node_modules', name)), join(folder, 'node_modules', name));
  }
  return folder;
}

describe.each(setUpsOf('peerless'))('$what', () => {
  let folder: string;

  beforeAll(() => {
    folder = projectWithoutPeers();
    writeFileSync(join(folder, 'config'), '[general]\nhost = mypurecloud.ie\n');
    for (const part of ['cert', 'key']) {
      cpSync(join(import.meta.dirname, `../support/tls/client-${part}.pem`), join(folder, `${part}.pem`));
    }
  });

  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  /** Runs a program as an ES module and as CommonJS; `load` imports or requires. */
  async function printed(form: string, body: string): Promise<string> {
    const load = form === 'import' ? '(name) => import(name)' : 'async (name) => require(name)';
    const file = join(folder, form === 'import' ? 'program.mjs' : 'program.cjs');
    writeFileSync(file, `const load = ${load};\nvoid (async () => {\n${body}\n})();\n`);
    return (await run(process.execPath, [file], folder)).trim();
  }

  const needs = (entry: string, name: string): string =>
    `Error: contact-centre-client/${entry} needs ${name} ${peerDependencies[name]!}: npm install ${name}`;

  describe.each(['import', 'require'])('with %s', (form) => {
    it.each([
      ['react', '@tanstack/react-query'],
      ['testing', 'msw'],
      ['bulk/bullmq', 'bullmq'],
      ['otel', '@opentelemetry/api'],
    ])('./%s reports that it needs %s', async (entry, name) => {
      const result = await printed(
        form,
        // In CommonJS, `./testing` loads msw with its first handlers.
        `await load('contact-centre-client/${entry}').then(({ setupSandbox }) => setupSandbox?.().handlers).catch((error) => console.log(String(error)));`,
      );
      expect(result).toContain(needs(entry, name));
    });

    it('./node works except for the undici transport, which reports the missing package with each request', async () => {
      const result = await printed(
        form,
        `
        const { mtls, proxyTransport, readConfig, undiciTransport } = await load('contact-centre-client/node');
        const { ApiClient, UsersApi } = await load('contact-centre-client');
        console.log((await readConfig('config')).environment);
        const made = mtls({ cert: 'cert.pem', key: 'key.pem' });
        console.log(made.httpsAgent.constructor.name);
        const { dispatcher } = made;
        for (const transport of [undiciTransport(), proxyTransport('http://127.0.0.1:1'), undiciTransport({ dispatcher })]) {
          const client = new ApiClient({ apiUrl: 'http://127.0.0.1:1', transport });
          client.setAccessToken('token');
          for (const attempt of [1, 2]) await new UsersApi(client).getUsersMe().catch((error) => console.log(String(error)));
          await client.close();
        }
        await made.close();`,
      );
      const [host, agent, ...errors] = result.split('\n');
      expect([host, agent]).toEqual(['mypurecloud.ie', 'CurrentAgent']);
      expect(errors).toHaveLength(6);
      for (const error of errors) expect(error).toContain(needs('node', 'undici'));
    });

    it('./notifications reports that a runtime without WebSocket needs undici', async () => {
      const result = await printed(
        form,
        `
        delete globalThis.WebSocket;
        const { ApiClient } = await load('contact-centre-client/fetch');
        const { Notifications } = await load('contact-centre-client/notifications');
        const { serveSandbox } = await load('contact-centre-client/sandbox');
        const served = await serveSandbox();
        const client = new ApiClient({ apiUrl: served.url, timeout: 0 });
        client.setAccessToken(served.sandbox.issueAccessToken());
        const live = new Notifications(client);
        const subscription = live.on('v2.users.{id}.presence', 'u1', () => undefined);
        await subscription.ready.catch((error) => console.log(String(error)));
        await live.close();
        await served.close();`,
      );
      expect(result).toContain(needs('notifications', 'undici').replace('Error: ', ''));
    });

    it('esbuild bundles a program that uses ./node without undici', async () => {
      const code = {
        import: `import { readConfig } from 'contact-centre-client/node'; console.log(typeof readConfig);`,
        require: `console.log(typeof require('contact-centre-client/node').readConfig);`,
      }[form]!;
      writeFileSync(join(folder, 'bundled.js'), code);
      const words = ['--bundle', '--platform=node', '--format=cjs', '--log-level=error', '--outfile=bundled.cjs', 'bundled.js'];
      await run(join(consumer, 'node_modules/.bin/esbuild'), words, folder);
      expect(await run(process.execPath, ['bundled.cjs'], folder)).toBe('function\n');
    });
  });
});
