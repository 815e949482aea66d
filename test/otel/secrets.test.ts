import type { ClientOptions, TransportRequest } from 'contact-centre-client';
import { ApiClient, RoutingApi, UploadsApi, UsersApi } from 'contact-centre-client';
import { upload } from 'contact-centre-client/files';
import { otelLogSink } from 'contact-centre-client/otel';
import { clientCredentials } from 'contact-centre-client/tokens';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exports, followContexts, recorded } from './support.js';
import type { Exports } from './support.js';

/** Values that nothing exported may contain. */
interface Planted {
  token: string;
  clientSecret: string;
  header: string;
  id: string;
  search: string;
  body: string;
  response: string;
  signature: string;
}

const names: (keyof Planted)[] = ['token', 'clientSecret', 'header', 'id', 'search', 'body', 'response', 'signature'];
const plantedOf = (seed: string): Planted =>
  Object.fromEntries(names.map((name) => [name, `${name}-${seed}-planted`])) as unknown as Planted;

/** A platform that repeats the request, and more, in each part of its responses, and fails in several ways. */
function echoing(planted: Planted, tokens: string[], more: readonly string[]): NonNullable<ClientOptions['transport']> {
  return ({ url, headers, body }: TransportRequest) => {
    const echo = [url, JSON.stringify(headers), body, ...more].join(' ').replace(/[\r\n]/g, '');
    const respond = (status: number, value: object) =>
      Promise.resolve({
        status,
        statusText: echo,
        headers: { 'content-type': 'application/json', 'inin-correlation-id': echo, 'x-echo': echo },
        body: new TextEncoder().encode(JSON.stringify(value)),
      });
    if (url.includes('/oauth/token')) return respond(200, { access_token: tokens.shift(), expires_in: 86_400, note: echo });
    if (url.includes('/uploads/'))
      return respond(200, { url: `https://store.example/?X-Amz-Signature=${planted.signature}`, headers: {} });
    if (url.includes('fail-drop')) return Promise.reject(new Error(echo));
    if (url.includes('fail-404')) return respond(404, { message: echo, code: 'not.found', contextId: echo });
    if (headers['authorization']?.includes('expired')) return respond(401, { message: echo, code: 'bad.credentials' });
    return respond(200, {
      entities: [{ id: planted.id, name: planted.response }],
      pageCount: 1,
      pageNumber: 1,
      pageSize: 25,
      total: 1,
    });
  };
}

/** Makes calls of all kinds, whose requests and responses contain the values. */
async function makeCalls(planted: Planted, all: Exports, options: ClientOptions, more: readonly string[]): Promise<void> {
  const transport = echoing(planted, [`expired-${planted.token}`, planted.token, planted.token], more);
  const { clientSecret } = planted;
  const auth = clientCredentials({ clientId: planted.id, clientSecret });
  const client = new ApiClient({
    timeout: 0,
    transport,
    auth,
    rejectWith: 'error',
    headers: { 'x-secret': planted.header },
    ...options,
  });
  const { stop } = recorded(client, { tracer: all.tracer, meter: all.meter });
  const users = new UsersApi(client);
  const routing = new RoutingApi(client);
  const request = { headers: { 'x-api-key': planted.header } };
  await users.getUser(planted.id, {}, request);
  await users.patchUser(planted.id, { version: 1, name: planted.body }, request);
  await routing.getRoutingQueues({ name: planted.search }).items().toArray();
  await expect(users.getUsers({ state: 'fail-404' as never })).rejects.toMatchObject({ status: 404 });
  await expect(users.getUsers({ state: 'fail-drop' as never })).rejects.toMatchObject({ code: 'ERR_NETWORK' });
  const uploads = new UploadsApi(client);
  const send = () => Promise.resolve(new Response(planted.response, { status: 403 }));
  const sending = upload(() => uploads.postUploadsRecordings({ fileName: planted.body }), new Uint8Array(5), {
    fetch: send,
    name: planted.body,
  });
  await expect(sending).rejects.toMatchObject({ code: 'ERR_FILE_REFUSED' });
  await expect(client.loginClientCredentialsGrant(planted.id, clientSecret)).rejects.toBeDefined();
  stop();
}

describe('nothing that is exported', () => {
  it('contains a secret, an id, a search text or any content of a request or a response', async () => {
    followContexts();
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[a-zA-Z\d]{12,20}$/), async (seed) => {
        const planted = plantedOf(seed);
        const all = exports();
        const sink = otelLogSink(all.logs.getLogger('test'));
        await makeCalls(
          planted,
          all,
          { logger: { level: 'trace', requestBody: true, responseBody: true, sink } },
          Object.values(planted),
        );
        const text = await all.text();
        expect(all.spans().length).toBeGreaterThan(10);
        expect(all.records().length).toBeGreaterThan(8);
        expect(names.filter((name) => text.includes(planted[name]))).toEqual([]);
        expect(text).not.toContain(seed);
        expect(text).not.toContain('?');
      }),
      { numRuns: 10 },
    );
  });

  it('contains a secret even if the program exports whole log lines', async () => {
    const planted = plantedOf('whole');
    const all = exports();
    const sink = otelLogSink(all.logs.getLogger('test'), { details: true });
    await makeCalls(planted, all, { logger: { level: 'trace', requestBody: true, responseBody: true, sink } }, []);
    const text = await all.text();
    expect(text).toContain(planted.id);
    expect(['token', 'clientSecret'].filter((name) => text.includes(planted[name as keyof Planted]))).toEqual([]);
  });
});
