import { mkdir, mkdtemp, readFile, readdir, rm, watch, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveSandbox } from 'contact-centre-client/sandbox';
import type { SandboxState, ServedSandbox } from 'contact-centre-client/sandbox';
import { afterEach, beforeEach, expect, it } from 'vitest';

let directory: string;
let data: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sandbox-'));
  data = join(directory, 'data.json');
});
afterEach(async () => {
  await rm(directory, { recursive: true });
});

async function addSkill({ url, sandbox }: ServedSandbox, token = sandbox.issueAccessToken()): Promise<number> {
  const response = await fetch(`${url}/api/v2/routing/skills`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: '{"name":"Juggling"}',
  });
  return response.status;
}

const saved = async (): Promise<SandboxState> => JSON.parse(await readFile(data, 'utf8')) as SandboxState;

const skillsOf = ({ collections }: SandboxState): unknown[] =>
  (collections['/api/v2/routing/skills'] as [string, { name: string }][]).map(([, { name }]) => name);

it('a served sandbox continues where the last one with its file stopped', async () => {
  const first = await serveSandbox({ seed: 7, data });
  const token = first.sandbox.issueAccessToken();
  expect(await addSkill(first, token)).toBe(200);
  await first.close();
  expect(await readdir(directory)).toEqual(['data.json']);
  const second = await serveSandbox({ data });
  expect(second.sandbox.clients).toEqual(first.sandbox.clients);
  // The same token is valid, and the same name is taken.
  expect(await addSkill(second, token)).toBe(400);
  await second.close();
});

it('changes are saved while it runs, and reads are not', async () => {
  const served = await serveSandbox({ data });
  const token = served.sandbox.issueAccessToken();
  await fetch(`${served.url}/api/v2/routing/skills`, { headers: { Authorization: `Bearer ${token}` } });
  expect(await readdir(directory)).toEqual([]);
  const changes = watch(directory);
  const written = (async () => {
    for await (const { filename } of changes) if (filename === 'data.json') return;
  })();
  await addSkill(served, token);
  await written;
  expect(skillsOf(await saved())).toContain('Juggling');
  await served.close();
});

it('a file of another seed sets the organisation of the sandbox', async () => {
  await (await serveSandbox({ seed: 7, data })).close();
  const served = await serveSandbox({ seed: 8, data });
  expect(served.sandbox.seed).toBe(7);
  await served.close();
});

it('a file without JSON in it, or without a state, is refused', async () => {
  await writeFile(data, 'no JSON');
  await expect(serveSandbox({ data })).rejects.toThrow(`${data} is no JSON`);
  for (const text of ['[]', 'null', '0', '""', '{"seed":1}']) {
    await writeFile(data, text);
    await expect(serveSandbox({ data })).rejects.toThrow('no state of a sandbox');
    expect(await readFile(data, 'utf8')).toBe(text);
  }
});

it('a state that cannot be saved is reported', async () => {
  const errors: Error[] = [];
  let notify = (): void => undefined;
  const failed = new Promise<void>((resolve) => {
    notify = resolve;
  });
  const folder = join(directory, 'gone');
  await mkdir(folder);
  const served = await serveSandbox({
    data: join(folder, 'data.json'),
    onSaveError: (error) => {
      errors.push(error);
      notify();
    },
  });
  await rm(folder, { recursive: true });
  await addSkill(served);
  await failed;
  expect(errors[0]).toMatchObject({ code: 'ENOENT' });
  await expect(served.close()).rejects.toMatchObject({ code: 'ENOENT' });
});
