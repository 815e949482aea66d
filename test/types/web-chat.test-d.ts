import type { ApiPromise } from 'contact-centre-client';
import { WebChatApi } from 'contact-centre-client/apis/web-chat';
import type {
  CreateWebChatConversationRequest,
  CreateWebChatConversationResponse,
  WebChatGuestMediaRequest,
  WebChatMemberInfo,
  WebChatMessage,
  WebChatSettings,
} from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new WebChatApi();

const guest: CreateWebChatConversationRequest = {
  organizationId: 'o',
  deploymentId: 'd',
  routingTarget: { targetType: 'QUEUE', targetAddress: 'Billing' },
  memberInfo: { displayName: 'Visitor', customFields: { page: '/prices' } },
};

describe('WebChatApi', () => {
  it("starts a guest's chat and sends messages", () => {
    expectTypeOf(api.postWebchatGuestConversations(guest)).toEqualTypeOf<ApiPromise<CreateWebChatConversationResponse>>();
    expectTypeOf(
      api.postWebchatGuestConversationMemberMessages('c', 'm', { body: 'Hello' }),
    ).resolves.toEqualTypeOf<WebChatMessage>();
    expectTypeOf(api.getWebchatGuestConversationMember('c', 'm')).resolves.toEqualTypeOf<WebChatMemberInfo>();
    expectTypeOf<WebChatMessage['sender']['role']>().toExtend<string>();
  });

  it('rejects a guest without a name and a message without a text', () => {
    // @ts-expect-error -- the participant is missing
    void api.postWebchatGuestConversations({ ...guest, memberInfo: { firstName: 'Ann' } });
    // @ts-expect-error -- custom fields are texts
    void api.postWebchatGuestConversations({ ...guest, memberInfo: { displayName: 'Ann', customFields: { age: 42 } } });
    // @ts-expect-error -- the recipient is missing
    void api.postWebchatGuestConversations({ organizationId: 'o', deploymentId: 'd', memberInfo: { displayName: 'Ann' } });
    // @ts-expect-error -- the text is in the message's body
    void api.postWebchatGuestConversationMemberMessages('c', 'm', 'Hello');
    // @ts-expect-error -- the sender is missing
    void api.postWebchatGuestConversationMemberMessages('c', { body: 'Hello' });
  });

  it('accepts states, roles and types of messages', () => {
    expectTypeOf<KnownValues<WebChatGuestMediaRequest['state']>>().toEqualTypeOf<
      'PENDING' | 'ACCEPTED' | 'DECLINED' | 'TIMEDOUT' | 'CANCELLED' | 'ERRORED'
    >();
    expectTypeOf<KnownValues<WebChatMemberInfo['role']>>().toEqualTypeOf<'AGENT' | 'CUSTOMER' | 'WORKFLOW' | 'ACD'>();
    expectTypeOf<KnownValues<WebChatMessage['bodyType']>>().toEqualTypeOf<
      'standard' | 'notice' | 'member-join' | 'member-leave' | 'media-request'
    >();
    void api.patchWebchatGuestConversationMediarequest('c', 'r', { types: ['VIDEO'], state: 'POSTPONED' });
  });

  it('manages settings and deployments', () => {
    expectTypeOf(api.putWebchatSettings({ requireDeployment: true })).resolves.toEqualTypeOf<WebChatSettings>();
    // @ts-expect-error -- domains are a list
    void api.postWebchatDeployments({ allowedDomains: 'example.com' });
    // @ts-expect-error -- messages are paged by cursors
    void api.getWebchatGuestConversationMessages('c', { pageNumber: 1 });
    // @ts-expect-error -- a guest is required
    void api.postWebchatGuestConversations();
    // @ts-expect-error -- a conversation is identified by text
    void api.getWebchatGuestConversationMembers(1);
  });
});
