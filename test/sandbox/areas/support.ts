import type { AnalyticsConversationQueryResponse, ApiClient, Conversation, Participant } from 'contact-centre-client';
import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox, SandboxOptions } from 'contact-centre-client/sandbox';
import { clientOf } from '../../support/in-sandbox.js';
import { callWith, signIn, signInUser } from '../support.js';
import type { Call, Listing, NamedEntity } from '../support.js';

/** Half past the hour: the seeded day ends at noon. */
export const NOON = Date.parse('2026-03-10T12:00:00Z');
export const NOW = NOON + 1_800_000;

/** The seeded day as an interval for queries. */
export const SEEDED_DAY = '2026-03-09T12:00:00.000Z/2026-03-10T12:00:00.000Z';

/** A sandbox with a stopped clock, and the calls of a signed-in program. */
export interface Program {
  sandbox: Sandbox;
  call: Call;
  client: ApiClient;
}

export async function startProgram(): Promise<Program> {
  const sandbox = createSandbox({ now: () => NOW, rateLimit: false });
  const client = clientOf(sandbox);
  client.setAccessToken(sandbox.issueAccessToken());
  return { sandbox, call: await signIn(sandbox), client };
}

/** A sandbox with a stopped clock, a new queue, and an agent who is a member of the queue. */
export interface Floor {
  sandbox: Sandbox;
  call: Call;
  queue: NamedEntity;
  agent: NamedEntity;
  /** The wrap-up codes of the queue. */
  codes: NamedEntity[];
  asAgent: Call;
}

export async function openFloor(options: SandboxOptions = {}): Promise<Floor> {
  const sandbox = createSandbox({ now: () => NOW, rateLimit: false, ...options });
  const call = await signIn(sandbox);
  const queue = (
    await call<NamedEntity>('POST', '/api/v2/routing/queues', { name: 'Ferries', acwSettings: { wrapupPrompt: 'MANDATORY' } })
  ).body;
  const agent = (await call<Listing<NamedEntity>>('GET', '/api/v2/users')).body.entities[3]!;
  await call('POST', `${queue.selfUri}/members`, [{ id: agent.id }]);
  const codes = (await call<Listing<NamedEntity>>('GET', '/api/v2/routing/wrapupcodes')).body.entities;
  await call(
    'POST',
    `${queue.selfUri}/wrapupcodes`,
    codes.slice(0, 4).map(({ id }) => ({ id })),
  );
  const { access_token: token } = await signInUser(sandbox, agent.id);
  return { sandbox, call, queue, agent, codes: codes.slice(0, 4), asAgent: callWith(sandbox, token) };
}

/** Sets the agent's presence by its name. */
export async function setPresence({ call, agent }: Floor, name: string): Promise<void> {
  const definitions = (await call<Listing<NamedEntity>>('GET', '/api/v2/presencedefinitions')).body.entities;
  const presenceDefinition = { id: definitions.find((definition) => definition.name === name)!.id };
  await call('PATCH', `${agent.selfUri}/presences/purecloud`, { presenceDefinition });
}

/** Starts a customer's call to the queue. */
export async function ring({ call, queue }: Floor): Promise<string> {
  const body = { callQueueId: queue.id, phoneNumber: 'tel:+441632960001' };
  return (await call<{ id: string }>('POST', '/api/v2/conversations/calls', body)).body.id;
}

export async function conversation({ call }: Floor, id: string): Promise<Conversation> {
  return (await call<Conversation>('GET', `/api/v2/conversations/${id}`)).body;
}

/** The latest participant with a purpose. */
export async function participant(floor: Floor, id: string, purpose: string): Promise<Participant> {
  return (await conversation(floor, id)).participants.filter((each) => each.purpose === purpose).at(-1)!;
}

export async function routingStatus({ call, agent }: Floor): Promise<string> {
  return (await call<{ status: string }>('GET', `${agent.selfUri}/routingstatus`)).body.status;
}

/** The agent answers the alerting interaction. */
export async function answer(floor: Floor, id: string): Promise<Participant> {
  const { id: participantId = '' } = await participant(floor, id, 'agent');
  await floor.asAgent('PATCH', `/api/v2/conversations/${id}/participants/${participantId}`, { state: 'connected' });
  return await participant(floor, id, 'agent');
}

/** A call of the seeded day with an agent. */
export async function recordedCall({ call }: Floor): Promise<string> {
  const segmentFilters = [
    {
      type: 'and',
      predicates: [
        { dimension: 'mediaType', value: 'voice' },
        { dimension: 'purpose', value: 'agent' },
      ],
    },
  ];
  const query = { interval: SEEDED_DAY, segmentFilters };
  const path = '/api/v2/analytics/conversations/details/query';
  return (await call<AnalyticsConversationQueryResponse>('POST', path, query)).body.conversations![0]!.conversationId!;
}
