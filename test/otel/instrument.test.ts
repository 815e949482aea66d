import { SpanKind, SpanStatusCode, context, trace } from '@opentelemetry/api';
import { AbortError, ConfigurationError, UsersApi } from 'contact-centre-client';
import type { ClientOptions, TransportResponse } from 'contact-centre-client';
import * as onFetch from 'contact-centre-client/fetch';
import { instrument } from 'contact-centre-client/otel';
import { createSandbox } from 'contact-centre-client/sandbox';
import { OrgPool, clientCredentials } from 'contact-centre-client/tokens';
import { describe, expect, it } from 'vitest';
import { clientOf, inSandbox } from '../support/in-sandbox.js';
import { followContexts, parentOf, points, recorded } from './support.js';

const ME = 'GET /api/v2/users/me';

function signedIn(options: ClientOptions = {}) {
  const sandbox = createSandbox({ rateLimit: false });
  const client = clientOf(sandbox, { rejectWith: 'error', ...options });
  client.setAccessToken(sandbox.issueAccessToken(sandbox.users[0]?.id));
  return { sandbox, client, users: new UsersApi(client) };
}

/** A transport that responds with these statuses, one after another. */
function responding(...statuses: number[]): {
  transport: NonNullable<ClientOptions['transport']>;
  headers: Record<string, string>[];
} {
  const headers: Record<string, string>[] = [];
  const transport = (request: { headers: Readonly<Record<string, string>> }): Promise<TransportResponse> => {
    headers.push({ ...request.headers });
    const status = statuses.shift() ?? 200;
    const body = new TextEncoder().encode('{}');
    return Promise.resolve({ status, statusText: '', headers: { 'content-type': 'application/json' }, body });
  };
  return { transport, headers };
}

const fastRetries = { maxTries: 4, delayMs: 1 };

