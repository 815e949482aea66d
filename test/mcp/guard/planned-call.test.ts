import { ApiClient } from 'contact-centre-client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { operationsByName } from '../../../src/mcp/guard/operations.js';
import { operationCallOf, planCall } from '../../../src/mcp/guard/planned-call.js';
import { answer, scripted } from '../../core/probe.js';
import { operation, plan } from './support.js';

describe('the request', () => {
  it('contains the arguments as the API classes place them', async () => {
    const call = plan('putRoutingQueue', { queueId: 'a/b', body: { name: 'Sales' } });
    const { transport, sent } = scripted(answer(200));
    const client = new ApiClient({ apiUrl: 'https://api.example', transport, timeout: 0 });
    client.setAccessToken('token');
    await client.send(operationCallOf(call));
    expect(call.target).toBe('/api/v2/routing/queues/a%2Fb');
    expect(sent).toMatchObject([{ method: 'PUT', url: `https://api.example${call.target}`, body: '{"name":"Sales"}' }]);
  });

  it('contains lists of the query as repeated parameters, and headers', () => {
    expect(plan('getUsers', { id: ['a', 'b'], pageSize: 5 }).target).toBe('/api/v2/users?pageSize=5&id=a&id=b');
    const withHeader = [...operationsByName().values()].find(({ headers }) =>
      headers.some(({ argument, wireName }) => argument !== wireName),
    );
    const [header] = withHeader?.headers ?? [];
    const values = Object.fromEntries((withHeader?.arguments ?? []).map((name) => [name, 'x']));
    const call = withHeader && header && planCall(withHeader, { ...values, [header.argument]: '7' });
    expect(call?.request.headers).toMatchObject({ [header?.wireName.toLowerCase() ?? '']: '7' });
  });
});

describe('the arguments', () => {
  it('refuses a missing one', () => {
    expect(() => plan('putRoutingQueue', { queueId: 'a' })).toThrow(
      'Missing the required parameter "body" when calling putRoutingQueue',
    );
  });

  it('refuses an unknown one, and suggests the nearest', () => {
    expect(() => plan('putRoutingQueue', { queueID: 'a', body: {} })).toThrow(
      'Invalid value for the parameter "queueID" when calling putRoutingQueue: it has no such argument. It takes queueId, body. Did you mean "queueId"?',
    );
    expect(() => plan('getOrganizationsMe', { a: 1 })).toThrow('It takes none');
  });

  it('refuses an id that would change the path', () => {
    expect(() => plan('deleteRoutingQueue', { queueId: '..' })).toThrow('".." would change the path');
    expect(() => plan('deleteRoutingQueue', { queueId: ' ' })).toThrow('it is blank');
  });

  it('refuses a body that is too deep or too long', () => {
    const deep = JSON.parse(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`) as object;
    expect(() => plan('postRoutingQueues', { body: deep })).toThrow('it is nested more than 100 levels deep');
    expect(() => plan('postRoutingQueues', { body: { name: 'a'.repeat(1_000_001) } })).toThrow('longer than 1000000 characters');
  });

  it('ignores inherited fields', () => {
    const values = Object.create({ queueId: 'a' }) as Record<string, unknown>;
    expect(() => planCall(operation('getRoutingQueue'), values)).toThrow('Missing the required parameter "queueId"');
  });

  it('copies the body, so that a later change has no effect', () => {
    const body = { name: 'Sales', division: { id: '1' } };
    const call = plan('postRoutingQueues', { body });
    body.division.id = '2';
    expect(call.request.body).toBe('{"name":"Sales","division":{"id":"1"}}');
    expect(() => Object.assign(call.values['body'] as object, { name: 'Other' })).toThrow('read only');
  });
});

describe('the fingerprint', () => {
  const fingerprint = (queueId: string, body: unknown): string => plan('putRoutingQueue', { queueId, body }).fingerprint;

  it('is the same whatever the order of fields', () => {
    expect(fingerprint('a', { name: 'x', peer: { a: 1, b: 2 } })).toBe(fingerprint('a', { peer: { b: 2, a: 1 }, name: 'x' }));
  });

  it('differs if the path, the query, the verb or any part of the body differs', () => {
    const prints = [
      fingerprint('a', { name: 'x' }),
      fingerprint('b', { name: 'x' }),
      fingerprint('a', { name: 'y' }),
      fingerprint('a', { name: 'x', z: null }),
      fingerprint('a', [{ name: 'x' }]),
      fingerprint('a', { fields: [['name', 'x']] }),
      plan('deleteRoutingQueue', { queueId: 'a' }).fingerprint,
      plan('deleteRoutingQueue', { queueId: 'a', forceDelete: true }).fingerprint,
      plan('getRoutingQueue', { queueId: 'a' }).fingerprint,
    ];
    expect(new Set(prints).size).toBe(prints.length);
  });

  it('is the same exactly for equal bodies', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), fc.jsonValue({ maxDepth: 3 }), (one, other) => {
        const isSame = fingerprint('a', { one }) === fingerprint('a', { one: other });
        expect(isSame).toBe(isEqual(one, other));
        expect(fingerprint('a', { one })).toBe(fingerprint('a', { one: reversed(one) }));
      }),
    );
  });
});

function isEqual(one: unknown, other: unknown): boolean {
  try {
    // JSON has no negative zero.
    expect(JSON.parse(JSON.stringify(one))).toStrictEqual(JSON.parse(JSON.stringify(other)));
    return true;
  } catch {
    return false;
  }
}

/** The same JSON with the fields of its objects in reverse order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.create(null) as Record<string, unknown>;
  for (const [name, part] of Object.entries(value).reverse()) copy[name] = reversed(part);
  return copy;
}
