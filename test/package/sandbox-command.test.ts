import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, inject, it } from 'vitest';
import { run } from './support/run.js';

it('npx contact-centre-client sandbox serves a sandbox, and ends on Ctrl-C', async () => {
  const command = join(inject('consumer'), 'node_modules/.bin/contact-centre-client');
  const child = spawn(command, ['sandbox', '--port', '0', '--seed', '7'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise<string>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
  const answer = await fetch(`${url}/api/v2/tokens/me`);
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ code: 'authentication.required', status: 401 });
  child.kill('SIGINT');
  const [code] = (await once(child, 'exit')) as [number | null];
  expect(code).toBe(0);
});

it("npx contact-centre-client check prints the texts of the package's declarations", async () => {
  const consumer = inject('consumer');
  const folder = join(consumer, 'checked');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'a.js'),
    "import { LanguagesApi } from 'contact-centre-client';\nnew LanguagesApi().deleteLanguage('a');\n",
  );
  const command = join(consumer, 'node_modules/.bin/contact-centre-client');
  await expect(run(command, ['check', folder], consumer)).resolves.toBe(
    'checked/a.js:2  deprecated  LanguagesApi.deleteLanguage: Use `deleteRoutingLanguage` of `RoutingApi`\n1 use of operations in 1 file: 1 deprecated.\n',
  );
});
