import type { AgentMaxUtilization, AgentMaxUtilizationResponse, Participant, Utilization } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { callWith, signInUser } from '../../support.js';
import type { Listing, NamedEntity } from '../../support.js';
import { conversation, openFloor, ring } from '../support.js';
import type { Floor } from '../support.js';

let floor: Floor;
let agents: NamedEntity[];
let skills: NamedEntity[];

/** Three agents of the queue. The first has been idle longest. */
beforeEach(async () => {
  floor = await openFloor();
  agents = (await floor.call<Listing<NamedEntity>>('GET', '/api/v2/users')).body.entities.slice(3, 6);
  skills = (await floor.call<Listing<NamedEntity>>('GET', '/api/v2/routing/skills')).body.entities;
  await floor.call(
    'POST',
    `${floor.queue.selfUri}/members`,
    agents.map(({ id }) => ({ id })),
  );
  for (const agent of agents) {
    await floor.call('PUT', `${agent.selfUri}/routingskills/bulk`, []);
    await offQueue(agent);
  }
});

const settings = async (body: object) => await floor.call('PUT', floor.queue.selfUri, { name: 'Ferries', ...body });
const knows = async (agent: NamedEntity, skill: NamedEntity, proficiency: number) =>
  await floor.call('POST', `${agent.selfUri}/routingskills`, { id: skill.id, proficiency });
const onQueue = async (...some: NamedEntity[]): Promise<void> => {
  const definitions = (await floor.call<Listing<NamedEntity>>('GET', '/api/v2/presencedefinitions')).body.entities;
  const presenceDefinition = { id: definitions.find(({ name }) => name === 'On Queue')!.id };
  for (const agent of some) {
    floor.sandbox.clock.advance(1000);
    await floor.call('PATCH', `${agent.selfUri}/presences/purecloud`, { presenceDefinition });
  }
};
const offQueue = async (agent: NamedEntity) => {
  const definitions = (await floor.call<Listing<NamedEntity>>('GET', '/api/v2/presencedefinitions')).body.entities;
  const presenceDefinition = { id: definitions.find(({ name }) => name === 'Available')!.id };
  await floor.call('PATCH', `${agent.selfUri}/presences/purecloud`, { presenceDefinition });
};
const comeIn = async (body: object = {}): Promise<string> => {
  const call = { callQueueId: floor.queue.id, phoneNumber: 'tel:+441632960001', ...body };
  return (await floor.call<{ id: string }>('POST', '/api/v2/conversations/calls', call)).body.id;
};
const chat = async (): Promise<string> => {
  const body = { queueId: floor.queue.id, provider: 'page', customerName: 'Ida' };
  return (await floor.call<{ id: string }>('POST', '/api/v2/conversations/chats', body)).body.id;
};
const mail = async (): Promise<string> => {
  const body = { provider: 'desk', direction: 'INBOUND', queueId: floor.queue.id, fromAddress: 'ida@mail.example' };
  return (await floor.call<{ id: string }>('POST', '/api/v2/conversations/emails', body)).body.id;
};
const callback = async (routingData: object): Promise<string> => {
  const body = { callbackNumbers: ['+49301'], routingData: { queueId: floor.queue.id, ...routingData } };
  const response = await floor.call<{ conversation: { id: string } }>('POST', '/api/v2/conversations/callbacks', body);
  return response.body.conversation.id;
};
const legs = async (id: string): Promise<Participant[]> =>
  (await conversation(floor, id)).participants.filter(({ purpose }) => purpose === 'agent');
/** The agent who is alerted or connected, if any. */
const assignedAgent = async (id: string): Promise<string | undefined> => {
  const openLeg = (await legs(id)).find(({ endTime }) => endTime === undefined);
  return agents.find(({ id: userId }) => userId === openLeg?.userId)?.name;
};
const answered = async (id: string): Promise<void> => {
  const lastLeg = (await legs(id)).at(-1)!;
  const asOwner = callWith(floor.sandbox, (await signInUser(floor.sandbox, lastLeg.userId)).access_token);
  await asOwner('PATCH', `/api/v2/conversations/${id}/participants/${lastLeg.id!}`, { state: 'connected' });
};

