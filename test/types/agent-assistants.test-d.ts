import type { ApiPromise } from 'contact-centre-client';
import { AgentAssistantsApi } from 'contact-centre-client/apis/agent-assistants';
import type {
  AgentChecklist,
  Assistant,
  AssistantListing,
  AssistantQueue,
  AssistantQueueListing,
} from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new AgentAssistantsApi();

describe('AgentAssistantsApi', () => {
  it('creates, finds and deletes assistants', () => {
    const assistant = { name: 'Helper', transcriptionConfig: { vendorName: 'Genesys' } };
    expectTypeOf(api.postAssistants(assistant)).toEqualTypeOf<ApiPromise<Assistant>>();
    expectTypeOf(api.getAssistants({ name: 'Help', expand: 'copilot' })).resolves.toEqualTypeOf<AssistantListing>();
    expectTypeOf(api.deleteAssistant('id')).resolves.toBeVoid();
    // @ts-expect-error -- the engine is missing
    void api.postAssistants({ name: 'Helper' });
    // @ts-expect-error -- a size of a page is text here
    void api.getAssistants({ pageSize: 25 });
    // @ts-expect-error -- assistants are paged by cursors
    void api.getAssistants({ pageNumber: 2 });
  });

  it('assigns several queues or one', () => {
    expectTypeOf(
      api.patchAssistantQueues('id', [{ id: 'q', mediaTypes: ['Call'] }]),
    ).resolves.toEqualTypeOf<AssistantQueueListing>();
    expectTypeOf(api.putAssistantQueue('id', 'q', { id: 'q', mediaTypes: [] })).resolves.toEqualTypeOf<AssistantQueue>();
    // @ts-expect-error -- the media are missing
    void api.putAssistantQueue('id', 'q', { id: 'q' });
    // @ts-expect-error -- several queues are a list
    void api.patchAssistantQueues('id', { id: 'q', mediaTypes: [] });
    // @ts-expect-error -- to delete them, they are listed in one text
    void api.deleteAssistantQueues('id', { queueIds: ['q'] });
    // @ts-expect-error -- the assistant is missing
    void api.getAssistantQueues();
  });

  it('accepts known and new media types', () => {
    expectTypeOf<KnownValues<AssistantQueue['mediaTypes'][number]>>().toEqualTypeOf<'Call' | 'Email' | 'Message'>();
    void api.putAssistantQueue('id', 'q', { id: 'q', mediaTypes: ['Video'] });
  });

  it('reads checklists', () => {
    const checklist = { name: 'Greeting', language: 'en-US', checklistItems: [{ name: 'Says hello' }] };
    expectTypeOf(api.postAssistantsAgentchecklists(checklist)).resolves.toEqualTypeOf<AgentChecklist>();
    void api.getAssistantsAgentchecklists({ agentChecklistIds: ['a'], sortBy: 'name' });
    // @ts-expect-error -- an item has a name
    void api.putAssistantsAgentchecklist('id', { ...checklist, checklistItems: ['Says hello'] });
    // @ts-expect-error -- a checklist is required
    void api.putAssistantsAgentchecklist('id');
  });
});
