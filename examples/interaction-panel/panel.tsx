import { ConversationsApi } from 'contact-centre-client/apis/conversations';
import { usePlatformMutation, usePlatformQuery, useSession } from 'contact-centre-client/react';
import { useNow } from './clock.js';
import type { Conversation, Participant } from './conversations.js';
import { ownPart, useConversations } from './conversations.js';

/** The interactions of the signed-in user, or a button to sign in. */
export function Panel() {
  const { status, user, error, signIn } = useSession();
  if (user) return <Interactions userId={user.id} />;
  if (status === 'signed-out' || status === 'error') return <button onClick={() => signIn()}>Sign in {error?.message}</button>;
  return <p role="status">{error?.message ?? 'Signing in…'}</p>;
}

function Interactions({ userId }: { userId: string }) {
  const { conversations, error, status, isReady } = useConversations(userId);
  const now = useNow();
  const cards = conversations.flatMap((conversation) => {
    const user = ownPart(conversation, userId);
    return user ? <Card key={conversation.id} conversation={conversation} user={user} now={now} /> : [];
  });
  return (
    <main>
      {error instanceof Error && <p role="alert">{error.message}</p>}
      {status.state === 'waiting' && <p role="status">Reconnecting: {status.reason}</p>}
      {isReady && cards.length === 0 ? <p>No interactions</p> : cards}
    </main>
  );
}

/** Shows who is in a conversation with the user, by which medium and queue, since when, and with which attributes. */
function Card({ conversation, user, now }: { conversation: Conversation; user: Participant; now: number }) {
  const { id = '', participants = [] } = conversation;
  const customer = participants.find(({ purpose }) => purpose === 'customer' || purpose === 'external');
  const medium = (['calls', 'callbacks', 'chats', 'emails', 'messages'] as const).find((name) => user[name]?.length) ?? 'calls';
  const state = user.startAcwTime === undefined ? user[medium]?.at(-1)?.state : 'wrap-up';
  const since = Date.parse(user.startAcwTime ?? user.connectedTime ?? '');
  return (
    <article>
      <h2>{customer?.name ?? customer?.address ?? 'Unknown'}</h2>
      <p>{[participants.find(({ purpose }) => purpose === 'acd')?.name ?? 'No queue', medium, state].join(' · ')}</p>
      {since > 0 && <time>{new Date(Math.max(0, now - since)).toISOString().slice(11, 19)}</time>}
      {Object.entries(customer?.attributes ?? {}).map(([name, value]) => (
        <p key={name}>{`${name}: ${value}`}</p>
      ))}
      {since > 0 && user.id !== undefined && <WrapUp ids={[id, user.id]} code={user.wrapup?.code} />}
    </article>
  );
}

/** Saves the wrap-up code that the user selects, during the conversation or in after-call work. */
function WrapUp({ ids, code = '' }: { ids: [conversationId: string, participantId: string]; code: string | undefined }) {
  const codes = usePlatformQuery(ConversationsApi, 'getConversationParticipantWrapupcodes', ids);
  const save = usePlatformMutation(ConversationsApi, 'patchConversationParticipant');
  return (
    <p>
      <select title="Wrap-up" value={code} onChange={({ target }) => save.mutate([...ids, { wrapup: { code: target.value } }])}>
        <option value="" label="Wrap-up code…" disabled />
        {codes.data?.map(({ id, name }) => (
          <option key={id} value={id} label={name} />
        ))}
      </select>
      <span role="alert">{(codes.error ?? save.error)?.message}</span>
    </p>
  );
}
