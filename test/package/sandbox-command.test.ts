import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, inject, it } from 'vitest';

it('serves a sandbox with npx contact-centre-client sandbox, and ends on Ctrl-C', async () => {
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
