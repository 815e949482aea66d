import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox } from 'contact-centre-client/sandbox';
import { RoutingApi } from 'contact-centre-client';
import { describe, expect, it } from 'vitest';
import { rehearse } from '../../../src/mcp/guard/rehearsal.js';
import type { PlannedCall } from '../../../src/mcp/guard/planned-call.js';
import { clientOf } from '../../support/in-sandbox.js';
import { plan } from './support.js';

/** A sandbox that plays the organisation. Rehearsals run on another one, which has other data by default. */
function createOrganisation() {
  const organisation = createSandbox({ seed: 9, permissions: 'off', rateLimit: false });
  const client = clientOf(organisation, { rejectWith: 'error' });
  client.setAccessToken(organisation.issueAccessToken());
  const [queue, otherQueue] = organisation.queues;
  const [user] = organisation.users;
  if (!queue || !otherQueue || !user) throw new Error('The sandbox has queues and users');
  return { organisation, client, queue, otherQueue, user };
}

type Organisation = ReturnType<typeof createOrganisation>;

const writesOf = (organisation: Sandbox): string[] =>
  organisation.requests.filter(({ method }) => method !== 'GET').map(({ method }) => method);

async function rehearseOne({ client }: Organisation, call: PlannedCall) {
  const { calls, cost } = await rehearse([call], client);
  const [rehearsed] = calls;
  if (!rehearsed) throw new Error('Nothing was rehearsed');
  return { ...rehearsed, cost };
}

describe('a change', () => {
  it('shows before, after and the fields that differ, and leaves the organisation unchanged', async () => {
    const world = createOrganisation();
    const { organisation, client, queue } = world;
    const current = await new RoutingApi(client).getRoutingQueue(queue.id);
    const snapshot = JSON.stringify(organisation.snapshot().collections);
    const rehearsed = await rehearseOne(
      world,
      plan('putRoutingQueue', { queueId: queue.id, body: { ...current, name: 'Renamed' } }),
    );
    expect(rehearsed).toMatchObject({
      verb: 'PUT',
      target: `/api/v2/routing/queues/${queue.id}`,
      entityName: queue.name,
      outcome: 'succeeds',
      failure: undefined,
      before: { id: queue.id, name: queue.name },
      after: { id: queue.id, name: 'Renamed', description: current.description },
      changes: [{ path: 'name', before: queue.name, after: 'Renamed' }],
      gaps: [],
      cost: { reads: 2, writes: 1 },
    });
    expect(writesOf(organisation)).toEqual([]);
    expect(JSON.stringify(organisation.snapshot().collections)).toBe(snapshot);
  });

  it('shows the fields that a PUT without them would remove', async () => {
    const world = createOrganisation();
    const { changes } = await rehearseOne(world, plan('putRoutingQueue', { queueId: world.queue.id, body: { name: 'Renamed' } }));
    expect(changes).toContainEqual({ path: 'description', before: world.queue.description, after: undefined });
  });

  it('shows members that are added and removed', async () => {
    const world = createOrganisation();
    const { organisation, client, queue } = world;
    const { entities } = await new RoutingApi(client).getRoutingQueueMembers(queue.id);
    const [member] = entities;
    const stranger = organisation.users.find(({ id }) => !entities.some((entry) => entry.id === id));
    const added = await rehearseOne(world, plan('postRoutingQueueMembers', { queueId: queue.id, body: [{ id: stranger?.id }] }));
    expect(added).toMatchObject({ outcome: 'succeeds', entityName: queue.name });
    expect(added.changes).toMatchObject([{ path: 'entities[]', before: undefined, after: { id: stranger?.id } }]);
    const removed = await rehearseOne(world, plan('deleteRoutingQueueMember', { queueId: queue.id, memberId: member?.id }));
    expect(removed).toMatchObject({ outcome: 'succeeds', entityName: member?.name });
    expect(removed.changes).toMatchObject([{ path: 'entities[]', before: { id: member?.id }, after: undefined }]);
  });

  it('shows a change of settings', async () => {
    const world = createOrganisation();
    const { outcome, changes } = await rehearseOne(world, plan('patchOutboundSettings', { body: { maxCallsPerAgent: 7 } }));
    expect({ outcome, changes }).toMatchObject({ outcome: 'succeeds', changes: [{ path: 'maxCallsPerAgent', after: 7 }] });
  });
});

describe('a creation', () => {
  it('shows the entity without an id, with the division that the body names', async () => {
    const world = createOrganisation();
    const { division } = await new RoutingApi(world.client).getRoutingQueue(world.queue.id);
    const rehearsed = await rehearseOne(
      world,
      plan('postRoutingQueues', { body: { name: 'Fresh', division: { id: division?.id } } }),
    );
    expect(rehearsed).toMatchObject({
      outcome: 'succeeds',
      entityName: 'Fresh',
      before: undefined,
      after: { name: 'Fresh', division },
    });
    expect(rehearsed.after).not.toHaveProperty('id');
    expect(rehearsed.changes).toContainEqual({ path: 'name', before: undefined, after: 'Fresh' });
  });
});

