import type { LogEntry, LoggerOptions } from 'contact-centre-client';
import { ApiError, InvalidParameterError, LanguagesApi, NetworkError, WorkforceManagementApi } from 'contact-centre-client';
import { describe, expect, it, vi } from 'vitest';
import { refusingUrl, startServer } from '../../support/wire.js';
import { ProbeApi, TOKEN, entries, errorOf, signedIn } from '../probe.js';
import { says } from '../../support/says.js';

const RETIRED = 'The platform has retired this operation';
const retired = { retired: true };

/** Every line that a client with such a logger writes, and its entry. */
function recording(options: LoggerOptions): { lines: string[]; log: LogEntry[]; logger: LoggerOptions } {
  const lines: string[] = [];
  const log: LogEntry[] = [];
  const sink: LoggerOptions['sink'] = (line, entry) => {
    lines.push(line);
    log.push(entry);
  };
  return { lines, log, logger: { ...options, sink } };
}

describe.each(entries)('An operation that the platform has retired ($entry)', ({ make }) => {
  describe('fails', () => {
    const failing = async (status: number, json: unknown = { message: 'HTTP 404 Not Found', code: 'not found' }) => {
      const { url } = await startServer({ status, json });
      return { url, api: new ProbeApi(signedIn(make, url, { rejectWith: 'error' })) };
    };

    it.each([404, 410])('with a message that says so, if the response is %i', async (status) => {
      const { url, api } = await failing(status);
      const error = await errorOf(api.list({}, {}, retired), ApiError);
      expect(error.message).toMatch(
        new RegExp(
          `^GET ${url}/api/v2/probes responded with status ${status} .*\\. ${RETIRED}\\. Use the replacement that its @deprecated comment names, if there is one\\.$`,
        ),
      );
      expect(error.message).toContain(': HTTP 404 Not Found. ');
      expect(error).toMatchObject({ status, code: 'not found', body: { message: 'HTTP 404 Not Found' } });
    });

    it('with that message even if the response says nothing', async () => {
      const { url } = await startServer({ status: 404 });
      const api = new ProbeApi(signedIn(make, url, { rejectWith: 'error' }));
      const error = await errorOf(api.list({}, {}, retired), ApiError);
      expect(error.message).toContain(`(ERR_BAD_REQUEST). ${RETIRED}. `);
    });

    it.each([400, 401, 403, 409, 429, 500, 503])('as any other operation does, if the response is %i', async (status) => {
      const { api } = await failing(status, { message: 'No', code: 'no' });
      const error = await errorOf(api.list({}, {}, retired), ApiError);
      expect(error.status).toBe(status);
      expect(error.message).not.toContain(RETIRED);
    });

    it('as any other operation does, if there is no connection', async () => {
      const api = new ProbeApi(signedIn(make, await refusingUrl(), { rejectWith: 'error' }));
      expect((await errorOf(api.list({}, {}, retired), NetworkError)).message).not.toContain(RETIRED);
    });

    it('without a secret in its message', async () => {
      const { api } = await failing(404, { message: `No ${TOKEN}`, code: 'not found' });
      const error = await errorOf(api.list({ password: 'hush' }, {}, retired), ApiError);
      expect(error.message).toContain(RETIRED);
      expect(JSON.stringify([error.message, error])).not.toMatch(new RegExp(`hush|${TOKEN}`));
    });

    it('with the response itself if calls reject with the body', async () => {
      const json = { message: 'Not found', code: 'not found' };
      const { url } = await startServer({ status: 404, json });
      const api = new ProbeApi(signedIn(make, url));
      await expect(api.list({}, {}, retired)).rejects.toEqual(json);
    });
  });

  it('is not mentioned in a 404 of an operation that still exists', async () => {
    const { url } = await startServer({ status: 404, json: { message: 'Not found', code: 'not found' } });
    const api = new ProbeApi(signedIn(make, url, { rejectWith: 'error' }));
    for (const details of [undefined, {}, { retired: false }]) {
      expect((await errorOf(api.list({}, {}, details), ApiError)).message).not.toContain(RETIRED);
    }
  });

  describe('is logged', () => {
    const logging = async (options: LoggerOptions) => {
      const { url } = await startServer();
      const { lines, log, logger } = recording(options);
      return { url, lines, log, api: new ProbeApi(signedIn(make, url, { logger })) };
    };

    it.each(['debug', 'trace'] as const)('once for each operation at level %s, before its first exchange', async (level) => {
      const { url, api, log } = await logging({ level });
      await api.list({}, {}, retired);
      await api.list({}, {}, retired);
      await api.create({}, {}, retired);
      expect(log.map(({ operation, notice }) => [operation, notice])).toEqual([
        ['list', RETIRED],
        ['list', undefined],
        ['list', undefined],
        ['create', RETIRED],
        ['create', undefined],
      ]);
      expect(log[0]).toEqual({
        time: log[0]!.time,
        level: 'debug',
        operation: 'list',
        method: 'GET',
        url: `${url}/api/v2/probes`,
        duration: 0,
        notice: RETIRED,
      });
    });

    it('at none of the other levels', async () => {
      const { url } = await startServer({ status: 404, json: {} });
      for (const level of ['error', 'none'] as const) {
        const { log, logger } = recording({ level });
        await errorOf(new ProbeApi(signedIn(make, url, { logger, rejectWith: 'error' })).list({}, {}, retired), ApiError);
        expect(log.map(({ notice, status }) => [notice, status])).toEqual(level === 'error' ? [[undefined, 404]] : []);
      }
    });

    it('if the level is set to debug later, with the next call', async () => {
      const { url } = await startServer();
      const { log, logger } = recording({ level: 'none' });
      const client = signedIn(make, url, { logger });
      await new ProbeApi(client).list({}, {}, retired);
      client.logger.level = 'debug';
      await new ProbeApi(client).list({}, {}, retired);
      expect(log.map(({ notice }) => notice)).toEqual([RETIRED, undefined]);
    });

    it('by each client separately', async () => {
      const { url } = await startServer();
      const { log, logger } = recording({ level: 'debug' });
      for (let n = 0; n < 2; n++) await new ProbeApi(signedIn(make, url, { logger })).list({}, {}, retired);
      expect(log.map(({ notice }) => notice)).toEqual([RETIRED, undefined, RETIRED, undefined]);
    });

    it('once if the call is repeated', async () => {
      const { url, requests } = await startServer([{ status: 503, headers: { 'Retry-After': '0' } }, { json: {} }]);
      const { log, logger } = recording({ level: 'debug' });
      await new ProbeApi(signedIn(make, url, { logger })).list({}, { retry: { maxTries: 2 } }, retired);
      expect(requests).toHaveLength(2);
      expect(log.map(({ notice, status }) => notice ?? status)).toEqual([RETIRED, 503, 200]);
    });

    it('as a line of text without a status', async () => {
      const { url, api, lines, log } = await logging({ level: 'debug' });
      await api.list({}, {}, retired);
      expect(lines[0]).toBe(`${log[0]!.time} DEBUG list: GET ${url}/api/v2/probes: ${RETIRED}`);
    });

    it('as JSON', async () => {
      const { api, lines, log } = await logging({ level: 'debug', format: 'json' });
      await api.list({}, {}, retired);
      expect(JSON.parse(lines[0]!)).toEqual(log[0]);
      expect(log[0]!.notice).toBe(RETIRED);
    });

    it.each(['text', 'json'] as const)('without a secret, as %s', async (format) => {
      const { api, lines } = await logging({ level: 'trace', format, requestBody: true, responseBody: true });
      await api.list({ access_token: 'hush', state: TOKEN }, { headers: { Authorization: 'Bearer hush' } }, retired);
      expect(lines).toHaveLength(2);
      expect(lines[0]).toContain('access_token=');
      expect(lines.join()).not.toMatch(/hush/);
      await api.create({ password: 'hush' }, {}, retired);
      expect(lines).toHaveLength(4);
      expect(lines.join()).not.toMatch(/hush/);
    });

    it('and the token is not, even if it is in the address', async () => {
      const { api, lines } = await logging({ level: 'debug' });
      await api.find(TOKEN);
      await api.list({ name: TOKEN }, {}, retired);
      expect(lines.join()).not.toContain(TOKEN);
    });

    it('before the exchange even if its sink throws, which the call does not notice', async () => {
      const { url } = await startServer();
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const methodNames: (string | undefined)[] = [];
      const sink = (_line: string, { notice }: LogEntry): void => {
        methodNames.push(notice);
        throw new Error('The disk is full');
      };
      const api = new ProbeApi(signedIn(make, url, { logger: { level: 'debug', sink } }));
      await expect(api.list({}, {}, retired)).resolves.toEqual({});
      expect(methodNames).toEqual([RETIRED, undefined]);
    });
  });

  it('is sent all the same', async () => {
    const { url, requests } = await startServer();
    const client = signedIn(make, url);
    await new LanguagesApi(client).getRoutingLanguage('id');
    expect(requests.map((request) => request.url)).toEqual(['/api/v2/routing/languages/id']);
  });
});

