import type { ErrorBody } from 'contact-centre-client';
import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox, SandboxOptions } from 'contact-centre-client/sandbox';
import { beforeAll, describe, expect, it } from 'vitest';
import { callWith, signIn } from '../support.js';
import type { Answer, Call, Listing, NamedEntity } from '../support.js';

const start = Date.parse('2026-05-04T10:00:00Z');
const open = (options: SandboxOptions = {}): Sandbox => createSandbox({ now: () => start, ...options });

interface Limited extends ErrorBody {
  limit?: { key: string; namespace: string; value: number };
}

describe('a request limit', () => {
  it('is named in the refusal: a token of a user, or one of client credentials', async () => {
    const sandbox = open({ rateLimit: 1 });
    for (const [token, key] of [
      [sandbox.issueAccessToken(sandbox.users[0]!.id), 'token.rate.per.minute'],
      [sandbox.issueAccessToken(), 'client.credentials.token.rate.per.minute'],
    ] as const) {
      const call = callWith(sandbox, token);
      await call('GET', '/api/v2/users');
      expect(await call('GET', '/api/v2/users')).toMatchObject({
        status: 429,
        body: {
          code: 'too.many.requests.retry.after',
          message: 'Rate limit exceeded the maximum. Retry the request in [60] seconds',
          details: [],
          errors: [],
          limit: { key, namespace: 'platform.api', value: 1 },
        },
      });
    }
  });

  it('applies to all tokens of a user in an OAuth client together: ten times as much', async () => {
    const sandbox = open({ rateLimit: 2 });
    const user = sandbox.users[0]!.id;
    const statuses: number[] = [];
    let last: Answer<Limited> | undefined;
    for (let token = 0; token < 11; token += 1) {
      const call = callWith(sandbox, sandbox.issueAccessToken(user));
      for (let count = 0; count < 2; count += 1) {
        last = await call<Limited>('HEAD', '/api/v2/tokens/me');
        statuses.push(last.status);
      }
    }
    expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true);
    expect(statuses.slice(20)).toEqual([429, 429]);
    expect(last!.headers.get('retry-after')).toBe('60');
    expect(last!.headers.get('inin-ratelimit-allowed')).toBe('20');
    const other = callWith(sandbox, sandbox.issueAccessToken(sandbox.users[1]!.id));
    expect((await other('HEAD', '/api/v2/tokens/me')).status).toBe(200);
    const again = callWith(sandbox, sandbox.issueAccessToken(user));
    expect(await again<Limited>('GET', '/api/v2/tokens/me')).toMatchObject({
      body: { limit: { key: 'org.app.user.rate.per.minute', value: 20 } },
    });
    sandbox.clock.advance(60_000);
    expect((await again('HEAD', '/api/v2/tokens/me')).status).toBe(200);
  });
});

describe('the limits of an organisation', () => {
  const path = '/api/v2/organizations/limits/namespaces';

  it('are listed by namespace, with the current and the default values', async () => {
    const call = await signIn(open({ rateLimit: 50 }));
    expect(await call('GET', path)).toMatchObject({ body: { entities: ['platform.api'], total: 1 } });
    expect(await call('GET', `${path}/platform.api`)).toMatchObject({
      body: {
        entities: expect.arrayContaining([
          { key: 'token.rate.per.minute', value: 50 },
          { key: 'org.app.user.rate.per.minute', value: 500 },
        ]) as unknown,
      },
    });
    expect(await call('GET', `${path}/platform.api/defaults`)).toMatchObject({
      body: {
        entities: expect.arrayContaining([
          { key: 'token.rate.per.minute', value: 300 },
          { key: 'request.bytes.max', value: 512_000 },
        ]) as unknown,
      },
    });
  });

  it.each(['', '/defaults'])('are unknown for a namespace that does not exist (%s)', async (below) => {
    const call = await signIn(open());
    expect(await call('GET', `${path}/nowhere${below}`)).toMatchObject({ status: 404, body: { code: 'not.found' } });
  });
});

