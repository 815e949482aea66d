import type { LogEntry, LogSink, LoggerOptions, Transport } from 'contact-centre-client';
import { ConfigurationError, SignInError, TimeoutError } from 'contact-centre-client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Exchange } from '../../../src/core/logging/log.js';
import { Logger } from '../../../src/core/logging/logger.js';
import type { WireAnswer } from '../../support/wire.js';
import { refusingUrl, startServer } from '../../support/wire.js';
import { ProbeApi, TOKEN, entries, errorOf, failureOf, signedIn } from '../probe.js';

const form = 'application/x-www-form-urlencoded';

function recording(options: LoggerOptions = {}) {
  const lines: string[] = [];
  const log: LogEntry[] = [];
  const logger: LoggerOptions = {
    level: 'trace',
    requestBody: true,
    responseBody: true,
    ...options,
    sink: (line, entry) => {
      lines.push(line);
      log.push(entry);
    },
  };
  return { lines, log, logger };
}

describe.each(entries)('Logging ($entry)', ({ make }) => {
  const start = async (answer: WireAnswer | WireAnswer[] = { json: {} }, options: LoggerOptions = {}) => {
    const server = await startServer(answer);
    const { lines, log, logger } = recording(options);
    const client = signedIn(make, server.url, { logger });
    return { server, client, api: new ProbeApi(client), lines, log };
  };

  describe('redaction', () => {
    it.each([
      'Authorization',
      'authorization',
      'AUTHORIZATION',
      'Cookie',
      'COOKIE',
      'X-Api-Key',
      'x-api-key',
      'Proxy-Authorization',
    ])('redacts the request header %s', async (name) => {
      const { api, lines, log } = await start();
      await api.list({}, { headers: { [name]: 'hush' } });
      const [, value] = Object.entries(log[0]!.requestHeaders!).find(([key]) => key.toLowerCase() === name.toLowerCase())!;
      expect(value).toBe('[redacted]');
      expect(lines.join()).not.toContain('hush');
    });

    it('redacts the token of the request', async () => {
      const { api, lines, log, server } = await start();
      await api.list();
      expect(server.requests[0]!.headers.authorization).toBe(`Bearer ${TOKEN}`);
      expect(log[0]!.requestHeaders!['authorization']).toBe('[redacted]');
      expect(lines.join()).not.toContain(TOKEN);
    });

    it('redacts Set-Cookie', async () => {
      const { api, lines, log } = await start({ json: {}, headers: { 'Set-Cookie': ['sid=hush', 'b=hush'] } });
      await api.list();
      expect(log[0]!.responseHeaders!['set-cookie']).toBe('[redacted]');
      expect(lines.join()).not.toContain('hush');
    });

    const names = ['client_secret', 'code', 'code_verifier', 'refresh_token', 'access_token', 'assertion', 'password', 'jwt'];
    const spellings = (name: string): string[] => [
      name,
      name.toUpperCase(),
      name.replace(/_(.)/g, (_all, letter: string) => letter.toUpperCase()),
      name.replaceAll('_', '-'),
    ];
    const spelled = [...new Set(names.flatMap(spellings))];

    it.each(spelled)('redacts %s in a query', async (name) => {
      const { api, lines, log } = await start();
      await api.list({ [name]: 'hush', page: 3 });
      expect(log[0]!.url).toMatch(/=\[redacted\]&page=3$/);
      expect(lines.join()).not.toContain('hush');
    });

    it.each(spelled)('redacts %s in a JSON body', async (name) => {
      const { api, lines, log } = await start();
      await api.create({ [name]: 'hush', deep: [{ [name]: { more: 'hush' } }], open: 'seen' });
      const redacted = { [name]: '[redacted]', deep: [{ [name]: '[redacted]' }], open: 'seen' };
      expect(JSON.parse(log[0]!.requestBody!)).toEqual(redacted);
      expect(lines.join()).not.toContain('hush');
    });

    it.each(spelled)('redacts %s in a JSON response', async (name) => {
      const { api, lines } = await start({ json: { [name]: 'hush', open: 'seen' } });
      await api.list();
      expect(lines.join()).toContain('seen');
      expect(lines.join()).not.toContain('hush');
    });

    it.each(spelled)('redacts %s in a form response', async (name) => {
      const { api, lines } = await start({ headers: { 'Content-Type': form }, body: `open=seen&${name}=hush` });
      await api.list();
      expect(lines.join()).toContain('open=seen');
      expect(lines.join()).not.toContain('hush');
    });

    it('redacts a form response whatever the case of its content type', async () => {
      const { api, lines } = await start({ headers: { 'Content-Type': form.toUpperCase() }, body: 'open=seen&password=hush' });
      await api.list();
      expect(lines.join()).toContain('open=seen');
      expect(lines.join()).not.toContain('hush');
    });

    it('logs only the length of a response that is not the JSON it claims to be, and of a token response that is no JSON', async () => {
      const { api, log } = await start({ status: 500, headers: { 'Content-Type': 'application/json' }, body: 'hush' });
      await failureOf(api.list());
      expect(log[0]!.responseBody).toBe('[4 characters that are not JSON]');
      const server = await startServer({ headers: { 'Content-Type': 'text/plain' }, body: 'hush' });
      const login = recording();
      const client = make({ timeout: 0, apiUrl: server.url, logger: login.logger });
      await errorOf(client.loginClientCredentialsGrant('id-1', 'secret-1'), SignInError);
      expect(login.log[0]!.responseBody).toBe('[4 characters]');
    });

    it('writes nothing for an empty body and an empty reason phrase', async () => {
      const { lines, log, logger } = recording();
      const transport: Transport = () => Promise.resolve({ status: 204, statusText: '', headers: {}, body: new Uint8Array() });
      await new ProbeApi(signedIn(make, 'https://api.example', { transport, logger })).list();
      expect(log[0]!.responseBody).toBe('');
      expect(lines[0]).toMatch(/ → 204 \(\d+ ms\)/);
    });

    it('redacts the form body of a login', async () => {
      const server = await startServer({ json: { access_token: 'hush-token', expires_in: 60 } });
      const { lines, log, logger } = recording();
      await make({ timeout: 0, apiUrl: server.url, logger }).loginCodeAuthorizationGrant(
        'id-1',
        'hush-secret',
        'hush-code',
        'https://app.example/',
      );
      expect(log[0]!.requestBody).toBe('grant_type=authorization_code&code=[redacted]&redirect_uri=https%3A%2F%2Fapp.example%2F');
      expect(JSON.parse(log[0]!.responseBody!)).toEqual({ access_token: '[redacted]', expires_in: 60 });
      expect(lines.join()).not.toContain('hush');
      expect(lines.join()).not.toContain(Buffer.from('id-1:hush-secret').toString('base64'));
    });

    it('redacts the token in a response that repeats it', async () => {
      const { api, lines } = await start({ headers: { 'Content-Type': 'text/plain' }, body: `you sent ${TOKEN}` });
      await api.list();
      expect(lines.join()).toContain('you sent [redacted]');
      expect(lines.join()).not.toContain(TOKEN);
    });

    it('redacts the token in a response header that repeats it', async () => {
      const { api, lines } = await start({ json: {}, headers: { 'X-Echo': `you sent ${TOKEN}` } });
      await api.list();
      expect(lines.join()).toContain('x-echo');
      expect(lines.join()).not.toContain(TOKEN);
    });

    it('logs only the length of a body that claims to be JSON and is not', async () => {
      const { api, log } = await start({
        status: 400,
        headers: { 'Content-Type': 'application/json' },
        body: '{"password":"hush',
      });
      await failureOf(api.list());
      expect(log[0]!.responseBody).toBe('[17 characters that are not JSON]');
    });
  });

  describe('secrets by the endings of their names', () => {
    it('redacts them in headers, bodies and the query, and shows the rest', async () => {
      const { api, lines, log } = await start({
        status: 400,
        statusText: 'Bad access_token=hush-0',
        json: { code: 'bad.value', message: 'no', appSecret: 'hush-1' },
        headers: { Location: 'https://app.example/#id_token=hush-2&state=1', 'X-Auth-Token': 'hush-3' },
      });
      await failureOf(
        api.create(
          { sipPassword: 'hush-4', credentialFields: { any: 'hush-5' }, name: 'x' },
          { headers: { 'X-Gateway-Key': 'hush-6' } },
        ),
      );
      await failureOf(api.list({ pageAccessToken: 'hush-7', pageSize: 3 }));
      expect(lines.join()).not.toContain('hush');
      expect(log[0]).toMatchObject({
        requestBody: '{"sipPassword":"[redacted]","credentialFields":{"any":"[redacted]"},"name":"x"}',
        responseBody: '{"code":"bad.value","message":"no","appSecret":"[redacted]"}',
        responseHeaders: { location: 'https://app.example/#id_token=[redacted]&state=1' },
      });
      expect(log[1]!.url).toMatch(/\?pageAccessToken=\[redacted\]&pageSize=3$/);
    });

    it('redacts what the request sent under such names wherever the response repeats it', async () => {
      const { api, lines, log } = await start({
        statusText: 'Got pass-hush-1',
        headers: { 'ININ-Correlation-Id': 'for key-hush-2', 'X-Echo': 'query-hush-3' },
        json: { message: 'pass-hush-1 is too simple, as is pin-hush-4' },
      });
      await api.create(
        { password: 'pass-hush-1', deep: [{ userPin: 'pin-hush-4' }] },
        { headers: { 'X-Api-Key': 'key-hush-2' } },
      );
      await api.list({ token: 'query-hush-3' });
      expect(log[0]).toMatchObject({ statusText: 'Got [redacted]', correlationId: 'for [redacted]' });
      expect(log[0]!.responseBody).toBe('{"message":"[redacted] is too simple, as is [redacted]"}');
      expect(log[1]!.responseHeaders!['x-echo']).toBe('[redacted]');
      expect(lines[0]).not.toContain('hush-1');
      expect(lines[0]).not.toContain('hush-2');
    });

    it.each<[string, WireAnswer]>([
      ['text', { headers: { 'Content-Type': 'text/plain' }, body: 'hush-token' }],
      [
        'JSON called text',
        { headers: { 'Content-Type': 'text/plain' }, body: '{"access_token":"hush-token","other":"hush-other"}' },
      ],
      ['JSON of no type', { body: '{"access_token":"hush-token","nested":{"any":"hush"}}' }],
      ['a form', { headers: { 'Content-Type': form }, body: 'access_token=hush-token&any=hush' }],
      ['broken JSON', { headers: { 'Content-Type': 'application/json' }, body: '{"access_token":"hush-token' }],
      ['a JSON text', { headers: { 'Content-Type': 'application/json' }, body: '"hush-token"' }],
      ['a JSON list', { headers: { 'Content-Type': 'application/json' }, body: '["hush-token"]' }],
      ['bytes', { headers: { 'Content-Type': 'application/octet-stream' }, body: 'hush-token' }],
    ])('shows nothing of a token response that is %s', async (_what, answer) => {
      const server = await startServer(answer);
      const { lines, log, logger } = recording();
      await make({ timeout: 0, apiUrl: server.url, logger })
        .loginClientCredentialsGrant('id-1', 'hush-secret')
        .catch(() => undefined);
      expect(log).toHaveLength(1);
      expect(log[0]!.responseBody).toBeDefined();
      expect(lines.join()).not.toContain('hush');
    });

    it('shows why a login was refused', async () => {
      const responseFields = {
        error: 'invalid_client',
        error_description: 'unknown',
        error_uri: 'https://help.example/',
        message: 'no',
        status: 400,
        scope: 'users',
        token_type: 'bearer',
        expires_in: 0,
      };
      const server = await startServer({
        status: 400,
        json: { ...responseFields, any: 'hush' },
      });
      const { log, logger } = recording();
      await failureOf(make({ timeout: 0, apiUrl: server.url, logger }).loginClientCredentialsGrant('id-1', 'hush-secret'));
      expect(JSON.parse(log[0]!.responseBody!)).toEqual({ ...responseFields, any: '[redacted]' });
    });

    it('leaves messages unchanged if the token is short', async () => {
      const server = await startServer({ status: 400, json: { message: 'a token is a must', code: 'a.token', a: 1, n: 1 } });
      const { log, logger } = recording();
      for (const token of ['a', 'token', '1', '400']) {
        const client = make({ timeout: 0, apiUrl: server.url, logger });
        client.setAccessToken(token);
        await failureOf(new ProbeApi(client).list());
        expect(log.at(-1)).toMatchObject({
          status: 400,
          responseBody: '{"message":"a token is a must","code":"a.token","a":1,"n":1}',
        });
        expect(log.at(-1)!.requestHeaders!['authorization']).toBe('[redacted]');
      }
    });

    it('counts the bytes of a response that is no text', async () => {
      const { api, log } = await start({ headers: { 'Content-Type': 'application/pdf' }, body: new Uint8Array(7) });
      await api.list();
      expect(log[0]!.responseBody).toBe('[7 bytes]');
    });
  });

  describe('lines', () => {
    const forged = 'x\r\n2026-01-01T00:00:00.000Z ERROR forged\u001b[2J\u0000\u0085\u009b31m\u2028\u2029\u202e\u2066\u007f';
    // oxlint-disable-next-line no-control-regex
    const raw = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066]/;

    it.each(['text', 'json'] as const)('cannot be forged or coloured by a response (%s)', async (format) => {
      const { lines, logger } = recording({ format });
      const transport = () =>
        Promise.resolve({
          status: 200,
          statusText: forged,
          headers: { 'content-type': 'text/plain', 'x-any': forged, 'inin-correlation-id': forged },
          body: new TextEncoder().encode(forged),
        });
      const client = signedIn(make, 'https://api.example', { logger, transport });
      await new ProbeApi(client).create({ any: forged });
      const rows = lines[0]!.split('\n');
      expect(rows).toHaveLength(format === 'json' ? 1 : 6);
      for (const row of rows) expect(row).not.toMatch(raw);
      expect(rows.filter((row) => !row.startsWith('  '))).toHaveLength(1);
      expect(lines[0]).toContain('\\u001b[2J');
      expect(lines[0]).toContain('\\u202e');
    });

    it('cannot be forged by the reason of a failure', async () => {
      const { lines, logger } = recording();
      const transport = () => Promise.reject(new Error(forged));
      await failureOf(new ProbeApi(signedIn(make, 'https://api.example', { logger, transport })).list());
      expect(lines[0]!.split('\n').filter((row) => !row.startsWith('  '))).toHaveLength(1);
      expect(lines[0]).not.toMatch(raw);
    });

    it('in JSON have the content of the entry', async () => {
      const { api, lines, log } = await start(
        { headers: { 'Content-Type': 'text/plain; charset=utf-8' }, body: forged },
        { format: 'json' },
      );
      await api.list();
      expect(log[0]!.responseBody).toBe(forged);
      expect(JSON.parse(lines[0]!)).toEqual(log[0]);
    });
  });

  describe('settings', () => {
    it.each<[string, object | string | null]>([
      ['an unknown level', { level: 'verbose' }],
      ['a level in capitals', { level: 'DEBUG' }],
      ['the name of a thing that every object has', { level: 'constructor' }],
      ['an unknown format', { format: 'xml' }],
      ['a sink that is none', { sink: 'console' }],
      ['a text', 'debug'],
      ['null', null],
    ])('refuses %s', (_what, logger) => {
      expect(() => make({ logger: logger as LoggerOptions })).toThrow(ConfigurationError);
    });

    it('refuses the same later, and keeps the previous value', () => {
      const { logger } = make({ logger: { level: 'error' } });
      expect(() => (logger.level = 'verbose' as 'debug')).toThrow(/logger\.level must be one of none, error, debug, trace/);
      expect(() => (logger.format = 'xml' as 'json')).toThrow(/logger\.format must be one of text, json/);
      expect(() => (logger.sink = 5 as unknown as LogSink)).toThrow(ConfigurationError);
      expect(logger).toMatchObject({ level: 'error', format: 'text', sink: undefined });
    });
  });

  describe('a sink that fails', () => {
    it.each<[string, () => unknown]>([
      [
        'throws',
        () => {
          throw new Error('disk full');
        },
      ],
      ['rejects', () => Promise.reject(new Error('disk full'))],
      [
        'returns a thenable that throws',
        () => ({
          then: () => {
            throw new Error('disk full');
          },
        }),
      ],
    ])('is reported once and does not affect the call if it %s', async (_what, sink) => {
      const report = vi.spyOn(console, 'error').mockReturnValue();
      const unhandled = vi.fn();
      process.on('unhandledRejection', unhandled);
      onTestFinished(() => void process.off('unhandledRejection', unhandled));
      const server = await startServer({ json: { a: 1 } });
      const api = new ProbeApi(signedIn(make, server.url, { logger: { level: 'trace', sink } }));
      expect(await api.list()).toEqual({ a: 1 });
      expect(await api.list()).toEqual({ a: 1 });
      expect(report.mock.calls).toEqual([[expect.any(String), expect.objectContaining({ message: 'disk full' })]]);
      expect(unhandled).not.toHaveBeenCalled();
    });

    it('of one client is reported separately from that of another', async () => {
      const report = vi.spyOn(console, 'error').mockReturnValue();
      const server = await startServer();
      const sink = () => Promise.reject(new Error('disk full'));
      for (let client = 0; client < 2; client++) {
        await new ProbeApi(signedIn(make, server.url, { logger: { level: 'trace', sink } })).list();
      }
      expect(report).toHaveBeenCalledTimes(2);
    });
  });

  describe('one entry for each exchange', () => {
    it('logs a success once, with the query and without bodies', async () => {
      const { api, log, lines, server } = await start(
        { json: { seen: 1 }, statusText: 'Fine', headers: { 'ININ-Correlation-Id': 'corr-1' } },
        { level: 'debug', requestBody: false, responseBody: false },
      );
      await api.list({ name: 'a b' });
      expect(log).toHaveLength(1);
      expect(log[0]).toEqual({
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
        level: 'debug',
        operation: 'list',
        method: 'GET',
        url: `${server.url}/api/v2/probes?name=a%20b`,
        duration: expect.any(Number) as number,
        status: 200,
        statusText: 'Fine',
        correlationId: 'corr-1',
      });
      expect(lines[0]).toMatch(/ DEBUG list: GET \S+\?name=a%20b → 200 Fine \(\d+ ms\)\n {2}correlationId: corr-1$/);
    });

    it.each([400, 404])('logs the error status %i once, as an error', async (status) => {
      const { api, log } = await start({ status, json: {} }, { level: 'error' });
      await failureOf(api.list());
      expect(log).toHaveLength(1);
      expect(log[0]).toMatchObject({ level: 'error', status });
    });

    it('logs a network failure once', async () => {
      const { log, lines, logger } = recording({ level: 'error' });
      await failureOf(new ProbeApi(signedIn(make, await refusingUrl(), { logger })).list());
      expect(log).toHaveLength(1);
      expect(log[0]).toMatchObject({ level: 'error', error: { name: 'NetworkError', code: 'ERR_NETWORK' } });
      expect(log[0]).not.toHaveProperty('status');
      expect(lines[0]).toContain('→ ERR_NETWORK ');
    });

    it('logs a timeout once', async () => {
      const server = await startServer(() => undefined);
      const { log, logger } = recording({ level: 'error' });
      await errorOf(new ProbeApi(signedIn(make, server.url, { logger, timeout: 20 })).list(), TimeoutError);
      expect(log).toHaveLength(1);
      expect(log[0]).toMatchObject({ error: { name: 'TimeoutError', code: 'ERR_TIMEOUT' } });
      expect(log[0]!.duration).toBeGreaterThanOrEqual(19);
      expect(log[0]!.duration).toBeLessThan(Date.UTC(2000, 0));
    });

    it('logs an abort once', async () => {
      const controller = new AbortController();
      const server = await startServer(() => {
        controller.abort();
        return undefined;
      });
      const { log, logger } = recording({ level: 'error' });
      await failureOf(new ProbeApi(signedIn(make, server.url, { logger })).list({}, { signal: controller.signal }));
      expect(log).toHaveLength(1);
      expect(log[0]).toMatchObject({ error: { name: 'AbortError', code: 'ERR_ABORTED' } });
    });

    it('logs a response that does not parse once, with its status', async () => {
      const { api, log } = await start({ headers: { 'Content-Type': 'application/json' }, body: '<p>' });
      await failureOf(api.list());
      expect(log).toHaveLength(1);
      expect(log[0]).toMatchObject({ level: 'error', status: 200, error: { code: 'ERR_PARSE' } });
    });

    it('logs the 401 before a refresh, the refresh and the replay', async () => {
      const server = await startServer((request, _response, index) => {
        if (request.url === '/oauth/token') return { json: { access_token: `t-${index}`, refresh_token: 'r' } };
        return request.headers.authorization === 'Bearer t-0' ? { status: 401, json: {} } : { json: {} };
      });
      const { log, logger } = recording({ level: 'debug' });
      const client = make({ timeout: 0, apiUrl: server.url, logger });
      await client.loginCodeAuthorizationGrant('id', 'secret', 'code', 'https://app.example/');
      await new ProbeApi(client).list();
      expect(log.map(({ operation, status }) => [operation, status])).toEqual([
        ['loginCodeAuthorizationGrant', 200],
        ['list', 401],
        ['refreshAccessToken', 200],
        ['list', 200],
      ]);
    });

    it('logs every try of a call that is repeated', async () => {
      const server = await startServer([{ status: 503 }, { status: 503 }, { json: {} }]);
      const { log, logger } = recording({ level: 'debug' });
      await new ProbeApi(signedIn(make, server.url, { logger, retry: { delay: 1 } })).list();
      expect(log.map(({ status }) => status)).toEqual([503, 503, 200]);
    });

    it('logs nothing for a call that was refused before sending', async () => {
      const { api, log } = await start();
      await failureOf(api.read(''));
      expect(log).toHaveLength(0);
    });

    it('logs bodies only if that is enabled', async () => {
      const { api, client, log } = await start({ json: { b: 2 } }, { requestBody: false, responseBody: false });
      await api.create({ a: 1 });
      expect(log[0]).not.toHaveProperty('requestBody');
      expect(log[0]).not.toHaveProperty('responseBody');
      client.logger.requestBody = true;
      client.logger.responseBody = true;
      await api.create({ a: 1 });
      expect(log[1]).toMatchObject({ requestBody: '{"a":1}', responseBody: '{"b":2}' });
    });

    it('logs headers only on level trace', async () => {
      const { api, client, log } = await start({ json: {}, headers: { 'X-Theirs': 'yes' } }, { level: 'debug' });
      await api.list();
      expect(log[0]).not.toHaveProperty('requestHeaders');
      expect(log[0]).not.toHaveProperty('responseHeaders');
      client.logger.level = 'trace';
      await api.list();
      expect(log[1]!.requestHeaders).toMatchObject({ accept: 'application/json' });
      expect(log[1]!.responseHeaders).toMatchObject({ 'x-theirs': 'yes' });
    });

    it('logs no success on level error', async () => {
      const { api, log } = await start({ json: {} }, { level: 'error' });
      await api.list();
      expect(log).toHaveLength(0);
    });

    it('writes one JSON object a line in format json', async () => {
      const { api, lines, log } = await start({ json: { text: 'two\nlines' } }, { format: 'json' });
      await api.list();
      expect(lines[0]).not.toContain('\n');
      expect(JSON.parse(lines[0]!)).toEqual(log[0]);
    });

    it('writes bodies and headers below the line in format text', async () => {
      const { api, lines } = await start({ json: { b: 2 } });
      await api.create({ a: 1 });
      const below = lines[0]!.split('\n').slice(1);
      expect(below).toContain('  requestBody: {"a":1}');
      expect(below).toContain('  responseBody: {"b":2}');
      expect(below[0]).toMatch(/^ {2}requestHeaders: \{"accept":"application\/json"/);
    });

    it('reports nothing on the console if a sink receives the lines', async () => {
      const report = vi.spyOn(console, 'error').mockReturnValue();
      const { api, lines } = await start();
      await api.list();
      expect([lines.length, report.mock.calls]).toEqual([1, []]);
    });

    it('writes to the console by default: failures as errors', async () => {
      const debug = vi.spyOn(console, 'debug').mockReturnValue();
      const error = vi.spyOn(console, 'error').mockReturnValue();
      const server = await startServer([{ json: {} }, { status: 500, json: {} }]);
      const api = new ProbeApi(signedIn(make, server.url, { logger: { level: 'debug' } }));
      await api.list();
      await failureOf(api.list());
      expect(debug.mock.calls).toEqual([[expect.stringContaining('→ 200 OK')]]);
      expect(error.mock.calls).toEqual([[expect.stringContaining('→ 500 Internal Server Error')]]);
    });
  });

  describe('isolation', () => {
    it('a sink that throws does not change a success', async () => {
      const server = await startServer({ json: { a: 1 } });
      let called = 0;
      const sink = (): never => {
        called++;
        throw new Error('disk full');
      };
      const api = new ProbeApi(signedIn(make, server.url, { logger: { level: 'trace', sink } }));
      expect(await api.list()).toEqual({ a: 1 });
      expect(called).toBe(1);
    });

    it('a sink that throws does not change a failure', async () => {
      const server = await startServer({ status: 404, json: { message: 'no' } });
      const sink = (): never => {
        throw new Error('disk full');
      };
      const api = new ProbeApi(signedIn(make, server.url, { logger: { level: 'trace', sink } }));
      expect(await failureOf(api.list())).toEqual({ message: 'no' });
    });

    it.each([['%'], ['%zz'], ['%E0%A4%A'], ['a=b&c'], ['\u0000'], ['💥'], ['[redacted]'], ['$&'], ['@//:']])(
      '%j in an address does not change a call',
      async (odd) => {
        const { api, log } = await start({ json: { fine: true } });
        expect(await api.list({ [odd]: odd })).toEqual({ fine: true });
        expect(await api.read(odd)).toEqual({ fine: true });
        expect(log).toHaveLength(2);
      },
    );
  });

  describe('level none', () => {
    it('is the default, and calls no sink', async () => {
      const server = await startServer();
      const sink = vi.fn();
      const client = signedIn(make, server.url, { logger: { sink } });
      await new ProbeApi(client).list();
      expect(client.logger.level).toBe('none');
      expect(sink).not.toHaveBeenCalled();
    });

    it('does not format a 1 MB body', async () => {
      const server = await startServer({ json: { ok: true } });
      const api = new ProbeApi(
        signedIn(make, server.url, { logger: { level: 'none', sink: vi.fn(), requestBody: true, responseBody: true } }),
      );
      const parse = vi.spyOn(JSON, 'parse');
      const stringify = vi.spyOn(JSON, 'stringify');
      await api.create({ text: 'x'.repeat(1_000_000) });
      const ours = parse.mock.calls.filter(([text]) => text.length > 1_000_000);
      expect(ours).toHaveLength(0);
      expect(
        stringify.mock.calls.filter(([value]) => value !== null && typeof value === 'object' && 'text' in value),
      ).toHaveLength(1);
    });
  });
});

