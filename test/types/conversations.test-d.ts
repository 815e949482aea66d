import type { ApiPromise } from 'contact-centre-client';
import { ConversationsApi } from 'contact-centre-client/apis/conversations';
import type {
  Conversation,
  ConsultTransferUpdate,
  JsonObject,
  WhatsAppIntegration,
  WrapupCode,
} from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new ConversationsApi();

describe('ConversationsApi', () => {
  it('reads a conversation and its participants’ codes', () => {
    expectTypeOf(api.getConversation('id')).toEqualTypeOf<ApiPromise<Conversation>>();
    expectTypeOf(api.getConversationParticipantWrapupcodes('id', 'agent')).resolves.toEqualTypeOf<WrapupCode[]>();
    expectTypeOf<Conversation['participants'][number]>().toHaveProperty('attributes');
  });

  it('distinguishes deletions with and without a response body', () => {
    expectTypeOf(
      api.deleteConversationsMessagingIntegrationsWhatsappIntegrationId('id'),
    ).resolves.toEqualTypeOf<WhatsAppIntegration>();
    expectTypeOf(api.deleteConversationsMessagingIntegrationsLineIntegrationId('id')).resolves.toBeVoid();
  });

  it('puts a participant on hold', () => {
    expectTypeOf(api.patchConversationsCallParticipant('id', 'agent', { held: true, state: 'connected' })).resolves.toBeVoid();
    expectTypeOf(
      api.patchConversationsChatParticipantCommunication('id', 'agent', 'chat', { muted: false }),
    ).resolves.toEqualTypeOf<JsonObject>();
    // @ts-expect-error -- the flag is called held
    void api.patchConversationsCallParticipant('id', 'agent', { hold: true });
    // @ts-expect-error -- a flag is true or false
    void api.patchConversationsEmailParticipant('id', 'agent', { held: 1 });
    // @ts-expect-error -- the changes are missing
    void api.patchConversationParticipant('id', 'agent');
    // @ts-expect-error -- attributes are texts
    void api.patchConversationsCallbackParticipantAttributes('id', 'agent', { attributes: { tries: 3 } });
  });

  it('accepts the known speaking modes of a consultation', () => {
    expectTypeOf<KnownValues<ConsultTransferUpdate['speakTo']>>().toEqualTypeOf<
      'DESTINATION' | 'OBJECT' | 'BOTH' | 'CONFERENCE'
    >();
    expectTypeOf<KnownValues<Conversation['recordingState']>>().toEqualTypeOf<'ACTIVE' | 'PAUSED' | 'NONE'>();
    void api.patchConversationsCallParticipantConsult('id', 'agent', { speakTo: 'EVERYONE' });
  });

  it('rejects an invalid id and an unknown option', () => {
    // @ts-expect-error -- a conversation itself is not its id
    void api.getConversationsCall({ id: 'x' });
    // @ts-expect-error -- a message belongs to a conversation
    void api.getConversationsEmailMessage('message');
    // @ts-expect-error -- chat messages are paged by cursors
    void api.getConversationsChatMessages('id', { pageSize: 25 });
  });
});