describe('a call that would fail', () => {
  it('shows the platform’s reason', async () => {
    const world = createOrganisation();
    expect(await rehearseOne(world, plan('postRoutingQueues', { body: { name: 5 } }))).toMatchObject({
      outcome: 'fails',
      failure: { status: 400, code: 'bad.request', message: 'Value [5] is not valid for field type [string]' },
      changes: [],
    });
    expect(await rehearseOne(world, plan('deleteRoutingQueue', { queueId: 'none' }))).toMatchObject({
      outcome: 'fails',
      failure: { status: 404, message: '/api/v2/routing/queues/none does not exist.' },
    });
  });

  it('considers the entities of the other calls, in their order', async () => {
    const { client, queue, otherQueue } = createOrganisation();
    const rename = plan('putRoutingQueue', { queueId: queue.id, body: { name: otherQueue.name } });
    const remove = plan('deleteRoutingQueue', { queueId: otherQueue.id, forceDelete: true });
    const clash = await rehearse([rename, remove], client);
    expect(clash.calls.map(({ outcome, failure }) => [outcome, failure?.code])).toEqual([
      ['fails', 'duplicate.name'],
      ['succeeds', undefined],
    ]);
    const order = await rehearse([remove, rename], client);
    expect(order.calls.map(({ outcome }) => outcome)).toEqual(['succeeds', 'succeeds']);
    expect(order.cost).toEqual({ reads: 2, writes: 2 });
  });
});

describe('what cannot be rehearsed', () => {
  it('is stated if the current state cannot be read', async () => {
    const world = createOrganisation();
    world.organisation.fail({ route: 'GET /api/v2/routing/queues/{queueId}', status: 403 });
    expect(await rehearseOne(world, plan('putRoutingQueue', { queueId: world.queue.id, body: { name: 'x' } }))).toMatchObject({
      outcome: 'unknown',
      before: undefined,
      after: undefined,
      changes: [],
      gaps: [
        `/api/v2/routing/queues/${world.queue.id} could not be read: the token lacks the permission to read it.`,
        'Without the current state, the call was not rehearsed.',
      ],
    });
  });

  it('is stated if the sandbox does not implement the operation', async () => {
    const world = createOrganisation();
    expect(await rehearseOne(world, plan('postArchitectDependencytrackingBuild'))).toMatchObject({
      outcome: 'unknown',
      gaps: ['The sandbox does not implement the operation, so the call was not rehearsed.'],
    });
    expect(await rehearseOne(world, plan('postFlowsActionsPublish', { flow: 'none' }))).toMatchObject({
      outcome: 'unknown',
      gaps: ['The sandbox refused the call with status 404, and it lacks what could not be read.'],
    });
  });

  it('is stated if a seed file cannot hold the entity', async () => {
    const world = createOrganisation();
    const channel = (
      await world.client.send<{ id: string }>({
        operation: 'postNotificationsChannels',
        route: 'POST /api/v2/notifications/channels',
        required: {},
      })
    ).id;
    const { outcome, gaps } = await rehearseOne(
      world,
      plan('putNotificationsChannelSubscriptions', { channelId: channel, body: [] }),
    );
    expect(outcome).toBe('unknown');
    expect(gaps.join(' ')).toContain(`The sandbox cannot hold /api/v2/notifications/channels/${channel}/subscriptions`);
  });

  it('does not count a refusal as certain if an entity could not be read', async () => {
    const world = createOrganisation();
    const call = plan('postRoutingQueueMembers', {
      queueId: world.queue.id,
      body: [{ id: '00000000-0000-4000-8000-000000000000' }],
    });
    const { outcome, gaps } = await rehearseOne(world, call);
    expect(outcome).toBe('unknown');
    expect(gaps[0]).toBe('/api/v2/users/00000000-0000-4000-8000-000000000000 could not be read: it does not exist.');
  });
});

it('reads each entity once, and no more than 100', async () => {
  const { client, organisation } = createOrganisation();
  const calls = Array.from({ length: 120 }, (_, index) => plan('deleteRoutingQueue', { queueId: `none-${index}` }));
  const { cost, calls: rehearsed } = await rehearse([...calls, ...calls], client);
  expect(cost).toEqual({ reads: 100, writes: 240 });
  expect(organisation.requests).toHaveLength(100);
  expect(rehearsed[110]).toMatchObject({ outcome: 'unknown' });
  expect(rehearsed[110]?.gaps[0]).toContain('a rehearsal reads 100 entities at most');
});
