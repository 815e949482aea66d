/**
 * Signs in and makes calls with hostile values of names on `Object.prototype`, and prints what failed. Every request
 * carries the run's number, so that the server can separate the runs; nothing may reach the hostile address or a hostile
 * function.
 */
const [source = '', apiUrl = '', hostileUrl = '', namesJson = '[]', way = 'sockets'] = process.argv.slice(2);
const { ApiClient, PlatformApi } = (await import(source)) as typeof import('contact-centre-client');
const names = JSON.parse(namesJson) as string[];

class ThingsApi extends PlatformApi {
  getThings(opts?: object, request?: object) {
    return this.call('getThings', 'GET /api/v2/things', {}, opts, request);
  }

  postThing(body: object, request?: object) {
    return this.call('postThing', 'POST /api/v2/things', { body }, {}, request);
  }

  open() {
    return this.call('open', 'GET /api/v2/open', {}, {}, undefined, { auth: 'none' });
  }
}

let called = 0;
const hostileFunction = (): never => {
  called++;
  throw new Error('hostile');
};
const { hostname, port } = new URL(hostileUrl);
const hostileValues = (): unknown[] => [
  hostileUrl,
  {
    url: hostileUrl,
    href: hostileUrl,
    origin: hostileUrl,
    host: hostname,
    hostname,
    port,
    protocol: 'http:',
    authorization: 'hostile',
    getItem: hostileFunction,
    setItem: hostileFunction,
    removeItem: hostileFunction,
    dispatch: hostileFunction,
    session: hostileFunction,
  },
  hostileFunction,
  [hostileFunction],
  true,
  7,
];

class MemoryStore {
  items = new Map<string, string>();
  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.items.set(key, value);
  }
  removeItem(key: string): void {
    this.items.delete(key);
  }
}

const sent: Record<string, string[]> = {};

/** A platform without sockets, so that only the client reads what was polluted; it records what each run has sent. */
function served(run: string) {
  const requests: string[] = (sent[run] = []);
  return ({ method, url, headers, body }: { method: string; url: string; headers: object; body: string | undefined }) => {
    const headerPairs = Object.entries(headers) as [string, string][];
    requests.push(JSON.stringify([method, url, headerPairs.filter(([name]) => name !== 'x-run').sort(), body]));
    const token = headerPairs.find(([name]) => name === 'authorization')?.[1];
    let status = 200;
    let json: unknown = { ok: true };
    if (url.endsWith('/oauth/token')) {
      if (body?.includes('grant_type=refresh_token')) json = { access_token: 'new' };
      else if (body?.includes('client_credentials')) json = { access_token: 'bare' };
      else json = { access_token: 'old', refresh_token: 'r1', expires_in: 3600 };
    } else if (!url.endsWith('/open') && token !== 'Bearer new') {
      status = 401;
      json = { message: 'no', code: 'bad.credentials', status: 401 };
    }
    const answered = Object.assign(Object.create(null) as Record<string, string>, { 'content-type': 'application/json' });
    return Promise.resolve({ status, statusText: '', headers: answered, body: new TextEncoder().encode(JSON.stringify(json)) });
  };
}

/** What a program does with a client; the outcome must be the same on a clean and on a polluted prototype. */
async function journey(run: string): Promise<unknown> {
  const results: unknown[] = [];
  const storage = new MemoryStore();
  const headers = { 'x-run': run };
  const transportOptions = way === 'sockets' ? {} : { transport: served(run) };
  const client = new ApiClient({
    ...transportOptions,
    apiUrl,
    timeout: 0,
    headers,
    persist: { storage },
    retry: true,
    logger: {},
  });
  await client.loginCodeAuthorizationGrant('app', 's3cret', 'the-code', 'https://app.example/cb');
  const things = new ThingsApi(client);
  results.push(await things.getThings({ pageSize: 1 }), await things.postThing({ name: 'a' }, { headers: { 'x-more': '1' } }));
  results.push(
    await things.open(),
    [...storage.items.values()].map((text) => (JSON.parse(text) as { accessToken: string }).accessToken),
  );
  results.push(await things.getThings({}, { retry: true, timeout: 0 }));
  const bare = new ApiClient({ ...transportOptions, apiUrl, timeout: 0, headers });
  results.push(Object.keys(await bare.loginClientCredentialsGrant('bare', 's3cret')));
  results.push(
    await new ThingsApi(bare).getThings().then(hostileFunction, (error: unknown) => (error as { code: unknown }).code),
  );
  const none = new ThingsApi(new ApiClient({ ...transportOptions, apiUrl, timeout: 0, headers }));
  results.push(await none.getThings().then(hostileFunction, (error: unknown) => (error as Error).message));
  for (const each of [client, bare]) await each.close();
  return results;
}

const expected = JSON.stringify(await journey('clean'));

/** Makes the journey while all names of a group have the hostile value of an index, and returns what failed. */
async function journeyWith(group: readonly string[], index: number): Promise<string[]> {
  const run = `${group.join(' ')}.${index}`;
  const value = hostileValues()[index];
  called = 0;
  for (const name of group)
    Object.defineProperty(Object.prototype, name, { value, configurable: true, writable: true, enumerable: false });
  let outcome: string;
  try {
    outcome = JSON.stringify(await journey(run));
  } catch (error) {
    outcome = String(error);
  }
  for (const name of group) Reflect.deleteProperty(Object.prototype, name);
  return [
    ...(way !== 'sockets' && JSON.stringify(sent[run]) !== JSON.stringify(sent['clean']) ? [`${run}: other requests`] : []),
    ...(outcome === expected ? [] : [`${run}: ${outcome}`]),
    ...(called > 0 ? [`${run}: a hostile function was called`] : []),
  ];
}

/** Names are polluted ten at a time: each that is read changes the journey, and single journeys then show which. */
const GROUP = 10;
const failures: string[] = [];
const indices = way === 'sockets' ? [0, 1, 2] : hostileValues().keys();
for (const index of indices)
  for (let at = 0; at < names.length; at += GROUP) {
    const group = names.slice(at, at + GROUP);
    const failed = await journeyWith(group, index);
    if (failed.length === 0) continue;
    for (const name of group) failures.push(...(await journeyWith([name], index)));
    if (failures.length === 0) failures.push(...failed);
  }
console.log(JSON.stringify(failures));
