import type { ClientOptions } from 'contact-centre-client';
import { UsersApi } from 'contact-centre-client';
import { otelLogSink } from 'contact-centre-client/otel';
import { createSandbox } from 'contact-centre-client/sandbox';
import { describe, expect, it } from 'vitest';
import { clientOf } from '../support/in-sandbox.js';
import type { Exports } from './support.js';
import { exports, followContexts, recorded } from './support.js';

function logging(all: Exports, options: Parameters<typeof otelLogSink>[1] = {}, client: ClientOptions = {}) {
  const sandbox = createSandbox();
  const sink = otelLogSink(all.logs.getLogger('test'), options);
  const logged = clientOf(sandbox, { rejectWith: 'error', ...client, logger: { level: 'debug', ...client.logger, sink } });
  logged.setAccessToken(sandbox.issueAccessToken(sandbox.users[0]?.id));
  return { sandbox, client: logged, users: new UsersApi(logged) };
}

describe('the log sink', () => {
  it('exports an entry as a record with a severity and attributes, without the address', async () => {
    const all = exports();
    const { users } = logging(all);
    await users.getUsersMe();
    await expect(users.getUser('not-a-user')).rejects.toMatchObject({ status: 404 });
    const records = all.records();
    expect(records.map(({ severityNumber, severityText, body }) => [severityNumber, severityText, body])).toEqual([
      [5, 'DEBUG', 'getUsersMe responded with status 200'],
      [17, 'ERROR', 'getUser responded with status 404'],
    ]);
    expect(records[0]?.attributes).toMatchObject({
      'genesyscloud.operation': 'getUsersMe',
      'http.request.method': 'GET',
      'http.response.status_code': 200,
    });
    expect(records[0]?.attributes['genesyscloud.duration_ms']).toBeGreaterThanOrEqual(0);
    expect(records[0]?.attributes['genesyscloud.correlation_id']).toBeTruthy();
    expect(await all.text()).not.toContain('not-a-user');
  });

  it('exports a failure with its code', async () => {
    const all = exports();
    const { users } = logging(all, {}, { transport: () => Promise.reject(new Error('reset')) });
    await expect(users.getUser('u1')).rejects.toMatchObject({ code: 'ERR_NETWORK' });
    expect(all.records()).toMatchObject([
      { body: 'getUser failed with ERR_NETWORK', attributes: { 'error.type': 'ERR_NETWORK' } },
    ]);
    expect(await all.text()).not.toContain('u1');
  });

  it('exports the whole line, redacted, if the program wants it', async () => {
    const all = exports();
    const { sandbox, users } = logging(all, { details: true }, { logger: { level: 'trace' } });
    await users.getUser(sandbox.users[1]?.id ?? '');
    expect(all.records()[0]?.body).toContain(`/api/v2/users/${sandbox.users[1]?.id}`);
    expect(all.records()[0]?.body).toContain('"authorization":"[redacted]"');
  });

  it('puts the record into the trace of the call', async () => {
    followContexts();
    const { client, users } = logging(exports());
    const all = recorded(client);
    client.logger.sink = otelLogSink(all.logs.getLogger('test'));
    await users.getUsersMe();
    expect(all.records()[0]?.spanContext?.spanId).toBe(all.span('GET /api/v2/users/me').spanContext().spanId);
  });

  it('exports the notice of a retired operation', () => {
    const all = exports();
    const sink = otelLogSink(all.logs.getLogger('test'));
    const entry = {
      time: '2026-05-04T10:00:00.000Z',
      level: 'debug',
      operation: 'getOld',
      method: 'GET',
      url: '',
      duration: 0,
    } as const;
    sink('line', { ...entry, notice: 'The platform has retired this operation' });
    expect(all.records()[0]?.body).toBe('getOld: The platform has retired this operation');
    expect(all.records()[0]?.hrTime[0]).toBe(Date.parse(entry.time) / 1000);
  });

  it('refuses what is no logger, and unknown options', () => {
    expect(() => otelLogSink(undefined as never)).toThrow(/otelLogSink needs a logger of OpenTelemetry. Pass logs.getLogger/);
    expect(() => otelLogSink({ emit: () => undefined }, { detail: true } as never)).toThrow(/Did you mean "details"/);
    expect(() => otelLogSink({ emit: () => undefined }, { details: 1 } as never)).toThrow(/details must be true or false/);
  });
});