describe('an interaction', () => {
  it('goes to the agent who has been idle longest', async () => {
    await onQueue(agents[1]!, agents[0]!, agents[2]!);
    expect(await assignedAgent(await comeIn())).toBe(agents[1]!.name);
    expect(await assignedAgent(await comeIn())).toBe(agents[0]!.name);
  });

  it('does not go to agents who are not joined, not on queue or not responding', async () => {
    await onQueue(agents[0]!, agents[1]!);
    await floor.call('PATCH', `${floor.queue.selfUri}/members/${agents[0]!.id}`, { joined: false });
    expect(await assignedAgent(await comeIn())).toBe(agents[1]!.name);
    expect(await assignedAgent(await comeIn())).toBeUndefined();
  });

  it('that has waited longer comes first', async () => {
    const first = await comeIn();
    floor.sandbox.clock.advance(1000);
    const second = await comeIn();
    await onQueue(agents[0]!);
    expect([await assignedAgent(first), await assignedAgent(second)]).toEqual([agents[0]!.name, undefined]);
  });

  it('with a priority of 1 counts as waiting a minute longer', async () => {
    const first = await comeIn();
    floor.sandbox.clock.advance(59_000);
    const urgent = await comeIn({ priority: 1 });
    await onQueue(agents[0]!);
    expect([await assignedAgent(first), await assignedAgent(urgent)]).toEqual([undefined, agents[0]!.name]);
  });

  it('with a priority of 1 does not pass one that has waited more than a minute longer', async () => {
    const first = await comeIn();
    floor.sandbox.clock.advance(61_000);
    const urgent = await comeIn({ priority: 1 });
    await onQueue(agents[0]!);
    expect([await assignedAgent(first), await assignedAgent(urgent)]).toEqual([agents[0]!.name, undefined]);
  });

  it('with a negative priority lets others pass', async () => {
    const patient = await comeIn({ priority: -5 });
    floor.sandbox.clock.advance(60_000);
    const later = await comeIn();
    await onQueue(agents[0]!);
    expect([await assignedAgent(patient), await assignedAgent(later)]).toEqual([undefined, agents[0]!.name]);
  });
});

describe('skills', () => {
  const wanting = async (...requestedSkills: NamedEntity[]) =>
    await comeIn({ routingSkillsIds: requestedSkills.map(({ id }) => id) });

  it('must all match, with any proficiency, if the queue requires all', async () => {
    await settings({ skillEvaluationMethod: 'ALL' });
    await knows(agents[0]!, skills[0]!, 5);
    await knows(agents[1]!, skills[0]!, 1);
    await knows(agents[1]!, skills[1]!, 1);
    await onQueue(...agents);
    expect(await assignedAgent(await wanting(skills[0]!, skills[1]!))).toBe(agents[1]!.name);
    expect(await assignedAgent(await wanting(skills[0]!))).toBe(agents[0]!.name);
  });

  it('are compared by total proficiency if the queue prefers the best', async () => {
    await settings({ skillEvaluationMethod: 'BEST' });
    await knows(agents[0]!, skills[0]!, 2);
    await knows(agents[1]!, skills[0]!, 4);
    await onQueue(...agents);
    expect(await assignedAgent(await wanting(skills[0]!))).toBe(agents[1]!.name);
    expect(await assignedAgent(await wanting(skills[0]!))).toBe(agents[0]!.name);
    expect(await assignedAgent(await wanting(skills[0]!))).toBeUndefined();
  });

  it('are ignored if the queue disregards them', async () => {
    await settings({ skillEvaluationMethod: 'NONE' });
    await onQueue(agents[2]!);
    expect(await assignedAgent(await wanting(skills[0]!))).toBe(agents[2]!.name);
  });

  it('let an interaction wait if no agent matches, while others pass', async () => {
    await onQueue(agents[0]!);
    expect(await assignedAgent(await wanting(skills[0]!))).toBeUndefined();
    expect(await assignedAgent(await comeIn())).toBe(agents[0]!.name);
  });

  it('that do not exist are rejected', async () => {
    const body = { callQueueId: floor.queue.id, routingSkillsIds: ['juggling'] };
    expect(await floor.call('POST', '/api/v2/conversations/calls', body)).toMatchObject({
      status: 404,
      body: { entityName: 'routingSkill', entityId: 'juggling' },
    });
  });

  it('are returned with the waiting interaction', async () => {
    const id = await wanting(skills[0]!);
    const [, acd] = (await conversation(floor, id)).participants;
    expect(acd!.conversationRoutingData).toMatchObject({ queue: { id: floor.queue.id }, skills: [{ id: skills[0]!.id }] });
  });

  it('still apply after a transfer to a queue', async () => {
    await settings({ skillEvaluationMethod: 'ALL' });
    await knows(agents[0]!, skills[0]!, 3);
    await knows(agents[2]!, skills[0]!, 3);
    await onQueue(...agents);
    const id = await wanting(skills[0]!);
    await answered(id);
    floor.sandbox.clock.advance(60_000);
    const lastLeg = (await legs(id)).at(-1)!;
    await floor.call('POST', `/api/v2/conversations/calls/${id}/participants/${lastLeg.id!}/replace`, {
      queueId: floor.queue.id,
    });
    expect(await assignedAgent(id)).toBe(agents[2]!.name);
  });
});