describe('the span of a call', () => {
  it('is a client span with the attributes of the HTTP conventions', async () => {
    const { sandbox, client, users } = signedIn();
    const all = recorded(client);
    await users.getUser(sandbox.users[0]?.id ?? '');
    const { kind, attributes, status, events } = all.span('GET /api/v2/users/{userId}');
    const { 'genesyscloud.correlation_id': correlationId, ...others } = attributes;
    expect(kind).toBe(SpanKind.CLIENT);
    expect(others).toEqual({
      'http.request.method': 'GET',
      'url.template': '/api/v2/users/{userId}',
      'http.response.status_code': 200,
      'server.address': 'api.sandbox.example',
      'server.port': 443,
      'genesyscloud.operation': 'getUser',
    });
    expect(correlationId).toMatch(/^[\da-f-]{36}$/);
    expect(status.code).toBe(SpanStatusCode.UNSET);
    expect(events).toEqual([]);
    expect(all.spans()).toHaveLength(1);
  });

  it('contains the values of the placeholders that the program has named, and no others', async () => {
    const { sandbox, client, users } = signedIn();
    const all = recorded(client, { pathValues: ['userId', 'queueId'] });
    const id = sandbox.users[0]?.id ?? '';
    await users.getUser(id);
    await users.getUserStation(id);
    expect(all.spans().map(({ attributes }) => attributes['genesyscloud.path.userId'])).toEqual([id, id]);
    expect(all.spans().flatMap(({ attributes }) => Object.keys(attributes))).not.toContain('genesyscloud.path.queueId');
  });

  it('is a child of the active span, and the active one for what the call does', async () => {
    followContexts();
    const active: unknown[] = [];
    const { client, users } = signedIn({
      hooks: [
        (request, next) => {
          active.push(trace.getActiveSpan()?.spanContext().spanId);
          return next(request);
        },
      ],
    });
    const all = recorded(client);
    const outer = all.tracer.startSpan('nightly');
    await context.with(trace.setSpan(context.active(), outer), () => users.getUsersMe());
    outer.end();
    expect(parentOf(all.span(ME), all)).toBe('nightly');
    expect(active).toEqual([all.span(ME).spanContext().spanId]);
  });

  it('has the status of an error response as its error type', async () => {
    const { client, users } = signedIn();
    const all = recorded(client);
    await expect(users.getUser('nobody')).rejects.toMatchObject({ status: 404 });
    const { attributes, status, events } = all.span('GET /api/v2/users/{userId}');
    expect(attributes).toMatchObject({ 'http.response.status_code': 404, 'error.type': '404' });
    expect(status).toEqual({ code: SpanStatusCode.ERROR });
    expect(events).toEqual([]);
  });

  it('has the code of the client for a call without a response', async () => {
    const stop = new AbortController();
    const { client, users } = signedIn({ transport: () => Promise.reject(new Error('connection reset')) });
    const all = recorded(client);
    await expect(users.getUsersMe()).rejects.toMatchObject({ code: 'ERR_NETWORK' });
    stop.abort();
    await expect(users.getUsersMe({}, { signal: stop.signal })).rejects.toBeInstanceOf(AbortError);
    await expect(users.getUser('')).rejects.toMatchObject({ code: 'ERR_MISSING_PARAMETER' });
    const types = all.spans().map(({ attributes, status }) => [attributes['error.type'], status.code]);
    expect(types).toEqual([
      ['ERR_NETWORK', SpanStatusCode.ERROR],
      ['ERR_ABORTED', SpanStatusCode.ERROR],
      ['ERR_MISSING_PARAMETER', SpanStatusCode.ERROR],
    ]);
  });

  it('ends with an error if the caller aborts while the response is awaited', async () => {
    const stop = new AbortController();
    const { client, users } = signedIn({
      transport: () => {
        queueMicrotask(() => {
          stop.abort();
        });
        return new Promise(() => undefined);
      },
    });
    const all = recorded(client);
    await expect(users.getUsersMe({}, { signal: stop.signal })).rejects.toBeInstanceOf(AbortError);
    expect(all.span(ME)).toMatchObject({ attributes: { 'error.type': 'ERR_ABORTED' }, status: { code: SpanStatusCode.ERROR } });
  });

  it('covers retries, and counts them', async () => {
    const { transport } = responding(503, 429, 200);
    const { client, users } = signedIn({ transport, retry: fastRetries });
    const all = recorded(client);
    await users.getUsersMe();
    const { attributes, status } = all.span(ME);
    expect(attributes).toMatchObject({ 'http.request.resend_count': 2, 'http.response.status_code': 200 });
    expect(status.code).toBe(SpanStatusCode.UNSET);
    expect(attributes).not.toHaveProperty('error.type');
    expect(points(await all.metric('genesyscloud.client.retries'))).toMatchObject([{ value: 2 }]);
    expect(points(await all.metric('genesyscloud.client.rate_limit.responses'))).toMatchObject([{ value: 1 }]);
  });

  it('shows that the token was renewed after a 401, and the request for it is a span inside it', async () => {
    followContexts();
    const sandbox = createSandbox();
    const { id: clientId, secret: clientSecret } = sandbox.clients.clientCredentials;
    const client = clientOf(sandbox, { auth: clientCredentials({ clientId, clientSecret }) });
    const all = recorded(client);
    const users = new UsersApi(client);
    await users.getUsers();
    sandbox.expireTokens();
    await users.getUsers();
    const [first, second] = all.spans().filter(({ name }) => name === 'GET /api/v2/users');
    expect(first?.attributes).not.toHaveProperty('genesyscloud.token.renewed');
    expect(second?.attributes).toMatchObject({ 'genesyscloud.token.renewed': true, 'http.request.resend_count': 1 });
    const tokens = all.spans().filter(({ name }) => name === 'POST /oauth/token');
    expect(tokens.map((span) => [span.kind, span.attributes['http.response.status_code'], parentOf(span, all)])).toEqual([
      [SpanKind.CLIENT, 200, 'GET /api/v2/users'],
      [SpanKind.CLIENT, 200, 'GET /api/v2/users'],
    ]);
    expect(points(await all.metric('genesyscloud.client.token.requests')).map(({ value }) => value)).toEqual([2]);
  });

  it('records a request for a token that fails', async () => {
    const { sandbox } = signedIn();
    const client = clientOf(sandbox);
    const all = recorded(client);
    await expect(client.loginClientCredentialsGrant('unknown-client', 'wrong')).rejects.toMatchObject({ status: 401 });
    expect(all.span('POST /oauth/token')).toMatchObject({
      attributes: {
        'error.type': '401',
        'genesyscloud.operation': 'loginClientCredentialsGrant',
        'url.template': '/oauth/token',
      },
      status: { code: SpanStatusCode.ERROR },
    });
  });
});

describe('the durations of requests', () => {
  it('are a histogram in seconds with the standard boundaries, one value for each request', async () => {
    const { transport } = responding(503, 200);
    const { client, users } = signedIn({ transport, retry: fastRetries });
    const all = recorded(client);
    await users.getUsersMe();
    const metric = await all.metric('http.client.request.duration');
    expect(metric?.descriptor.unit).toBe('s');
    const base = {
      'http.request.method': 'GET',
      'url.template': '/api/v2/users/me',
      'server.address': 'api.sandbox.example',
      'server.port': 443,
    };
    expect(points(metric)).toMatchObject([
      { attributes: { ...base, 'http.response.status_code': 503, 'error.type': '503' }, value: { count: 1 } },
      { attributes: { ...base, 'http.response.status_code': 200 }, value: { count: 1 } },
    ]);
    expect(points(metric)[0]?.value).toMatchObject({
      buckets: { boundaries: [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10] },
    });
  });

  it('leave out responses that a hook returns without a request', async () => {
    const { transport, headers } = responding();
    const response = await transport({ headers: {} } as never);
    const { client, users } = signedIn({ transport, hooks: [() => response] });
    const all = recorded(client);
    await users.getUsersMe();
    expect(headers).toHaveLength(1);
    expect(all.span(ME).attributes).toMatchObject({ 'http.response.status_code': 200 });
    expect(await all.metric('http.client.request.duration')).toBeUndefined();
  });
});

