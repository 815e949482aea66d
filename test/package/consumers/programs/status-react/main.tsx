import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import platformClient from 'purecloud-platform-client-v2';

declare const CLIENT_ID: string;

const client = platformClient.ApiClient.instance;
client.setEnvironment(platformClient.PureCloudRegionHosts.eu_west_1);
client.setPersistSettings(true, 'status-widget');

const usersApi = new platformClient.UsersApi();
const presenceApi = new platformClient.PresenceApi();

interface Choice {
  id: string;
  label: string;
}

/** What the organisation offers, in the agent's words. */
async function loadChoices(): Promise<Choice[]> {
  const listing: platformClient.Models.OrganizationPresenceEntityListing = await presenceApi.getPresencedefinitions({
    pageSize: 100,
    deleted: 'false',
  });
  return (listing.entities ?? [])
    .filter((definition) => !definition.deactivated && definition.systemPresence !== 'Offline')
    .map((definition) => ({ id: definition.id ?? '', label: definition.languageLabels['en_US'] ?? '' }))
    .sort((one, other) => one.label.localeCompare(other.label));
}

function StatusWidget() {
  const [me, setMe] = useState<platformClient.Models.UserMe>();
  const [choices, setChoices] = useState<Choice[]>([]);
  const [current, setCurrent] = useState<string>();
  const [problem, setProblem] = useState('');

  useEffect(() => {
    client
      .loginImplicitGrant(CLIENT_ID, window.location.origin + window.location.pathname, { state: 'widget' })
      .then(() => Promise.all([usersApi.getUsersMe({ expand: ['presence'] }), loadChoices()]))
      .then(([user, offered]) => {
        setMe(user);
        setChoices(offered);
        setCurrent(user.presence?.presenceDefinition?.id);
      })
      .catch((err) => setProblem(err.message));
  }, []);

  const choose = async (id: string) => {
    setProblem('');
    try {
      const presence: platformClient.Models.UserPresence = await presenceApi.patchUserPresence(me?.id ?? '', 'PURECLOUD', {
        presenceDefinition: { id },
      });
      setCurrent(presence.presenceDefinition?.id);
    } catch (err: any) {
      setProblem(`${err.status} ${err.code}: ${err.message}`);
    }
  };

  if (!me) return <p role="status">{problem || 'Signing in …'}</p>;
  return (
    <section>
      <h1>{me.name}</h1>
      <p role="status">{choices.find(({ id }) => id === current)?.label ?? 'Unknown'}</p>
      {choices.map(({ id, label }) => (
        <button key={id} disabled={id === current} onClick={() => choose(id)}>
          {label}
        </button>
      ))}
      <button onClick={() => choose('00000000-0000-4000-8000-000000000000')}>Retired status</button>
      <button onClick={() => client.logout(window.location.href)}>Log out</button>
      <p role="alert">{problem}</p>
    </section>
  );
}

createRoot(document.getElementById('root')!).render(<StatusWidget />);