describe('a body', () => {
  const bytes = (length: number, character = 'x'): object => ({ name: character.repeat(length) });

  it('of 512,000 bytes is read, and one byte more is refused', async () => {
    const call = await signIn(open());
    const around = JSON.stringify(bytes(0)).length;
    expect((await call('POST', '/api/v2/routing/skills', bytes(512_000 - around))).status).not.toBe(413);
    expect(await call('POST', '/api/v2/routing/skills', bytes(512_001 - around))).toMatchObject({
      status: 413,
      body: {
        code: 'request.entity.too.large',
        status: 413,
        limit: { key: 'request.bytes.max', namespace: 'platform.api', value: 512_000 },
      },
    });
  });

  it('is measured in bytes, not in characters', async () => {
    const call = await signIn(open());
    expect((await call('POST', '/api/v2/routing/skills', bytes(200_000, 'é'))).status).not.toBe(413);
    expect((await call('POST', '/api/v2/routing/skills', bytes(300_000, 'é'))).status).toBe(413);
  });
});

describe('a page', () => {
  let call: Call;
  let queue: NamedEntity;
  beforeAll(async () => {
    call = await signIn(open({ rateLimit: false }));
    queue = (await call<Listing<NamedEntity>>('GET', '/api/v2/routing/queues')).body.entities[0]!;
  });

  it.each([
    ['/api/v2/outbound/campaigns', 100],
    ['/api/v2/outbound/contactlists', 100],
    ['/api/v2/outbound/dnclists/divisionviews', 100],
    ['/api/v2/routing/queues/divisionviews', 100],
    ['/api/v2/routing/queues/divisionviews/all', 500],
    ['/api/v2/routing/assessments', 200],
    ['/api/v2/conversations/calls/history', 50],
    ['/api/v2/knowledge/knowledgebases', 200],
    ['/api/v2/integrations/clientapps', 1000],
    ['/api/v2/authorization/divisions', 99_999],
    ['/api/v2/users', 500],
  ])('of %s has %i entities at most', async (path, most) => {
    expect((await call('GET', `${path}?pageSize=${most}`)).status).toBe(200);
    expect(await call('GET', `${path}?pageSize=${most + 1}`)).toMatchObject({
      status: 400,
      body: {
        code: 'bad.request',
        message: `pageSize must be a whole number from 1 to ${most}`,
        details: [{ errorCode: 'invalid.value', fieldName: 'pageSize' }],
      },
    });
  });

  it('of a queue’s members has 100 at most', async () => {
    expect((await call('GET', `${queue.selfUri}/members?pageSize=100`)).status).toBe(200);
    expect((await call('GET', `${queue.selfUri}/members?pageSize=101`)).status).toBe(400);
  });

  it.each([
    ['/api/v2/routing/queues/divisionviews?pageNumber=6', 'pageNumber', 'pageNumber must be a whole number from 1 to 5'],
    [
      '/api/v2/externalcontacts/organizations?pageSize=100&pageNumber=11',
      'pageNumber',
      'pageNumber times pageSize must not be more than 1000',
    ],
    [`/api/v2/integrations/actions?ids=${'a,'.repeat(50)}a`, 'ids', 'ids must not have more than 50 values'],
    [`/api/v2/journey/outcomes?outcomeIds=${'a,'.repeat(20)}a`, 'outcomeIds', 'outcomeIds must not have more than 20 values'],
    ['/api/v2/users?pageSize=0', 'pageSize', 'pageSize must be a whole number from 1 to 500'],
    ['/api/v2/users?pageNumber=-1', 'pageNumber', 'pageNumber must be a whole number from 1 to 9007199254740991'],
  ])('is refused if it is out of reach: %s', async (path, fieldName, message) => {
    expect(await call('GET', path)).toMatchObject({ status: 400, body: { message, details: [{ fieldName }] } });
  });

  it('may be the last one within reach', async () => {
    expect((await call('GET', '/api/v2/externalcontacts/organizations?pageSize=100&pageNumber=10')).status).toBe(200);
    expect((await call('GET', '/api/v2/routing/queues/divisionviews?pageNumber=5')).status).toBe(200);
  });

  it.each([
    ['POST', 'members', 101],
    ['POST', 'users', 101],
  ])('of a bulk change is refused: %s …/%s with %i entries', async (verb, below, length) => {
    const body = Array.from({ length }, () => ({ id: 'a' }));
    expect(await call(verb, `${queue.selfUri}/${below}`, body)).toMatchObject({
      status: 400,
      body: { message: 'The body must not have more than 100 entries' },
    });
  });
});
