import { createSandbox } from 'contact-centre-client/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { callWith, signIn, visit } from './support.js';
import type { Call, Listing, NamedEntity } from './support.js';

let sandbox = createSandbox();
let call: Call;
beforeEach(async () => {
  sandbox = createSandbox();
  call = await signIn(sandbox);
});

describe('error bodies', () => {
  it('request a token if none was sent', async () => {
    const answer = await visit(sandbox, '/api/v2/users');
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({
      message: expect.any(String) as string,
      code: 'authentication.required',
      status: 401,
      contextId: answer.headers.get('inin-correlation-id'),
      details: [],
      errors: [],
    });
  });

  it('report an invalid token', async () => {
    const answer = await callWith(sandbox, 'made-up')('GET', '/api/v2/users');
    expect(answer).toMatchObject({ status: 401, body: { code: 'bad.credentials', status: 401 } });
  });

  it('let a guest create a chat without a token, and nothing else', async () => {
    const path = 'https://sandbox.example/api/v2/webchat/guest/conversations';
    expect((await sandbox.fetch(new Request(path, { method: 'POST' }))).status).toBe(400);
    expect((await sandbox.fetch(new Request(path))).status).toBe(401);
  });

  it('name the entity that does not exist', async () => {
    const answer = await call('GET', '/api/v2/routing/queues/00000000-0000-4000-8000-000000000000');
    expect(answer).toMatchObject({
      status: 404,
      body: { code: 'not.found', status: 404, entityName: 'queue', entityId: '00000000-0000-4000-8000-000000000000' },
    });
  });

  it('are 404 for an unknown route', async () => {
    expect(await call('GET', '/api/v2/nowhere')).toMatchObject({ status: 404, body: { code: 'not.found', status: 404 } });
    expect(await visit(sandbox, '/elsewhere')).toMatchObject({ status: 404 });
  });

  it('are 405 for a wrong verb, and list the permitted ones', async () => {
    const answer = await call('DELETE', '/api/v2/users');
    expect(answer).toMatchObject({ status: 405, body: { status: 405 } });
    expect(answer.headers.get('allow')).toBe('GET, HEAD, POST');
    expect(await call('POST', '/api/v2/routing/queues/some-id')).toMatchObject({ status: 405 });
    const outside = await sandbox.fetch('https://api.example/sandbox/faults', { method: 'PATCH' });
    expect([outside.status, outside.headers.get('allow')]).toEqual([405, 'DELETE, POST']);
  });

  it.each(['{"name":', '', '[]', '"text"'])('are 400 for the body %j', async (body) => {
    expect(await call('POST', '/api/v2/routing/queues', body)).toMatchObject({ status: 400, body: { code: 'bad.request' } });
  });

  it('name each field that is missing or invalid', async () => {
    const detailsFor = async (body: object): Promise<unknown> => {
      const answer = await call<{ details: unknown }>('PATCH', '/api/v2/users/some-id', body);
      expect(answer).toMatchObject({ status: 400 });
      return answer.body.details;
    };
    expect(await detailsFor({ name: 7, images: {}, version: 1, nickname: 'Bo' })).toEqual([
      { errorCode: 'invalid.value', fieldName: 'name' },
      { errorCode: 'invalid.value', fieldName: 'images' },
      { errorCode: 'unknown.field', fieldName: 'nickname' },
    ]);
    const blank = await call('POST', '/api/v2/routing/queues', { name: ' ' });
    expect(blank).toMatchObject({ status: 400, body: { details: [{ errorCode: 'required.field', fieldName: 'name' }] } });
  });
});

describe('correlation IDs', () => {
  it('are sent with every response and differ', async () => {
    const answers = [await call('GET', '/api/v2/users'), await visit(sandbox, '/logout'), await call('GET', '/api/v2/nowhere')];
    const ids = answers.map(({ headers }) => headers.get('inin-correlation-id'));
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(ids).size).toBe(3);
  });
});

describe('browsers of other origins', () => {
  it('may call, and read the necessary headers', async () => {
    const preflight = await sandbox.fetch(
      new Request('https://sandbox.example/api/v2/users', {
        method: 'OPTIONS',
        headers: { 'Access-Control-Request-Method': 'PATCH', 'Access-Control-Request-Headers': 'authorization' },
      }),
    );
    expect(preflight.status).toBe(204);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': expect.stringContaining('PATCH') as string,
      'access-control-allow-headers': 'authorization',
      vary: 'Access-Control-Request-Headers',
    });
    const { headers } = await call('GET', '/api/v2/users');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')).toContain('inin-correlation-id');
  });
});

