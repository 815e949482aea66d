import { createSandbox } from 'contact-centre-client/sandbox';
import { describe, expect, it } from 'vitest';

const names = ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf'];
const values = ['{"polluted":true}', '[]', '1', '"text"', 'null', '[["id",{"id":"id"}]]', '[[1]]'];

/** JSON of an object with an additional field, whose name may be one that an object literal cannot have. */
const withField = (object: object, name: string, value: string): string =>
  JSON.stringify(object).replace(
    /^\{(?=(.))/,
    (_, next: string) => `{${JSON.stringify(name)}:${value}${next === '}' ? '' : ','}`,
  );

/** The same for an object that is the value of a field. */
const withFieldIn = (object: Record<string, unknown>, place: string, name: string, value: string): string =>
  JSON.stringify({ ...object, [place]: 0 }).replace(
    `"${place}":0`,
    () => `"${place}":${withField(object[place] as object, name, value)}`,
  );

const endpoints: readonly [path: string, body: Record<string, unknown>][] = [
  ['/faults', { status: 500 }],
  ['/channel-faults', { effect: 'drop' }],
  ['/jobs', { end: 'failed' }],
  ['/clock', { advance: 1 }],
  ['/reset', {}],
  ['/events', { topicName: 'v2.users.x.presence', eventBody: {} }],
  ['/received', { operation: 'getUsers', params: {}, query: {}, headers: {} }],
  ['/answers', { operation: 'getUsers', headers: {}, body: {} }],
  ['/tokens', {}],
  ['/codes', { clientId: 'x', redirectUri: 'x' }],
];

describe('A name that objects inherit', () => {
  const sandbox = createSandbox({ rateLimit: false });
  const send = async (method: string, path: string, body: string): Promise<{ status: number; message: string }> => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await sandbox.fetch(new Request(`https://api.example/sandbox${path}`, { method, headers, body }));
    const text = await response.text();
    const { message = '' } = (response.ok ? {} : JSON.parse(text)) as { message?: string };
    // A response or a described refusal, but never an engine's error for an unexpected object.
    expect(message).not.toMatch(/is not a|is not iterable|Cannot |of undefined|of null|The sandbox failed/);
    expect(response.status).toBeLessThan(500);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    return { status: response.status, message };
  };

  it.each(endpoints)('is refused as a field of POST /sandbox%s', async (path, body) => {
    for (const name of names)
      for (const value of values)
        expect(await send('POST', path, withField(body, name, value))).toEqual({
          status: 400,
          message: `The field [${name}] is not known`,
        });
  });

  it.each(endpoints)('has no effect deeper in POST /sandbox%s', async (path, body) => {
    for (const place of Object.keys(body).filter((key) => typeof body[key] === 'object'))
      for (const name of names) for (const value of values) await send('POST', path, withFieldIn(body, place, name, value));
  });

  it('is refused in PUT /sandbox/state, which leaves the sandbox unchanged', async () => {
    const state = { ...sandbox.snapshot() } as Record<string, unknown>;
    const before = JSON.stringify(state);
    const former = { ...state, format: 1, store: { users: [] } };
    for (const name of names)
      for (const value of values.filter((each) => each !== 'null')) {
        const bodies = [
          withField(state, name, value),
          withField(former, name, value),
          withFieldIn(former, 'store', name, value),
          ...['collections', 'organisation', 'clients', 'tokens'].map((place) => withFieldIn(state, place, name, value)),
        ];
        for (const body of bodies) {
          const { status, message } = await send('PUT', '/state', body);
          expect(status).toBe(400);
          expect(message).toMatch(/^The field \[\w+\] is not known|^This is no state of a sandbox/);
          expect(message).toContain(name);
        }
      }
    expect(JSON.stringify(sandbox.snapshot())).toBe(before);
  });

  it('is stored as a field of an entity', () => {
    const state = sandbox.snapshot();
    const [first, ...rest] = state.collections['/api/v2/users'] ?? [];
    const [id, user] = first!;
    const custom = JSON.parse(withField(user as object, '__proto__', '{"shown":1}')) as object;
    sandbox.restore({ ...state, collections: { ...state.collections, '/api/v2/users': [[id, custom], ...rest] } });
    expect(JSON.stringify(sandbox.snapshot().collections['/api/v2/users']?.[0]?.[1])).toContain('"__proto__":{"shown":1}');
  });
});
