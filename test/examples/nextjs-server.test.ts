import type { Sandbox } from 'contact-centre-client/sandbox';
import { basename } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build } from 'rolldown';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GET } from '../../examples/nextjs/app/api/waiting/route.js';
import Layout from '../../examples/nextjs/app/layout.js';
import Page from '../../examples/nextjs/app/page.js';
import type { Floor } from '../sandbox/areas/support.js';
import { openFloor, ring } from '../sandbox/areas/support.js';

let floor: Floor;
let sandbox: Sandbox;
/** The number of requests before those of the application. */
let before: number;

beforeAll(async () => {
  floor = await openFloor();
  sandbox = floor.sandbox;
  before = sandbox.requests.length;
  const { id, secret } = sandbox.clients.clientCredentials;
  vi.stubEnv('API_URL', 'https://api.sandbox.example');
  vi.stubEnv('CLIENT_ID', id);
  vi.stubEnv('CLIENT_SECRET', secret);
});
beforeEach(() => {
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => await sandbox.fetch(new Request(input, init)));
});
afterAll(() => {
  vi.unstubAllEnvs();
});

const queues = (): string[] => sandbox.queues.map(({ name }) => name);

describe('The Next.js recipe', () => {
  it('renders the queues on the server, without the secret', async () => {
    const html = renderToString(createElement(Layout, { children: await Page() }));
    for (const name of queues()) expect(html).toContain(`<li>${name}`);
    expect(html).not.toContain(sandbox.clients.clientCredentials.secret);
  });

  it('responds with the waiting interactions of each queue, without a token', async () => {
    await ring(floor);
    const response = await GET();
    expect(response.headers.has('authorization')).toBe(false);
    expect(await response.json()).toMatchObject({ [floor.queue.id]: 1 });
  });

  it('requests one token for all requests', async () => {
    await Promise.all([Page(), GET(), GET()]);
    const paths = sandbox.requests.slice(before).map(({ path }) => path);
    expect(paths.filter((path) => path === '/oauth/token')).toHaveLength(1);
  });

  it('has no secret and no server code in what pages load', async () => {
    const components = ['providers', 'waiting'].map((name) => `examples/nextjs/components/${name}.tsx`);
    const { output } = await build({ input: components, external: /^[^.#/]/, write: false, logLevel: 'silent' });
    const chunks = output.flatMap((file) => (file.type === 'chunk' ? file : []));
    const modules = chunks.flatMap(({ moduleIds }) => moduleIds.map((id) => basename(id)));
    expect(modules.toSorted()).toEqual(['providers.tsx', 'waiting-api.ts', 'waiting.tsx']);
    expect(chunks.map(({ code }) => code).join()).not.toMatch(/process\.env|SECRET/);
  });
});
