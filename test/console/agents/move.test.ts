import { RoutingApi } from 'contact-centre-client/apis/routing';
import { ApiClient, ServerError } from 'contact-centre-client/fetch';
import { createSandbox } from 'contact-centre-client/sandbox';
import { describe, expect, it } from 'vitest';
import type { Move } from '../../../examples/console/src/agents/move.js';
import { move, undo } from '../../../examples/console/src/agents/move.js';

function begin() {
  const sandbox = createSandbox();
  const client = new ApiClient({
    timeout: 0,
    apiUrl: 'http://sandbox.example',
    rejectWith: 'error',
    fetch: (...request) => sandbox.fetch(new Request(...request)),
  });
  client.setAccessToken(sandbox.issueAccessToken());
  const api = new RoutingApi(client);
  const memberships = async (userId: string): Promise<Record<string, boolean>> => {
    const lists = await Promise.all([true, false].map((joined) => api.getUserQueues(userId, { joined, pageSize: 100 })));
    return Object.fromEntries(
      lists.flatMap(({ entities }, index) => entities.map(({ name = '' }) => [name, index === 0] as const)),
    );
  };
  return { sandbox, api, memberships };
}

/** Returns a member of only one queue, and another queue to move to. */
async function prepare(): Promise<ReturnType<typeof begin> & { requestedMove: Move }> {
  const { sandbox, api, memberships } = begin();
  const user = sandbox.users[2]!;
  const [from, to] = sandbox.queues as [(typeof sandbox.queues)[number], (typeof sandbox.queues)[number]];
  for (const { id } of sandbox.queues) {
    await api.postRoutingQueueMembers(id, [{ id: user.id }], { _delete: true });
  }
  await api.postRoutingQueueMembers(from.id, [{ id: user.id }]);
  const requestedMove = { agent: user, from, to, wasMember: false };
  return { sandbox, api, memberships, requestedMove };
}

describe('Moving an agent', () => {
  it('makes the agent a member of the other queue only, until it is undone', async () => {
    const { api, memberships, requestedMove } = await prepare();
    const before = await memberships(requestedMove.agent.id);
    const madeMove = await move(api, requestedMove);
    expect(await memberships(requestedMove.agent.id)).toEqual({ [requestedMove.to.name]: true });
    await undo(api, madeMove);
    expect(await memberships(requestedMove.agent.id)).toEqual(before);
  });

  it('activates an inactive member, and deactivates them when it is undone', async () => {
    const { api, memberships, requestedMove: moved } = await prepare();
    const requestedMove = { ...moved, wasMember: true };
    await api.postRoutingQueueMembers(requestedMove.to.id, [{ id: requestedMove.agent.id }]);
    await api.patchRoutingQueueMember(requestedMove.to.id, requestedMove.agent.id, { joined: false });
    const madeMove = await move(api, requestedMove);
    expect(await memberships(requestedMove.agent.id)).toEqual({ [requestedMove.to.name]: true });
    await undo(api, madeMove);
    expect(await memberships(requestedMove.agent.id)).toEqual({
      [requestedMove.from.name]: true,
      [requestedMove.to.name]: false,
    });
  });

  it('restores the ring when it is undone', async () => {
    const { sandbox, api, requestedMove } = await prepare();
    const { agent, from } = requestedMove;
    await api.patchRoutingQueueMember(from.id, agent.id, { joined: true, ringNumber: 4 });
    const madeMove = await move(api, requestedMove);
    expect(madeMove.ringNumber).toBe(4);
    await undo(api, madeMove);
    const { entities } = await api.getRoutingQueueMembers(from.id, { pageSize: 100 });
    expect(entities.find(({ id }) => id === agent.id)).toMatchObject({ joined: true, ringNumber: 4 });
    expect(sandbox.requests.at(-2)).toMatchObject({ method: 'DELETE' });
  });

  it('leaves the agent in the former queue when it fails half-way', async () => {
    const { sandbox, api, memberships, requestedMove } = await prepare();
    sandbox.fail({ status: 500, route: 'DELETE /api/v2/routing/queues/{queueId}/members/{memberId}' });
    await expect(move(api, requestedMove)).rejects.toBeInstanceOf(ServerError);
    expect(await memberships(requestedMove.agent.id)).toEqual({ [requestedMove.from.name]: true });
  });
});
