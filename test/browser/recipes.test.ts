import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { ApiClient, ConversationsApi } from '../../src/entries/index.js';
import type { ServedPage } from '../../examples/serve-page.js';
import { startPage } from '../../examples/serve-page.js';
import type { ServedSandbox } from '../../src/sandbox/index.js';
import { serveSandbox } from '../../src/sandbox/index.js';
import { PATIENCE } from '../support/patience.js';
import { it as withBrowser } from './support/console.js';
import { allow } from './support/login-page.js';

const examples = resolve(import.meta.dirname, '../../examples');
const names = ['agent-status', 'interaction-panel', 'wallboard'] as const;

let server: ServedSandbox;
const pages: ServedPage[] = [];
const addressOf = (name: (typeof names)[number]): string => pages[names.indexOf(name)]!.url;

/** A sandbox, and the pages as `npm run recipe` serves them. */
beforeAll(async () => {
  server = await serveSandbox({ rateLimit: false });
  const environment = { API_URL: server.url, CLIENT_ID: server.sandbox.clients.pkce.id, CLIENT_SECRET: '' };
  pages.push(...(await Promise.all(names.map(async (name) => await startPage(join(examples, name), environment)))));
});
afterAll(async () => {
  await Promise.all(pages.map((page) => page.close()));
  await server.close();
});

const it = withBrowser.extend<{ tab: Page }>({
  /** A tab. The test fails for exceptions and console errors. */
  tab: async ({ browser }, use) => {
    const context = await browser.newContext();
    context.setDefaultTimeout(PATIENCE);
    const tab = await context.newPage();
    const complaints: string[] = [];
    tab.on('pageerror', ({ message }) => complaints.push(message));
    tab.on('console', (message) => {
      // A browser requests an icon by itself.
      if (message.type() === 'error' && !message.location().url.endsWith('/favicon.ico')) complaints.push(message.text());
    });
    await use(tab);
    await context.close();
    expect(complaints).toEqual([]);
  },
});

/** Opens the page of a recipe, and signs a person in through the login page. */
async function signIn(tab: Page, name: (typeof names)[number], person: string): Promise<void> {
  await tab.goto(addressOf(name));
  await tab.getByRole('button', { name: 'Sign in' }).click();
  await allow(tab, person);
}

/** Calls as a user who is not signed in to a page. */
function colleague(): ConversationsApi {
  const client = new ApiClient({ apiUrl: server.url, timeout: 0 });
  client.setAccessToken(server.sandbox.issueAccessToken(server.sandbox.users[1]!.id));
  return new ConversationsApi(client);
}

describe('The page of a recipe', () => {
  it('agent-status shows and changes the presence of a user who has signed in', async ({ tab }) => {
    const { name } = server.sandbox.users[0]!;
    await signIn(tab, 'agent-status', name);
    await tab.getByRole('heading', { name }).waitFor();
    await tab.getByText('Live').waitFor();
    await tab.getByLabel('Status').selectOption('Meal');
    const selected = tab.getByLabel('Status').locator('option:checked');
    await expect.poll(async () => await selected.textContent()).toBe('Meal');
    await tab.reload();
    await expect.poll(async () => await selected.textContent()).toBe('Meal');
    await tab.getByText('Live').waitFor();
  });

  it('interaction-panel shows a call of a colleague', async ({ tab }) => {
    const [person] = server.sandbox.users;
    await signIn(tab, 'interaction-panel', person!.name);
    await tab.getByText('No interactions').waitFor();
    await colleague().postConversationsCalls({ callUserId: person!.id });
    await tab.getByText('No queue · calls · alerting').waitFor();
  });

  it('wallboard shows the figures of all queues', async ({ tab }) => {
    await colleague().postConversationsCalls({ callQueueId: server.sandbox.queues[0]!.id, phoneNumber: 'tel:+441632960001' });
    await signIn(tab, 'wallboard', server.sandbox.users[0]!.name);
    await tab
      .getByText(/[1-9]\d* offered today/)
      .first()
      .waitFor();
    expect(await tab.getByRole('region').count()).toBe(10);
  });
});
