import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { ServedConsole } from '../../../examples/console/server/serve.js';
import type { Pages } from '../../../examples/console/server/pages.js';
import { serveConsole } from '../../../examples/console/server/serve.js';
import { SignInStore } from '../../../examples/console/server/sign-in-store.js';

const LIFETIME = 600_000;
const pages: Pages = {
  answer: (_request, response) => {
    response.end('page');
  },
  close: () => Promise.resolve(),
};
const running: ServedConsole[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.close()));
});

/** A browser's cookies for one console, without following redirects. */
class Browser {
  readonly #cookies = new Map<string, string>();

  constructor(readonly url: string) {}

  async request(path: string, init: Omit<RequestInit, 'headers'> = {}): Promise<Response> {
    const cookie = [...this.#cookies].map((pair) => pair.join('=')).join('; ');
    const response = await fetch(new URL(path, this.url), { redirect: 'manual', ...init, headers: { cookie } });
    for (const text of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      this.#cookies.set(name, value);
    }
    return response;
  }

  token = async (refused?: string): Promise<Response> =>
    await this.request('/session/token', { method: 'POST', body: JSON.stringify({ refused }) });
}

async function serve(file?: string) {
  const clock = { now: Date.now() };
  const served = await serveConsole({
    sandboxOptions: { rateLimit: false, tokenLifetimeMs: LIFETIME, now: () => clock.now },
    serverSignIn: { file, now: () => clock.now },
    openPages: () => pages,
  });
  running.push(served);
  return { clock, url: served.url, sandbox: served.served!.sandbox };
}

type Sandbox = Awaited<ReturnType<typeof serve>>['sandbox'];

async function signIn(browser: Browser, sandbox: Sandbox, path = '/agents'): Promise<string | null> {
  const departure = new URL((await browser.request(`/session/login?to=${path}`)).headers.get('Location')!);
  const code = sandbox.issueAuthorizationCode({
    clientId: departure.searchParams.get('client_id')!,
    redirectUri: departure.searchParams.get('redirect_uri')!,
    userId: sandbox.users[0]!.id,
  });
  const back = `/session/callback?code=${code}&state=${departure.searchParams.get('state')}`;
  return (await browser.request(back)).headers.get('Location');
}

const exchanges = ({ requests }: Sandbox): number => requests.filter(({ path }) => path === '/oauth/token').length;

describe('The sign-in on the server', () => {
  it('returns to the requested page, and gives the page a token but never the refresh token', async () => {
    const { url, sandbox } = await serve();
    const browser = new Browser(url);
    expect((await browser.token()).status).toBe(401);
    expect(await signIn(browser, sandbox, '/agents?text=a')).toBe('/agents?text=a');
    const token = (await (await browser.token()).json()) as { accessToken: string; expiresIn: number };
    expect(Object.keys(token)).toEqual(['accessToken', 'expiresIn']);
    expect(Math.round(token.expiresIn)).toBe(LIFETIME / 1000);
    expect((await new Browser(url).token()).status).toBe(401);
    expect(await (await browser.request('/other')).text()).toBe('page');
  });

  it('renews a token that ends or was refused, once for all tabs', async () => {
    const { clock, url, sandbox } = await serve();
    const browser = new Browser(url);
    await signIn(browser, sandbox);
    const read = async (refused?: string) =>
      ((await (await browser.token(refused)).json()) as { accessToken: string }).accessToken;
    const first = await read();
    clock.now += LIFETIME * 0.8;
    expect(await read()).toBe(first);
    clock.now += LIFETIME * 0.1;
    const [second, third] = await Promise.all([read(), read()]);
    expect(second).not.toBe(first);
    expect(third).toBe(second);
    expect(exchanges(sandbox)).toBe(2);
    expect(await read(second)).not.toBe(second);
    expect(exchanges(sandbox)).toBe(3);
  });

  it('survives a failing login host, and ends when that refuses the refresh token', async () => {
    const { clock, url, sandbox } = await serve();
    const browser = new Browser(url);
    await signIn(browser, sandbox);
    clock.now += LIFETIME;
    sandbox.fail({ status: 503, route: 'POST /oauth/token' });
    const unavailable = await browser.token();
    expect(unavailable.status).toBe(503);
    expect(unavailable.headers.get('Retry-After')).toBe('5');
    expect((await browser.token()).status).toBe(200);
    clock.now += LIFETIME;
    sandbox.reset();
    expect((await browser.token()).status).toBe(401);
    expect((await browser.token()).status).toBe(401);
  });

  it('accepts only the response that this browser waits for, and only paths of the console', async () => {
    const { url, sandbox } = await serve();
    expect((await new Browser(url).request('/session/callback?code=stolen&state=foreign')).headers.get('Location')).toBe(
      '/sign-in?problem=state',
    );
    const browser = new Browser(url);
    const departure = new URL((await browser.request('/session/login')).headers.get('Location')!);
    const state = departure.searchParams.get('state');
    const denied = await browser.request(`/session/callback?error=access_denied&state=${state}`);
    expect(denied.headers.get('Location')).toBe('/sign-in?problem=denied');
    for (const path of ['//elsewhere.example', '/%5Celsewhere.example', 'https://elsewhere.example'])
      expect(await signIn(new Browser(url), sandbox, path)).toBe('/');
    expect(exchanges(sandbox)).toBe(3);
  });

  it('ends on logout', async () => {
    const { url, sandbox } = await serve();
    const browser = new Browser(url);
    await signIn(browser, sandbox);
    const { logoutPage } = (await (await browser.request('/session/logout', { method: 'POST' })).json()) as {
      logoutPage: string;
    };
    expect(new URL(logoutPage).searchParams.get('redirect_uri')).toBe(`${url}/sign-in`);
    expect((await browser.token()).status).toBe(401);
  });
});

describe('The stored sign-ins', () => {
  const tokens = { accessToken: 'a', refreshToken: 'r', issuedAt: 1, expiresAt: 2 };

  it('survive a restart, in a file for its owner only, without the keys of the cookies', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'console-')), 'sign-ins.json');
    const key = new SignInStore(file).add(tokens);
    expect(new SignInStore(file).get(key)).toEqual(tokens);
    expect(readFileSync(file, 'utf8')).not.toContain(key);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const store = new SignInStore(file);
    store.remove(key);
    expect(new SignInStore(file).get(key)).toBeUndefined();
  });

  it.each(['', '{}', '{"format":"other","signIns":[]}'])('refuse a file of another program: %s', (text) => {
    const file = join(mkdtempSync(join(tmpdir(), 'console-')), 'sign-ins.json');
    writeFileSync(file, text);
    expect(() => new SignInStore(file)).toThrow('contains no sign-ins of the console');
  });
});
