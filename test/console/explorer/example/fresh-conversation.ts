import type { ApiClient } from 'contact-centre-client';
import { ConversationsApi, RoutingApi } from 'contact-centre-client';
import type { Conversation } from 'contact-centre-client/models';

/** The ids of the path of a conversation. */
type ConversationPath = Readonly<Record<string, string>>;

/** Operations for a conversation that waits in a queue. */
const waiting = /\/routing\/conversations\/|\/conversations\/\{conversationId\}\/assign$/;

/** Begins a conversation of the kind that a path names, in which an agent takes part, or which waits. Others have ended it since. */
export async function beginConversation(client: ApiClient, path: string): Promise<ConversationPath | undefined> {
  if (!path.includes('{conversationId}')) return undefined;
  const conversations = new ConversationsApi(client);
  const id = await begin(conversations, client, path);
  const { body } = await conversations.getConversation(id).withResponse();
  return agentIn(body);
}

async function begin(conversations: ConversationsApi, client: ApiClient, path: string): Promise<string> {
  const routing = new RoutingApi(client);
  const callbackNumbers = ['+441632960001'];
  if (waiting.test(path)) {
    const { body: queue } = await routing.postRoutingQueues({ name: `Nobody ${crypto.randomUUID()}` }).withResponse();
    const { body } = await conversations.postConversationsCallbacks({ queueId: queue.id, callbackNumbers }).withResponse();
    return body.conversation.id ?? '';
  }
  const { body: queues } = await routing.getRoutingQueues().withResponse();
  const callFromQueueId = queues.entities[0]?.id ?? '';
  if (path.includes('/emails/')) {
    const email = {
      queueId: callFromQueueId,
      provider: 'PureCloud Email',
      toAddress: 'guest@example.com',
      direction: 'OUTBOUND',
    };
    return (await conversations.postConversationsEmails(email).withResponse()).body.id;
  }
  if (path.includes('/callbacks/')) {
    const { body } = await conversations.postConversationsCallbacks({ queueId: callFromQueueId, callbackNumbers }).withResponse();
    return body.conversation.id ?? '';
  }
  const call = { phoneNumber: '+441632960001', callFromQueueId };
  return (await conversations.postConversationsCalls(call).withResponse()).body.id;
}

/** The agent's part of a conversation, or that of the first participant. */
function agentIn({ id = '', participants }: Conversation): ConversationPath {
  const agent = participants.find(({ purpose }) => purpose === 'agent') ?? participants[0];
  const { calls = [], callbacks = [], emails = [] } = agent ?? {};
  const [communication] = [...calls, ...callbacks, ...emails];
  return {
    conversationId: id,
    participantId: agent?.id ?? '',
    communicationId: communication?.id ?? '',
    ...(agent?.userId !== undefined && { userId: agent.userId }),
  };
}
