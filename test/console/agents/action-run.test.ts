import { PresenceApi } from 'contact-centre-client/apis/presence';
import { RoutingApi } from 'contact-centre-client/apis/routing';
import { ApiClient } from 'contact-centre-client/fetch';
import { createSandbox } from 'contact-centre-client/sandbox';
import { describe, expect, it } from 'vitest';
import type { AgentAction } from '../../../examples/console/src/agents/actions/action.js';
import type { ActionRun } from '../../../examples/console/src/agents/actions/action-run.js';
import { prepareAction } from '../../../examples/console/src/agents/actions/action-run.js';
import { follow, leftOf } from '../../../examples/console/src/agents/actions/use-action-run.js';

/** @param onRequest - Called with each request of the client. */
function begin(onRequest: (request: Request) => void = () => undefined) {
  const sandbox = createSandbox();
  const client = new ApiClient({
    timeout: 0,
    apiUrl: 'http://sandbox.example',
    rejectWith: 'error',
    fetch: (...parts) => {
      const request = new Request(...parts);
      onRequest(request);
      return sandbox.fetch(request);
    },
  });
  client.setAccessToken(sandbox.issueAccessToken());
  const api = new RoutingApi(client);
  const agents = sandbox.users.slice(2, 5).map(({ id, name }) => ({ id, name }));
  const [target, source] = sandbox.queues as [(typeof sandbox.queues)[number], (typeof sandbox.queues)[number]];
  const prepare = (action: AgentAction): ActionRun =>
    prepareAction(action, { client, agents, ownId: agents[0]!.id, presenceName: (id) => id });
  const changes = (): string[] =>
    sandbox.requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
  const memberships = async (): Promise<unknown> =>
    await Promise.all(
      agents.map(({ id }) =>
        Promise.all(
          [true, false].map(async (joined) => {
            const { entities } = await api.getUserQueues(id, { joined, pageSize: 100 });
            return entities.map(({ name }) => name);
          }),
        ),
      ),
    );
  return { sandbox, client, api, agents, target, source, prepare, changes, memberships };
}

/** Makes the agents members of one queue only, and the first one an inactive member of the target. */
async function inOneQueue() {
  const context = begin();
  const { sandbox, api, agents, target, source } = context;
  const ids = agents.map(({ id }) => ({ id }));
  for (const { id } of sandbox.queues) await api.postRoutingQueueMembers(id, ids, { _delete: true });
  await api.postRoutingQueueMembers(source.id, ids);
  await api.postRoutingQueueMembers(target.id, ids.slice(0, 1));
  await api.patchRoutingQueueMember(target.id, agents[0]!.id, { joined: false });
  const before = context.changes().length;
  return { ...context, changes: () => context.changes().slice(before) };
}

describe('Moving three agents to a queue', () => {
  const move = (target: { id: string; name: string }) => ({ kind: 'queues', join: target, leave: 'all' }) as const;

  it('previews what changes and with how many calls, makes these calls, and undoes them', async () => {
    const { agents, target, source, prepare, changes, memberships } = await inOneQueue();
    const before = await memberships();
    const { plan, bulk } = prepare(move(target));
    const { previews, unchanged, calls } = await plan();
    expect(previews.map(({ name, lines }) => [name, lines])).toEqual(
      agents.map(({ name }, index) => [
        name,
        [
          { type: index === 0 ? 'activate' : 'add', queue: target.name },
          { type: 'deactivate', queue: source.name },
        ],
      ]),
    );
    expect({ unchanged, calls, sent: changes() }).toEqual({ unchanged: [], calls: 6, sent: [] });

    expect(await bulk.start()).toEqual({ total: 3, done: 3, failed: 0, skipped: 0 });
    expect(changes()).toHaveLength(6);
    expect(await memberships()).toEqual(agents.map(() => [[target.name], [source.name]]));

    expect(await bulk.undo()).toEqual({ total: 3, done: 3, failed: 0, skipped: 0 });
    expect(await memberships()).toEqual(before);
  });

  it('leaves an agent where they were if a call is refused, says why, and can be tried again', async () => {
    const { sandbox, agents, target, source, prepare, memberships } = await inOneQueue();
    const { id, name } = agents[1]!;
    const route = new RegExp(`^PATCH .*/queues/${source.id}/members/${id}$`);
    sandbox.fail({ status: 400, message: 'The queue is locked', route });
    const { bulk } = prepare(move(target));
    expect(await bulk.start()).toMatchObject({ done: 2, failed: 1 });
    const moved = [[target.name], [source.name]];
    expect(await memberships(), name).toEqual([moved, [[source.name], []], moved]);
    const notes = [];
    for await (const note of bulk.notes()) notes.push(note);
    expect(notes).toEqual([{ key: id, state: 'failed', reason: expect.stringContaining('The queue is locked') as string }]);
    expect(await bulk.retryFailed()).toMatchObject({ done: 3, failed: 0 });
    expect(await memberships()).toEqual([moved, moved, moved]);
  });

  it('is not undone for an agent whom others have moved since', async () => {
    const { api, agents, target, source, prepare, memberships } = await inOneQueue();
    const { bulk } = prepare(move(target));
    await bulk.start();
    const { id } = agents[2]!;
    await api.patchRoutingQueueMember(target.id, id, { id, joined: false });
    expect(await bulk.undo()).toMatchObject({ done: 2, skipped: 1 });
    expect(await memberships()).toEqual([
      [[source.name], [target.name]],
      [[source.name], []],
      [[], [target.name, source.name].sort()],
    ]);
  });
});

