import { beforeEach, describe, expect, it } from 'vitest';
import type { AgentChecklist, AgentChecklistResponse, InternalMessageData, MessagingConferResponse } from 'contact-centre-client';
import { callWith, signInUser } from '../../support.js';
import type { Listing, NamedEntity } from '../../support.js';
import { answer, openFloor, ring, setPresence } from '../support.js';
import type { Floor } from '../support.js';

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

let floor: Floor;
let conversation: string;
let agentParty: { id?: string; calls?: { id?: string }[] };
beforeEach(async () => {
  floor = await openFloor();
  await setPresence(floor, 'On Queue');
  conversation = `/api/v2/conversations/${await ring(floor)}`;
  agentParty = await answer(floor, conversation.slice(conversation.lastIndexOf('/') + 1));
});

describe('A checklist', () => {
  let checklist: AgentChecklist;
  let path: string;
  const activated = { activationTriggerType: 'ConversationStart', language: 'en-US' };
  const tick = async (agentAction: string, index = 0, at = path) =>
    await floor.call<AgentChecklistResponse>('POST', `${at}/agentaction`, {
      checklistItems: [{ id: checklist.checklistItems[index]!.id, name: checklist.checklistItems[index]!.name, agentAction }],
    });
  beforeEach(async () => {
    const checklistItems = ['Greet', 'Verify'].map((name) => ({ name, automatedCheckEnabled: false, important: true }));
    const body = { name: 'Opening', language: 'en-US', checklistItems };
    checklist = (await floor.call<AgentChecklist>('POST', '/api/v2/assistants/agentchecklists', body)).body;
    path = `${conversation}/communications/${agentParty.calls![0]!.id!}/agentchecklists/${checklist.id!}`;
  });

  it('is activated in a communication, where the agent ticks its items', async () => {
    expect((await floor.call('GET', path)).status).toBe(404);
    const { body } = await floor.call<AgentChecklistResponse>('POST', path, activated);
    expect(body).toMatchObject({ id: checklist.id, name: 'Opening', status: 'EvaluationStarted', language: 'en-US' });
    checklist = { ...checklist, checklistItems: body.checklistItems };
    expect((await tick('Ticked', 1)).body.status).toBe('EvaluationInProgress');
    const states = async () =>
      (await floor.call<AgentChecklistResponse>('GET', path)).body.checklistItems.map(({ stateFromAgent }) => stateFromAgent);
    expect(await states()).toStrictEqual([undefined, 'Ticked']);
    await tick('Unticked', 1);
    expect(await states()).toStrictEqual([undefined, 'Unticked']);
    const all = await floor.call<Listing<NamedEntity>>('GET', path.slice(0, path.lastIndexOf('/')));
    expect(all.body.entities.map(({ id }) => id)).toStrictEqual([checklist.id]);
  });

  it('is finalized with all others of the communication, and does not change afterwards', async () => {
    checklist = { ...checklist, checklistItems: (await floor.call<AgentChecklist>('POST', path, activated)).body.checklistItems };
    const final = `${path.slice(0, path.lastIndexOf('/'))}/finalize`;
    const { body } = await floor.call<Listing<AgentChecklistResponse>>('POST', final, { exitReason: 'Done' });
    expect(body.entities).toMatchObject([{ status: 'EvaluationFinalized', exitReason: 'Done' }]);
    expect((await floor.call<AgentChecklistResponse>('GET', path)).body.evaluationFinalizedDate).toBeDefined();
    expect((await tick('Ticked')).status).toBe(400);
  });

  it('is rejected for an unknown item, communication or checklist', async () => {
    const items = [{ id: UNKNOWN_ID, name: 'x', agentAction: 'Ticked' }];
    const tickNothing = async () => (await floor.call('POST', `${path}/agentaction`, { checklistItems: items })).status;
    expect(await tickNothing()).toBe(404);
    await floor.call('POST', path, activated);
    expect(await tickNothing()).toBe(400);
    expect((await floor.call('POST', path, { ...activated, activationTriggerType: 'Intent' })).status).toBe(400);
    expect((await floor.call('POST', path.replace(checklist.id!, UNKNOWN_ID), activated)).status).toBe(404);
    expect((await floor.call('GET', path.replace(agentParty.calls![0]!.id!, UNKNOWN_ID))).status).toBe(404);
    await floor.call('PUT', `${floor.agent.selfUri}/roles`, []);
    expect((await floor.asAgent('POST', `${path}/agentaction`, { checklistItems: [] })).status).toBe(403);
  });
});

