import { useSession } from 'contact-centre-client/react';
import { AgentStatus } from './agent-status.js';

/** The status of the signed-in user, or a button to sign in. */
export function App() {
  const session = useSession();
  if (session.status === 'restoring' || session.status === 'signing-in') return <p role="status">Signing in…</p>;
  if (session.status === 'signed-in' && session.user) return <AgentStatus user={session.user} signOut={session.signOut} />;
  return (
    <main>
      <h1>Agent status</h1>
      {session.expired && <p>Your session has expired.</p>}
      {session.error && <p role="alert">Signing in failed: {session.error.message}</p>}
      {session.status === 'signed-in' && !session.error ? (
        <p role="status">Loading…</p>
      ) : (
        <button onClick={() => session.signIn()}>Sign in</button>
      )}
    </main>
  );
}