describe('bullseye rings', () => {
  const rings = (...seconds: number[]) => ({
    bullseye: {
      rings: seconds.map((threshold, index) => ({
        expansionCriteria: [{ type: 'TIMEOUT_SECONDS', threshold }],
        actions: { skillsToRemove: index === 1 ? [{ id: skills[0]!.id }] : [] },
      })),
    },
  });
  const ringOf = async (agent: NamedEntity, ringNumber: number) =>
    await floor.call('PATCH', `${floor.queue.selfUri}/members/${agent.id}`, { ringNumber });

  it('add the members of the next ring after the timeout', async () => {
    await settings(rings(10, 20));
    await ringOf(agents[0]!, 2);
    await ringOf(agents[1]!, 3);
    await onQueue(agents[0]!, agents[1]!);
    const id = await comeIn();
    expect(await assignedAgent(id)).toBeUndefined();
    floor.sandbox.clock.advance(9999);
    expect(await assignedAgent(id)).toBeUndefined();
    floor.sandbox.clock.advance(1);
    expect(await assignedAgent(id)).toBe(agents[0]!.name);
  });

  it('include all members after the last one', async () => {
    await settings(rings(10, 20));
    await ringOf(agents[1]!, 6);
    await onQueue(agents[1]!);
    const id = await comeIn();
    floor.sandbox.clock.advance(29_999);
    expect(await assignedAgent(id)).toBeUndefined();
    floor.sandbox.clock.advance(1);
    expect(await assignedAgent(id)).toBe(agents[1]!.name);
  });

  it('drop their skills to remove when they end', async () => {
    await settings({ ...rings(10, 20), skillEvaluationMethod: 'ALL' });
    await onQueue(agents[0]!);
    const id = await comeIn({ routingSkillsIds: [skills[0]!.id] });
    floor.sandbox.clock.advance(10_000);
    expect(await assignedAgent(id)).toBeUndefined();
    floor.sandbox.clock.advance(20_000);
    expect(await assignedAgent(id)).toBe(agents[0]!.name);
  });

  it('prefer the inner rings while an agent there is free', async () => {
    await settings(rings(10, 20));
    await ringOf(agents[0]!, 2);
    await onQueue(agents[0]!, agents[1]!);
    expect(await assignedAgent(await comeIn())).toBe(agents[1]!.name);
  });
});

