import { inspect } from 'node:util';
import type { GatewayOptions, LogEntry } from 'contact-centre-client';
import { ApiError, ConfigurationError, ContactCentreError } from 'contact-centre-client';
import { describe, expect, it, vi } from 'vitest';
import { startPlatform } from '../../auth/support.js';
import { ProbeApi, answer, entries, errorOf, scripted } from '../probe.js';

const CREDENTIALS = `Basic ${btoa('gate keeper:p@ss')}`;

describe.each(entries)('gateway ($entry)', ({ make }) => {
  it('forwards calls and sign-ins, each below its path, with its headers and credentials', async () => {
    const { url, api, token } = await startPlatform();
    const served = url.replace('//', '//gate%20keeper:p%40ss@');
    const client = make({ gateway: { url: served, apiPath: 'genesys/api/', headers: { 'X-Gate': 'one' } } });
    expect(client.apiUrl).toBe(`${url}/genesys/api`);
    expect(client.loginUrl).toBe(url);
    await client.loginClientCredentialsGrant('id', 'secret');
    await new ProbeApi(client).list();
    expect(token[0]?.headers).toMatchObject({ 'proxy-authorization': CREDENTIALS, 'x-gate': 'one' });
    expect(token[0]?.headers.authorization).toBe(`Basic ${btoa('id:secret')}`);
    expect(api[0]).toMatchObject({ target: '/genesys/api/api/v2/probes', bearer: 'token-1' });
    expect(api[0]?.headers).toMatchObject({ 'proxy-authorization': CREDENTIALS, 'x-gate': 'one' });
  });

  it.each([
    ['https://keeper@gate.example.com', `Basic ${btoa('keeper:')}`],
    ['https://gate.example.com/http://a:b@c', undefined],
  ])('receives at most the credentials that %s has before its host', async (url, credentials) => {
    const { transport, sent } = scripted(answer(200));
    await new ProbeApi(make({ gateway: { url }, transport })).open();
    expect(sent[0]?.headers['proxy-authorization']).toBe(credentials);
  });

  it('has a path for sign-in too', () => {
    const { apiUrl, loginUrl } = make({ gateway: { url: 'https://gate.example.com:1443/all', loginPath: 'login' } });
    expect([apiUrl, loginUrl]).toEqual(['https://gate.example.com:1443/all', 'https://gate.example.com:1443/all/login']);
  });

  it('is no longer used, nor are its headers, after setEnvironment', async () => {
    const { transport, sent } = scripted(answer(200));
    const client = make({ gateway: { url: 'https://a:b@gate.example.com', headers: { 'x-gate': 'one' } }, transport });
    client.setEnvironment('mypurecloud.ie');
    client.setAccessToken('token');
    await new ProbeApi(client).list();
    expect(sent[0]?.url).toBe('https://api.mypurecloud.ie/api/v2/probes');
    expect(sent[0]?.headers).toEqual({ accept: 'application/json', authorization: 'Bearer token' });
  });

  it('shows its credentials neither in errors nor in logs', async () => {
    const log: LogEntry[] = [];
    const { transport } = scripted(answer(400, { code: 'x', message: `no ${CREDENTIALS}` }));
    const gateway: GatewayOptions = { url: 'https://gate%20keeper:p%40ss@gate.example.com' };
    const client = make({ gateway, transport, logger: { level: 'trace', sink: (_line, entry) => log.push(entry) } });
    const failed = await errorOf(client.loginClientCredentialsGrant('id', 'secret'), ApiError);
    client.setAccessToken('token');
    const call = await errorOf(new ProbeApi(client).list().withResponse(), ApiError);
    expect(log).toHaveLength(2);
    const shown = inspect([client, failed, call, log], { depth: 9 }) + JSON.stringify([failed, call, log]);
    expect(shown).not.toMatch(/p@ss|p%40ss|keeper/);
    expect(shown).not.toContain(CREDENTIALS.slice(6));
  });

  it.each([
    ['are not encoded', 'https://a:planted%@gate.example.com'],
    ['are not Latin-1', 'https://a:planted%E2%82%AC@gate.example.com'],
  ])('refuses credentials that %s before anything is sent, and shows nothing of them', async (_what, url) => {
    const { transport, sent } = scripted(answer(200));
    const client = make({ gateway: { url }, transport });
    for (const call of [client.loginClientCredentialsGrant('id', 'secret'), new ProbeApi(client).open()]) {
      const error = await errorOf(call, ConfigurationError);
      expect(error.message).toMatch(/credentials in gateway.url/);
      expect(inspect(error)).not.toContain('planted');
    }
    expect(sent).toEqual([]);
  });

  it.each<[string, unknown, RegExp]>([
    ['a text', 'https://planted.example.com', /gateway must be an object with url, apiPath, loginPath, headers, not a string/],
    ['null', null, /gateway must be an object/],
    ['a misspelt name', { url: 'https://gate.example.com', path: 'planted' }, /gateway: unknown option "path"/],
    ['headers that are none', { url: 'https://gate.example.com', headers: 'planted' }, /headers must be/],
    [
      'a header that cannot be sent',
      { url: 'https://gate.example.com', headers: { 'x-gate': 'planted\n' } },
      /"x-gate" when calling gateway/,
    ],
    ['no address', {}, /gateway.url must be/],
    ['a relative address', { url: 'a:planted@gate' }, /gateway.url must be/],
    ['another scheme', { url: 'ftp://a:planted@gate.example.com' }, /gateway.url must be/],
    ['a query', { url: 'https://gate.example.com?planted=1' }, /gateway.url must be/],
    ['a query in a path', { url: 'https://gate.example.com', apiPath: 'a?planted' }, /gateway.url must be/],
    ['a fragment in a path', { url: 'https://gate.example.com', loginPath: 'a#planted' }, /gateway.url must be/],
  ])('refuses %s by name in the constructor, and shows nothing of it', (_what, gateway, message) => {
    const options = { gateway: gateway as GatewayOptions };
    expect(() => make(options)).toThrow(ContactCentreError);
    expect(() => make(options)).toThrow(message);
    expect(() => make(options)).not.toThrow(/planted/);
  });

  it.each([{ region: 'eu_west_1' as const }, { apiUrl: 'https://a.example.com' }, { loginUrl: 'https://a.example.com' }])(
    'replaces all addresses, and cannot be combined with %j',
    (beside) => {
      expect(() => make({ gateway: { url: 'https://gate.example.com' }, ...beside })).toThrow(/Set only one of/);
    },
  );

  it('refuses credentials in a browser, which would not send them', async () => {
    vi.stubGlobal('window', { document: {} });
    const client = make({ gateway: { url: 'https://a:b@gate.example.com' } });
    const error = await errorOf(new ProbeApi(client).open(), ConfigurationError);
    expect(error.message).toContain('A browser cannot send credentials');
  });
});