describe('Internal messages', () => {
  let colleague: NamedEntity;
  const conferWith = async (targetUserId: string) =>
    await floor.call<MessagingConferResponse>(
      'POST',
      `${conversation}/participants/${agentParty.id!}/internalmessages/users/communications`,
      { targetUserId },
    );
  const at = (communicationId: string) => `${conversation}/communications/${communicationId}/internalmessages`;
  beforeEach(async () => {
    const users = (await floor.call<Listing<NamedEntity>>('GET', '/api/v2/users')).body.entities;
    colleague = users.find(({ id }) => id !== floor.agent.id)!;
  });

  it('are exchanged between a participant and a colleague, and both have all of them', async () => {
    const { communicationId, peerCommunicationId } = (await conferWith(colleague.id)).body;
    const first = await floor.call<InternalMessageData>('POST', at(communicationId), { text: 'Is the ferry late?' });
    expect(first.body).toMatchObject({
      sender: { id: floor.agent.id },
      recipient: { id: colleague.id },
      normalizedMessage: { type: 'Text', text: 'Is the ferry late?' },
    });
    const asColleague = callWith(floor.sandbox, (await signInUser(floor.sandbox, colleague.id)).access_token);
    await floor.call('POST', at(peerCommunicationId), { text: 'An hour' });
    for (const side of [communicationId, peerCommunicationId]) {
      const { body } = await floor.call<Listing<InternalMessageData>>('GET', at(side));
      expect(body.entities.map(({ normalizedMessage }) => normalizedMessage?.text)).toStrictEqual([
        'Is the ferry late?',
        'An hour',
      ]);
    }
    expect((await floor.call<NamedEntity>('GET', `${at(peerCommunicationId)}/${first.body.id}`)).body.id).toBe(first.body.id);
    // A user cannot write in the name of another.
    expect((await asColleague('POST', at(communicationId), { text: 'Me' })).status).toBe(403);
  });

  it('cannot be sent to an unknown user', async () => {
    expect((await conferWith(UNKNOWN_ID)).status).toBe(400);
    expect((await conferWith(floor.agent.id)).status).toBe(400);
    expect((await floor.call('POST', at(UNKNOWN_ID), { text: 'Hello' })).status).toBe(404);
    const { communicationId } = (await conferWith(colleague.id)).body;
    expect((await floor.call('GET', `${at(communicationId)}/${UNKNOWN_ID}`)).status).toBe(404);
    await floor.call('PUT', `${floor.agent.selfUri}/roles`, []);
    expect((await floor.asAgent('POST', at(communicationId), { text: 'Hello' })).status).toBe(403);
  });
});

describe('Summaries, suggestions and codes to join', () => {
  it('do not exist, because the sandbox creates none', async () => {
    const calls: [verb: string, path: string, body?: object][] = [
      ['PATCH', 'summaries/a/engagements', { visibility: 'Presented' }],
      ['POST', 'summaries/a/feedback', { rating: 'Positive', summary: 'Better' }],
      ['PATCH', 'summaries/a/feedback', { rating: 'Negative' }],
      ['POST', 'suggestions/a/engagement', { engagementType: 'Copied' }],
      ['POST', 'suggestions/feedback', { suggestionId: 'a', relevance: 'Relevant' }],
      ['DELETE', `participants/${agentParty.id!}/codes/a`],
    ];
    for (const [verb, path, body] of calls) {
      const refusalBody = await floor.call<{ entityName: string }>(verb, `${conversation}/${path}`, body);
      expect([refusalBody.status, refusalBody.body.entityName], path).not.toContain('conversation');
      expect(refusalBody.status, path).toBe(404);
      const unknown = await floor.call<{ entityName: string }>(verb, `/api/v2/conversations/${UNKNOWN_ID}/${path}`, body);
      expect(unknown.body.entityName, path).toBe('conversation');
    }
  });
});
