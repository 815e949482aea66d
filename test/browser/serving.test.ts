import { describe, expect } from 'vitest';
import { it } from './support/console.js';

describe('The console’s server', () => {
  it('permits a page to load scripts from itself only, and to connect to the hosts in use', async ({ app }) => {
    const nonces = new Set<string | undefined>();
    for (const path of ['/', '/agents', '/explorer/users/getUser']) {
      const response = await fetch(app.url + path);
      const policy = response.headers.get('content-security-policy') ?? '';
      nonces.add(/'nonce-([^']+)'/.exec(policy)?.[1]);
      expect(response.status).toBe(200);
      expect(policy).toContain("default-src 'none'");
      const [, hosts = ''] = /connect-src ([^;]+)/.exec(policy) ?? [];
      expect(hosts.split(' ')).toEqual(expect.arrayContaining(["'self'", app.sandboxUrl, 'https://api.mypurecloud.ie']));
      // Only the platform's store of transcript files has many hosts.
      expect(hosts).not.toMatch(/\*|(https?|wss?):(?!\/\/)/);
      expect(policy).toContain(`media-src 'self' https: ${app.sandboxUrl};`);
      expect(policy).not.toContain('unsafe');
      expect(response.headers.get('referrer-policy')).toBe('no-referrer');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect((await response.text()).includes('%NONCE%')).toBe(false);
    }
    expect(nonces.size).toBe(3);
  });

  it('lets browsers cache files with hashed names, compressed if they support it', async ({ app }) => {
    const html = await (await fetch(app.url)).text();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
    const packed = await fetch(app.url + script);
    expect(packed.headers.get('cache-control')).toContain('immutable');
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    const plain = await fetch(app.url + script, { headers: { 'Accept-Encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect((await plain.text()) === (await packed.text())).toBe(true);
  });

  it('serves no other files', async ({ app }) => {
    for (const path of ['/missing.js', '/..%2fpackage.json', '/assets/', '/index.html.map']) {
      const body = await (await fetch(app.url + path)).text();
      expect(body.includes('contact-centre-console'), path).toBe(false);
    }
    expect((await fetch(`${app.url}/missing.js`)).status).toBe(404);
    expect((await fetch(app.url, { method: 'POST' })).status).toBe(405);
    expect(await (await fetch(app.url, { method: 'HEAD' })).text()).toBe('');
  });

  it('describes its sandbox for sign-in, without secrets', async ({ app }) => {
    const text = await (await fetch(app.url)).text();
    const { clientCredentials, code, pkce, implicit } = app.sandbox.clients;
    for (const part of [app.sandboxUrl, pkce.id, implicit.id]) expect(text.includes(part)).toBe(true);
    for (const { secret } of [code, clientCredentials]) expect(text.includes(secret)).toBe(false);
  });
});
