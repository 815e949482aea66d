import { PresenceApi } from 'contact-centre-client/apis/presence';
import type { OrganizationPresenceDefinition, UserMe } from 'contact-centre-client/models';
import { useApi, usePlatformMutation, usePlatformQuery, useTopic } from 'contact-centre-client/react';
import { ConnectionNote } from './connection-note.js';

/** Shows the presence of a user as it changes, and a menu to change it. */
export function AgentStatus({ user, signOut }: { user: UserMe; signOut: () => void }) {
  const presences = useApi(PresenceApi);
  const { event, error, status } = useTopic('v2.users.{id}.presence', user.id, {
    // Reads the presence initially and after each interruption, because missed events are not repeated.
    repair: (request) => presences.getUserPresencesPurecloud(user.id, request),
  });
  const definitions = usePlatformQuery(PresenceApi, 'getPresenceDefinitions0', [], { staleTime: 600_000 });
  const change = usePlatformMutation(PresenceApi, 'patchUserPresencesPurecloud');
  const presence = event?.repaired ?? event?.eventBody;
  const { id: currentId = '', systemPresence = 'unknown' } = presence?.presenceDefinition ?? {};
  const failure = error ?? definitions.error ?? change.error;

  return (
    <main>
      <h1>{user.name}</h1>
      <label data-presence={systemPresence}>
        Status{' '}
        <select
          value={currentId}
          disabled={presence === undefined || change.isPending}
          onChange={({ target }) => change.mutate([user.id, { presenceDefinition: { id: target.value } }])}
        >
          {presence === undefined && <option value="">Loading…</option>}
          {definitions.data?.entities.map((definition) => (
            <option key={definition.id} value={definition.id}>
              {labelOf(definition)}
            </option>
          ))}
        </select>
      </label>
      {presence?.modifiedDate !== undefined && <p>since {new Date(presence.modifiedDate).toLocaleTimeString()}</p>}
      {failure instanceof Error && <p role="alert">{failure.message}</p>}
      <ConnectionNote status={status} />
      <button onClick={() => signOut()}>Sign out</button>
    </main>
  );
}

function labelOf({ languageLabels, name, systemPresence }: OrganizationPresenceDefinition) {
  const language = navigator.language.replace('-', '_');
  return languageLabels[language] ?? languageLabels['en_US'] ?? name ?? systemPresence;
}