describe('preferred agents', () => {
  const rule = (operator: string, waitSeconds: number, threshold = 0) => ({ operator, waitSeconds, threshold });

  it('with a sufficient score come first while the rule lasts', async () => {
    await settings({ routingRules: [rule('MEETS_THRESHOLD', 30, 80), rule('ANY', 30)] });
    const scoredAgents = [
      { agent: { id: agents[0]!.id }, score: 90 },
      { agent: { id: agents[1]!.id }, score: 40 },
    ];
    const id = await callback({ scoredAgents });
    await onQueue(agents[2]!, agents[1]!);
    expect(await assignedAgent(id)).toBeUndefined();
    floor.sandbox.clock.advance(30_000);
    expect(await assignedAgent(id)).toBe(agents[1]!.name);
  });

  it('are not waited for after the last rule', async () => {
    await settings({ routingRules: [rule('ANY', 30)] });
    const id = await callback({ preferredAgentIds: [agents[0]!.id] });
    await onQueue(agents[2]!);
    expect(await assignedAgent(id)).toBeUndefined();
    floor.sandbox.clock.advance(30_000);
    expect(await assignedAgent(id)).toBe(agents[2]!.name);
  });

  it('are ignored if the queue has no rule for them', async () => {
    await onQueue(agents[2]!);
    expect(await assignedAgent(await callback({ preferredAgentIds: [agents[0]!.id] }))).toBe(agents[2]!.name);
  });

  it('can own a callback, which waits for its owner', async () => {
    await onQueue(agents[2]!);
    const id = await callback({ preferredAgentIds: [agents[0]!.id], routingFlags: ['AGENT_OWNED_CALLBACK'] });
    floor.sandbox.clock.advance(3_600_000);
    expect(await assignedAgent(id)).toBeUndefined();
    await onQueue(agents[0]!);
    expect(await assignedAgent(id)).toBe(agents[0]!.name);
  });

  it('must be users', async () => {
    const body = { callbackNumbers: ['+4930'], routingData: { queueId: floor.queue.id, preferredAgentIds: ['nobody'] } };
    expect(await floor.call('POST', '/api/v2/conversations/callbacks', body)).toMatchObject({ status: 404 });
  });
});

