/** Keeps errors whose stacks are never read, drops their clients, and prints how many clients are still in memory. */
const [source = ''] = process.argv.slice(2);
const { ApiClient, PlatformApi } = (await import(source)) as typeof import('contact-centre-client');

class ThingsApi extends PlatformApi {
  getThing(id: unknown, opts?: object, request?: object) {
    return this.call('getThing', 'GET /api/v2/things/{id}', { id: id as string }, opts, request);
  }
}

const errors: unknown[] = [];
const clients: WeakRef<object>[] = [];
const keep = (error: unknown): number => errors.push(error);

const failingTransports = [
  () => Promise.reject(Object.assign(new TypeError('fetch failed'), { cause: new Error('inner') })),
  () => Promise.resolve({ status: 404, statusText: '', headers: {}, body: new Uint8Array() }),
  () =>
    Promise.resolve({
      status: 200,
      statusText: '',
      headers: { 'content-type': 'application/json' },
      body: new TextEncoder().encode('{'),
    }),
];

async function fail(index: number): Promise<void> {
  const transport = failingTransports[index % failingTransports.length]!;
  const client = new ApiClient({ apiUrl: 'https://platform.example', timeout: 0, transport, rejectWith: 'error' });
  clients.push(new WeakRef(client));
  const api = new ThingsApi(client);
  await api.getThing('1').catch(keep);
  await client.loginClientCredentialsGrant('app', 's3cret').catch(keep);
  client.setAccessToken('token');
  await api.getThing('1').catch(keep);
  await api.getThing('').catch(keep);
  await api.getThing('1', { a: Number.NaN }).catch(keep);
  await api.getThing('1', {}, { signal: AbortSignal.abort() }).catch(keep);
  await api.getThing('1', {}, { timeuot: 1 }).catch(keep);
}

for (let index = 0; index < 30; index++) await fail(index);
const { gc } = globalThis as { gc?: () => void };
for (let round = 0; round < 10; round++) {
  gc?.();
  await new Promise((resolve) => setTimeout(resolve, 1));
}
console.log(JSON.stringify({ kept: errors.length, alive: clients.filter((client) => client.deref()).length }));
