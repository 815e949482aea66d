import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { ServedSandbox } from '../../src/sandbox/index.js';
import { run } from './support/run.js';

const consumer = inject('consumer');

let served: ServedSandbox;
beforeAll(async () => {
  const { serveSandbox } = (await import(
    `${consumer}/node_modules/contact-centre-client/dist/sandbox/index.js`
  )) as typeof import('../../src/sandbox/index.js');
  served = await serveSandbox();
});
afterAll(() => served.close());

it.each([
  [
    'preflight.mjs',
    "import { ApiClient } from 'contact-centre-client';\nimport { preflight } from 'contact-centre-client/preflight';",
  ],
  [
    'preflight.cjs',
    "const { ApiClient } = require('contact-centre-client');\nconst { preflight } = require('contact-centre-client/preflight');",
  ],
])('./preflight checks operations in %s with the data of the package', async (file, imports) => {
  const program = `${imports}
const [apiUrl, token] = process.argv.slice(2);
const client = new ApiClient({ apiUrl, timeout: 0 });
client.setAccessToken(token);
const names = ['postRoutingQueues', 'getUsersMe', 'getAlertingAlertsActive'];
preflight(client, names).then(({ operations }) => {
  console.log(operations.map(({ status }) => status).join(' '));
  return preflight(client, ['postRoutingQueus']);
}).catch((error) => console.log(error.name, error.message));
`;
  writeFileSync(join(consumer, file), program);
  const output = await run(process.execPath, [file, served.url, served.sandbox.issueAccessToken()], consumer);
  expect(output).toMatch(/^possible unknown impossible\nInvalidParameterError .*Did you mean "postRoutingQueues"\?/);
});

it('npx contact-centre-client check --preflight reads the permissions of a token in the environment', async () => {
  const folder = join(consumer, 'preflight');
  mkdirSync(folder, { recursive: true });
  const program = "import { RoutingApi } from 'contact-centre-client';\nnew RoutingApi().deleteRoutingQueue('a');\n";
  writeFileSync(join(folder, 'a.js'), program);
  const command = join(consumer, 'node_modules/.bin/contact-centre-client');
  const env = `ACCESS_TOKEN=${served.sandbox.issueAccessToken()}`;
  const words = [env, command, 'check', folder, '--preflight', '--api-url', served.url];
  const output = await run('/usr/bin/env', words, consumer);
  expect(output).toBe(
    '1 use of operations in 1 file: no findings.\nChecked for the OAuth client Nightly export of Harbourline Travel.\n1 operation: 1 possible.\n',
  );
});