describe('the login pages', () => {
  it.each([
    ['GET', '/oauth/authorize?client_id=unknown', 400],
    ['POST', '/oauth/authorize', 400],
    ['GET', '/logout', 400],
  ])('send their headers with every response: %s %s', async (method, path, status) => {
    const response = await sandbox.fetch(new Request(`https://sandbox.example${path}`, { method }));
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
      'inin-correlation-id': expect.any(String) as string,
    });
  });

  it.each([
    ['DELETE', '/oauth/authorize', 'GET, HEAD, POST'],
    ['GET', '/oauth/token', 'POST'],
    ['POST', '/sandbox', 'GET, HEAD'],
  ])('and the addresses beside them name their verbs: %s %s', async (method, path, verbs) => {
    const response = await sandbox.fetch(new Request(`https://sandbox.example${path}`, { method }));
    expect([response.status, response.headers.get('allow')]).toEqual([405, verbs]);
  });
});

describe('lists', () => {
  const path = '/api/v2/users';

  it('are returned in pages that link to each other and keep the filters', async () => {
    const { body } = await call<Listing<NamedEntity>>('GET', `${path}?pageSize=10&pageNumber=2&state=any&expand=presence`);
    expect(body.entities).toHaveLength(10);
    const rest: Partial<Listing<NamedEntity>> = { ...body };
    delete rest.entities;
    const page = (number: number): string => `${path}?pageSize=10&pageNumber=${number}&state=any&expand=presence`;
    expect(rest).toEqual({
      pageSize: 10,
      pageNumber: 2,
      total: 24,
      pageCount: 3,
      firstUri: page(1),
      selfUri: page(2),
      nextUri: page(3),
      previousUri: page(1),
      lastUri: page(3),
    });
  });

  it('return every entity once if you follow their links', async () => {
    const names: string[] = [];
    let next: string | undefined = `${path}?pageSize=7`;
    while (next !== undefined) {
      const { body }: { body: Listing<NamedEntity> } = await call<Listing<NamedEntity>>('GET', next);
      names.push(...body.entities.map(({ name }) => name));
      next = body.nextUri;
    }
    expect(new Set(names).size).toBe(24);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it('are empty beyond the last page', async () => {
    const { body } = await call<Listing<NamedEntity>>('GET', `${path}?pageNumber=9`);
    expect(body).toMatchObject({ entities: [], pageNumber: 9, pageCount: 1 });
    expect(body).not.toHaveProperty('nextUri');
  });

  it('are sorted in descending order on request', async () => {
    const up = await call<Listing<NamedEntity>>('GET', `${path}?sortOrder=ascending`);
    const down = await call<Listing<NamedEntity>>('GET', `${path}?sortOrder=DESC`);
    expect(down.body.entities.map(({ id }) => id)).toEqual(up.body.entities.map(({ id }) => id).reverse());
  });

  it.each(['pageSize=0', 'pageSize=501', 'pageSize=ten', 'pageNumber=1.5', 'sortOrder=sideways', 'state=lost'])(
    'refuse %s',
    async (query) => {
      const [fieldName] = query.split('=');
      const answer = await call('GET', `${path}?${query}`);
      expect(answer).toMatchObject({ status: 400, body: { details: [{ errorCode: 'invalid.value', fieldName }] } });
    },
  );
});

describe('fail', () => {
  it('responds to one call with a 429 that contains the time to wait', async () => {
    sandbox.fail({ status: 429, retryAfter: 2 });
    const answer = await call('GET', '/api/v2/users');
    expect(answer).toMatchObject({
      status: 429,
      body: {
        code: 'too.many.requests.retry.after',
        message: 'Rate limit exceeded the maximum. Retry the request in [2] seconds',
      },
    });
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await call('GET', '/api/v2/users')).toMatchObject({ status: 200 });
  });

  it('applies to the specified route, the specified number of times', async () => {
    sandbox.fail({ status: 503, times: 2, route: 'GET /api/v2/users/{userId}' });
    expect(await call('GET', '/api/v2/users')).toMatchObject({ status: 200 });
    expect(await call('GET', '/api/v2/users/me/state')).toMatchObject({ status: 404 });
    expect(await call('GET', '/api/v2/users/a')).toMatchObject({ status: 503, body: { code: 'service.unavailable' } });
    expect(await call('DELETE', '/api/v2/users/a')).toMatchObject({ status: 404 });
    expect(await call('GET', '/api/v2/users/b')).toMatchObject({ status: 503 });
    expect(await call('GET', '/api/v2/users/b')).toMatchObject({ status: 404 });
  });

  it('accepts a pattern, a custom message and code, and applies to the login host if the pattern names it', async () => {
    sandbox.fail({ status: 500, route: /^POST \/oauth\//, code: 'boom', message: 'On purpose' });
    const response = await sandbox.fetch(new Request('https://sandbox.example/oauth/token', { method: 'POST' }));
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ code: 'boom', message: 'On purpose' });
  });

  it('does not apply to the login host by default', async () => {
    sandbox.fail({ status: 500 });
    expect(await visit(sandbox, `/logout?client_id=${sandbox.clients.implicit.id}`)).toMatchObject({ status: 200 });
    expect(await call('GET', '/api/v2/users')).toMatchObject({ status: 500 });
  });

  it('refuses a fault that could never apply', () => {
    expect(() => {
      sandbox.fail({ status: 200 });
    }).toThrow(RangeError);
    expect(() => {
      sandbox.fail({ status: 500, times: 0 });
    }).toThrow(RangeError);
    expect(() => {
      sandbox.fail({ status: 500, route: '/api/v2/users' });
    }).toThrow(TypeError);
  });
});

describe('requests', () => {
  it('are logged with verb, path, query and status, but without secrets', async () => {
    await call('GET', '/api/v2/users?expand=presence&expand=skills&access_token=hidden');
    await call('DELETE', '/api/v2/users/a%20b');
    expect(sandbox.requests.slice(1)).toEqual([
      {
        method: 'GET',
        path: '/api/v2/users',
        query: { expand: ['presence', 'skills'], access_token: ['[redacted]'] },
        status: 200,
        headers: { authorization: '[redacted]' },
      },
      { method: 'DELETE', path: '/api/v2/users/a%20b', query: {}, status: 404, headers: { authorization: '[redacted]' } },
    ]);
    expect(sandbox.requests[0]).toMatchObject({ method: 'POST', path: '/oauth/token', status: 200 });
  });

  it('are logged up to a thousand', async () => {
    for (let index = 0; index < 1005; index += 1) await visit(sandbox, `/nowhere/${index}`);
    expect(sandbox.requests).toHaveLength(1000);
    expect(sandbox.requests.at(-1)).toMatchObject({ path: '/nowhere/1004' });
  });
});

describe('the seed', () => {
  const names = async (seed: number): Promise<unknown> => {
    const other = createSandbox({ seed });
    const ask = await signIn(other);
    const lists = ['users?expand=skills,presence,routingStatus', 'routing/queues', 'routing/skills', 'presencedefinitions'];
    return await Promise.all(lists.map(async (list) => (await ask<Listing<NamedEntity>>('GET', `/api/v2/${list}`)).body));
  };

  it('determines all data', async () => {
    expect(await names(7)).toEqual(await names(7));
    expect(createSandbox({ seed: 7 }).clients).toEqual(createSandbox({ seed: 7 }).clients);
  });

  it('creates different IDs if it differs', async () => {
    expect(await names(7)).not.toEqual(await names(8));
    expect(createSandbox({ seed: 7 }).clients.code.id).not.toBe(createSandbox({ seed: 8 }).clients.code.id);
  });

  it('creates 24 users, 10 queues with members, 12 skills and the system presences', async () => {
    const [users, queues, skills, presences] = await Promise.all(
      ['users', 'routing/queues', 'routing/skills', 'presencedefinitions'].map(
        async (list) => (await call<Listing<NamedEntity & { memberCount?: number }>>('GET', `/api/v2/${list}`)).body,
      ),
    );
    expect([users?.total, queues?.total, skills?.total]).toEqual([24, 10, 12]);
    for (const queue of queues!.entities) expect(queue.memberCount).toBeGreaterThanOrEqual(4);
    expect(presences?.entities.map(({ name }) => name)).toEqual([
      'Available',
      'Busy',
      'Away',
      'Break',
      'Meal',
      'Meeting',
      'Training',
      'On Queue',
      'Offline',
      'Idle',
    ]);
  });

  it.each([
    { seed: 1.5 },
    { tokenLifetimeMs: 0 },
    { tokenLifetimeMs: NaN },
    { tokenLifetime: -1 },
    { tokenLifetimeMs: 1, tokenLifetime: 1 },
  ])('and the options %j are refused', (options) => {
    expect(() => createSandbox(options)).toThrow(/seed|tokenLifetime/);
  });
});

describe('reset', () => {
  it('reverts changes, tokens, faults and logged requests', async () => {
    const before = await call<Listing<NamedEntity>>('GET', '/api/v2/routing/skills');
    await call('POST', '/api/v2/routing/skills', { name: 'Juggling' });
    sandbox.fail({ status: 500 });
    sandbox.reset();
    expect(sandbox.requests).toEqual([]);
    expect(await call('GET', '/api/v2/routing/skills')).toMatchObject({ status: 401 });
    const after = await (await signIn(sandbox))<Listing<NamedEntity>>('GET', '/api/v2/routing/skills');
    expect(after.body).toEqual(before.body);
  });

  it('never issues a token twice', async () => {
    const old = call;
    sandbox.reset();
    await signIn(sandbox);
    expect(await old('GET', '/api/v2/tokens/me')).toMatchObject({ status: 401 });
  });
});
