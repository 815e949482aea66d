import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox } from 'contact-centre-client/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { callWith, signIn } from '../../support.js';
import type { Call } from '../../support.js';
import { openSocket } from './support.js';

const channels = '/api/v2/notifications/channels';
const day = 24 * 3_600_000;

let sandbox: Sandbox;
let admin: Call;
beforeEach(async () => {
  sandbox = createSandbox({ now: () => Date.parse('2026-05-04T10:00:00Z'), tokenLifetimeMs: 7 * 86_400_000, rateLimit: false });
  admin = await signIn(sandbox);
});

const create = async (call: Call): Promise<string> => (await call<{ id: string }>('POST', channels)).body.id;

/** A user without roles. */
async function employee(): Promise<{ id: string; call: Call }> {
  const { id } = sandbox.users.at(-1)!;
  expect(await admin('POST', `/api/v2/authorization/subjects/${id}/bulkreplace`, { grants: [] })).toMatchObject({ status: 204 });
  return { id, call: callWith(sandbox, sandbox.issueAccessToken(id)) };
}

describe('topics with permissions', () => {
  const secret = 'v2.analytics.queues.q1.observations';
  const open = 'v2.users.u1.presence';

  it('refuse the whole subscription if the caller lacks a permission', async () => {
    const { call } = await employee();
    const path = `${channels}/${await create(call)}/subscriptions`;
    expect(await call('PUT', path, [{ id: open }, { id: secret }])).toMatchObject({
      status: 403,
      body: {
        code: 'missing.any.permissions',
        messageParams: { permissions: '[analytics:queueObservation:view]' },
      },
    });
    expect((await call('GET', path)).body).toEqual({ entities: [] });
  });

  it.each(['PUT', 'POST'])('are rejected individually, without affecting the others, if %s ignores errors', async (method) => {
    const { call } = await employee();
    const path = `${channels}/${await create(call)}/subscriptions`;
    expect(
      await call(method, `${path}?ignoreErrors=true`, [{ id: open }, { id: secret }, { id: 'v2.users.u1.mood' }]),
    ).toMatchObject({
      status: 200,
      body: {
        entities: [
          { id: open, state: 'Permitted' },
          { id: secret, state: 'Rejected', missingPermissions: ['analytics:queueObservation:view'] },
          { id: 'v2.users.u1.mood', state: 'Rejected', rejectionReason: 'There is no topic "v2.users.u1.mood"' },
        ],
      },
    });
    expect((await call('GET', path)).body).toEqual({ entities: [{ id: open }] });
  });

  it('need no permission from the user they are about', async () => {
    const { id, call } = await employee();
    const path = `${channels}/${await create(call)}/subscriptions`;
    const ownTopic = `v2.users.${id}.conversations`;
    expect(await call('PUT', path, [{ id: ownTopic }])).toMatchObject({ status: 200 });
    expect(await call('PUT', path, [{ id: 'v2.users.u1.conversations' }])).toMatchObject({ status: 403 });
  });

  it('need no permission if permissions are off', async () => {
    sandbox = createSandbox({ permissions: 'off' });
    const call = callWith(sandbox, sandbox.issueAccessToken(sandbox.users.at(-1)!.id));
    expect(await call('PUT', `${channels}/${await create(call)}/subscriptions`, [{ id: secret }])).toMatchObject({ status: 200 });
  });

  it('list the permissions that they need', async () => {
    const path = '/api/v2/notifications/availabletopics?expand=requiresPermissions,enforced';
    const { entities } = (await admin<{ entities: object[] }>('GET', path)).body;
    expect(entities).toContainEqual({
      id: 'v2.analytics.queues.{id}.observations',
      enforced: true,
      requiresPermissions: ['analytics:queueObservation:view'],
    });
    expect(entities).toContainEqual({ id: 'v2.users.{id}.presence', enforced: false, requiresPermissions: [] });
  });
});

describe('a subscription over the socket', () => {
  it('adds to the existing subscriptions, extends the channel and gets a response', async () => {
    const id = await create(admin);
    const path = `${channels}/${id}/subscriptions`;
    await admin('PUT', path, [{ id: 'v2.users.u1.presence' }]);
    const socket = openSocket(sandbox, id);
    sandbox.clock.advance(day - 120_000);
    socket.sent.length = 0;
    socket.receive({ message: 'subscribe', topics: ['v2.users.u2.presence'], correlationId: 'c1' });
    expect(socket.sent).toEqual([{ result: '200', status: 'subscribed', correlationId: 'c1' }]);
    sandbox.publish('v2.users.u2.presence', {});
    expect(socket.topics().at(-1)).toBe('v2.users.u2.presence');
    sandbox.clock.advance(day - 120_000);
    expect((await admin('GET', path)).body).toEqual({
      entities: [{ id: 'v2.users.u1.presence' }, { id: 'v2.users.u2.presence' }],
    });
  });

  it.each([
    ['an unknown topic', ['v2.users.u1.mood'], 'failure', 'There is no topic'],
    ['too many topics', Array.from({ length: 1001 }, (_, index) => `v2.users.u${index}.presence`), 'failure', 'at most 1000'],
    ['a body that is not a list', 'v2.users.u1.presence', 'error', 'list'],
    ['a list without topics', [7], 'error', 'list'],
  ])('is refused for %s', async (_what, topics, status, words) => {
    const socket = openSocket(sandbox, await create(admin));
    socket.receive({ message: 'subscribe', topics });
    expect(socket.sent).toEqual([{ result: '400', status, message: expect.stringContaining(words) as string }]);
  });
});
