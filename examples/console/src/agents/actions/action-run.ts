import { PresenceApi } from 'contact-centre-client/apis/presence';
import { RoutingApi } from 'contact-centre-client/apis/routing';
import { TokensApi } from 'contact-centre-client/apis/tokens';
import type { Bulk } from 'contact-centre-client/bulk';
import { bulk, memoryJournal } from 'contact-centre-client/bulk';
import type { ApiClient } from 'contact-centre-client/fetch';
import type { EntityName } from '../../shared/entity-name.js';
import type { AgentAction, LogOutAction, PresenceAction, QueueAction } from './action.js';
import type { AgentPresence, Plan, Preview } from './preview.js';
import { planOf, queueLines } from './preview.js';
import { changeQueues, readQueues } from './queue-calls.js';
import type { AgentQueues } from './queue-change.js';
import { concernedQueues, planQueues, withQueues } from './queue-change.js';

/** An action for some agents: its preview, and the run that carries it out and undoes it. */
export interface ActionRun {
  readonly action: AgentAction;
  readonly agents: readonly EntityName[];
  /** Reads what the agents do now. Changes nothing. */
  readonly plan: () => Promise<Plan>;
  readonly bulk: Bulk<object, object>;
}

/** Who performs the action, and for whom. */
interface ActionContext {
  readonly client: ApiClient;
  readonly agents: readonly EntityName[];
  /** The signed-in user, who is not logged out. */
  readonly ownId: string | undefined;
  /** Returns the name of a presence definition. */
  readonly presenceName: (id: string) => string;
}

/** Prepares an action. It sends no request before `plan` or `bulk.start`. */
export function prepareAction(action: AgentAction, context: ActionContext): ActionRun {
  if (action.kind === 'queues') return queueRun(action, context);
  return action.kind === 'presence' ? presenceRun(action, context) : logOutRun(action, context);
}

/** How many agents are read at a time. */
const READ_AT_ONCE = 4;

function queueRun(action: QueueAction, { client, agents }: ActionContext): ActionRun {
  const api = new RoutingApi(client);
  const concerned = new Map<string, AgentQueues>();
  const readAll = once(async () => {
    for (let start = 0; start < agents.length; start += READ_AT_ONCE) {
      const some = await Promise.all(agents.slice(start, start + READ_AT_ONCE).map((agent) => readQueues(api, agent)));
      for (const each of some) concerned.set(each.id, concernedQueues(each, action));
    }
    return [...concerned.values()];
  });
  const run = bulk({
    ...common('queues', client),
    source: () => fromPromise(readAll),
    key: ({ id }: AgentQueues) => id,
    plan: (agent) => planQueues(agent, action),
    keep: ['id', 'name', 'queues'],
    read: async (id, request) => {
      const before = concerned.get(id) ?? { id, name: id, queues: {} };
      return withQueues(await readQueues(api, before, request), Object.keys(before.queues));
    },
    apply: ({ id, queues }, change, request) => changeQueues(api, id, { from: queues, to: change.queues }, request),
    undo: (now, before, request) => changeQueues(api, now.id, { from: now.queues, to: before.queues }, request),
  });
  const plan = async (): Promise<Plan> => {
    const previews = (await readAll()).flatMap((agent): Preview[] => {
      const change = planQueues(agent, action);
      return change ? [{ id: agent.id, name: agent.name, lines: queueLines(agent, change) }] : [];
    });
    return planOf(agents, previews, undefined);
  };
  return { action, agents, plan, bulk: run };
}

/** How many presences a call reads or changes. */
const PRESENCES_AT_ONCE = 50;

function presenceRun(action: PresenceAction, { client, agents, presenceName }: ActionContext): ActionRun {
  const api = new PresenceApi(client);
  const { presence } = action;
  const readAll = once(async () => {
    const presences = new Map<string, string>();
    for (let start = 0; start < agents.length; start += PRESENCES_AT_ONCE) {
      const ids = agents.slice(start, start + PRESENCES_AT_ONCE).map(({ id }) => id);
      for (const { id, userId = id, presenceDefinition } of await api.getUsersPresencesPurecloudBulk({ id: ids }))
        presences.set(userId ?? '', presenceDefinition?.id ?? '');
    }
    return agents.map(({ id, name }): AgentPresence => ({ id, name, presence: presences.get(id) ?? '' }));
  });
  const changed = (id: string, definitionId: string) => ({ id, presenceDefinition: { id: definitionId } });
  const run = bulk({
    ...common('presence', client),
    source: () => fromPromise(readAll),
    key: ({ id }: AgentPresence) => id,
    plan: (agent) => (agent.presence === presence.id ? undefined : { presence: presence.id }),
    keep: ['id', 'name', 'presence'],
    read: async (id, request) => {
      const { presenceDefinition } = await api.getUserPresencesPurecloud(id, request);
      const name = agents.find((agent) => agent.id === id)?.name ?? id;
      return { id, name, presence: presenceDefinition?.id ?? '' };
    },
    apply: ({ id }, change, request) => api.putUsersPresencesBulk([changed(id, change.presence)], request),
    batch: {
      size: PRESENCES_AT_ONCE,
      apply: (items, request) =>
        api.putUsersPresencesBulk(
          items.map(({ key, change }) => changed(key, change.presence)),
          request,
        ),
    },
    undo: (now, before, request) => api.putUsersPresencesBulk([changed(now.id, before.presence)], request),
  });
  const plan = async (): Promise<Plan> => {
    const previews = (await readAll()).flatMap((agent): Preview[] => {
      if (agent.presence === presence.id) return [];
      const before = presenceName(agent.presence);
      return [{ id: agent.id, name: agent.name, lines: [{ type: 'presence', before, after: presence.name }] }];
    });
    return planOf(agents, previews, PRESENCES_AT_ONCE);
  };
  return { action, agents, plan, bulk: run };
}

interface AgentSession extends EntityName {
  readonly session: 'open' | 'ended';
}

function logOutRun(action: LogOutAction, { client, agents, ownId }: ActionContext): ActionRun {
  const api = new TokensApi(client);
  const others = agents.filter(({ id }) => id !== ownId);
  const open = ({ id, name }: EntityName): AgentSession => ({ id, name, session: 'open' });
  const run = bulk({
    ...common('log-out', client),
    source: () => others.map(open),
    key: ({ id }: AgentSession) => id,
    plan: () => ({ session: 'ended' as const }),
    keep: ['id', 'name', 'session'],
    // The platform does not say whether a user has sessions. Revoking tokens twice has no effect.
    read: async (id) => await Promise.resolve(open({ id, name: id })),
    apply: ({ id }, _change, request) => api.deleteToken(id, request),
  });
  const previews = others.map(({ id, name }): Preview => ({ id, name, lines: [{ type: 'logOut' }] }));
  return { action, agents, plan: async () => await Promise.resolve(planOf(agents, previews, 1)), bulk: run };
}

/** The revision stands for the plan, because each build writes functions differently. */
function common(name: string, client: ApiClient) {
  return { name: `agents-${name}`, client, journal: memoryJournal(), revision: '1' };
}

/** Calls a function once, and again only after a failure. */
function once<T>(read: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return async () => {
    result ??= read();
    try {
      return await result;
    } catch (error) {
      result = undefined;
      throw error;
    }
  };
}

async function* fromPromise<T>(read: () => Promise<readonly T[]>): AsyncGenerator<T, void> {
  yield* await read();
}