describe('utilization', () => {
  const path = '/api/v2/routing/utilization';
  const agentPath = () => `/api/v2/routing/users/${agents[0]!.id}/utilization`;
  const media = (maximumCapacity: number, ...interruptableMediaTypes: string[]) => ({ maximumCapacity, interruptableMediaTypes });

  beforeEach(async () => {
    await onQueue(agents[0]!);
  });

  it('is by default one call, callback, message and email, and four chats', async () => {
    const { utilization } = (await floor.call<Utilization>('GET', path)).body;
    const capacities = Object.entries(utilization!).map(([name, { maximumCapacity }]) => [name, maximumCapacity] as const);
    expect(Object.fromEntries(capacities)).toEqual({ call: 1, callback: 1, chat: 4, email: 1, message: 1 });
  });

  it('allows an agent four chats, but not five', async () => {
    const chats: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      chats.push(await chat());
      const lastLeg = (await legs(chats.at(-1)!)).at(-1);
      if (lastLeg) await answered(chats.at(-1)!);
    }
    const names = await Promise.all(chats.map(assignedAgent));
    expect(names).toEqual([...Array.from({ length: 4 }, () => agents[0]!.name), undefined]);
  });

  it('allows a call to interrupt an email, but not the reverse', async () => {
    const letter = await mail();
    await answered(letter);
    const call = await comeIn();
    expect(await assignedAgent(call)).toBe(agents[0]!.name);
    await answered(call);
    expect(await assignedAgent(await mail())).toBeUndefined();
  });

  it('allows no call to interrupt a chat by default', async () => {
    await answered(await chat());
    const call = await comeIn();
    expect(await assignedAgent(call)).toBeUndefined();
    await floor.call('PUT', path, { utilization: { chat: media(4, 'call') } });
    expect(await assignedAgent(call)).toBe(agents[0]!.name);
  });

  it('of an agent overrides that of the organisation until it is deleted', async () => {
    await floor.call('PUT', agentPath(), { utilization: { call: media(2) } });
    expect((await floor.call<AgentMaxUtilization>('GET', agentPath())).body).toMatchObject({
      level: 'Agent',
      utilization: { call: { maximumCapacity: 2 } },
    });
    const calls = [await comeIn(), await comeIn(), await comeIn()];
    expect(await Promise.all(calls.map(assignedAgent))).toEqual([agents[0]!.name, agents[0]!.name, undefined]);
    expect(await floor.call('DELETE', agentPath())).toMatchObject({ status: 204 });
    expect((await floor.call<AgentMaxUtilization>('GET', agentPath())).body).toMatchObject({ level: 'Organization' });
  });

  it('of zero allows no interaction', async () => {
    await floor.call('PUT', agentPath(), { utilization: { call: media(0) } });
    await answered(await chat());
    expect(await assignedAgent(await comeIn())).toBeUndefined();
  });

  it('above 25, or of an unknown media type, is rejected', async () => {
    expect(await floor.call('PUT', path, { utilization: { call: media(26) } })).toMatchObject({
      status: 400,
      body: { message: 'maximumCapacity must be from 0 to 25', details: [{ fieldName: 'utilization.call.maximumCapacity' }] },
    });
    expect(await floor.call('PUT', path, { utilization: { pigeon: media(1) } })).toMatchObject({ status: 400 });
    expect(await floor.call('PUT', path, { utilization: { call: media(1, 'pigeon') } })).toMatchObject({ status: 400 });
  });

  it('stores the settings of existing labels', async () => {
    const { body: label } = await floor.call<NamedEntity>('POST', `${path}/labels`, { name: 'Claims' });
    const expected = {
      utilization: { call: media(1) },
      labelUtilizations: { [label.id]: { maximumCapacity: 2 } },
      maxInboundCalls: 3,
    };
    for (const at of [path, agentPath()]) {
      expect((await floor.call('PUT', at, expected)).body).toMatchObject({ labelUtilizations: expected.labelUtilizations });
      expect((await floor.call('GET', at)).body).toMatchObject({
        labelUtilizations: expected.labelUtilizations,
        maxInboundCalls: 3,
      });
    }
    const shown = (await floor.call<AgentMaxUtilizationResponse>('GET', agentPath())).body;
    expect(shown).toMatchObject({ level: 'Agent', labelUtilizations: { [label.id]: { labelName: 'Claims' } } });
    const unknown = { ...expected, labelUtilizations: { nowhere: { maximumCapacity: 2 } } };
    expect(await floor.call('PUT', path, unknown)).toMatchObject({
      status: 400,
      body: { details: [{ fieldName: 'labelUtilizations' }] },
    });
    await floor.call('DELETE', `${path}/labels/${label.id}`);
    expect((await floor.call('GET', path)).body).toMatchObject({ labelUtilizations: {} });
    await floor.call('DELETE', agentPath());
    await floor.call('DELETE', path);
    expect((await floor.call('GET', path)).body).not.toHaveProperty('labelUtilizations');
  });

  it('has its defaults again after it is deleted', async () => {
    await floor.call('PUT', path, { utilization: { call: media(9) } });
    expect(await floor.call('DELETE', path)).toMatchObject({ status: 204 });
    expect((await floor.call<Utilization>('GET', path)).body.utilization!['call']!.maximumCapacity).toBe(1);
  });

  it('counts calls outside of queues only if it is configured to', async () => {
    await floor.asAgent('POST', '/api/v2/conversations/calls', { phoneNumber: 'tel:+33' });
    const first = await ring(floor);
    expect(await assignedAgent(first)).toBe(agents[0]!.name);
    await floor.call('POST', `/api/v2/conversations/${first}/disconnect`);
    await floor.call('PUT', path, { utilization: { call: { ...media(1), includeNonAcd: true } } });
    expect(await assignedAgent(await ring(floor))).toBeUndefined();
  });

  it('applies to agents who are on queue', async () => {
    await offQueue(agents[0]!);
    expect(await assignedAgent(await chat())).toBeUndefined();
  });
});

describe('the estimated wait', () => {
  const seconds = async (query = '', media = '') => {
    const path = `${floor.queue.selfUri}${media}/estimatedwaittime${query}`;
    const { body } = await floor.call<{ results: { estimatedWaitTimeSeconds: number }[] }>('GET', path);
    return body.results[0]!.estimatedWaitTimeSeconds;
  };

  it('is 0 while an agent has capacity', async () => {
    await onQueue(agents[0]!);
    expect(await seconds('', '/mediatypes/chat')).toBe(0);
    await answered(await chat());
    expect(await seconds('', '/mediatypes/chat')).toBe(0);
    expect(await seconds('', '/mediatypes/call')).toBeGreaterThan(0);
  });

  it('is longer for an interaction that a more urgent one passes', async () => {
    const first = await comeIn();
    const before = await seconds(`?conversationId=${first}`);
    await comeIn({ priority: 3 });
    expect(await seconds(`?conversationId=${first}`)).toBe(2 * before);
  });
});