describe.each(entries)('The names that opts may have ($entry)', ({ make }) => {
  const start = async () => {
    const { url, requests } = await startServer();
    return { requests, api: new ProbeApi(signedIn(make, url)) };
  };
  const options = ['pageSize', 'body'];

  it('are accepted, all, some or none of them', async () => {
    const { api, requests } = await start();
    for (const opts of [{ pageSize: 1 }, {}, undefined, { pageSize: undefined }, null]) {
      await api.list(opts as object | undefined, {}, { options });
    }
    expect(requests.map(({ url }) => url)).toEqual([
      '/api/v2/probes?pageSize=1',
      '/api/v2/probes',
      '/api/v2/probes',
      '/api/v2/probes',
      '/api/v2/probes',
    ]);
  });

  it.each([
    ['another one', { name: 'North' }, 'name'],
    ['another one beside them', { pageSize: 1, name: 'North' }, 'name'],
    ['another spelling', { PageSize: 1 }, 'PageSize'],
    ['another one without a value', { name: undefined }, 'name'],
    ['another one that holds null', { name: null }, 'name'],
    ['what all objects have', { toString: 'North' }, 'toString'],
    ['what a body has beside them', { body: {}, metadata: { version: 1 } }, 'metadata'],
    ['what every object is made by', JSON.parse('{"__proto__": 1}') as object, '__proto__'],
  ])('are no others: %s is refused, and nothing is sent', async (_what, opts, name) => {
    const { api, requests } = await start();
    const error = await errorOf(api.list(opts, {}, { options }), InvalidParameterError);
    const hint = name === 'PageSize' ? ' Did you mean "pageSize"?' : '';
    expect(error.message).toEqual(
      says(
        `Invalid value for the parameter "opts" when calling list: unknown option "${name}". Options: pageSize, body. The body goes into opts.body.${hint}`,
      ),
    );
    expect(error).toMatchObject({ parameter: 'opts', operation: 'list', code: 'ERR_INVALID_PARAMETER' });
    expect(requests).toEqual([]);
  });

  it('do not mention a body if there is none', async () => {
    const { api } = await start();
    const error = await errorOf(api.list({ size: 1 }, {}, { options: ['pageSize'] }), InvalidParameterError);
    expect(error.message).toContain(': unknown option "size". Options: pageSize. (see ');
  });

  it('are unrestricted if the operation lists none', async () => {
    const { api, requests } = await start();
    await api.list({ whatever: 1 });
    expect(requests.map(({ url }) => url)).toEqual(['/api/v2/probes?whatever=1']);
  });

  it.each([
    [
      'a class instance',
      new (class Unit {
        name = 'North';
      })(),
    ],
    ['a list', [{ name: 'North' }]],
    ['a text', 'North'],
  ])('also apply to %s', async (_what, opts) => {
    const { api, requests } = await start();
    await errorOf(api.list(opts as object, {}, { options }), InvalidParameterError);
    expect(requests).toEqual([]);
  });

  it('show no secret of a body that was passed in their place', async () => {
    const { api } = await start();
    const error = await errorOf(api.list({ password: 'hush' }, {}, { options }), InvalidParameterError);
    expect(JSON.stringify([error.message, error])).not.toContain('hush');
  });

  it('apply to a real operation: the changes of a management unit belong into opts.body', async () => {
    const { url, requests } = await startServer();
    const client = signedIn(make, url);
    const api = new WorkforceManagementApi(client);
    const unit = { name: 'North' } as object;
    await errorOf(api.patchWorkforcemanagementManagementunit('id', unit), InvalidParameterError);
    await api.patchWorkforcemanagementManagementunit('id', { body: unit });
    expect(requests.map(({ body }) => body)).toEqual(['{"name":"North"}']);
  });
});
