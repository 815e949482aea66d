import { createServer } from 'node:http';
import { serveSandbox } from 'contact-centre-client/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../examples/express-login/app.js';
import type { Listening } from '../support/loopback.js';
import { listen } from '../support/loopback.js';

let sandbox: Awaited<ReturnType<typeof serveSandbox>>;
let site: Listening;

beforeAll(async () => {
  sandbox = await serveSandbox({ rateLimit: false });
  const { id, secret } = sandbox.sandbox.clients.code;
  const server = createServer();
  site = await listen(server);
  server.on(
    'request',
    createApp({
      clientOptions: { apiUrl: sandbox.url },
      clientId: id,
      clientSecret: secret,
      redirectUri: `${site.url}/callback`,
      sessionSecret: 'secret of the test',
    }),
  );
});
afterAll(async () => {
  await site.close();
  await sandbox.close();
});

/** A browser with one cookie. It follows no redirect, and records everything that it receives. */
class Browser {
  cookie = '';
  readonly received: string[] = [];

  async open(path: string, method = 'GET') {
    const response = await fetch(new URL(path, site.url), { method, redirect: 'manual', headers: { cookie: this.cookie } });
    this.cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? this.cookie;
    const text = await response.text();
    this.received.push(JSON.stringify([...response.headers]) + text);
    return { status: response.status, location: response.headers.get('location') ?? '', text, headers: response.headers };
  }

  /** Goes to the login page and returns with a code for a user. @param state - Instead of the one that the login page received. */
  async signIn(state?: string) {
    const { location } = await this.open('/login');
    const query = new URL(location).searchParams;
    const clientId = query.get('client_id') ?? '';
    const redirectUri = query.get('redirect_uri') ?? '';
    const code = sandbox.sandbox.issueAuthorizationCode({ clientId, redirectUri, userId: sandbox.sandbox.users[3]!.id });
    return await this.open(`/callback?${new URLSearchParams({ code, state: state ?? query.get('state') ?? '' })}`);
  }
}

const tokenRequests = (): number => sandbox.sandbox.requests.filter(({ path }) => path === '/oauth/token').length;

let browser: Browser;
beforeEach(() => {
  browser = new Browser();
});

describe('A sign-in', () => {
  it('goes to the login page of the platform, and comes back as the user', async () => {
    const { location } = await browser.open('/login');
    expect(location).toContain(`${sandbox.url}/oauth/authorize?response_type=code`);
    expect(await browser.signIn()).toMatchObject({ status: 302, location: '/' });
    const { name, email } = sandbox.sandbox.users[3]!;
    expect(JSON.parse((await browser.open('/me')).text)).toEqual({ name, email });
  });

  it('is refused if the state differs, is absent, or was used', async () => {
    const before = tokenRequests();
    expect(await browser.signIn('another')).toMatchObject({ status: 400 });
    expect(await new Browser().open('/callback?code=stolen&state=')).toMatchObject({ status: 400 });
    expect(await new Browser().open('/callback?code=stolen')).toMatchObject({ status: 400 });
    expect(tokenRequests()).toBe(before);

    const state = new URL((await browser.open('/login')).location).searchParams.get('state')!;
    await browser.signIn();
    expect(await browser.open(`/callback?code=again&state=${state}`)).toMatchObject({ status: 400 });
    expect((await new Browser().open('/me')).status).toBe(401);
  });

  it('gives the session a new id', async () => {
    await browser.open('/login');
    const earlier = browser.cookie;
    await browser.signIn();
    expect(browser.cookie).not.toBe(earlier);
    browser.cookie = earlier;
    expect((await browser.open('/me')).status).toBe(401);
  });

  it('sends no token to the browser, and a cookie that scripts cannot read', async () => {
    await browser.open('/login');
    await browser.signIn();
    await browser.open('/me');
    const log = sandbox.sandbox.snapshot();
    const tokens =
      JSON.stringify(log.tokens)
        .match(/"[\w-]{40,}"/g)
        ?.map((text) => text.slice(1, -1)) ?? [];
    expect(tokens.length).toBeGreaterThan(1);
    for (const token of tokens) expect(browser.received.join()).not.toContain(token);
    expect(browser.received.join()).toMatch(/HttpOnly; SameSite=Lax/);
  });
});

it('renews the token of a session once for two requests', async () => {
  await browser.signIn();
  const before = tokenRequests();
  sandbox.sandbox.expireTokens();
  const responses = await Promise.all([browser.open('/me'), browser.open('/me')]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  expect(tokenRequests()).toBe(before + 1);
});

it('keeps two users apart', async () => {
  const other = new Browser();
  await browser.signIn();
  await other.signIn();
  await other.open('/logout', 'POST');
  expect((await browser.open('/me')).status).toBe(200);
  expect((await other.open('/me')).status).toBe(401);
});

it('shows no details of a failure', async () => {
  await browser.signIn();
  const log = vi.spyOn(console, 'error').mockReturnValue();
  sandbox.sandbox.fail({ status: 503, route: 'GET /api/v2/users/me' });
  expect(await browser.open('/me')).toMatchObject({ status: 502, text: '{"message":"The platform is unavailable"}' });
  expect(log).toHaveBeenCalledOnce();
});
