import { ConversationsApi } from 'contact-centre-client/apis/conversations';
import type { Conversation as CurrentConversation, NotificationTopics } from 'contact-centre-client/models';
import type { RepairRequest } from 'contact-centre-client/notifications';
import { useApi, useTopicListener } from 'contact-centre-client/react';
import { useState } from 'react';

/** A conversation as the API or an event describes it. */
export type Conversation = CurrentConversation | NotificationTopics['v2.users.{id}.conversations'];

/** Returns the user's part in a conversation: connected, alerting or in after-call work; `undefined` if it has ended. */
export function ownPart({ participants = [] }: Conversation, userId: string) {
  const own = participants.findLast((participant) => participant.userId === userId);
  const isInWrapUp = own?.startAcwTime !== undefined && own.endAcwTime === undefined;
  return own?.endTime === undefined || isInWrapUp ? own : undefined;
}

export type Participant = NonNullable<ReturnType<typeof ownPart>>;

/** Returns the conversations of a user, kept up to date by events. */
export function useConversations(userId: string) {
  const api = useApi(ConversationsApi);
  const [byId, setById] = useState<ReadonlyMap<string, Conversation>>(new Map());
  const state = useTopicListener(
    'v2.users.{id}.conversations',
    userId,
    ({ eventBody, repaired }) => {
      if (repaired) setById(new Map(repaired.entities.map((conversation) => [conversation.id ?? '', conversation])));
      else setById((before) => new Map(before).set(eventBody.id ?? '', eventBody));
    },
    // Reads the conversations initially and after each interruption, because missed events are not repeated.
    { repair: (request: RepairRequest) => api.getConversations({}, request) },
  );
  return { ...state, conversations: [...byId.values()] };
}
