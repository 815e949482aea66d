import type { Page, Request } from 'playwright-core';
import { describe, expect } from 'vitest';
import { UsersApi } from '../../src/apis/users.js';
import { it, signIn } from './support/console.js';
import { settled } from './support/pages.js';

const QUEUES = 'GET /api/v2/routing/queues';

interface RequestRecord {
  name: string;
  request: Request;
}

/** Records API requests from now on. */
function callsOf(page: Page, apiUrl: string): RequestRecord[] {
  const requests: RequestRecord[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const name = `${request.method()} ${pathname}`;
    if (origin === apiUrl && pathname.startsWith('/api/') && request.method() !== 'OPTIONS') requests.push({ name, request });
  });
  return requests;
}

/** The browser's time of the request in ms since the epoch: the test receives it later, with a varying delay. */
const beganAt = ({ request }: RequestRecord): number => request.timing().startTime;

describe('When the platform requests a pause', () => {
  it('a page shows it, sends no requests, and continues automatically', async ({ app, page }) => {
    app.sandbox.fail({ status: 429, retryAfter: 3, route: QUEUES });
    const request = callsOf(page, app.sandboxUrl);
    // The pause may be over before the sign-in has ended.
    const notice = page.getByRole('status').getByText('Too many requests: the platform asks for a pause.');
    await Promise.all([signIn(page), notice.waitFor()]);
    await page.getByRole('region', { name: 'All queues' }).waitFor();
    await page.getByText('Too many requests').waitFor({ state: 'detached' });
    expect(await page.getByRole('alert').count()).toBe(0);
    const [first = 0, again = 0] = request.filter(({ name }) => name === QUEUES).map(beganAt);
    expect(first).toBeGreaterThan(0);
    expect(again - first).toBeGreaterThanOrEqual(3000);
  });
});

describe('Scrolling quickly', () => {
  const ALLOWED = 20;
  it.override({ sandboxOptions: { rateLimit: { token: ALLOWED, windowMs: 5000 } } });

  it('through the agents is never refused, although it needs more requests than the platform allows at once', async ({
    app,
    page,
  }) => {
    const [model] = app.sandbox.users;
    const entities = Array.from({ length: 200 }, (_, index) => ({
      ...model,
      id: `user-${index}`,
      name: `Agent ${1000 + index}`,
    }));
    app.sandbox.on(UsersApi, 'getUsers', { entities, pageNumber: 1, pageCount: 1 });
    const request = callsOf(page, app.sandboxUrl);
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 429) refused.push(response.url());
    });
    await signIn(page, 'Amara Osei', '/agents');
    await page.getByRole('row').filter({ hasText: 'Agent 1000' }).waitFor();
    await page.getByRole('row').nth(1).focus();
    for (const [key, name] of [
      ['End', 'Agent 1199'],
      ['Home', 'Agent 1000'],
    ] as const) {
      await page.keyboard.press(key);
      await page.getByRole('row').filter({ hasText: name }).waitFor();
      await settled(page);
    }
    expect(request.length).toBeGreaterThan(ALLOWED);
    expect(refused).toEqual([]);
  });
});
