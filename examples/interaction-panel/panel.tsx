import { useSession } from 'contact-centre-client/react';
import { Card } from './card.js';
import { useNow } from './clock.js';
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
    const own = ownPart(conversation, userId);
    return own ? <Card key={conversation.id} conversation={conversation} own={own} now={now} /> : [];
  });
  return (
    <main>
      <h1>Interactions</h1>
      {error instanceof Error && <p role="alert">{error.message}</p>}
      {status.state === 'waiting' && <p role="status">Reconnecting: {status.reason}</p>}
      {cards}
      {isReady && cards.length === 0 && <p>None at the moment</p>}
    </main>
  );
}
