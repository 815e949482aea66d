import { ConversationsApi } from 'contact-centre-client/apis/conversations';
import { usePlatformMutation, usePlatformQuery } from 'contact-centre-client/react';

interface WrapUpProps {
  conversationId: string;
  participantId: string;
  code: string | undefined;
}

/** Saves the wrap-up code that the user selects, during the conversation or in after-call work. */
export function WrapUp({ conversationId, participantId, code }: WrapUpProps) {
  const codes = usePlatformQuery(ConversationsApi, 'getConversationParticipantWrapupcodes', [conversationId, participantId]);
  const save = usePlatformMutation(ConversationsApi, 'patchConversationParticipant');
  const error = codes.error ?? save.error;
  return (
    <label>
      Wrap-up code{' '}
      <select
        value={code ?? ''}
        disabled={save.isPending}
        onChange={({ target }) => save.mutate([conversationId, participantId, { wrapup: { code: target.value } }])}
      >
        <option value="" disabled>
          Select…
        </option>
        {codes.data?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {error && <span role="alert">{error.message}</span>}
    </label>
  );
}