describe('the trace context', () => {
  it('is not sent to the platform', async () => {
    const { transport, headers } = responding();
    const { client, users } = signedIn({ transport });
    recorded(client);
    await users.getUsersMe();
    expect(headers).toHaveLength(1);
    expect(headers[0]).not.toHaveProperty('traceparent');
    expect(headers[0]).not.toHaveProperty('tracestate');
    expect(headers[0]).not.toHaveProperty('baggage');
  });

  it('is sent as traceparent of the span if the program wants it', async () => {
    const { transport, headers } = responding(503, 200);
    const { client, users } = signedIn({ transport, retry: fastRetries });
    const all = recorded(client, { tracePropagation: true });
    await users.getUsersMe();
    const { traceId, spanId } = all.span(ME).spanContext();
    const traceparent = `00-${traceId}-${spanId}-01`;
    expect(headers).toMatchObject([{ traceparent }, { traceparent }]);
  });
});

describe('instrument', () => {
  it('works with the client on fetch and with clients of a pool', async () => {
    const { sandbox, client: onAxios } = signedIn();
    const client = new onFetch.ApiClient({
      apiUrl: 'http://sandbox.example:8080',
      timeout: 0,
      fetch: (input, init) => sandbox.fetch(new Request(input, init)),
    });
    client.setAccessToken(sandbox.issueAccessToken());
    const all = recorded(client);
    const pool = new OrgPool(() => client);
    await new onFetch.UsersApi(await pool.get('org')).getUsers();
    expect(all.span('GET /api/v2/users').attributes).toMatchObject({ 'server.address': 'sandbox.example', 'server.port': 8080 });
    expect(onAxios).not.toHaveProperty('observer');
  });

  it('refuses a client that is already instrumented, until the recording is ended', async () => {
    const { client, users } = signedIn();
    const first = recorded(client);
    expect(() => instrument(client)).toThrow(/already instrumented. First call the function that instrument\(\) returned/);
    first.stop();
    first.stop();
    const second = recorded(client);
    await users.getUsersMe();
    second.stop();
    await users.getUsersMe();
    expect(first.spans()).toEqual([]);
    expect(second.spans()).toHaveLength(1);
  });

  it('ends the recording of one client only, and not of calls that are pending', async () => {
    const { client, users } = signedIn();
    const all = recorded(client);
    const pending = users.getUsersMe();
    all.stop();
    await pending;
    expect(all.spans().map(({ name }) => name)).toEqual([ME]);
  });

  it('leaves the client with its own transport and logger when it ends', async () => {
    const closed: string[] = [];
    const transport = Object.assign(responding().transport, {
      close: () => {
        closed.push('transport');
        return Promise.resolve();
      },
    });
    const { client } = signedIn({ transport });
    const { stop } = recorded(client);
    await client.close();
    stop();
    await client.close();
    expect(closed).toEqual(['transport', 'transport']);
    expect(JSON.stringify(client)).not.toContain('observer');
  });

  it.each<[string, unknown, RegExp]>([
    ['no client', undefined, /instrument needs an ApiClient/],
    ['an API class', new UsersApi(clientOf(createSandbox())), /instrument needs an ApiClient/],
  ])('refuses %s', (_what, client, message) => {
    expect(() => instrument(client as never)).toThrow(ConfigurationError);
    expect(() => instrument(client as never)).toThrow(message);
  });

  it.each<[object, RegExp]>([
    [{ tracr: 1 }, /unknown option "tracr".*Did you mean "tracer"/],
    [{ tracer: {} }, /instrument: tracer must be a tracer of OpenTelemetry/],
    [{ meter: 'meter' }, /instrument: meter must be a meter of OpenTelemetry/],
    [{ suppressHttp: 1 }, /instrument: suppressHttp must be true or false/],
    [{ tracePropagation: 'yes' }, /instrument: tracePropagation must be true or false/],
    [{ pathValues: 'userId' }, /instrument: pathValues must be a list of strings/],
  ])('refuses the options %j', (options, message) => {
    const { client } = signedIn();
    expect(() => instrument(client, options)).toThrow(message);
    expect(client).not.toHaveProperty('observer');
  });

  it('uses the global tracer and meter by default, which do nothing without an SDK', async () => {
    const { client, users } = signedIn();
    const stop = instrument(client);
    await expect(users.getUsersMe()).resolves.toHaveProperty('id');
    stop();
  });

  it('lets calls pass in contexts without tracing if their requests create spans by themselves', async () => {
    followContexts();
    const suppressed: unknown[] = [];
    const key = Symbol.for('OpenTelemetry SDK Context Key SUPPRESS_TRACING');
    const { sandbox } = signedIn();
    const send = inSandbox(sandbox);
    const { client, users } = signedIn({
      transport: (request) => {
        suppressed.push(context.active().getValue(key));
        return send(request);
      },
    });
    client.setAccessToken(sandbox.issueAccessToken(sandbox.users[0]?.id));
    const { stop } = recorded(client);
    await users.getUsersMe();
    const { id, secret } = sandbox.clients.clientCredentials;
    await client.loginClientCredentialsGrant(id, secret);
    stop();
    const { stop: stopOpen } = recorded(client, { suppressHttp: false });
    await users.getUsers();
    stopOpen();
    expect(suppressed).toEqual([true, true, undefined]);
  });
});