describe('Logger', () => {
  const exchange: Exchange = {
    request: {
      operation: 'list',
      route: 'GET /x',
      attempt: 1,
      method: 'GET',
      url: 'https://api.example/',
      headers: {},
      body: undefined,
      timeout: 0,
      signal: undefined,
      secrets: [],
      confidential: false,
      retired: undefined,
      callOptions: undefined,
    },
    startedAt: Date.now(),
    response: undefined,
    text: undefined,
    failure: undefined,
  };
  const watched = (inner: Exchange) => {
    const read: PropertyKey[] = [];
    const proxy = new Proxy(inner, {
      get: (target, name, receiver) => {
        read.push(name);
        return Reflect.get(target, name, receiver) as unknown;
      },
    });
    return { read, proxy };
  };

  it('reads nothing of an exchange on level none', () => {
    const { read, proxy } = watched(exchange);
    void new Logger({ level: 'none', sink: vi.fn() }).record(proxy);
    expect(read).toEqual([]);
  });

  const success: Exchange = { ...exchange, response: { status: 200, statusText: '', headers: {}, body: new Uint8Array() } };

  it('reads only the outcome of a success that is not logged, and has nothing to wait for', () => {
    const { read, proxy } = watched(success);
    expect(new Logger({ level: 'error', sink: vi.fn() }).record(proxy)).toBeUndefined();
    expect([...new Set(read)]).toEqual(['failure', 'response']);
  });

  it('writes no success after the level has changed to error', async () => {
    const sink = vi.fn();
    const logger = new Logger({ level: 'debug', sink });
    const writing = logger.record(success);
    logger.level = 'error';
    await writing;
    expect(sink).not.toHaveBeenCalled();
  });

  it('leaves out what is unknown without a response', async () => {
    const { log, lines, logger } = recording();
    await new Logger(logger).record(exchange);
    expect(log[0]).not.toHaveProperty('status');
    expect(log[0]).not.toHaveProperty('responseHeaders');
    expect(log[0]).not.toHaveProperty('responseBody');
    expect(lines[0]).not.toContain('undefined');
  });
});
