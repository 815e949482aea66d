import type { NotificationsStatus } from 'contact-centre-client/notifications';
import { useNotifications } from 'contact-centre-client/react';

/** Tells the user while no events arrive, and when the next attempt to connect is due. */
export function ConnectionNote({ status }: { status: NotificationsStatus }) {
  const notifications = useNotifications();
  if (status.state === 'live') return <p role="status">Live</p>;
  if (status.state !== 'waiting') return <p role="status">Connecting…</p>;
  return (
    <p role="status">
      Not up to date: {status.reason}. Reconnecting
      {status.nextAttemptAt !== undefined && ` at ${new Date(status.nextAttemptAt).toLocaleTimeString()}`}…{' '}
      <button onClick={() => notifications.reconnect()}>Reconnect now</button>
    </p>
  );
}
