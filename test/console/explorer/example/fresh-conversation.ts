import type { ApiClient } from 'contact-centre-client';
import { ConversationsApi, RoutingApi } from 'contact-centre-client';
import type { Conversation } from 'contact-centre-client/models';

/** The ids of the path of a conversation. */
type ConversationPath = Readonly<Record<string, string>>;

/** Operations for a conversation that waits in a queue. */
const waiting = /\/routing\/conversations\/|\/conversations\/\{conversationId\}\/assign$/;

/**
 * Begins a conversation of the kind that a path names. An agent takes part in it, or it waits in a queue. Existing conversations may
 * have ended by an earlier call.
 */
export async function beginConversation(client: ApiClient, path: string): Promise<ConversationPath | undefined> {
  if (!path.includes('{conversationId}')) return undefined;
  const id = await begin(client, path);
  return agentIn(await new ConversationsApi(client).getConversation(id));
}

async function begin(client: ApiClient, path: string): Promise<string> {
  const conversations = new ConversationsApi(client);
  const mustWait = waiting.test(path);
  const queueId = await (mustWait ? createEmptyQueue(client) : findQueue(client));
  if (mustWait || path.includes('/callbacks/')) {
    const { conversation } = await conversations.postConversationsCallbacks({ queueId, callbackNumbers: ['+441632960001'] });
    return conversation.id ?? '';
  }
  if (path.includes('/emails/')) {
    const email = { queueId, provider: 'PureCloud Email', toAddress: 'guest@example.com', direction: 'OUTBOUND' };
    return (await conversations.postConversationsEmails(email)).id;
  }
  const call = { phoneNumber: '+441632960001', callFromQueueId: queueId };
  return (await conversations.postConversationsCalls(call)).id;
}

/** Creates a queue without members, in which conversations wait. @returns its id. */
async function createEmptyQueue(client: ApiClient): Promise<string> {
  return (await new RoutingApi(client).postRoutingQueues({ name: `Without members ${crypto.randomUUID()}` })).id;
}

async function findQueue(client: ApiClient): Promise<string> {
  const { entities } = await new RoutingApi(client).getRoutingQueues();
  return entities[0]?.id ?? '';
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