describe('An action that the user stops', () => {
  it('ends after the pending calls, and is continued or undone later', async () => {
    let stop: (() => void) | undefined;
    const { sandbox, client, api, target } = begin((request) => {
      if (request.method === 'POST') stop?.();
    });
    const agents = sandbox.users.slice(0, 16).map(({ id, name }) => ({ id, name }));
    await api.postRoutingQueueMembers(
      target.id,
      agents.map(({ id }) => ({ id })),
      { _delete: true },
    );
    const action: AgentAction = { kind: 'queues', join: target, leave: 'none' };
    const { bulk } = prepareAction(action, { client, agents, ownId: undefined, presenceName: (id) => id });
    const members = async (): Promise<number | undefined> =>
      (await api.getRoutingQueueMembers(target.id, { pageSize: 100 })).entities.length;
    const before = await members();
    stop = () => {
      bulk.pause();
    };
    const { report, isStopped } = await follow(bulk.start(), () => undefined);
    stop = undefined;
    bulk.resume();
    expect(isStopped).toBe(true);
    expect(report).toMatchObject({ total: 16, failed: 0, skipped: 0 });
    expect(report.done).toBeGreaterThan(0);
    expect(leftOf(report)).toBe(16 - report.done);
    expect(await members()).toBe(before! + report.done);

    const continued = await follow(bulk.start(), () => undefined);
    expect(continued).toEqual({ report: { total: 16, done: 16, failed: 0, skipped: 0 }, isStopped: false });
    await bulk.undo();
    expect(await members()).toBe(before);
  });
});

describe('A presence', () => {
  it('is set by one call for all agents who do not have it, and undone for each', async () => {
    const { client, agents, prepare, changes } = begin();
    const presences = new PresenceApi(client);
    const { entities } = await presences.getPresencedefinitions({ pageSize: 100 });
    const definition = (system: string): { id: string } => ({
      id: entities.find(({ systemPresence }) => systemPresence === system)!.id!,
    });
    const set = async (userId: string, system: string): Promise<unknown> =>
      await presences.patchUserPresencesPurecloud(userId, { presenceDefinition: definition(system) });
    for (const [index, system] of ['Meal', 'Training', 'Meeting'].entries()) await set(agents[index]!.id, system);
    const shown = async (): Promise<unknown[]> =>
      (await presences.getUsersPresencesPurecloudBulk({ id: agents.map(({ id }) => id) })).map(
        ({ presenceDefinition }) => presenceDefinition?.systemPresence,
      );
    const before = changes().length;
    const { plan, bulk } = prepare({ kind: 'presence', presence: { ...definition('Meeting'), name: 'Meeting' } });
    const { previews, unchanged, calls } = await plan();
    expect(previews.map(({ lines }) => lines[0])).toEqual([
      { type: 'presence', before: definition('Meal').id, after: 'Meeting' },
      { type: 'presence', before: definition('Training').id, after: 'Meeting' },
    ]);
    expect({ unchanged, calls }).toEqual({ unchanged: [agents[2]], calls: 1 });
    await bulk.start();
    expect(changes().slice(before)).toEqual(['PUT /api/v2/users/presences/bulk']);
    expect(await shown()).toEqual(['Meeting', 'Meeting', 'Meeting']);
    await bulk.undo();
    expect(await shown()).toEqual(['Meal', 'Training', 'Meeting']);
  });
});

describe('Logging out', () => {
  it('revokes the tokens of the agents, but not of the user who does it', async () => {
    const { sandbox, agents, prepare, changes } = begin();
    const { plan, bulk } = prepare({ kind: 'logOut' });
    expect(await plan()).toMatchObject({ unchanged: [agents[0]], calls: 2, previews: agents.slice(1) });
    const token = sandbox.issueAccessToken(agents[1]!.id);
    await bulk.start();
    expect(changes()).toEqual(agents.slice(1).map(({ id }) => `DELETE /api/v2/tokens/${id}`));
    const headers = { authorization: `Bearer ${token}` };
    expect((await sandbox.fetch(new Request('http://sandbox.example/api/v2/users/me', { headers }))).status).toBe(401);
  });
});
